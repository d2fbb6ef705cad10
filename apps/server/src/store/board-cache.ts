import { LIMITS } from '@warren/protocol';
import type { BoardStore } from './repositories/boards.js';
import type { Store } from './store.js';

export interface BoardCacheOptions {
  /** How old a cached result may become; infinite when no other server writes to the database. */
  readonly maxAgeMs: number;
  readonly now: () => number;
}

/** A cached result of a query on a board. */
interface CachedResult {
  readonly board: string;
  readonly since: number;
  /** A query under way is cached too, so that simultaneous requests share it. */
  readonly result: Promise<unknown>;
}

/** Pages of a hundred rows: a few dozen megabytes at most. */
const MOST_RESULTS = 1_000;
/** A page, and one row more that tells whether another follows. */
const LARGEST_PAGE = LIMITS.boardPage + 1;
/** The list of all boards belongs to none of them; no board has this name. */
const LIST = '';

/**
 * The same store with a cache for boards, which is cleared when a run, a new name or a deleted account changes them.
 * While nothing changes it returns the very same rows, so that callers can cache what they make from them.
 */
export function cacheBoards(store: Store, { maxAgeMs, now }: BoardCacheOptions): Store {
  const results = new Map<string, CachedResult>();

  function cached<T>(board: string, question: string, query: () => Promise<T>): Promise<T> {
    const key = `${board} ${question}`;
    const before = results.get(key);
    if (before !== undefined && now() - before.since <= maxAgeMs) return before.result as Promise<T>;
    const [first] = results.keys();
    if (first !== undefined && results.size >= MOST_RESULTS) results.delete(first);
    const result = query();
    const fresh = { board, since: now(), result };
    results.set(key, fresh);
    result.catch(() => results.get(key) === fresh && results.delete(key));
    return result;
  }

  /** Drops all lists of a board. */
  function drop(board: string | null | undefined): void {
    for (const [key, each] of results) {
      const [list] = each.board.split('~', 1);
      if (each.board === LIST || list === board) results.delete(key);
    }
  }

  /** Makes a change and clears the cache after it: what was read before the change is done may be old. */
  async function changing<T>(change: Promise<T>, clear: (done: T) => void): Promise<T> {
    const done = await change;
    clear(done);
    return done;
  }

  const { accounts, runs } = store;
  const dropAll = () => results.clear();
  return {
    ...store,
    boards: cachedBoards(store.boards, cached),
    runs: {
      ...runs,
      finish: (...run) => changing(runs.finish(...run), (finished) => drop(finished?.board)),
    },
    accounts: {
      ...accounts,
      claim: (...claim) => changing(accounts.claim(...claim), dropAll),
      rename: (...name) => changing(accounts.rename(...name), dropAll),
      remove: (...account) => changing(accounts.remove(...account), dropAll),
    },
    administration: changingAll(store.administration, (change) => changing(change, dropAll)),
  };
}

/** What operators do may change every board. They rarely do anything, so nothing is kept whatever it was. */
function changingAll(
  acts: Store['administration'],
  changing: <T>(change: Promise<T>) => Promise<T>,
): Store['administration'] {
  const clearing = Object.entries(acts).map(([name, act]) => [
    name,
    (...given: unknown[]) => changing((act as (...given: unknown[]) => Promise<unknown>)(...given)),
  ]);
  return Object.fromEntries(clearing) as Store['administration'];
}

type Cached = <T>(board: string, question: string, query: () => Promise<T>) => Promise<T>;

function cachedBoards(boards: BoardStore, cached: Cached): BoardStore {
  return {
    ...boards,
    list: (filter) => cached(LIST, JSON.stringify(filter), () => boards.list(filter)),
    rowsOf: (ids) => cached(LIST, ids.join(' '), () => boards.rowsOf(ids)),
    find: (id) => cached(id, 'head', () => boards.find(id)),
    page: (id, page) => {
      const query = () => boards.page(id, page);
      // Larger requests are not cached.
      return page.limit > LARGEST_PAGE ? query() : cached(id, `page ${JSON.stringify(page)}`, query);
    },
    around: (id, accountId, limit) =>
      cached(id, `around ${accountId} ${limit}`, () => boards.around(id, accountId, limit)),
    entry: (id, accountId) => cached(id, `entry ${accountId}`, () => boards.entry(id, accountId)),
  };
}
