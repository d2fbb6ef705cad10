import { expect, test } from 'vitest';
import type { LevelRow } from '../../../src/store/repositories/levels.js';
import { turnsDuring } from '../../support/turns-during.js';
import { everyDatabase } from '../support/every-database.js';
import { addAccount } from '../support/rows.js';

const upTo = (rows: number) => ({ board: rows, account: rows });

function aLevel(of: Partial<LevelRow> = {}) {
  const code = of.code ?? 'abc';
  return {
    id: `level ${code}`,
    accountId: 'ann',
    game: 'classic',
    name: 'A maze',
    code,
    shared: false,
    createdAt: 10,
    ...of,
  };
}

await everyDatabase.describe((bench) => {
  test('a level is kept with its maker', async () => {
    const { store } = bench();
    await addAccount(store, 'ann', null);
    const saved = { ...aLevel(), playerName: 'Player ann', playerGuest: true };
    expect(await store.levels.save(aLevel(), 5)).toEqual(saved);
    expect(await store.levels.mine('ann', null)).toEqual([saved]);
  });

  test('the same code of the same game again replaces the name', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    await store.levels.save(aLevel(), 1);
    const again = await store.levels.save(aLevel({ id: 'another', name: 'Better', shared: true }), 1);
    expect(again).toMatchObject({ id: 'level abc', name: 'Better', shared: true, createdAt: 10 });
    expect(await store.levels.mine('ann', null)).toEqual([again]);
  });

  test('there is an end to levels, also when many come at once', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => store.levels.save(aLevel({ code: `code ${i}` }), 4)),
    );
    expect(answers.filter((answer) => answer === 'full')).toHaveLength(6);
    expect(await store.levels.mine('ann', null)).toHaveLength(4);
  });

  test('my levels and those that everybody shares, the newest first, all or those of a game', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    await addAccount(store, 'bob');
    await store.levels.save(aLevel({ code: 'a', createdAt: 1, shared: true }), 9);
    await store.levels.save(aLevel({ code: 'b', createdAt: 2, game: 'cave' }), 9);
    await store.levels.save(aLevel({ code: 'c', createdAt: 3, accountId: 'bob', shared: true }), 9);
    await store.levels.save(aLevel({ code: 'd', createdAt: 4, game: 'cave', shared: true }), 9);
    const codes = (levels: readonly LevelRow[]) => levels.map(({ code }) => code);
    expect(codes(await store.levels.mine('ann', null))).toEqual(['d', 'b', 'a']);
    expect(codes(await store.levels.mine('ann', 'cave'))).toEqual(['d', 'b']);
    expect(codes(await store.levels.shared(null, 9))).toEqual(['d', 'c', 'a']);
    expect(codes(await store.levels.shared(null, 2))).toEqual(['d', 'c']);
    expect(codes(await store.levels.shared('classic', 9))).toEqual(['c', 'a']);
  });

  test('a level is removed by its owner alone', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    await store.levels.save(aLevel(), 9);
    expect(await store.levels.remove('bob', 'level abc')).toBe(false);
    expect(await store.levels.remove('ann', 'level abc')).toBe(true);
    expect(await store.levels.remove('ann', 'level abc')).toBe(false);
  });

  test('imported rows are added once, and listed by score', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    const row = (score: number, name: string, date = '2020-01-01') => ({ score, name, date });
    const rows = [row(5, 'b', '2021-01-01'), row(5, 'a'), row(9, 'c'), row(5, 'a')];
    expect(await store.imports.add('ann', 'board', rows, upTo(10))).toBe(3);
    expect(await store.imports.add('ann', 'board', [...rows, row(-1, 'd')], upTo(10))).toBe(1);
    const listed = await store.imports.list('ann', 'board');
    expect(listed).toEqual([row(9, 'c'), row(5, 'a'), row(5, 'b', '2021-01-01'), row(-1, 'd')]);
    expect(await store.imports.list('ann', 'another board')).toEqual([]);
    expect(await store.imports.list('bob', 'board')).toEqual([]);
  });

  test('there is an end to imported rows, and then none of them is added', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    const rows = (count: number) =>
      Array.from({ length: count }, (_, score) => ({ score, name: 'me', date: '' }));
    expect(await store.imports.add('ann', 'board', rows(3), upTo(4))).toBe(3);
    expect(await store.imports.add('ann', 'board', rows(5), upTo(4))).toBe('full');
    expect(await store.imports.list('ann', 'board')).toHaveLength(3);
    expect(await store.imports.add('ann', 'board', rows(4), upTo(4))).toBe(1);
    await store.imports.remove('ann', 'board');
    expect(await store.imports.list('ann', 'board')).toEqual([]);
  });

  test('there is an end to imported rows of all boards together, too', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    await addAccount(store, 'bob');
    const rows = (count: number) =>
      Array.from({ length: count }, (_, score) => ({ score, name: 'me', date: '' }));
    const most = { board: 4, account: 6 };
    expect(await store.imports.add('ann', 'first', rows(4), most)).toBe(4);
    expect(await store.imports.add('ann', 'second', rows(3), most)).toBe('full');
    expect(await store.imports.add('ann', 'second', rows(2), most)).toBe(2);
    expect(await store.imports.add('ann', 'second', rows(2), most)).toBe(0);
    expect(await store.imports.add('bob', 'second', rows(3), most)).toBe(3);
  });

  test('a large table lets others have their turn while it is imported', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    const rows = Array.from({ length: 1_000 }, (_, score) => ({ score, name: `n${score}`, date: 'd' }));
    expect(await turnsDuring(store.imports.add('ann', 'board', rows, upTo(1_000)))).toBeGreaterThan(5);
  });

  test('a large table is imported whole', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    const rows = Array.from({ length: 3_050 }, (_, score) => ({ score, name: `n${score}`, date: 'd' }));
    expect(await store.imports.add('ann', 'board', rows, upTo(10_000))).toBe(3_050);
    expect(await store.imports.list('ann', 'board')).toEqual(rows.toReversed());
  });

  test('a secret is what the first one brought, for everybody who asks', async () => {
    const { store } = bench();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => store.secrets.get('daily', () => new Uint8Array([i, 255]))),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const later = await store.secrets.get('daily', () => {
      throw new Error('no call asks for another');
    });
    expect(later).toEqual(answers[0]);
    expect(await store.secrets.get('other', () => new Uint8Array([7]))).toEqual(new Uint8Array([7]));
  });

  test('the store says that it answers', async () => {
    await expect(bench().store.ready()).resolves.toBeUndefined();
  });
});
