import { expect, test } from 'vitest';
import type { SaveWriteRow } from '../../../src/store/repositories/saves.js';
import type { Store } from '../../../src/store/store.js';
import { everyDatabase } from '../support/every-database.js';
import { addAccount, aWrite, SAVE_LIMITS } from '../support/rows.js';

await everyDatabase.describe((bench) => {
  test('a save is read as it was written', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    const text = 'Größe \u{1f56f}';
    const head = {
      slot: 'campaign',
      revision: 1,
      summary: 'Level 1',
      device: 'Firefox',
      savedAt: 1_000,
      bytes: 12,
    };
    expect(await store.saves.write(aWrite({ text }))).toEqual({ kind: 'written', save: head });
    expect(await store.saves.read('ann', 'campaign')).toEqual({ ...head, text, copies: [] });
    expect(await store.saves.list('ann')).toEqual({ saves: [head], bytes: 12 });
    expect(await store.saves.read('ann', 'another')).toBeNull();
    expect(await store.saves.list('nobody')).toEqual({ saves: [], bytes: 0 });
  });

  test('a write that builds on the newest revision replaces it, and three generations are kept', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    await writeTimes(store, 6);
    const save = await store.saves.read('ann', 'campaign');
    expect(save).toMatchObject({ revision: 6, text: 'text 6' });
    expect(save?.copies.map(({ revision, conflict }) => [revision, conflict])).toEqual([
      [5, false],
      [4, false],
      [3, false],
    ]);
    const [copy] = save?.copies ?? [];
    expect(await store.saves.readCopy('ann', 'campaign', copy?.id ?? '')).toMatchObject({ text: 'text 5' });
    expect(await store.saves.readCopy('ann', 'campaign', 'no such copy')).toBeNull();
    expect((await store.saves.list('ann')).bytes).toBe(4 * 'text 1'.length);
  });

  test('a write that builds on an older revision is refused, and both texts are kept', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    await writeTimes(store, 3);
    const refused = await store.saves.write(aWrite({ expected: 1, text: 'mine', copyId: 'copy', at: 5_000 }));
    expect(refused).toMatchObject({
      kind: 'conflict',
      kept: 'copy',
      current: { revision: 3, text: 'text 3' },
    });
    expect(await store.saves.readCopy('ann', 'campaign', 'copy')).toMatchObject({
      text: 'mine',
      revision: 1,
      conflict: true,
    });
    expect(await store.saves.read('ann', 'campaign')).toMatchObject({ revision: 3, text: 'text 3' });
    expect(await store.saves.write(aWrite({ expected: 0, text: 'new' }))).toMatchObject({ kind: 'conflict' });
    expect(await store.saves.write(aWrite({ expected: 9, text: 'odd' }))).toMatchObject({ kind: 'conflict' });
  });

  test('writing the same text again is no conflict, and changes nothing', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    await writeTimes(store, 2);
    const again = await store.saves.write(
      aWrite({ expected: 1, text: 'text 2', device: 'another', at: 9_000 }),
    );
    expect(again).toMatchObject({ kind: 'written', save: { revision: 2, device: 'Firefox', savedAt: 2 } });
    expect((await store.saves.read('ann', 'campaign'))?.copies).toHaveLength(1);
  });

  test('the same refused text is kept once, and of others the newest three', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    await writeTimes(store, 2);
    const first = await store.saves.write(aWrite({ expected: 1, text: 'mine', copyId: 'first', at: 10 }));
    const second = await store.saves.write(aWrite({ expected: 1, text: 'mine', copyId: 'second', at: 11 }));
    expect([first, second]).toMatchObject([{ kept: 'first' }, { kept: 'first' }]);
    for (const at of [12, 13, 14]) {
      await store.saves.write(aWrite({ expected: 1, text: `other ${at}`, copyId: `at ${at}`, at }));
    }
    const copies = (await store.saves.read('ann', 'campaign'))?.copies ?? [];
    expect(copies.filter(({ conflict }) => conflict).map(({ id }) => id)).toEqual([
      'at 14',
      'at 13',
      'at 12',
    ]);
    expect((await store.saves.list('ann')).bytes).toBe(2 * 'text 1'.length + 3 * 'other 12'.length);
  });

  test('of many devices that write at once, one is written and all others are told', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    await writeTimes(store, 1);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => store.saves.write(aWrite({ expected: 1, text: `device ${i}` }))),
    );
    const [winner, ...others] = answers.filter(({ kind }) => kind === 'written');
    expect(winner).toMatchObject({ save: { revision: 2 } });
    expect(others).toEqual([]);
    expect(answers.filter(({ kind }) => kind === 'conflict')).toHaveLength(11);
  });

  test('there is an end to slots and to bytes, and what is full stays as it was', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    for (let i = 0; i < SAVE_LIMITS.slots; i++) await store.saves.write(aWrite({ slot: `slot ${i}` }));
    expect(await store.saves.write(aWrite({ slot: 'one more' }))).toEqual({ kind: 'full' });
    expect(await store.saves.read('ann', 'one more')).toBeNull();
    const large = { slot: 'slot 0', expected: 1, text: 'x'.repeat(990) };
    expect(await store.saves.write(aWrite(large))).toEqual({ kind: 'full' });
    expect(await store.saves.write(aWrite({ ...large, expected: 0 }))).toEqual({ kind: 'full' });
    expect(await store.saves.read('ann', 'slot 0')).toMatchObject({ revision: 1, copies: [] });
    expect((await store.saves.list('ann')).bytes).toBe(4 * 'level 1'.length);
    expect(await store.saves.write(aWrite({ ...large, text: 'x'.repeat(900) }))).toMatchObject({
      kind: 'written',
    });
  });

  test('bytes are counted as UTF-8, and a generation that is pushed out makes room', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    const text = 'ö'.repeat(125);
    for (let i = 0; i < 6; i++) {
      expect(await store.saves.write(aWrite({ expected: i, text: `${text}`, at: i }))).toMatchObject({
        kind: 'written',
      });
    }
    expect((await store.saves.list('ann')).bytes).toBe(1_000);
  });

  test('a save is removed with its copies, if it is the one that was meant', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    await writeTimes(store, 2);
    await store.saves.write(aWrite({ slot: 'other' }));
    expect(await store.saves.remove('ann', 'nothing', null)).toBe('missing');
    expect(await store.saves.remove('ann', 'campaign', 1)).toBe('conflict');
    expect(await store.saves.remove('ann', 'campaign', 2)).toBe('removed');
    expect(await store.saves.remove('ann', 'campaign', 2)).toBe('missing');
    expect(await store.saves.remove('ann', 'other', null)).toBe('removed');
    expect(await store.saves.list('ann')).toEqual({ saves: [], bytes: 0 });
  });

  test('no revision ever means two texts, even when a save was deleted between', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    await writeTimes(store, 3);
    await store.saves.remove('ann', 'campaign', 3);
    const anew = await store.saves.write(aWrite({ expected: 0, text: 'anew' }));
    expect(anew).toMatchObject({ kind: 'written', save: { revision: 4 } });
    expect(await store.saves.write(aWrite({ expected: 3, text: 'late' }))).toMatchObject({
      kind: 'conflict',
    });
  });

  test('a write to a save that another device deleted is kept', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    await writeTimes(store, 3);
    await store.saves.remove('ann', 'campaign', null);
    const written = await store.saves.write(aWrite({ expected: 3, text: 'went on' }));
    expect(written).toMatchObject({ kind: 'written', save: { revision: 4 } });
  });

  test('saves of accounts do not mix, and those without an account are not stored', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    await addAccount(store, 'bob');
    await store.saves.write(aWrite());
    expect(await store.saves.read('bob', 'campaign')).toBeNull();
    expect(await store.saves.write(aWrite({ accountId: 'bob' }))).toMatchObject({ kind: 'written' });
    await expect(store.saves.write(aWrite({ accountId: 'nobody' }))).rejects.toThrow('gone');
  });
});

/** The texts 1 to `count`, each built on the one before. */
async function writeTimes(store: Store, count: number, of: Partial<SaveWriteRow> = {}): Promise<void> {
  for (let i = 1; i <= count; i++) {
    await store.saves.write(aWrite({ expected: i - 1, text: `text ${i}`, at: i, ...of }));
  }
}
