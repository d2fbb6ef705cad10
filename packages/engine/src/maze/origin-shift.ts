import { exists, GRID_KINDS, type Grid } from '../grid/grid.js';
import type { OptionValues } from '../options.js';
import type { Rng } from '../rng/rng.js';
import type { Carving, Generator } from './generator.js';
import { link, type Maze, unlink } from './maze.js';
import { middleCell } from './parts/cells.js';
import { pickFreeSide } from './parts/pick.js';
import { sideDraw } from './parts/side-draw.js';
import { PORTION, STEPS_A_WORD, WALL, type WalkField, walkField } from './parts/walk-field.js';

/**
 * Origin shift: every cell but one, the origin, points to a neighbour, so that all ways lead to the origin. A shift
 * lets the origin point to a neighbour, which becomes the new origin and forgets where it pointed to: the maze
 * is perfect before and after. It starts from a plain maze of shortest ways to the middle and shifts at random.
 *
 * The origin walks at random, so after many shifts the mazes look like those of Aldous-Broder and Wilson. Where it
 * has not come by, the first maze stays: with few shifts, or on a large grid, some ways still run straight to the
 * middle.
 */
export const originShift: Generator = {
  id: 'origin-shift',
  title: 'Origin shift',
  about:
    'Starts from a plain maze whose cells all point towards an origin, then moves the origin at random, one passage at a time. Short dead ends; a maze that can go on changing.',
  traits: [],
  grids: GRID_KINDS,
  masks: true,
  code: 16,
  options: [
    {
      name: 'shifts',
      about: 'How often the origin moves, times the number of cells.',
      type: 'integer',
      min: 0,
      max: 1000,
      default: 10,
    },
  ],
  begin: (maze, rng, options) =>
    beginWith(maze.grid.kind === 'rect' ? shifterOnRect : shifterOnGraph, maze, rng, options),
};

/** What makes shifts once the first maze stands. */
interface Shifter {
  /** Makes this many shifts. */
  shift(count: number): void;
  origin(): number;
}

/** The plain algorithm, for every kind of grid. The tests prove the fast one below equal to it. */
export function beginOnGraph(maze: Maze, rng: Rng, options: OptionValues): Carving {
  return beginWith(shifterOnGraph, maze, rng, options);
}

function beginWith(
  makeShifter: (maze: Maze, rng: Rng, pointers: Uint8Array) => Shifter,
  maze: Maze,
  rng: Rng,
  options: OptionValues,
): Carving {
  const { grid } = maze;
  const pointers = new Uint8Array(grid.size);
  const { order, nearer } = shortestWays(grid);
  // A lone cell has nowhere to shift to.
  const shifts = grid.count === 1 ? 0 : grid.count * Number(options.shifts);
  let shifter: Shifter | null = null;
  let planted = 1;
  let shifted = 0;

  function plant(): void {
    const cell = order[planted++];
    const side = pickFreeSide(nearer(cell), rng.next());
    pointers[cell] = side;
    link(maze, cell, side);
  }

  return {
    advance(budget) {
      let left = budget;
      for (; left > 0 && planted < grid.count; left--) plant();
      const count = Math.min(left, shifts - shifted);
      if (count > 0) {
        shifter ??= makeShifter(maze, rng, pointers);
        shifter.shift(count);
        shifted += count;
      }
      return planted === grid.count && shifted === shifts;
    },
    progress: () => (planted + shifted) / (grid.count + shifts),
    cursor: () => (shifter === null ? order[planted - 1] : shifter.origin()),
  };
}

/** The cells of a grid by their distance from the middle, and which of their sides lead nearer to it. */
function shortestWays(grid: Grid) {
  const order = new Int32Array(grid.count);
  // Distances of neighbours differ by at most one, so it is enough to know them modulo 3, plus 1: 0 is unknown.
  const distances = new Uint8Array(grid.size);
  let known = 0;
  order[known++] = middleCell(grid);
  distances[order[0]] = 1;
  for (let head = 0; head < known; head++) {
    const farther = (distances[order[head]] % 3) + 1;
    for (let side = 0; side < grid.sides; side++) {
      const next = grid.neighbour(order[head], side);
      if (next < 0 || distances[next] !== 0) continue;
      distances[next] = farther;
      order[known++] = next;
    }
  }

  /** The sides of a cell behind which there is one that is nearer, as bits. */
  function nearer(cell: number): number {
    let sides = 0;
    for (let side = 0; side < grid.sides; side++) {
      const next = grid.neighbour(cell, side);
      if (next >= 0 && (distances[next] % 3) + 1 === distances[cell]) sides |= 1 << side;
    }
    return sides;
  }

  return { order, nearer };
}

function shifterOnGraph(maze: Maze, rng: Rng, pointers: Uint8Array): Shifter {
  const { grid } = maze;
  const drawSide = sideDraw(grid, rng);
  let origin = middleCell(grid);
  return {
    shift(count) {
      for (let left = count; left > 0; left--) {
        const side = drawSide(origin);
        const next = grid.neighbour(origin, side);
        // If it pointed back here, this closes and opens the same passage.
        unlink(maze, next, pointers[next]);
        link(maze, origin, side);
        pointers[origin] = side;
        origin = next;
      }
    },
    origin: () => origin,
  };
}

/** The same shifts on squares, many times as fast: the walk writes pointers only; passages follow when it pauses. */
function shifterOnRect(maze: Maze, rng: Rng, pointers: Uint8Array): Shifter {
  const field = walkField(maze.grid);
  field.place = field.placeOf(middleCell(maze.grid));
  for (let cell = 0; cell < pointers.length; cell++) {
    if (exists(maze.grid, cell)) field.cells[field.placeOf(cell)] = pointers[cell];
  }
  return {
    shift(count) {
      for (let left = count; left > 0; left -= PORTION) {
        makeShifts(field, rng.state, Math.min(left, PORTION));
      }
      showPointers(field, maze);
    },
    origin: () => field.cellAt(field.place),
  };
}

// The loop compares with this at every step. A constant of another module would be looked up each time.
const wall = WALL;

function makeShifts(field: WalkField, state: Int32Array, count: number): void {
  const { cells, offsets } = field;
  let { place, bits, pending } = field;
  // sfc32, inlined: see Rng.
  let { 0: a, 1: b, 2: c, 3: d } = state;
  let left = count;
  while (left > 0) {
    if (pending === 0) {
      bits = (a + b + d) | 0;
      d = (d + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + bits) | 0;
      pending = STEPS_A_WORD;
    }
    const side = bits & 3;
    const next = place + offsets[side];
    bits >>= 2;
    pending--;
    // A draw that leads into a wall does not count, as in `sideDraw`.
    if (cells[next] === wall) continue;
    cells[place] = side;
    place = next;
    left--;
  }
  state.set([a, b, c, d]);
  field.place = place;
  field.bits = bits;
  field.pending = pending;
}

/** Opens the passages that the pointers stand for, and no others. */
function showPointers(field: WalkField, maze: Maze): void {
  const { cells, stride, place: origin } = field;
  const { grid, open } = maze;
  const steps = [-grid.width, 1, grid.width, -1];
  open.fill(0);
  for (let y = 0; y < grid.height; y++) {
    let place = (y + 1) * stride + 1;
    for (let cell = y * grid.width; cell < (y + 1) * grid.width; cell++, place++) {
      const side = cells[place];
      if (side === wall || place === origin) continue;
      open[cell] |= 1 << side;
      open[cell + steps[side]] |= 1 << (side ^ 2);
    }
  }
}
