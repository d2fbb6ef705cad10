import { E, N, S, W } from '../grid/grid.js';
import type { Rng } from '../rng/rng.js';
import type { Generator } from './generator.js';
import { carveByRows, type RowCarver, type RowPart, streamByRows } from './parts/row-carver.js';

/**
 * Eller: a perfect maze made row by row, remembering only which cells of one row hang together. An even
 * texture, but for a last row with few walls; mazes of any height in the memory of one row.
 */
export const eller: Generator = {
  id: 'eller',
  title: 'Eller',
  about:
    'Works row by row and remembers only which cells of one row hang together, so mazes can be endlessly high. An even texture without any lean.',
  traits: ['streaming'],
  grids: ['rect'],
  masks: false,
  code: 13,
  options: [],
  begin: (maze, rng) => carveByRows(maze, ellerRows(maze.open, maze.grid, rng)),
  rows: ({ width, height, rng }) =>
    streamByRows({ width, height }, (cells) => ellerRows(cells, { width, height }, rng)),
};

/**
 * What is known of the row. Its cells that hang together form a ring: `left` and `right` lead from each to the
 * next of its ring. Passages don't cross, so rings nest and never interleave: two neighbours hang together
 * exactly when the one's right is the other, and rings are joined and left by a few stores.
 */
interface Rings {
  readonly cells: Uint8Array;
  readonly width: number;
  readonly left: Int32Array;
  readonly right: Int32Array;
  readonly rng: Rng;
  /** The coin flips of 32 columns, kept for watching column by column. */
  flips: number;
}

/**
 * Heads come up in 1/2 + 1/2^(rarity + 1) of the flips. With fair coins, three passages of five would run from
 * north to south: 9/16 for joining and 5/8 for not going on below make both directions equal.
 */
const JOIN_RARITY = 3;
const CLOSE_RARITY = 2;

/** Each row is gone through twice: first it is joined sideways, then it goes on below. */
function ellerRows(cells: Uint8Array, shape: { width: number; height: number }, rng: Rng): RowCarver {
  const { width, height } = shape;
  const left = new Int32Array(width).map((_, column) => column);
  const rings: Rings = { cells, width, left, right: left.slice(), rng, flips: 0 };

  function carve({ row, at, from, to }: RowPart): number {
    const last = row === height - 1;
    if (from < width) {
      const end = Math.min(to, width);
      if (last) joinAll(rings, at, from, end);
      else joinSome(rings, at, from, end);
    }
    if (to > width && !last) goDown(rings, at, Math.max(0, from - width), to - width);
    return to;
  }

  return { reach: 'below', steps: 2 * width, carve };
}

/** A coin flip for each pair of neighbours that do not hang together yet. */
function joinSome(rings: Rings, at: number, from: number, to: number): void {
  const { cells, width, left, right } = rings;
  const end = Math.min(to, width - 1);
  for (let x = from; x < end; x = (x | 31) + 1) {
    // Going from heads to heads instead of asking each coin: the processor can't guess coins.
    for (let heads = flip(rings, JOIN_RARITY, x, end); heads !== 0; heads &= heads - 1) {
      const column = (x | 31) - Math.clz32(heads & -heads);
      if (right[column] === column + 1) continue;
      join(left, right, column);
      cells[at + column] |= E;
      cells[at + column + 1] |= W;
    }
  }
}

/** A coin flip for each cell: heads close it to the south, unless its ring would have no way on then. */
function goDown(rings: Rings, at: number, from: number, to: number): void {
  const { cells, width, left, right } = rings;
  for (let cell = at + from; cell < at + to; cell++) {
    cells[cell] |= S;
    cells[cell + width] = N;
  }
  for (let x = from; x < to; x = (x | 31) + 1) {
    for (let heads = flip(rings, CLOSE_RARITY, x, to); heads !== 0; heads &= heads - 1) {
      const column = (x | 31) - Math.clz32(heads & -heads);
      if (right[column] === column) continue;
      leave(left, right, column);
      cells[at + column] &= ~S;
      cells[at + column + width] = 0;
    }
  }
}

/** Below the last row nothing can meet any more: all neighbours that don't hang together are joined now. */
function joinAll({ cells, width, left, right }: Rings, at: number, from: number, to: number): void {
  for (let column = from; column < Math.min(to, width - 1); column++) {
    if (right[column] === column + 1) continue;
    join(left, right, column);
    cells[at + column] |= E;
    cells[at + column + 1] |= W;
  }
}

/** The flips of the columns from `from` to the next multiple of 32 or `to`, bit 0 being that of the multiple before. */
function flip(rings: Rings, rarity: number, from: number, to: number): number {
  if ((from & 31) === 0) rings.flips = flipAll(rings.rng, rarity);
  const flips = rings.flips & (-1 << (from & 31));
  return to > (from | 31) ? flips : flips & ((1 << (to & 31)) - 1);
}

/** Thirty-two unfair coins: a fair one each, with a second chance for tails. */
function flipAll(rng: Rng, rarity: number): number {
  const fair = rng.next();
  let second = -1;
  for (let i = 0; i < rarity; i++) second &= rng.next();
  return fair | second;
}

/** Makes one ring of this column's and the next one's. */
function join(left: Int32Array, right: Int32Array, column: number): void {
  const after = right[column];
  const before = left[column + 1];
  right[before] = after;
  left[after] = before;
  right[column] = column + 1;
  left[column + 1] = column;
}

/** Takes a column out of its ring: the cell below starts one of its own. */
function leave(left: Int32Array, right: Int32Array, column: number): void {
  const after = right[column];
  const before = left[column];
  right[before] = after;
  left[after] = before;
  right[column] = column;
  left[column] = column;
}
