import { blankMaze, Rng } from '@warren/engine';
import { makeLostCause } from '@warren/engine/codes';
import { carve, recursiveBacktracker } from '@warren/engine/generators';
import { makeGrid } from '@warren/engine/grids';
import { orThrow } from '../kernel/or-throw.js';

/**
 * The code of a new random maze: the recursive backtracker from the upper left cell. The sides were checked. The
 * stream tells the mazes of one seed apart.
 */
export function randomCode(
  seed: string,
  { width, height }: { readonly width: number; readonly height: number },
  stream = 'layout',
): string {
  const maze = blankMaze(orThrow(makeGrid({ width, height })));
  carve(recursiveBacktracker, maze, Rng.fromSeed(seed, stream), {});
  return orThrow(makeLostCause(maze));
}
