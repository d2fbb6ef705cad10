import { LIMITS } from '@warren/protocol';
import type { BoardCursor, BoardStore } from '../../store/board-store.js';
import type { Store } from '../../store/store.js';
import { makeBoardCursor } from './board-cursor.js';

export interface BoardCacheOptions {
  /** How old an answer may become; for ever when nobody else writes to the database. */
  readonly maxAgeMs: number;
  readonly now: () => number;
}

/** What was asked of a board. */
interface Known {
  readonly board: string;
  readonly since: number;
  /** An answer under way counts as known: many who ask at once make one question of it. */
  readonly answer: Promise<unknown>;
}

/** Pages of a hundred rows: a few dozen megabytes at most. */
const MOST_KNOWN = 1_000;
/** A page, and one row more that tells whether another follows. */
const LARGEST_PAGE = LIMITS.boardPage + 1;
/** The list of all boards belongs to none of them; no board has this name. */
const LIST = '';

/**
 * The same store, which remembers what is read of boards until somebody's run, name or leaving changes them. As
 * long as nothing changes it hands out the very same rows, so that what is made from them can be remembered too.
 */
export function cacheBoards(store: Store, { maxAgeMs, now }: BoardCacheOptions): Store {
  const known = new Map<string, Known>();

  function remember<T>(board: string, question: string, ask: () => Promise<T>): Promise<T> {
    const key = `${board} ${question}`;
    const before = known.get(key);
    if (before !== undefined && now() - before.since <= maxAgeMs) return before.answer as Promise<T>;
    const [first] = known.keys();
    if (first !== undefined && known.size >= MOST_KNOWN) known.delete(first);
    const answer = ask();
    const fresh = { board, since: now(), answer };
    known.set(key, fresh);
    answer.catch(() => known.get(key) === fresh && known.delete(key));
    return answer;
  }

  function forget(board: string | null | undefined): void {
    for (const [key, each] of known) {
      if (each.board === LIST || each.board === board) known.delete(key);
    }
  }

  /** Does something that changes boards. What was asked before it is done may be old, and is forgotten after. */
  async function changing<T>(work: Promise<T>, after: (done: T) => void): Promise<T> {
    const done = await work;
    after(done);
    return done;
  }

  const { accounts, runs } = store;
  const all = () => known.clear();
  return {
    ...store,
    boards: rememberedBoards(store.boards, remember),
    runs: {
      ...runs,
      finish: (...run) => changing(runs.finish(...run), (finished) => forget(finished?.board)),
    },
    accounts: {
      ...accounts,
      claim: (...claim) => changing(accounts.claim(...claim), all),
      rename: (...name) => changing(accounts.rename(...name), all),
      remove: (...account) => changing(accounts.remove(...account), all),
    },
  };
}

type Remember = <T>(board: string, question: string, ask: () => Promise<T>) => Promise<T>;

function rememberedBoards(boards: BoardStore, remember: Remember): BoardStore {
  return {
    ...boards,
    list: (filter) => remember(LIST, `${filter.game} ${filter.limit}`, () => boards.list(filter)),
    find: (id) => remember(id, 'head', () => boards.find(id)),
    page: (id, page) => {
      const ask = () => boards.page(id, page);
      // Whoever takes more than a page takes it along, and won't ask again soon.
      return page.limit > LARGEST_PAGE ? ask() : remember(id, `${page.limit} ${pageStart(page.after)}`, ask);
    },
    around: (id, accountId, limit) =>
      remember(id, `around ${accountId} ${limit}`, () => boards.around(id, accountId, limit)),
    place: (id, accountId) => remember(id, `place ${accountId}`, () => boards.place(id, accountId)),
  };
}

function pageStart(after: BoardCursor | null): string {
  return after === null ? 'top' : makeBoardCursor(after);
}
