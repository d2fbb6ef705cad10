import type { BoardStore } from '../../store/board-store.js';
import type { Store } from '../../store/store.js';

export interface BoardCacheOptions {
  /** How old an answer may become; for ever when nobody else writes to the database. */
  readonly maxAgeMs: number;
  readonly now: () => number;
}

/** What is known of one board. */
interface Shelf {
  readonly since: number;
  readonly answers: Map<string, Promise<unknown>>;
}

const MOST_SHELVES = 500;
const MOST_ANSWERS = 500;
/** The list of all boards stands on a shelf of its own; no board has this name. */
const LIST = '';

/**
 * The same store, which remembers the tops of boards until somebody's run, name or leaving changes them. As long
 * as nothing changes it hands out the very same rows, so that what is made from them can be remembered too.
 */
export function cacheBoards(store: Store, { maxAgeMs, now }: BoardCacheOptions): Store {
  const shelves = new Map<string, Shelf>();

  /** An answer under way counts as known: many who ask at once make one question of it. */
  function remember<T>(board: string, question: string, ask: () => Promise<T>): Promise<T> {
    const shelf = shelfOf(shelves, board, now(), maxAgeMs);
    const known = shelf.answers.get(question);
    if (known !== undefined) return known as Promise<T>;
    if (shelf.answers.size >= MOST_ANSWERS) shelf.answers.clear();
    const answer = ask();
    shelf.answers.set(question, answer);
    answer.catch(() => shelf.answers.delete(question));
    return answer;
  }

  /** Does something that changes boards. What was asked before it is done may be old, and is forgotten after. */
  async function changing<T>(work: Promise<T>, forget: (done: T) => void): Promise<T> {
    const done = await work;
    forget(done);
    return done;
  }

  const all = () => shelves.clear();
  const { accounts, runs } = store;
  return {
    ...store,
    boards: rememberedBoards(store.boards, remember),
    runs: {
      ...runs,
      finish: (id, verdict) =>
        changing(runs.finish(id, verdict), (run) => {
          shelves.delete(LIST);
          if (run?.board) shelves.delete(run.board);
        }),
    },
    accounts: {
      ...accounts,
      claim: (id, claim) => changing(accounts.claim(id, claim), all),
      rename: (id, name) => changing(accounts.rename(id, name), all),
      remove: (id) => changing(accounts.remove(id), all),
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
      return page.after === null ? remember(id, `top ${page.limit}`, ask) : ask();
    },
    place: (id, accountId) => remember(id, `place ${accountId}`, () => boards.place(id, accountId)),
  };
}

/** The shelf of a board, emptied when it is too old; when there are too many, the one filled first goes. */
function shelfOf(shelves: Map<string, Shelf>, board: string, now: number, maxAgeMs: number): Shelf {
  const known = shelves.get(board);
  if (known !== undefined && now - known.since <= maxAgeMs) return known;
  shelves.delete(board);
  const [first] = shelves.keys();
  if (first !== undefined && shelves.size >= MOST_SHELVES) shelves.delete(first);
  const shelf = { since: now, answers: new Map() };
  shelves.set(board, shelf);
  return shelf;
}
