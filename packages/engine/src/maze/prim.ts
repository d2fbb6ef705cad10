import { E, EAST, firstCell, GRID_KINDS, type Grid, N, NORTH, S, SOUTH, W, WEST } from '../grid/grid.js';
import type { Carving, Generator } from './generator.js';
import { link, type Maze } from './maze.js';
import { type Buckets, lowestBucket, makeBuckets, NONE, put, takeBucket } from './parts/buckets.js';
import { CHUNK, lesser } from './parts/hot-loops.js';
import { freeSides, neighbourSides } from './parts/sides.js';
import { type WallWeights, WEIGHT_BITS, wallWeights, weigh } from './parts/wall-weights.js';
import { forwardWall, wallCell, wallNumber, wallSide } from './parts/walls.js';

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

/** A key names a wall of a cell: its weight and, in the lowest bits, the side. */
const SIDE_BITS = 2;
const SIDE_MASK = (1 << SIDE_BITS) - 1;
const KEY_BITS = WEIGHT_BITS + SIDE_BITS;

/**
 * Grows the minimum spanning tree of these weights from the first cell.
 *
 * The queue holds cells of the maze, not walls: each once, in the bucket of its lightest wall that may still
 * lead outside. The wall is looked up again when its turn comes; a cell whose wall has been overtaken goes
 * back to a later bucket, one without a way out is dropped. So a bucket is only ever too early, and the queue
 * needs just four bytes a cell.
 */
export function beginPrim(maze: Maze, weights: WallWeights): Carving {
  return maze.grid.kind === 'rect' ? beginOnRect(maze, weights) : beginOnGraph(maze, weights);
}

