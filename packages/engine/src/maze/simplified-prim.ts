import { GRID_KINDS } from '../grid/grid.js';
import { pickIndex, type Rng } from '../rng/rng.js';
import type { Carving, Generator } from './generator.js';
import { link, type Maze } from './maze.js';
import { randomCell } from './parts/cells.js';
import { carveGrowth, DRAWS, type Growth, growthFrom, joinFirst } from './parts/growth.js';
import { freeSidesAt } from './parts/padded.js';
import { tableSide } from './parts/pick.js';
import { freeSides } from './parts/sides.js';

/**
 * Simplified Prim: a random cell of the maze that has a way left goes on to a random neighbour outside the
 * maze. Bushy like the other two, with somewhat longer ways, because a cell in the open is not preferred.
 */
export const simplifiedPrim: Generator = {
  id: 'simplified-prim',
  title: 'Simplified Prim',
  about:
    'Goes on from a random cell of the maze to a random neighbour outside it. Bushy, with many short dead ends, growing outward like a blot.',
  traits: ['short-dead-ends'],
  grids: GRID_KINDS,
  masks: true,
  code: 10,
  options: [],
  begin: (maze, rng) => (maze.grid.kind === 'rect' ? beginOnRect(maze, rng) : beginOnGraph(maze, rng)),
};

/** The plain algorithm, for every kind of grid. The tests prove the fast one below equal to it. */
export function beginOnGraph(maze: Maze, rng: Rng): Carving {
  const { grid } = maze;
  const { free, join } = freeSides(grid);
  /** Cells of the maze that may have a way left, in no order. */
  const active = new Int32Array(grid.count);
  let length = 1;
  let visited = 1;
  let here = randomCell(grid, rng);
  active[0] = here;
  join(here);

  function step(): void {
    const index = pickIndex(length, rng.next());
    const cell = active[index];
    const ways = free[cell];
    if (ways === 0) {
      active[index] = active[--length];
      return;
    }
    const side = tableSide(ways, rng.next());
    link(maze, cell, side);
    here = grid.neighbour(cell, side);
    join(here);
    visited++;
    // A cell that has used its last way leaves at once and the new one takes its place.
    if (free[cell] === 0) active[index] = here;
    else active[length++] = here;
  }

  return {
    advance(budget) {
      for (let left = budget; left > 0 && visited < grid.count; left--) step();
      return visited === grid.count;
    },
    progress: () => visited / grid.count,
    cursor: () => here,
  };
}

/**
 * The same on squares, three times as fast: a border of sentinels instead of range checks, "free" as bit 7 of
 * the cell's own byte, and one table that turns (free sides, random number) into step and walls.
 */
function beginOnRect(maze: Maze, rng: Rng): Carving {
  const bush = growthFrom(maze, randomCell(maze.grid, rng));
  joinFirst(bush);
  return carveGrowth(maze, rng, bush, grow);
}

/** Looks at no more than `budget` active cells, and goes on from each that has a way left. */
function grow(bush: Growth, state: Int32Array, budget: number): void {
  const { cells, stride, moves, list: active } = bush;
  let { here, length: end, missing } = bush;
  // sfc32, inlined: see Rng.
  let { 0: a, 1: b, 2: c, 3: d } = state;
  for (let left = budget; left > 0 && missing > 0; left--) {
    const place = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + place) | 0;
    const index = pickIndex(end, place);
    const cell = active[index];
    const free = freeSidesAt(cells, cell, stride);
    if (free === 0) {
      active[index] = active[--end];
      continue;
    }
    const word = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    const move = moves[free * DRAWS + (((word >>> 8) * DRAWS) >>> 24)];
    cells[cell] |= move & 15;
    here = cell + (move >> 8);
    cells[here] = (move >>> 4) & 15;
    missing--;
    // 1 when that was the last way: the new cell takes the place of the old one. In numbers, because a
    // branch would be guessed wrong half of the time.
    const last = ((free & (free - 1)) - 1) >>> 31;
    active[end + ((index - end) & -last)] = here;
    end += 1 - last;
  }
  state.set([a, b, c, d]);
  bush.here = here;
  bush.length = end;
  bush.missing = missing;
  bush.finished = missing === 0;
}
