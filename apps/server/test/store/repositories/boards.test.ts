import { expect, test } from 'vitest';
import { listId } from '../../../src/store/repositories/board-lists.js';
import type { BoardCursor } from '../../../src/store/repositories/board-ranking.js';
import type { BoardEntry } from '../../../src/store/repositories/boards.js';
import type { Store } from '../../../src/store/store.js';
import { everyDatabase } from '../support/every-database.js';
import { addAccount, addRun, BOARD } from '../support/rows.js';

await everyDatabase.describe((bench) => {
  test('rows stand by points, then by ties, then by time, then by run', async () => {
    const { store } = bench();
    await addPlayers(store, 6);
    await place(store, 'p1', { points: 10, ties: 5, receivedAt: 50, id: 'r1' });
    await place(store, 'p2', { points: 20, ties: 9, receivedAt: 60, id: 'r2' });
    await place(store, 'p3', { points: 10, ties: 4, receivedAt: 70, id: 'r3' });
    await place(store, 'p4', { points: 10, ties: 5, receivedAt: 40, id: 'r4' });
    await place(store, 'p5', { points: 10, ties: 5, receivedAt: 50, id: 'r0' });
    await place(store, 'p0', { points: -3, ties: 0, receivedAt: 1, id: 'r6' });
    const rows = await store.boards.page(BOARD.id, { limit: 10, after: null });
    expect(rows.map(({ runId }) => runId)).toEqual(['r2', 'r3', 'r4', 'r0', 'r1', 'r6']);
    expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(rows[0]).toEqual({
      rank: 1,
      runId: 'r2',
      accountId: 'p2',
      playerName: 'Player p2',
      playerGuest: false,
      points: 20,
      ties: 9,
      receivedAt: 60,
      outcome: '{"result":"won","score":10}',
      unreviewed: false,
    });
    expect(rows[5]).toMatchObject({ points: -3 });
  });

  test('an account has one row, that of its best run', async () => {
    const { store } = bench();
    await addPlayers(store, 1);
    await place(store, 'p0', { points: 10, receivedAt: 1, id: 'first' });
    await place(store, 'p0', { points: 5, receivedAt: 2, id: 'worse' });
    await place(store, 'p0', { points: 10, receivedAt: 3, id: 'equal' });
    expect(await store.boards.entry(BOARD.id, 'p0')).toMatchObject({ rank: 1, runId: 'first' });
    await place(store, 'p0', { points: 11, receivedAt: 4, id: 'better' });
    expect(await store.boards.entry(BOARD.id, 'p0')).toMatchObject({ rank: 1, runId: 'better' });
    expect(await store.boards.find(BOARD.id)).toEqual({ ...BOARD, rows: 1 });
    expect(await store.boards.page(BOARD.id, { limit: 10, after: null })).toHaveLength(1);
  });

  test('a guest is on no list, sees the place a name would give, and gets it with the name', async () => {
    const { store } = bench();
    for (const [id, points] of [
      ['ann', 30],
      ['bob', 10],
    ] as const) {
      await addAccount(store, id);
      await place(store, id, { points });
    }
    await addAccount(store, 'guest', null);
    await place(store, 'guest', { points: 20 });
    const list = listId({ board: BOARD.id, category: 'witnessed', guest: true });
    const ids = async (board: string) =>
      (await store.boards.page(board, { limit: 9, after: null })).map(({ accountId }) => accountId);
    expect(await ids(BOARD.id)).toEqual(['ann', 'bob']);
    expect(await store.boards.entry(list, 'guest')).toMatchObject({ rank: 2, playerGuest: true });
    const around = await store.boards.around(list, 'guest', 9);
    expect(around.map(({ rank, accountId }) => [rank, accountId])).toEqual([
      [1, 'ann'],
      [2, 'guest'],
      [3, 'bob'],
    ]);
    await store.accounts.claim('guest', { name: 'Gus', folded: 'gus', passwordHash: 'h', keepSession: '' });
    expect(await ids(BOARD.id)).toEqual(['ann', 'guest', 'bob']);
    expect(await ids(list)).toEqual([]);
    expect(await store.boards.find(BOARD.id)).toMatchObject({ rows: 3 });
  });

  test('a row shows the name its player has now', async () => {
    const { store } = bench();
    await addAccount(store, 'guest', null);
    await place(store, 'guest', { points: 1 });
    expect(await store.boards.entry(BOARD.id, 'guest')).toBeNull();
    await store.accounts.claim('guest', { name: 'Gus', folded: 'gus', passwordHash: 'h', keepSession: '' });
    expect(await store.boards.entry(BOARD.id, 'guest')).toMatchObject({
      playerName: 'Gus',
      playerGuest: false,
    });
  });

  test('pages follow each other without gap or repeat while rows come and go', async () => {
    const { store } = bench();
    await addPlayers(store, 12);
    for (let i = 0; i < 10; i++) await place(store, `p${i}`, { points: 100 - i });
    const first = await store.boards.page(BOARD.id, { limit: 4, after: null });
    expect(first.map(({ accountId }) => accountId)).toEqual(['p0', 'p1', 'p2', 'p3']);
    await place(store, 'p10', { points: 1_000 });
    await place(store, 'p11', { points: 95, receivedAt: 9_000 });
    await store.accounts.remove('p3');
    const second = await store.boards.page(BOARD.id, { limit: 4, after: cursor(first[3]) });
    expect(second.map(({ accountId }) => accountId)).toEqual(['p4', 'p5', 'p11', 'p6']);
    expect(second.map(({ rank }) => rank)).toEqual([5, 6, 7, 8]);
    const last = await store.boards.page(BOARD.id, { limit: 4, after: cursor(second[3]) });
    expect(last.map(({ accountId }) => accountId)).toEqual(['p7', 'p8', 'p9']);
    expect(await store.boards.page(BOARD.id, { limit: 4, after: cursor(last[2]) })).toEqual([]);
  });

  test.each([
    ['in the middle', 'p5', ['p3', 'p4', 'p5', 'p6', 'p7'], 4],
    ['near the top', 'p1', ['p0', 'p1', 'p2', 'p3', 'p4'], 1],
    ['at the top', 'p0', ['p0', 'p1', 'p2', 'p3', 'p4'], 1],
    ['at the end', 'p9', ['p5', 'p6', 'p7', 'p8', 'p9'], 6],
  ])('the rows around an account %s', async (_, account, expected, rank) => {
    const { store } = bench();
    await addPlayers(store, 10);
    for (let i = 0; i < 10; i++) await place(store, `p${i}`, { points: 100 - i });
    const rows = await store.boards.around(BOARD.id, account, 5);
    expect(rows.map(({ accountId }) => accountId)).toEqual(expected);
    expect(rows.map((row) => row.rank)).toEqual([0, 1, 2, 3, 4].map((i) => rank + i));
    expect(await store.boards.around(BOARD.id, account, 1)).toMatchObject([{ accountId: account }]);
  });

  test('an account that is not listed has no rank', async () => {
    const { store } = bench();
    await addPlayers(store, 2);
    await place(store, 'p0', { points: 1 });
    expect(await store.boards.entry(BOARD.id, 'p1')).toBeNull();
    expect(await store.boards.around(BOARD.id, 'p1', 5)).toEqual([]);
    expect(await store.boards.entry('no.board@1', 'p0')).toBeNull();
    expect(await store.boards.page('no.board@1', { limit: 5, after: null })).toEqual([]);
    expect(await store.boards.find('no.board@1')).toBeNull();
  });

  test('boards are listed, all or those of a game', async () => {
    const { store } = bench();
    await addPlayers(store, 2);
    const daily = {
      ...BOARD,
      id: 'cave.daily.2026-01-01@1',
      game: 'cave',
      kind: 'daily' as const,
      day: '2026-01-01',
    };
    const code = { ...BOARD, id: 'classic.code@1', game: 'classic', kind: 'code' as const, code: 'abc' };
    const lonely = { ...code, id: 'classic.lonely@1', code: 'def' };
    for (const board of [BOARD, daily, code]) {
      for (const accountId of ['p0', 'p1']) await addRun(store, { accountId }, { board });
    }
    await addRun(store, { accountId: 'p0' }, { board: lonely });
    const ids = async (filter: Parameters<Store['boards']['list']>[0]) =>
      (await store.boards.list(filter)).map(({ id }) => id);
    // A board of one player alone is not listed, and found by its name.
    expect(await ids({ game: null, after: '', limit: 9 })).toEqual([daily.id, code.id, BOARD.id]);
    expect(await ids({ game: null, after: '', limit: 2 })).toEqual([daily.id, code.id]);
    expect(await ids({ game: null, after: code.id, limit: 2 })).toEqual([BOARD.id]);
    expect(await ids({ game: 'classic', after: '', limit: 9 })).toEqual([code.id]);
    expect(await store.boards.find(lonely.id)).toEqual({ ...lonely, rows: 1 });
    const many = Array.from({ length: 200 }, (_, i) => `nothing${i}`);
    expect(await store.boards.rowsOf([...many, BOARD.id, lonely.id])).toEqual(
      new Map([
        [BOARD.id, 2],
        [lonely.id, 1],
      ]),
    );
  });

  test('many who are ranked at once all get their places', async () => {
    const { store } = bench();
    await addPlayers(store, 24);
    await Promise.all(
      Array.from({ length: 24 }, (_, i) => place(store, `p${i}`, { points: i % 7, ties: i % 3 })),
    );
    const rows = await store.boards.page(BOARD.id, { limit: 99, after: null });
    expect(rows).toHaveLength(24);
    for (const row of rows) expect(await store.boards.entry(BOARD.id, row.accountId)).toEqual(row);
    expect(await store.boards.find(BOARD.id)).toMatchObject({ rows: 24 });
    await Promise.all(Array.from({ length: 12 }, (_, i) => store.accounts.remove(`p${i}`)));
    expect(await store.boards.find(BOARD.id)).toMatchObject({ rows: 12 });
    const left = await store.boards.page(BOARD.id, { limit: 99, after: null });
    for (const row of left) expect(await store.boards.entry(BOARD.id, row.accountId)).toEqual(row);
  });
});

async function addPlayers(store: Store, count: number): Promise<void> {
  await Promise.all(Array.from({ length: count }, (_, i) => addAccount(store, `p${i}`)));
}

interface Placed {
  readonly points: number;
  readonly ties?: number;
  readonly receivedAt?: number;
  readonly id?: string;
}

async function place(store: Store, accountId: string, { points, ties = 0, ...run }: Placed): Promise<void> {
  await addRun(store, { accountId, ...run }, { points, ties });
}

function cursor(row: BoardEntry | undefined): BoardCursor {
  if (row === undefined) throw new Error('there is no such row');
  const { points, ties, receivedAt, runId } = row;
  return { points, ties, receivedAt, runId };
}
