import { lostCause } from '@warren/games/lost-cause';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { boardOfDay } from '../../src/api/board-names.js';
import { cacheBoards } from '../../src/store/board-cache.js';
import type { Store } from '../../src/store/store.js';
import { listRun, makeAccount } from '../support/list-run.js';
import { openMemoryStore } from '../support/site.js';

const [FIRST, SECOND] = ['2026-11-14', '2026-11-15'].map((day) => boardOfDay(lostCause, day));
const TOP = { limit: 10, after: null };

let behind: Store;
let asked: string[];
let clock: number;
beforeEach(async () => {
  behind = await openMemoryStore();
  asked = [];
  clock = 0;
});
afterEach(() => behind.close());

/** A store that remembers, and tells what it had to ask for. */
function remembering(maxAgeMs = Number.POSITIVE_INFINITY): Store {
  const boards = {
    ...behind.boards,
    page: (id: string, page: Parameters<Store['boards']['page']>[1]) => {
      asked.push(id);
      return behind.boards.page(id, page);
    },
  };
  return cacheBoards({ ...behind, boards } as Store, { maxAgeMs, now: () => clock });
}

const add = async (store: Store, name: string, board = FIRST) =>
  listRun(store, { accountId: await makeAccount(store, name), board, points: 1, at: 1, id: name });

test('a top is asked for once, also by many at once, and is the very same until it changes', async () => {
  const store = remembering();
  const pages = await Promise.all([1, 2, 3].map(() => store.boards.page(FIRST.id, TOP)));
  expect(new Set([...pages, await store.boards.page(FIRST.id, TOP)]).size).toBe(1);
  expect(asked).toHaveLength(1);
});

test('a run changes its own board and no other', async () => {
  const store = remembering();
  await store.boards.page(FIRST.id, TOP);
  await store.boards.page(SECOND.id, TOP);
  await add(store, 'anna', FIRST);
  expect(await store.boards.page(FIRST.id, TOP)).toHaveLength(1);
  expect(await store.boards.page(SECOND.id, TOP)).toHaveLength(0);
  expect(asked).toEqual([FIRST.id, SECOND.id, FIRST.id]);
});

test('what was asked before a change and answered after it is not remembered', async () => {
  const store = remembering();
  const slow = store.boards.page(FIRST.id, TOP);
  await add(store, 'anna');
  await slow;
  expect(await store.boards.page(FIRST.id, TOP)).toHaveLength(1);
});

test('heads, places and the list change with it', async () => {
  const store = remembering();
  expect([await store.boards.find(FIRST.id), await store.boards.entry(FIRST.id, 'id-anna')]).toEqual([
    null,
    null,
  ]);
  expect(await store.boards.list({ game: null, after: '', limit: 5 })).toEqual([]);
  expect((await store.boards.rowsOf([FIRST.id])).size).toBe(0);
  await add(store, 'anna');
  expect(await store.boards.find(FIRST.id)).toMatchObject({ rows: 1 });
  expect(await store.boards.entry(FIRST.id, 'id-anna')).toMatchObject({ rank: 1 });
  expect((await store.boards.rowsOf([FIRST.id])).get(FIRST.id)).toBe(1);
  await add(store, 'berta');
  expect(await store.boards.list({ game: null, after: '', limit: 5 })).toHaveLength(1);
});

test('how many runs on no board are kept is for the store behind to know', async () => {
  const keep = { unranked: 200, former: 50 };
  const keeps: unknown[] = [];
  const runs = {
    ...behind.runs,
    finish: async (_id: string, _verdict: unknown, keep?: unknown) => {
      keeps.push(keep);
      return null;
    },
  };
  const store = cacheBoards({ ...behind, runs } as Store, { maxAgeMs: 1_000, now: () => clock });
  await store.runs.finish('run', { status: 'refused', reason: 'for a test', at: 1 }, keep);
  expect(keeps).toEqual([keep]);
});

test('names change everywhere', async () => {
  const store = remembering();
  await add(store, 'anna');
  await store.boards.page(FIRST.id, TOP);
  await store.accounts.rename('id-anna', { name: 'Hanna', folded: 'hanna' });
  expect(await store.boards.page(FIRST.id, TOP)).toMatchObject([{ playerName: 'Hanna' }]);
  await store.accounts.remove('id-anna');
  expect(await store.boards.page(FIRST.id, TOP)).toEqual([]);
});

test('what others have written is seen when what is remembered has become too old', async () => {
  const store = remembering(1_000);
  await store.boards.page(FIRST.id, TOP);
  await add(behind, 'anna');
  clock = 1_000;
  expect(await store.boards.page(FIRST.id, TOP)).toHaveLength(0);
  clock = 1_001;
  expect(await store.boards.page(FIRST.id, TOP)).toHaveLength(1);
});

test('a question that failed is asked again', async () => {
  let fails = true;
  const boards = {
    ...behind.boards,
    page: async (id: string, page: typeof TOP) => {
      if (fails) throw new Error('the database is away');
      return behind.boards.page(id, page);
    },
  };
  const store = cacheBoards({ ...behind, boards } as Store, { maxAgeMs: 1_000, now: () => clock });
  await expect(store.boards.page(FIRST.id, TOP)).rejects.toThrow('away');
  fails = false;
  expect(await store.boards.page(FIRST.id, TOP)).toEqual([]);
});

test('no more is remembered than there is room for', async () => {
  const store = remembering();
  for (let i = 0; i < 1_001; i++) await store.boards.page(`board ${i}`, TOP);
  asked = [];
  await store.boards.page('board 1000', TOP);
  await store.boards.page('board 1', TOP);
  await store.boards.page('board 0', TOP);
  expect(asked).toEqual(['board 0']);
});

test('further pages are remembered too, whole boards are not', async () => {
  const store = remembering();
  const after = { points: 1, ties: 2, receivedAt: 3, runId: 'run' };
  const other = { ...after, points: 2 };
  for (const page of [
    { limit: 10, after },
    { limit: 10, after: other },
    { limit: 1_000, after: null },
  ]) {
    await store.boards.page(FIRST.id, page);
    await store.boards.page(FIRST.id, page);
  }
  expect(asked).toHaveLength(4);
  await add(store, 'anna');
  expect(await store.boards.around(FIRST.id, 'id-anna', 3)).toHaveLength(1);
});
