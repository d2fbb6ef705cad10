import { type ClassicSettings, classic } from '@warren/games/classic';

/** The board of a level, or `null`: custom mazes have none. */
export function boardOf(settings: ClassicSettings): string | null {
  const board = classic.ranking.boardOf(settings);
  return board === null ? null : `${classic.id}.${board.id}@${classic.rules}`;
}
