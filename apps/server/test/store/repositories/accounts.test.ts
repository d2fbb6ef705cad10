import { expect, test } from 'vitest';
import { turnsDuring } from '../../support/turns-during.js';
import { countRows, everyDatabase } from '../support/every-database.js';
import {
  addAccount,
  addEverything,
  addRun,
  aSession,
  aTicket,
  aWrite,
  BOARD,
  OPEN,
} from '../support/rows.js';

const NOT_BANNED = { bannedUntil: 0, banReason: '' };

await everyDatabase.describe((bench) => {
  test('an account is found by its id and by its folded name', async () => {
    const { accounts } = bench().store;
    const made = await accounts.create({ id: 'ann', name: 'Ann', folded: 'ann', passwordHash: 'h', at: 5 });
    expect(made).toEqual({
      id: 'ann',
      name: 'Ann',
      guest: false,
      passwordHash: 'h',
      createdAt: 5,
      ...NOT_BANNED,
    });
    expect(await accounts.find('ann')).toEqual(made);
    expect(await accounts.findByName('ann')).toEqual(made);
    expect(await accounts.find('bob')).toBeNull();
    expect(await accounts.findByName('Ann')).toBeNull();
  });

  test('of many who want a name at once, one gets it', async () => {
    const { accounts } = bench().store;
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        accounts.create({ id: `a${i}`, name: `Ann ${i}`, folded: 'ann', passwordHash: null, at: 1 }),
      ),
    );
    const [winner, ...others] = made.filter((account) => account !== null);
    expect(others).toEqual([]);
    expect(await accounts.findByName('ann')).toEqual(winner);
  });

  test('a guest takes a name and keeps everything', async () => {
    const { accounts, saves } = bench().store;
    await addAccount(bench().store, 'ann', null);
    await saves.write(aWrite());
    const claimed = await accounts.claim('ann', {
      name: 'Ann',
      folded: 'ann',
      passwordHash: 'h',
      keepSession: '',
    });
    expect(claimed).toEqual({
      id: 'ann',
      name: 'Ann',
      guest: false,
      passwordHash: 'h',
      createdAt: 1_000,
      ...NOT_BANNED,
    });
    expect(await accounts.find('ann')).toEqual(claimed);
    expect((await saves.list('ann')).saves).toHaveLength(1);
    expect(
      await accounts.claim('ann', { name: 'Anna', folded: 'anna', passwordHash: 'h', keepSession: '' }),
    ).toBe('named-already');
  });

  test('a guest cannot take the name of another, and stays a guest', async () => {
    const { accounts } = bench().store;
    const guest = await addAccount(bench().store, 'ann', null);
    await addAccount(bench().store, 'bob');
    const name = { name: 'PLAYER BOB', folded: 'player bob' };
    expect(await accounts.claim('ann', { ...name, passwordHash: 'h', keepSession: '' })).toBe('name-taken');
    expect(await accounts.find('ann')).toEqual(guest);
  });

  test('of guests and newcomers who want a name at once, one gets it', async () => {
    const { accounts } = bench().store;
    await Promise.all(Array.from({ length: 8 }, (_, i) => addAccount(bench().store, `guest${i}`, null)));
    const name = { name: 'Ann', folded: 'ann', passwordHash: 'h', keepSession: '' };
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, (_, i) => accounts.claim(`guest${i}`, name)),
      ...Array.from({ length: 8 }, (_, i) => accounts.create({ ...name, id: `new${i}`, at: 1 })),
    ]);
    expect(answers.filter((answer) => answer !== null && typeof answer === 'object')).toHaveLength(1);
  });

  test('a name can be changed, also in its letters alone, but not to that of another', async () => {
    const { accounts } = bench().store;
    await addAccount(bench().store, 'ann');
    await addAccount(bench().store, 'bob');
    expect(await accounts.rename('ann', { name: 'Anne', folded: 'anne' })).toMatchObject({ name: 'Anne' });
    expect(await accounts.rename('ann', { name: 'ANNE', folded: 'anne' })).toMatchObject({ name: 'ANNE' });
    expect(await accounts.rename('ann', { name: 'x', folded: 'player bob' })).toBeNull();
    expect(await accounts.find('ann')).toMatchObject({ name: 'ANNE' });
    expect(await accounts.findByName('player ann')).toBeNull();
  });

  test('a name that looks like that of another is taken', async () => {
    const { accounts } = bench().store;
    await addAccount(bench().store, 'ann', null);
    const paul = { id: 'paul', name: 'Paul', folded: 'paul', passwordHash: 'h', at: 1 };
    expect(await accounts.create(paul)).not.toBeNull();
    // A capital "I", a Cyrillic "\u0430", a digit.
    for (const name of ['PauI', 'P\u0430ul', 'Pau1']) {
      const other = { name, folded: name.toLowerCase() };
      expect(await accounts.create({ ...paul, ...other, id: name })).toBeNull();
      expect(await accounts.claim('ann', { ...other, passwordHash: 'h', keepSession: '' })).toBe(
        'name-taken',
      );
      expect(await accounts.rename('ann', other)).toBeNull();
      expect(await accounts.rename('paul', other)).toMatchObject({ name });
      expect(await accounts.rename('paul', paul)).toMatchObject({ name: 'Paul' });
    }
  });

  test('of players who want names that look alike at once, one gets it', async () => {
    const { accounts } = bench().store;
    const names = ['Paul', 'PauI', 'P\u0430ul', 'Pau1', 'PAUl', 'p\u0430ul'];
    const made = await Promise.all(
      names.map((name, i) =>
        accounts.create({ id: `new${i}`, name, folded: `${name.toLowerCase()}`, passwordHash: 'h', at: 1 }),
      ),
    );
    expect(made.filter((account) => account !== null)).toHaveLength(1);
  });

  test('a password can be changed', async () => {
    const { accounts } = bench().store;
    await addAccount(bench().store, 'ann');
    const change = { from: 'hash', to: 'another hash', keepSession: '' };
    expect(await accounts.setPassword('ann', change)).toBe(true);
    expect(await accounts.find('ann')).toMatchObject({ passwordHash: 'another hash' });
    // The same change again was checked against a password that is gone.
    expect(await accounts.setPassword('ann', { ...change, to: 'a third hash' })).toBe(false);
    expect(await accounts.find('ann')).toMatchObject({ passwordHash: 'another hash' });
  });

  test('a deleted account leaves no row in any table', async () => {
    const { store, database } = bench();
    const empty = await countRows(database);
    await addEverything(store, 'ann');
    const full = await countRows(database);
    const { secret, migration, ...owned } = full;
    for (const rows of Object.values(owned)) expect(rows).toBeGreaterThan(0);
    await store.accounts.remove('ann');
    // The board stays, and so does the first block of its counts; both are empty. The audit log forgets nothing.
    expect(await countRows(database)).toEqual({ ...empty, board: 1, block: 1, audit: 1 });
    expect(await store.boards.find(BOARD.id)).toMatchObject({ rows: 0 });
  });

  test('what others own outlives a deleted account', async () => {
    const { store, database } = bench();
    await addEverything(store, 'bob');
    const before = await countRows(database);
    await addEverything(store, 'ann');
    await store.accounts.remove('ann');
    const after = { ...before, audit: 2 };
    expect(await countRows(database)).toEqual(after);
    expect(await store.boards.entry(BOARD.id, 'bob')).toMatchObject({ rank: 1 });
    await store.accounts.remove('nobody');
    expect(await countRows(database)).toEqual(after);
  });

  test('guests who left nothing behind are swept away', async () => {
    const { store } = bench();
    for (const id of ['gone', 'saved', 'played', 'built', 'brought', 'new'])
      await addAccount(store, id, null);
    await addAccount(store, 'named');
    await store.saves.write(aWrite({ accountId: 'saved' }));
    await addRun(store, { accountId: 'played' });
    const level = { id: 'l', game: 'g', name: 'n', code: 'c', shared: false, createdAt: 1 };
    await store.levels.save({ ...level, accountId: 'built' }, 5);
    await store.imports.add('brought', 'b', [{ score: 1, name: 'n', date: 'd' }], { board: 5, account: 5 });
    await store.sessions.create(aSession({ accountId: 'new', endsAt: 60_000 }), null);
    await store.sessions.create(aSession({ accountId: 'gone', tokenHash: 'old', endsAt: 40_000 }), null);
    await store.tickets.draw(aTicket({ accountId: 'gone' }), OPEN);
    expect(await store.accounts.removeIdleGuests(50_000)).toBe(1);
    expect(await store.accounts.find('gone')).toBeNull();
    for (const id of ['saved', 'played', 'built', 'brought', 'new', 'named']) {
      expect(await store.accounts.find(id)).not.toBeNull();
    }
    expect(await store.accounts.removeIdleGuests(1_000)).toBe(0);
  });

  test('of very many guests all are looked at', async () => {
    const { store, database } = bench();
    const many = database.kind === 'postgres' ? 20 : 1_200;
    await Promise.all(Array.from({ length: many }, (_, i) => addAccount(store, `guest ${i}`, null)));
    expect(await store.accounts.removeIdleGuests(50_000)).toBe(many);
  });

  test('the export of an account holds all that is its own, no hash, and nothing of others', async () => {
    const { store } = bench();
    await addEverything(store, 'ann');
    await addEverything(store, 'bob');
    const change = { from: 'hash', to: 'secret hash of ann', keepSession: 'token of ann' };
    expect(await store.accounts.setPassword('ann', change)).toBe(true);
    const exported = await store.accounts.export('ann');
    expect(exported).toMatchObject({
      account: { id: 'ann', name: 'Player ann', guest: false },
      sessions: [{ kind: 'cookie', endsAt: 9_000 }],
      saves: [
        { slot: 'campaign', revision: 2, conflict: false, text: 'level 2' },
        { slot: 'campaign', revision: 1, conflict: false, text: 'level 1' },
        { slot: 'campaign', revision: 1, conflict: true, text: 'a conflict' },
      ],
      places: [{ board: BOARD.id }],
      levels: [{ code: 'abc', shared: true }],
      imports: [{ score: 1, name: 'Me' }],
      reports: [{ about: 'run', text: 'This is no human' }],
    });
    expect(exported.tickets).toHaveLength(2);
    const [run] = (await store.runs.list('ann', { limit: 1, after: null })) ?? [];
    expect(exported.runs).toHaveLength(2);
    expect(exported.runs).toContainEqual(
      expect.objectContaining({ id: run?.id, recording: `/api/runs/${run?.id}/recording` }),
    );
    const text = JSON.stringify(exported);
    for (const secret of ['secret hash', 'token of', 'code of', 'link of', 'bob'])
      expect(text).not.toContain(secret);
    expect(await store.accounts.export('nobody')).toEqual({});
  });

  test('an export lets others have their turn after every save and every table', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    for (let i = 0; i < 5; i++) {
      await store.saves.write(
        aWrite({ slot: `slot${i}`, limits: { generations: 3, slots: 9, bytes: 1_000 } }),
      );
      const row = { score: i, name: 'n', date: 'd' };
      await store.imports.add('ann', `board ${i}`, [row], { board: 5, account: 5 });
    }
    expect(await turnsDuring(store.accounts.export('ann'))).toBeGreaterThan(9);
  });
});
