import { type AnyGame, findGame } from '@warren/games';
import type { BoardHead } from '@warren/protocol';
import type { BoardOfRun } from '../../store/repositories/run-rows.js';
import type { Api } from '../api.js';
import { type Day, dayAt, dayBefore } from '../day.js';
import { makeBoardId, parseBoardId } from './board-id.js';
import { boardOfDay, boardOfSettings } from './board-of-run.js';

/** A board that is there, and the game it belongs to. */
export interface FoundBoard {
  readonly head: BoardHead;
  readonly game: AnyGame;
  /** The board whatever the rules, such as `lost-cause.campaign`. */
  readonly family: string;
}

/** The board of an id; `null` when there is none. Boards nobody is on yet are there too. */
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
    head: headOf(found, game.value, listed?.rows ?? 0),
    game: game.value,
    family: `${game.value.id}.${board}`,
  };
}

/** What is told of a board. */
export function headOf(
  { id, game, title, kind, rules, day, code }: BoardOfRun,
  now: AnyGame,
  rows: number,
): BoardHead {
  return { id, game, title, kind, rules, current: rules === now.rules, day, code, rows };
}

/** The boards of a game that are there before anybody is on them, the chief one first. */
export function standingBoards(game: AnyGame, today: Day): readonly BoardOfRun[] {
  const boards = game.ranking.boards.map(({ settings }) => boardWith(game, settings));
  return [...boards.filter((board) => board !== null), boardOfDay(game, today.name)];
}

/** A board nobody is on yet: one of the game's own, a challenge that can be played, or that of a code. */
function emptyBoard(game: AnyGame, board: string, today: Day): BoardOfRun | null {
  const [, code] = /^code\.(.+)$/.exec(board) ?? [];
  if (code !== undefined) return boardWith(game, { code });
  const offered = [...standingBoards(game, today), boardOfDay(game, dayBefore(today).name)];
  const id = makeBoardId({ game: game.id, board, rules: game.rules });
  return offered.find((each) => each.id === id) ?? null;
}

/** The board for settings from anywhere, as far as they are any. */
function boardWith(game: AnyGame, settings: unknown): BoardOfRun | null {
  const read = game.readSettings(settings);
  return read.ok ? boardOfSettings(game, read.value) : null;
}
