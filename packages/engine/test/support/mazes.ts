import fc from 'fast-check';
import { exists, type Grid, type GridKind } from '../../src/grid/grid.js';
import { makeGrid } from '../../src/grid/make-grid.js';
import type { Mask } from '../../src/grid/mask.js';
import { carve, type Generator } from '../../src/maze/generator.js';
import { blankMaze, type Maze } from '../../src/maze/maze.js';
import { type OptionValues, readOptions } from '../../src/options.js';
import type { Result } from '../../src/result.js';
import { Rng } from '../../src/rng/rng.js';

/** The value of a result the test expects to be good. */
export function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`refused: ${result.reason}`);
  return result.value;
}

export function gridOf(kind: GridKind, width: number, height: number, mask: Mask | null = null): Grid {
  return must(makeGrid({ kind, width, height, mask }));
}

/** A finished maze of this algorithm with its default options, some replaced. */
export function mazeOf(generator: Generator, grid: Grid, seed: string, given: OptionValues = {}): Maze {
  const maze = blankMaze(grid, { weave: generator.traits.includes('weave') });
  const options = must(readOptions(generator.options, given, generator.id));
  carve(generator, maze, Rng.fromSeed(seed, 'layout'), options);
  return maze;
}

/** Grids of a kind from 1x1 up, one-wide ones included. */
export function anyGrid(kind: GridKind, longest = 12): fc.Arbitrary<Grid> {
  return fc
    .record({ width: fc.integer({ min: 1, max: longest }), height: fc.integer({ min: 1, max: longest }) })
    .filter(({ width, height }) => kind !== 'triangle' || width > 1 || height <= 2)
    .map(({ width, height }) => gridOf(kind, width, height));
}

/** A ring with a bite: a mask with a hole, a corner cut off and a one-cell bridge. */
export const HOLED_MASK = [
  '..........',
  '.########.',
  '.#......#.',
  '.#.####.#.',
  '.#.#....#.',
  '.#.######.',
  '.#........',
  '.########.',
  '.......##.',
  '.........#',
].join('\n');

/** Opens every passage the grid allows. */
export function openAll(maze: Maze): void {
  const { grid, open } = maze;
  for (let cell = 0; cell < grid.size; cell++) {
    if (!exists(grid, cell)) continue;
    for (let side = 0; side < grid.sides; side++) {
      if (grid.neighbour(cell, side) >= 0) open[cell] |= 1 << side;
    }
  }
}
