import { type AnyGame, findGame, GAMES } from '@warren/games';
import { type BoardHead, LIMITS } from '@warren/protocol';
import type { BoardOfRun } from '../store/repositories/run-rows.js';
import { boardOfDay, boardOfSettings, makeBoardId, parseBoardId } from './board-names.js';
import { type Day, dayAt, dayBefore } from './challenges.js';
import { type Api, answer, type Handlers } from './context.js';

export const boardHandlers: Handlers<'boards'> = {
  /** The first page has the boards of each game and of its challenge today, with or without runs. */
  async boards(api, { query }) {
    const { game = null, limit = LIMITS.boardsPage, after = '' } = query;
    const standing = await readStanding(api, game);
    // One board more than the page tells whether another page follows.
    const found = await api.store.boards.list({ game, after, limit: limit + 1 });
    const page = found.slice(0, limit);
    const others = page.flatMap((board) => {
      const known = findGame(board.game);
      // Boards of a removed game are not shown.
      return known.ok && !standing.has(board.id) ? [showHead(board, known.value, board.rows)] : [];
    });
    return answer({
      boards: after === '' ? [...standing.values(), ...others] : others,
      next: found.length > limit ? (page.at(-1)?.id ?? null) : null,
    });
  },
};

/** The boards that exist before they have runs, of one game or of all, by their ids. */
async function readStanding(
  { store, now }: Pick<Api, 'store' | 'now'>,
  wanted: string | null,
): Promise<ReadonlyMap<string, BoardHead>> {
  const games = GAMES.filter(({ id }) => wanted === null || id === wanted);
  const boards = games.flatMap((game) =>
    standingBoards(game, dayAt(now())).map((board) => ({ game, board })),
  );
  const rows = await store.boards.rowsOf(boards.map(({ board }) => board.id));
  return new Map(boards.map(({ game, board }) => [board.id, showHead(board, game, rows.get(board.id) ?? 0)]));
}

/** A board and its game. */
export interface FoundBoard {
  readonly head: BoardHead;
  readonly game: AnyGame;
  /** The board without its rules, such as `lost-cause.campaign`. */
  readonly family: string;
}

/** The board of an id; `null` when there is none. Boards without runs are found too. */
export async function findBoard(
  { store, now }: Pick<Api, 'store' | 'now'>,
  id: string,
): Promise<FoundBoard | null> {
  const name = parseBoardId(id);
  const game = name.ok ? findGame(name.value.game) : name;
  if (!name.ok || !game.ok) return null;
  const { board, rules } = name.value;
  const wanted = makeBoardId({ game: game.value.id, board, rules: rules ?? game.value.rules });
  const listed = await store.boards.find(wanted);
  const found = listed ?? emptyBoard(game.value, board, dayAt(now()));
  if (found?.id !== wanted) return null;
  return {
    head: showHead(found, game.value, listed?.rows ?? 0),
    game: game.value,
    family: `${game.value.id}.${board}`,
  };
}

function showHead(board: BoardOfRun, { rules: newest }: AnyGame, rows: number): BoardHead {
  const { id, game, title, kind, rules, day, code } = board;
  return { id, game, title, kind, rules, current: rules === newest, day, code, rows };
}

/** The boards of a game that exist before they have runs, the main one first. */
function standingBoards(game: AnyGame, today: Day): readonly BoardOfRun[] {
  const boards = game.ranking.boards.map(({ settings }) => boardWith(game, settings));
  return [...boards.filter((board) => board !== null), boardOfDay(game, today.name)];
}

/** A board without runs: one of the game's own, that of an open challenge, or that of a code. */
function emptyBoard(game: AnyGame, board: string, today: Day): BoardOfRun | null {
  const [, code] = /^code\.(.+)$/.exec(board) ?? [];
  if (code !== undefined) return boardWith(game, { code });
  const offered = [...standingBoards(game, today), boardOfDay(game, dayBefore(today).name)];
  const id = makeBoardId({ game: game.id, board, rules: game.rules });
  return offered.find((each) => each.id === id) ?? null;
}

/** The board for unchecked settings; `null` when they are invalid. */
function boardWith(game: AnyGame, settings: unknown): BoardOfRun | null {
  const read = game.readSettings(settings);
  return read.ok ? boardOfSettings(game, read.value) : null;
}
