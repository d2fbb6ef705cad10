import { EAST, firstCell, GRID_KINDS, type Grid, NORTH, SOUTH, WEST } from '../grid/grid.js';
import { behind } from './behind.js';
import { type BucketQueue, bucketQueue, lowestBucket, NONE, put, takeBucket } from './bucket-queue.js';
import { freeSides } from './free-sides.js';
import type { Carving, Generator } from './generator.js';
import type { Maze } from './maze.js';
import { type WallWeights, wallNumber, wallWeights, weigh } from './wall-weights.js';

/**
 * Prim, the true one: every wall has a random weight, and of all walls between the maze and the cells outside
 * the lightest is opened. The maze is the minimum spanning tree of the weights, as with Kruskal and Boruvka:
 * an even texture with many short dead ends. While it grows, it fills one basin after another.
 */
export const prim: Generator = {
  id: 'prim',
  title: 'Prim',
  about:
    'Gives every wall a random weight and always opens the lightest one around the maze. An even texture with many short dead ends.',
  traits: ['short-dead-ends'],
  grids: GRID_KINDS,
  masks: true,
  code: 9,
  options: [],
  begin: (maze, rng) => beginPrim(maze, wallWeights(rng)),
};

/** Bits of a key that name the side; the others are the weight of the wall. */
const SIDE_BITS = 3;
const SIDE_MASK = (1 << SIDE_BITS) - 1;
/** A key above that of any wall. */
const HEAVIEST = 0x7fffffff;
const KEY_BITS = 31;

/** The cells of the maze that may have a way out. */
interface Frontier {
  readonly free: Uint8Array;
  readonly lightest: Lightest;
  readonly queue: BucketQueue;
  /** How far a key is shifted to name its bucket. */
  readonly shift: number;
  /** The key of the lightest wall, after `pull`. */
  key: number;
}

/**
 * Grows the minimum spanning tree of these weights from the first cell.
 *
 * The queue holds cells of the maze, not walls: each once, in the bucket of its lightest wall that may still
 * lead outside. The wall is looked up again when its turn comes; a cell whose wall has been overtaken goes
 * back to a later bucket, one without a way out is dropped. So a bucket is only ever too early, and the queue
 * needs just four bytes a cell.
 */
export function beginPrim(maze: Maze, weights: WallWeights): Carving {
  const { grid, open } = maze;
  const { free, join } = freeSides(grid);
  const cellBehind = behind(grid);
  const lightest =
    grid.kind === 'rect' ? lightestOnSquares(grid, free, weights) : lightestOnGraph(grid, free, weights);
  const queue = bucketQueue(grid.size);
  const shift = KEY_BITS - queue.bits;
  let here = firstCell(grid);
  join(here);
  const frontier: Frontier = { free, lightest, queue, shift, key: lightest(here) };
  let missing = grid.count - 1;
  /** No bucket below this one has a cell. */
  let floor = 1 << queue.bits;

  /** Opens the lightest wall around the maze, which is one of `here`, and finds the next. */
  function step(): void {
    const side = frontier.key & SIDE_MASK;
    const from = here;
    const to = cellBehind(from, side);
    open[from] |= 1 << side;
    open[to] |= 1 << grid.opposite(from, side);
    join(to);
    if (--missing === 0) return;
    if (free[from] !== 0) {
      const bucket = lightest(from) >>> shift;
      put(queue, bucket, from);
      floor = Math.min(floor, bucket);
    }
    if (free[to] !== 0) {
      const key = lightest(to);
      // Half of all walls lie in a bucket below all others and need no queue.
      if (key >>> shift < floor) {
        here = to;
        frontier.key = key;
        return;
      }
      put(queue, key >>> shift, to);
    }
    here = pull(frontier);
    floor = frontier.key >>> shift;
  }

  return {
    advance(budget) {
      for (let left = budget; left > 0 && missing > 0; left--) step();
      return missing === 0;
    },
    progress: () => 1 - missing / grid.count,
    cursor: () => here,
  };
}

/** Takes the cell with the lightest wall out of the queue. Its key is then that of the frontier. */
function pull(frontier: Frontier): number {
  const { free, lightest, queue, shift } = frontier;
  for (;;) {
    const bucket = lowestBucket(queue);
    let best = NONE;
    let bestKey = HEAVIEST;
    for (let cell = takeBucket(queue, bucket); cell !== NONE; ) {
      const following = queue.next[cell];
      if (free[cell] !== 0) {
        const key = lightest(cell);
        if (key >>> shift === bucket && key < bestKey) {
          if (best !== NONE) put(queue, bucket, best);
          best = cell;
          bestKey = key;
        } else put(queue, key >>> shift, cell);
      }
      cell = following;
    }
    frontier.key = bestKey;
    if (best !== NONE) return best;
  }
}

type Lightest = (cell: number) => number;

/** The key of a cell's lightest free wall: its weight and, in the lowest bits, the side. */
function lightestOnGraph(grid: Grid, free: Uint8Array, { first, second }: WallWeights): Lightest {
  return (cell) => {
    let least = HEAVIEST;
    for (let side = 0; side < grid.sides; side++) {
      if ((free[cell] & (1 << side)) === 0) continue;
      const key = (weigh(wallNumber(grid, cell, side), first, second) & ~SIDE_MASK) | side;
      if (key < least) least = key;
    }
    return least;
  };
}

/**
 * The same on squares in plain numbers: a branch for each side would be guessed wrong half of the time. A
 * side that is not free has all bits set, which makes it the heaviest.
 */
function lightestOnSquares(grid: Grid, free: Uint8Array, { first, second }: WallWeights): Lightest {
  const { width } = grid;
  return (cell) => {
    const ways = free[cell];
    const north =
      (weigh(4 * (cell - width) + SOUTH, first, second) & ~SIDE_MASK) | NORTH | (((ways & 1) - 1) >>> 1);
    const east =
      (weigh(4 * cell + EAST, first, second) & ~SIDE_MASK) | EAST | ((((ways >>> 1) & 1) - 1) >>> 1);
    const south =
      (weigh(4 * cell + SOUTH, first, second) & ~SIDE_MASK) | SOUTH | ((((ways >>> 2) & 1) - 1) >>> 1);
    const west =
      (weigh(4 * (cell - 1) + EAST, first, second) & ~SIDE_MASK) | WEST | (((ways >>> 3) - 1) >>> 1);
    return lesser(lesser(north, east), lesser(south, west));
  };
}

/** The lesser of two numbers from 0 to 2^31 - 1, without a branch. */
function lesser(a: number, b: number): number {
  const difference = (a - b) | 0;
  return (b + (difference & (difference >> 31))) | 0;
}
