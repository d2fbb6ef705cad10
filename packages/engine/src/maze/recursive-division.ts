import { E, N, S, W } from '../grid/grid.js';
import { pickIndex, type Rng } from '../rng/rng.js';
import type { Carving, Generator } from './generator.js';
import type { Maze } from './maze.js';
import { neighbourSides } from './parts/sides.js';

/**
 * Recursive division: an open field is cut in two by a straight wall with one gap, and so are the parts,
 * across their longer side, until all are corridors. Long straight walls, and gaps that everybody has to
 * pass: easy to plan by eye, hard to hurry through.
 */
export const recursiveDivision: Generator = {
  id: 'recursive-division',
  title: 'Recursive division',
  about:
    'Cuts an open field in two by a wall with one gap, and then the parts, until all are corridors. Long straight walls, gaps that everybody has to pass.',
  traits: ['wall-adder', 'biased'],
  grids: ['rect'],
  masks: false,
  code: 14,
  options: [],
  begin,
};

/** Fields that wait. The smaller part is cut first, so each is at least as large as all after it: 27 are enough. */
const MAX_WAITING = 32;

/** A field being cut up. */
interface Division {
  readonly open: Uint8Array;
  readonly width: number;
  readonly rng: Rng;
  /** First cell, columns and rows of each field that waits. */
  readonly waiting: Int32Array;
  depth: number;
  /** How many cells lie in corridors. */
  settled: number;
  /** The cell before the newest gap. */
  gap: number;
}

function begin(maze: Maze, rng: Rng): Carving {
  const { open, grid } = maze;
  const { width, height, size } = grid;
  const waiting = new Int32Array(3 * MAX_WAITING);
  const division: Division = { open, width, rng, waiting, depth: 0, settled: 0, gap: 0 };
  open.set(neighbourSides(grid));
  wait(division, 0, width, height);

  return {
    advance(budget) {
      for (let left = budget; left > 0 && division.depth > 0; left--) divide(division);
      return division.depth === 0;
    },
    progress: () => division.settled / size,
    cursor: () => division.gap,
  };
}

/** Puts a field on the list of those to be cut, unless it is a corridor already. */
function wait(division: Division, first: number, columns: number, rows: number): void {
  if (columns === 1 || rows === 1) {
    division.settled += columns * rows;
    return;
  }
  const { waiting, depth } = division;
  waiting[depth] = first;
  waiting[depth + 1] = columns;
  waiting[depth + 2] = rows;
  division.depth = depth + 3;
}

/** Adds one wall, to the field that waits last. */
function divide(division: Division): void {
  const { waiting, width, rng } = division;
  const depth = division.depth - 3;
  const first = waiting[depth];
  const columns = waiting[depth + 1];
  const rows = waiting[depth + 2];
  division.depth = depth;
  const upright = columns > rows || (columns === rows && rng.next() < 0);
  // The wall stands behind `cut` of the field's columns, or rows.
  const lines = upright ? columns : rows;
  const cut = 1 + pickIndex(lines - 1, rng.next());
  const rest = lines - cut;
  const across = upright ? 1 : width;
  addWall(division, first + (cut - 1) * across, upright ? rows : columns, upright);
  const second = first + cut * across;
  if (cut < rest) wait(division, second, upright ? rest : columns, upright ? rows : rest);
  wait(division, first, upright ? cut : columns, upright ? rows : cut);
  if (cut >= rest) wait(division, second, upright ? rest : columns, upright ? rows : rest);
}

/** A wall with one gap: east of cells one above the other, or south of cells side by side. */
function addWall(division: Division, first: number, length: number, upright: boolean): void {
  const { open, width, rng } = division;
  const along = upright ? width : 1;
  const across = upright ? 1 : width;
  const near = upright ? E : S;
  const far = upright ? W : N;
  const gap = first + pickIndex(length, rng.next()) * along;
  for (let cell = first; cell < first + length * along; cell += along) {
    open[cell] &= ~near;
    open[cell + across] &= ~far;
  }
  open[gap] |= near;
  open[gap + across] |= far;
  division.gap = gap;
}
