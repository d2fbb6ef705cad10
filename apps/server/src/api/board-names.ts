import { accept, type Result, refuse } from '@warren/engine';
import type { AnyGame, Plain } from '@warren/games';
import type { BoardOfRun } from '../store/repositories/run-rows.js';

/** The parts of a board's id. */
export interface BoardName {
  readonly game: string;
  /** Unique within the game: `campaign`, `code.<code>`, `daily.<day>`. */
  readonly board: string;
  readonly rules: number;
}

const FORM = /^([a-z]+(?:-[a-z]+)*)\.([A-Za-z0-9._~=-]+)(?:@([1-9][0-9]{0,5}))?$/;
const LONGEST = 700;

/** Such as `lost-cause.campaign@1`. */
export function makeBoardId({ game, board, rules }: BoardName): string {
  return `${game}.${board}@${rules}`;
}

/** Reads what `makeBoardId` writes. Without rules, `rules` is `null` and means the current ones. */
export function parseBoardId(id: string): Result<Omit<BoardName, 'rules'> & { rules: number | null }> {
  const parts = id.length <= LONGEST ? FORM.exec(id) : null;
  if (parts === null) return refuse('the name of a board is like lost-cause.campaign');
  const [, game, board, rules] = parts;
  return accept({ game, board, rules: rules === undefined ? null : Number(rules) });
}

/** The board for runs of a game with these settings, as the game filled them in; `null` when there is none. */
export function boardOfSettings(game: AnyGame, settings: Plain): BoardOfRun | null {
  const board = game.ranking.boardOf(settings);
  if (board === null) return null;
  return {
    id: makeBoardId({ game: game.id, board: board.id, rules: game.rules }),
    game: game.id,
    rules: game.rules,
    kind: board.code === '' ? 'game' : 'code',
    title: board.title,
    day: null,
    code: board.code,
  };
}

/** The board of the challenge of a day. */
export function boardOfDay(game: AnyGame, day: string): BoardOfRun {
  return {
    id: makeBoardId({ game: game.id, board: `daily.${day}`, rules: game.rules }),
    game: game.id,
    rules: game.rules,
    kind: 'daily',
    title: `Challenge of ${day}`,
    day,
    code: '',
  };
}
