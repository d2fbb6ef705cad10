import type { AnyGame, Plain } from '@warren/games';
import type { BoardOfRun } from '../../store/repositories/run-rows.js';
import { makeBoardId } from './board-id.js';

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
