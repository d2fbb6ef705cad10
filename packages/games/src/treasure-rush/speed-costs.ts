import { type Maze, Rng } from '@warren/engine';
import { costs } from '@warren/engine/solvers';
import { strewPatches } from './maze.js';
import { COST, PLAIN } from './numbers.js';

/** By tile: what stands behind the cost of a plain, a slow and a fast cell. */
const MARKS = ['', '~', '*'] as const;

/** What every cell of a maze costs from its start, with speed patches strewn by a seed as the game strews them. */
export interface SpeedCosts {
  /** By node, in quarters of a plain cell; -1 where no way leads. */
  readonly costs: Int32Array;
  /** By cell: the cost in plain cells, with a mark behind it where the cell is slow (~) or fast (*). */
  readonly words: readonly string[];
}

/** The distance picture of the original, for a maze of any kind. */
export function speedCosts(maze: Maze, seed: string): SpeedCosts {
  const tiles = strewPatches(maze.grid.size, Rng.fromSeed(seed, 'speed'));
  const weights = tiles.map((tile) => COST[tile]);
  const all = costs(maze, maze.start, weights);
  const words = Array.from(tiles, (tile, cell) =>
    all[cell] < 0 ? '' : `${all[cell] / COST[PLAIN]}${MARKS[tile]}`,
  );
  return { costs: all, words };
}
