import type { ClassicSettings } from './settings.js';

/**
 * By kind, for the first levels of season 1, how many draws before the level's own have too few turns; of the levels
 * that follow it is none. Saved here, so that the mazes before need not be made each time a recording is checked.
 */
const USELESS_DRAWS: Readonly<Partial<Record<string, readonly number[]>>> = {
  normal: [2, 3, 1],
  diamond: [2, 2, 1],
  rings: [10, 1],
  horizontal: [3, 1],
  vertical: [2],
  radial: [0, 0, 0, 1, 0, 1],
  spiral: [5, 1],
  checker: [0, 5, 0, 1],
  weave: [0, 1, 2],
};

/** The first draw that can be the maze of a level. */
export function firstDraw({ kind, level, season }: ClassicSettings): number {
  return season === 1 ? (USELESS_DRAWS[kind]?.[level - 1] ?? 0) : 0;
}