/** The plain algorithm, for every kind of grid. The tests prove both equal to the minimum spanning tree. */
function beginOnGraph(maze: Maze, weights: WallWeights): Carving {
  const { grid } = maze;
  const { free, join } = freeSides(grid);
  const queue = makeBuckets(grid.size);
  let missing = grid.count - 1;
  let here = firstCell(grid);
  join(here);
  enqueue(here);

  function bucketOf(wall: number): number {
    return weigh(wall, weights.first, weights.second) >>> (WEIGHT_BITS - queue.bits);
  }

  function enqueue(cell: number): void {
    const wall = lightestWall(grid, cell, free[cell], weights);
    if (wall !== NONE) put(queue, bucketOf(wall), cell);
  }

  /** Empties the lowest bucket. Returns the lightest wall there; all other cells go where they belong now. */
  function pull(): { cell: number; wall: number } {
    const bucket = lowestBucket(queue);
    let best = { cell: NONE, wall: NONE };
    for (let cell = takeBucket(queue, bucket); cell !== NONE; ) {
      const following = queue.next[cell];
      const wall = lightestWall(grid, cell, free[cell], weights);
      if (wall !== NONE && bucketOf(wall) === bucket && isLighter(wall, best.wall, weights)) {
        if (best.cell !== NONE) enqueue(best.cell);
        best = { cell, wall };
      } else enqueue(cell);
      cell = following;
    }
    return best;
  }

  function step(): void {
    let { cell, wall } = pull();
    while (wall === NONE) ({ cell, wall } = pull());
    const [lower, side] = [wallCell(wall), wallSide(wall)];
    link(maze, lower, side);
    here = lower === cell ? grid.neighbour(lower, side) : lower;
    join(here);
    missing--;
    enqueue(cell);
    enqueue(here);
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

/** The lightest of a cell's walls on these sides, or `NONE`. */
function lightestWall(grid: Grid, cell: number, sides: number, weights: WallWeights): number {
  let best = NONE;
  for (let side = 0; sides >>> side !== 0; side++) {
    if ((sides & (1 << side)) === 0) continue;
    const wall = wallNumber(grid, cell, side);
    if (isLighter(wall, best, weights)) best = wall;
  }
  return best;
}

function isLighter(wall: number, other: number, { first, second }: WallWeights): boolean {
  return other === NONE || weigh(wall, first, second) < weigh(other, first, second);
}

/** The growing maze on squares. */
interface Basin {
  /** One byte a cell, with a spare row at either end: the open sides and, four bits above, the free ones. */
  readonly cells: Uint8Array;
  readonly width: number;
  readonly queue: Buckets;
  readonly weights: WallWeights;
  missing: number;
  /** The cell to go on from, by its place in `cells`, and the key of its wall: the lightest around the maze. */
  here: number;
  key: number;
  /** No bucket below this one has a cell. */
  floor: number;
}

function beginOnRect(maze: Maze, weights: WallWeights): Carving {
  const { grid, open } = maze;
  const { width, size } = grid;
  const cells = new Uint8Array(size + 2 * width);
  const sides = neighbourSides(grid);
  for (let cell = 0; cell < size; cell++) cells[cell + width] = sides[cell] << 4;
  const here = firstCell(grid) + width;
  enter(cells, width, here);
  const key = lightest(cells[here], here, width, weights.first, weights.second);
  const queue = makeBuckets(size + width);
  const basin: Basin = {
    cells,
    width,
    queue,
    weights,
    missing: grid.count - 1,
    here,
    key,
    floor: 1 << queue.bits,
  };

  return {
    advance(budget) {
      for (let left = budget; left > 0 && basin.missing > 0; left -= CHUNK)
        grow(basin, Math.min(left, CHUNK));
      open.set(cells.subarray(width, width + size));
      // In a finished maze no side is free: the pass over all cells is only for watching.
      if (basin.missing > 0) for (let cell = 0; cell < size; cell++) open[cell] &= 15;
      return basin.missing === 0;
    },
    progress: () => 1 - basin.missing / grid.count,
    cursor: () => basin.here - width,
  };
}

/** Opens at most `budget` walls, each the lightest around the maze. */
function grow(basin: Basin, budget: number): void {
  const { cells, width, queue } = basin;
  const { first, second } = basin.weights;
  const steps = Int32Array.of(-width, 1, width, -1);
  const shift = KEY_BITS - queue.bits;
  let here = basin.here;
  let key = basin.key;
  let floor = basin.floor;
  let missing = basin.missing;
  for (let left = budget; left > 0 && missing > 0; left--) {
    const side = key & SIDE_MASK;
    const from = here;
    here += steps[side];
    cells[from] |= 1 << side;
    cells[here] |= 1 << (side ^ 2);
    enter(cells, width, here);
    if (--missing === 0) break;
    if (cells[from] > 15) {
      const bucket = lightest(cells[from], from, width, first, second) >>> shift;
      put(queue, bucket, from);
      floor = lesser(floor, bucket);
    }
    if (cells[here] > 15) {
      key = lightest(cells[here], here, width, first, second);
      // Half of all walls lie in a bucket below all others and need no queue.
      if (key >>> shift < floor) continue;
      put(queue, key >>> shift, here);
    }
    here = pull(basin, shift);
    key = basin.key;
    floor = key >>> shift;
  }
  basin.here = here;
  basin.key = key;
  basin.floor = floor;
  basin.missing = missing;
}

/** Takes the cell with the lightest wall out of the queue and leaves its key in the basin. */
function pull(basin: Basin, shift: number): number {
  const { cells, width, queue } = basin;
  const { first, second } = basin.weights;
  for (;;) {
    const bucket = lowestBucket(queue);
    let best = NONE;
    let bestKey = 0;
    for (let cell = takeBucket(queue, bucket); cell !== NONE; ) {
      const following = queue.next[cell];
      if (cells[cell] > 15) {
        const key = lightest(cells[cell], cell, width, first, second);
        if (key >>> shift === bucket && (best === NONE || key < bestKey)) {
          if (best !== NONE) put(queue, bucket, best);
          best = cell;
          bestKey = key;
        } else put(queue, key >>> shift, cell);
      }
      cell = following;
    }
    basin.key = bestKey;
    if (best !== NONE) return best;
  }
}

/** Makes a cell part of the maze: no side of a neighbour that leads to it is free any longer. */
function enter(cells: Uint8Array, width: number, cell: number): void {
  cells[cell - width] &= ~(S << 4);
  cells[cell + 1] &= ~(W << 4);
  cells[cell + width] &= ~(N << 4);
  cells[cell - 1] &= ~(E << 4);
}

/**
 * The key of a cell's lightest free wall, in plain numbers: a branch for each side would be guessed wrong half
 * of the time. A side that is not free has all bits set, which makes it the heaviest.
 */
function lightest(sides: number, place: number, width: number, first: number, second: number): number {
  const cell = place - width;
  const north = weigh(forwardWall(cell - width, SOUTH), first, second);
  const east = weigh(forwardWall(cell, EAST), first, second);
  const south = weigh(forwardWall(cell, SOUTH), first, second);
  const west = weigh(forwardWall(cell - 1, EAST), first, second);
  return lesser(
    lesser(
      (north << SIDE_BITS) | NORTH | ((((sides >>> 4) & 1) - 1) >>> 1),
      (east << SIDE_BITS) | EAST | ((((sides >>> 5) & 1) - 1) >>> 1),
    ),
    lesser(
      (south << SIDE_BITS) | SOUTH | ((((sides >>> 6) & 1) - 1) >>> 1),
      (west << SIDE_BITS) | WEST | (((sides >>> 7) - 1) >>> 1),
    ),
  );
}
