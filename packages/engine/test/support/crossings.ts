import fc from 'fast-check';
import { E, type Grid, N, S, W } from '../../src/grid/grid.js';
import type { Maze } from '../../src/maze/maze.js';
import { gridOf } from './mazes.js';

/**
 * What is wrong with the crossings of a maze, or `null`: each stands inside the grid with a neighbour on all
 * four sides, and has a straight passage above and a straight one at right angles beneath.
 */
export function crossingFlaw({ grid, open, under }: Maze): string | null {
  if (under === null) return null;
  for (let cell = 0; cell < grid.size; cell++) {
    if (under[cell] === 0) continue;
    const x = cell % grid.width;
    const y = Math.floor(cell / grid.width);
    if (x === 0 || y === 0 || x === grid.width - 1 || y === grid.height - 1)
      return `${cell} is on the border`;
    for (let side = 0; side < 4; side++) if (grid.neighbour(cell, side) < 0) return `${cell} is at a hole`;
    const upright = open[cell] === (N | S) && under[cell] === (E | W);
    const lying = open[cell] === (E | W) && under[cell] === (N | S);
    if (!upright && !lying) return `${cell} has ${open[cell]} above and ${under[cell]} beneath`;
  }
  return null;
}

/** Rectangular grids with a random mask: what hangs together with the first of some random cells. */
export function anyMaskedGrid(longest = 10): fc.Arbitrary<Grid> {
  return fc
    .record({ width: fc.integer({ min: 1, max: longest }), height: fc.integer({ min: 1, max: longest }) })
    .chain(({ width, height }) =>
      fc
        .array(fc.integer({ min: 0, max: 3 }), { minLength: width * height, maxLength: width * height })
        .filter((draws) => draws.some((draw) => draw > 0))
        .map((draws) => gridOf('rect', width, height, { width, height, cells: piece(draws, width) })),
    );
}

/** The cells that can be reached from the first one whose draw is not 0. */
function piece(draws: readonly number[], width: number): Uint8Array {
  const cells = new Uint8Array(draws.length);
  const queue = [draws.findIndex((draw) => draw > 0)];
  cells[queue[0]] = 1;
  for (const cell of queue) {
    const x = cell % width;
    for (const next of [cell - width, x + 1 < width ? cell + 1 : -1, cell + width, x > 0 ? cell - 1 : -1]) {
      if (next < 0 || next >= draws.length || draws[next] === 0 || cells[next] === 1) continue;
      cells[next] = 1;
      queue.push(next);
    }
  }
  return cells;
}

/** How many cells have a passage beneath them. */
export function crossingCount({ under }: Maze): number {
  let crossings = 0;
  if (under !== null) for (let cell = 0; cell < under.length; cell++) if (under[cell] !== 0) crossings++;
  return crossings;
}
