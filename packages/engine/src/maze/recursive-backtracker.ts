import { EAST, exists, firstCell, GRID_KINDS, type Grid, NORTH, SOUTH, WEST } from '../grid/grid.js';
import type { Rng } from '../rng/rng.js';
import type { Carving, Generator } from './generator.js';
import { link, type Maze } from './maze.js';
import { copyFromPadded, paddedCells } from './padded.js';
import { pickFreeSide } from './pick.js';

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
  const fresh = new Uint8Array(grid.size);
  for (let cell = 0; cell < grid.size; cell++) fresh[cell] = exists(grid, cell) ? 1 : 0;
  const stack = new Int32Array(grid.count);
  let depth = 0;
  let here = firstCell(grid);
  let visited = 1;
  fresh[here] = 0;

  function step(): boolean {
    const free = freeSides(grid, here, fresh);
    if (free === 0) {
      if (depth === 0) return true;
      here = stack[--depth];
      return false;
    }
    const side = pickFreeSide(free, rng.next());
    if ((free & (free - 1)) !== 0) stack[depth++] = here;
    link(maze, here, side);
    here = grid.neighbour(here, side);
    fresh[here] = 0;
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
  const { grid } = maze;
  const { cells, stride, at } = paddedCells(grid);
  const moves = moveTable(stride);
  const stack = new Int32Array(grid.count);
  const state = rng.state;
  let depth = 0;
  let here = at(firstCell(grid));
  let visited = 1;
  cells[here] = 0;

  function walk(budget: number): boolean {
    let cell = here;
    let top = depth;
    let fresh = 0;
    let finished = false;
    // sfc32, inlined: see Rng.
    let a = state[0];
    let b = state[1];
    let c = state[2];
    let d = state[3];
    for (let left = budget; left > 0; left--) {
      const free =
        (cells[cell - stride] >>> 7) |
        ((cells[cell + 1] >>> 6) & 2) |
        ((cells[cell + stride] >>> 5) & 4) |
        ((cells[cell - 1] >>> 4) & 8);
      if (free === 0) {
        if (top === 0) {
          finished = true;
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
      const move = moves[free * 12 + (((word >>> 8) * 12) >>> 24)];
      if ((free & (free - 1)) !== 0) stack[top++] = cell;
      cells[cell] |= move & 15;
      cell += move >> 8;
      cells[cell] = (move >>> 4) & 15;
      fresh++;
    }
    state[0] = a;
    state[1] = b;
    state[2] = c;
    state[3] = d;
    here = cell;
    depth = top;
    visited += fresh;
    return finished;
  }

  return {
    advance(budget) {
      const finished = walk(budget);
      copyFromPadded(cells, maze, finished);
      return finished;
    },
    progress: () => visited / grid.count,
    cursor: () => (Math.floor(here / stride) - 1) * grid.width + (here % stride) - 1,
  };
}

/** Step << 8 | walls of the new cell << 4 | walls of this cell, by (free sides, random number 0..11). */
function moveTable(stride: number): Int32Array {
  const offsets = [-stride, 1, stride, -1];
  const table = new Int32Array(16 * 12);
  for (let free = 1; free < 16; free++) {
    const sides = [NORTH, EAST, SOUTH, WEST].filter((side) => free & (1 << side));
    for (let draw = 0; draw < 12; draw++) {
      const side = sides[Math.floor((draw * sides.length) / 12)];
      table[free * 12 + draw] = (offsets[side] << 8) | ((1 << (side ^ 2)) << 4) | (1 << side);
    }
  }
  return table;
}

function freeSides(grid: Grid, cell: number, fresh: Uint8Array): number {
  let free = 0;
  for (let side = 0; side < grid.sides; side++) {
    const next = grid.neighbour(cell, side);
    if (next >= 0 && fresh[next] === 1) free |= 1 << side;
  }
  return free;
}
