import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exists, type Grid } from '../../src/grid/grid.js';
import { parseMask } from '../../src/grid/mask.js';
import { huntAndKill } from '../../src/maze/hunt-and-kill.js';
import { blankMaze, link, type Maze } from '../../src/maze/maze.js';
import { randomCell } from '../../src/maze/parts/cells.js';
import { pickFreeSide } from '../../src/maze/parts/pick.js';
import { recursiveBacktracker } from '../../src/maze/recursive-backtracker.js';
import { wilson } from '../../src/maze/wilson.js';
import { Rng } from '../../src/rng/rng.js';
import { deadEndShare } from '../support/figures.js';
import { anyGrid, gridOf, HOLED_MASK, mazeOf, must } from '../support/mazes.js';
import { mean } from '../support/statistics.js';

/** The textbook: a hunt looks at all cells, row by row from the first. */
function textbook(grid: Grid, rng: Rng): Maze {
  const maze = blankMaze(grid);
  const visited = new Set<number>();
  const sidesTo = (cell: number, wanted: boolean) => {
    let sides = 0;
    for (let side = 0; side < grid.sides; side++) {
      const next = grid.neighbour(cell, side);
      if (next >= 0 && visited.has(next) === wanted) sides |= 1 << side;
    }
    return sides;
  };
  const hunt = () => {
    for (let cell = 0; cell < grid.size; cell++) {
      if (exists(grid, cell) && !visited.has(cell) && sidesTo(cell, true) !== 0) return cell;
    }
    return -1;
  };
  for (let here = randomCell(grid, rng); here >= 0; here = hunt()) {
    const joined = sidesTo(here, true);
    if (joined !== 0) link(maze, here, pickFreeSide(joined, rng.next()));
    visited.add(here);
    for (let free = sidesTo(here, false); free !== 0; free = sidesTo(here, false)) {
      const side = pickFreeSide(free, rng.next());
      link(maze, here, side);
      here = grid.neighbour(here, side);
      visited.add(here);
    }
  }
  return maze;
}

test('it finds what the textbook hunt through all rows finds, on every kind of grid', () => {
  const mask = must(parseMask(HOLED_MASK));
  const grids = fc.oneof(
    anyGrid('rect', 20),
    anyGrid('hex'),
    anyGrid('triangle'),
    anyGrid('polar', 6),
    fc.constant(gridOf('rect', mask.width, mask.height, mask)),
  );
  fc.assert(
    fc.property(grids, fc.string(), (grid, seed) => {
      expect(mazeOf(huntAndKill, grid, seed).open).toEqual(textbook(grid, Rng.fromSeed(seed, 'layout')).open);
    }),
    { numRuns: 150 },
  );
});

test('it has less than half of the dead ends of uniform mazes, about as few as the backtracker', () => {
  const grid = gridOf('rect', 100, 100);
  const share = (generator: typeof huntAndKill) =>
    mean(Array.from({ length: 20 }, (_, i) => deadEndShare(mazeOf(generator, grid, `${i}`))));
  expect(share(huntAndKill)).toBeLessThan(share(wilson) / 2);
  expect(Math.abs(share(huntAndKill) - share(recursiveBacktracker))).toBeLessThan(0.03);
});
