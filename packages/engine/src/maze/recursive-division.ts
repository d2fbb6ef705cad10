import { E, N, S, W } from '../grid/grid.js';
import { pickIndex, type Rng } from '../rng/rng.js';
import type { Carving, Generator } from './generator.js';
import type { Maze } from './maze.js';

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
  openField(open, width, height);
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
  if (upright) {
    addUprightWall(division, first + cut - 1, rows);
    if (cut < rest) wait(division, first + cut, rest, rows);
    wait(division, first, cut, rows);
    if (cut >= rest) wait(division, first + cut, rest, rows);
  } else {
    addLevelWall(division, first + (cut - 1) * width, columns);
    if (cut < rest) wait(division, first + cut * width, columns, rest);
    wait(division, first, columns, cut);
    if (cut >= rest) wait(division, first + cut * width, columns, rest);
  }
}

/** A wall east of these cells, one above the other, with one gap. */
function addUprightWall(division: Division, top: number, length: number): void {
  const { open, width, rng } = division;
  const gap = top + pickIndex(length, rng.next()) * width;
  for (let cell = top; cell < top + length * width; cell += width) {
    open[cell] &= ~E;
    open[cell + 1] &= ~W;
  }
  open[gap] |= E;
  open[gap + 1] |= W;
  division.gap = gap;
}

/** A wall south of these cells, one beside the other, with one gap. */
function addLevelWall(division: Division, west: number, length: number): void {
  const { open, width, rng } = division;
  const gap = west + pickIndex(length, rng.next());
  for (let cell = west; cell < west + length; cell++) {
    open[cell] &= ~S;
    open[cell + width] &= ~N;
  }
  open[gap] |= S;
  open[gap + width] |= N;
  division.gap = gap;
}

function openField(open: Uint8Array, width: number, height: number): void {
  open.fill(N | E | S | W);
  for (let x = 0; x < width; x++) {
    open[x] &= ~N;
    open[(height - 1) * width + x] &= ~S;
  }
  for (let y = 0; y < height; y++) {
    open[y * width] &= ~W;
    open[y * width + width - 1] &= ~E;
  }
}
