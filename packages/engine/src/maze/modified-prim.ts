import { exists, GRID_KINDS } from '../grid/grid.js';
import { pickIndex, type Rng } from '../rng/rng.js';
import type { Carving, Generator } from './generator.js';
import { link, type Maze } from './maze.js';
import { randomCell } from './parts/cells.js';
import { carveGrowth, DRAWS, type Growth, growthFrom } from './parts/growth.js';
import { FREE } from './parts/padded.js';
import { pickFreeSide } from './parts/pick.js';

/**
 * Modified Prim, the "Prim" of most textbooks on mazes: a random cell of the frontier, that is, of the cells
 * next to the maze, is joined to a random neighbour in the maze. Bushy, with a great many short dead ends,
 * and all ways lead away from where it started.
 */
export const modifiedPrim: Generator = {
  id: 'modified-prim',
  title: 'Modified Prim',
  about:
    'Joins a random cell next to the maze to a random neighbour in the maze. Bushy, with a great many short dead ends, growing outward like a blot.',
  traits: ['short-dead-ends'],
  grids: GRID_KINDS,
  masks: true,
  code: 11,
  options: [],
  begin: (maze, rng) => (maze.grid.kind === 'rect' ? beginOnRect(maze, rng) : beginOnGraph(maze, rng)),
};

/** The plain algorithm, for every kind of grid. The tests prove the fast one below equal to it. */
export function beginOnGraph(maze: Maze, rng: Rng): Carving {
  const { grid } = maze;
  /** Which sides of a cell outside the maze lead into it. */
  const ways = new Uint8Array(grid.size);
  const outside = new Uint8Array(grid.size);
  for (let cell = 0; cell < grid.size; cell++) outside[cell] = exists(grid, cell) ? 1 : 0;
  const frontier = new Int32Array(grid.count);
  let length = 1;
  let visited = 0;
  let here = randomCell(grid, rng);
  frontier[0] = here;

  function step(): void {
    const index = pickIndex(length, rng.next());
    const word = rng.next();
    here = frontier[index];
    frontier[index] = frontier[--length];
    // The cell it starts from is the only one without a way into the maze.
    if (ways[here] !== 0) link(maze, here, pickFreeSide(ways[here], word));
    outside[here] = 0;
    visited++;
    widen(here);
  }

  /** Brings the neighbours of a new cell of the maze into the frontier. */
  function widen(cell: number): void {
    for (let side = 0; side < grid.sides; side++) {
      const next = grid.neighbour(cell, side);
      if (next < 0 || outside[next] === 0) continue;
      if (ways[next] === 0) frontier[length++] = next;
      ways[next] |= 1 << grid.opposite(cell, side);
    }
  }

  return {
    advance(budget) {
      for (let left = budget; left > 0 && length > 0; left--) step();
      return length === 0;
    },
    progress: () => visited / grid.count,
    cursor: () => here,
  };
}

/**
 * The same on squares, several times as fast: a border of sentinels instead of range checks, and one byte
 * that says everything about a cell. In the maze its lower bits are the open sides; outside, bit 7 is set and
 * they are the sides that lead into the maze.
 */
function beginOnRect(maze: Maze, rng: Rng): Carving {
  return carveGrowth(maze, rng, growthFrom(maze, randomCell(maze.grid, rng)), grow);
}

/**
 * Joins at most `budget` cells of the frontier. Each neighbour of a new cell is written to the end of the
 * frontier in any case and the length grows only if it is new there: a branch would be guessed wrong half of
 * the time.
 */
function grow(blot: Growth, state: Int32Array, budget: number): void {
  const { cells, stride, moves, list: frontier } = blot;
  let { here: cell, length: end } = blot;
  let left = budget;
  // sfc32, inlined: see Rng.
  let { 0: a, 1: b, 2: c, 3: d } = state;
  for (; left > 0 && end > 0; left--) {
    const place = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + place) | 0;
    const index = pickIndex(end, place);
    cell = frontier[index];
    frontier[index] = frontier[--end];
    const word = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    // A cell without a way into the maze is the one it starts from; its move is 0, which changes nothing.
    const move = moves[(cells[cell] & 15) * DRAWS + (((word >>> 8) * DRAWS) >>> 24)];
    cells[cell] = move & 15;
    cells[cell + (move >> 8)] |= (move >>> 4) & 15;
    const north = cells[cell - stride];
    frontier[end] = cell - stride;
    end += ((north ^ FREE) - 1) >>> 31;
    cells[cell - stride] = north | ((north >>> 5) & 4);
    const east = cells[cell + 1];
    frontier[end] = cell + 1;
    end += ((east ^ FREE) - 1) >>> 31;
    cells[cell + 1] = east | ((east >>> 4) & 8);
    const south = cells[cell + stride];
    frontier[end] = cell + stride;
    end += ((south ^ FREE) - 1) >>> 31;
    cells[cell + stride] = south | (south >>> 7);
    const west = cells[cell - 1];
    frontier[end] = cell - 1;
    end += ((west ^ FREE) - 1) >>> 31;
    cells[cell - 1] = west | ((west >>> 6) & 2);
  }
  state.set([a, b, c, d]);
  blot.here = cell;
  blot.length = end;
  blot.missing -= budget - left;
  blot.finished = end === 0;
}
