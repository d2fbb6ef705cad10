import { type AnyGame, findGame, GAMES } from '@warren/games';
import type { BoardHead } from '@warren/protocol';
import type { BoardOfRun } from '../store/repositories/run-rows.js';
import { boardOfDay, boardOfSettings, makeBoardId, parseBoardId } from './board-names.js';
import { type Day, dayAt, dayBefore } from './challenges.js';
import { type Api, answer, type Handlers } from './context.js';

const MOST_LISTED = 500;

export const boardHandlers: Handlers<'boards'> = {
  /** The boards of each game and of its challenge today, then all others that have runs. */
  async boards({ store, now }, { query }) {
    const wanted = query.game ?? null;
    const listed = await store.boards.list({ game: wanted, limit: MOST_LISTED });
    const rows = new Map(listed.map(({ id, rows }) => [id, rows]));
    const heads = new Map<string, BoardHead>();
    for (const game of GAMES.filter(({ id }) => wanted === null || id === wanted)) {
      for (const board of standingBoards(game, dayAt(now()))) {
        heads.set(board.id, showHead(board, game, rows.get(board.id) ?? 0));
      }
    }
    for (const board of listed) {
      const game = findGame(board.game);
      // Boards of a removed game are not shown.
      if (game.ok && !heads.has(board.id)) heads.set(board.id, showHead(board, game.value, board.rows));
    }
    return answer({ boards: [...heads.values()] });
  },
};

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
