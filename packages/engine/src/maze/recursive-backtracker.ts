import { firstCell, GRID_KINDS } from '../grid/grid.js';
import type { Rng } from '../rng/rng.js';
import type { Carving, Generator } from './generator.js';
import { link, type Maze } from './maze.js';
import { carveGrowth, DRAWS, type Growth, growthFrom, joinFirst } from './parts/growth.js';
import { freeSidesAt } from './parts/padded.js';
import { pickFreeSide } from './parts/pick.js';
import { freeSides } from './parts/sides.js';

/**
 * Recursive backtracker: a walk that never crosses itself and, when it is stuck, goes back to the last cell
 * with a way left. Long winding corridors, few dead ends, one of the hardest textures to solve by eye.
 */
export const recursiveBacktracker: Generator = {
  id: 'recursive-backtracker',
  title: 'Recursive backtracker',
  about:
    'Walks until it is stuck, then goes back to the last cell with a way left. Long winding corridors, few dead ends.',
  traits: ['long-corridors'],
  grids: GRID_KINDS,
  masks: true,
  code: 7,
  options: [],
  begin: (maze, rng) => (maze.grid.kind === 'rect' ? beginOnRect(maze, rng) : beginOnGraph(maze, rng)),
};

/** The plain algorithm, for every kind of grid. The tests prove the fast one below equal to it. */
export function beginOnGraph(maze: Maze, rng: Rng): Carving {
  const { grid } = maze;
  const { free, join } = freeSides(grid);
  const stack = new Int32Array(grid.count);
  let depth = 0;
  let here = firstCell(grid);
  let visited = 1;
  join(here);

  function step(): boolean {
    const sides = free[here];
    if (sides === 0) {
      if (depth === 0) return true;
      here = stack[--depth];
      return false;
    }
    const side = pickFreeSide(sides, rng.next());
    if ((sides & (sides - 1)) !== 0) stack[depth++] = here;
    link(maze, here, side);
    here = grid.neighbour(here, side);
    join(here);
    visited++;
    return false;
  }

  return {
    advance(budget) {
      for (let left = budget; left > 0; left--) if (step()) return true;
      return false;
    },
    progress: () => visited / grid.count,
    cursor: () => here,
  };
}

/**
 * The same walk on squares, four times as fast: a border of sentinels instead of range checks, "free" as
 * bit 7 of the cell's own byte, and one table that turns (free sides, random number) into step and walls.
 */
function beginOnRect(maze: Maze, rng: Rng): Carving {
  const walk = growthFrom(maze, firstCell(maze.grid));
  joinFirst(walk);
  walk.length = 0;
  return carveGrowth(maze, rng, walk, makeSteps);
}

/** The list is a stack: cells with a way left, to go back to. */
function makeSteps(walk: Growth, state: Int32Array, budget: number): void {
  const { cells, stride, moves, list: stack } = walk;
  let { here: cell, length: top, missing } = walk;
  // sfc32, inlined: see Rng.
  let { 0: a, 1: b, 2: c, 3: d } = state;
  for (let left = budget; left > 0; left--) {
    const free = freeSidesAt(cells, cell, stride);
    if (free === 0) {
      if (top === 0) {
        walk.finished = true;
        break;
      }
      cell = stack[--top];
      continue;
    }
    const word = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    const move = moves[free * DRAWS + (((word >>> 8) * DRAWS) >>> 24)];
    if ((free & (free - 1)) !== 0) stack[top++] = cell;
    cells[cell] |= move & 15;
    cell += move >> 8;
    cells[cell] = (move >>> 4) & 15;
    missing--;
  }
  state.set([a, b, c, d]);
  walk.here = cell;
  walk.length = top;
  walk.missing = missing;
}
