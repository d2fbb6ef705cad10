import { E, EAST, N, NORTH, S, SOUTH, W, WEST } from '../grid/grid.js';
import type { OptionValues } from '../options.js';
import type { Rng } from '../rng/rng.js';
import type { Carving, Generator, RowRequest, RowStream } from './generator.js';
import { link, type Maze } from './maze.js';

const BIASES = ['north-west', 'north-east', 'south-west', 'south-east'] as const;

/**
 * Binary tree: each cell opens one of two sides by a coin flip, by default north or west. The simplest of
 * all; its grain is diagonal, and the two borders it leans to are unbroken corridors.
 */
export const binaryTree: Generator = {
  id: 'binary-tree',
  title: 'Binary tree',
  about:
    'Flips a coin for each cell: open it to the north or to the west. A diagonal grain, corridors along two borders, the fastest of all.',
  traits: ['biased', 'streaming'],
  grids: ['rect'],
  masks: false,
  code: 1,
  options: [
    {
      name: 'bias',
      about: 'the corner that passages lead to',
      type: 'choice',
      choices: BIASES,
      default: 'north-west',
    },
  ],
  begin,
  rows,
};

/** Which corner a maze leans to. */
interface Lean {
  readonly north: boolean;
  readonly west: boolean;
  /** The open sides of four cells, a byte a cell, by (five walls of their row, five walls of the row it links to). */
  readonly sides: Int32Array;
}

const LEANS: Readonly<Record<string, Lean>> = Object.fromEntries(
  BIASES.map((bias) => {
    const north = bias.startsWith('north');
    const west = bias.endsWith('west');
    return [bias, { north, west, sides: sidesTable(north, west) }];
  }),
);

/** Between two columns stands a wall or not. A cell that leans west turns where its west wall stands. */
function sidesTable(north: boolean, west: boolean): Int32Array {
  const table = new Int32Array(1024);
  // Written byte by byte, so that four cells come out in order on any machine.
  const bytes = new Uint8Array(table.buffer);
  for (let i = 0; i < bytes.length; i++) {
    const own = (i >>> 2) >>> (i & 3);
    const other = own >>> 5;
    const turns = ((west ? own : own >>> 1) & 1) === 1;
    const meets = ((west ? other : other >>> 1) & 1) === 1;
    if ((own & 1) === 0) bytes[i] |= W;
    if ((own & 2) === 0) bytes[i] |= E;
    if (north ? turns : meets) bytes[i] |= N;
    if (north ? meets : turns) bytes[i] |= S;
  }
  return table;
}

/**
 * The coin flips, a row at a time: bit x says whether the wall to the west of column x stands. So bit 0 and
 * bit `width` are the border, and the cell where the row leans against it has no choice but to turn.
 */
function wallRows({ width, height, rng }: RowRequest, { north }: Lean) {
  // One word more than the walls need, so that four cells can always look at the wall behind them.
  const words = (width >>> 5) + 2;
  /** The row where no cell can turn: it becomes a corridor. */
  const corridor = north ? 0 : height - 1;
  let last = new Int32Array(words);
  let previous = new Int32Array(words);
  let drawn = 0;

  /** Draws rows until this one is the last that was drawn. Below the maze there are no walls. */
  function drawTo(row: number): void {
    for (; drawn <= row; drawn++) {
      [previous, last] = [last, previous];
      if (drawn === corridor || drawn === height) last.fill(0);
      else fillRandom(last, rng.state);
      if (drawn === height) continue;
      last[0] |= 1;
      last[width >>> 5] |= 1 << (width & 31);
    }
  }

  return { corridor, drawTo, last: () => last, previous: () => previous };
}
type WallRows = ReturnType<typeof wallRows>;

function fillRandom(words: Int32Array, state: Int32Array): void {
  // sfc32, inlined: see Rng.
  let { 0: a, 1: b, 2: c, 3: d } = state;
  for (let i = 0; i < words.length; i++) {
    const word = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    words[i] = word;
  }
  state[0] = a;
  state[1] = b;
  state[2] = c;
  state[3] = d;
}

/** Writes whole rows of a maze, finished. */
type WriteRow = (row: number, at: number) => void;

function rowWriter(cells: Uint8Array, walls: WallRows, width: number, lean: Lean): WriteRow {
  const { north, west, sides } = lean;
  const fours = new Int32Array(8 * ((width + 31) >>> 5));
  const bytes = new Uint8Array(fours.buffer, 0, width);

  return (row, at) => {
    // A row that leans north is finished when the row below is known, one that leans south at once.
    walls.drawTo(north ? row + 1 : row);
    if (north) writeFours(fours, sides, walls.previous(), walls.last());
    else writeFours(fours, sides, walls.last(), walls.previous());
    cells.set(bytes, at);
    if (row === walls.corridor) cells[at + (west ? 0 : width - 1)] &= north ? ~N : ~S;
  };
}

/**
 * Writes a row four cells a store and thirty-two cells a turn: this makes it ten times as fast as cell by
 * cell. Each of p, q, r, s holds the table indices of two groups of four, 16 bits apart.
 */
function writeFours(fours: Int32Array, sides: Int32Array, own: Int32Array, other: Int32Array): void {
  for (let i = 0; i < fours.length >>> 3; i++) {
    const u = own[i];
    const v = other[i];
    const nextU = (u >>> 12) | (own[i + 1] << 20);
    const nextV = (v >>> 7) | (other[i + 1] << 25);
    const p = (u & 0x1f001f) | ((v << 5) & 0x3e003e0);
    const q = ((u >>> 4) & 0x1f001f) | ((v << 1) & 0x3e003e0);
    const r = ((u >>> 8) & 0x1f001f) | ((v >>> 3) & 0x3e003e0);
    const s = (nextU & 0x1f001f) | (nextV & 0x3e003e0);
    const to = i << 3;
    fours[to] = sides[p & 1023];
    fours[to + 1] = sides[q & 1023];
    fours[to + 2] = sides[r & 1023];
    fours[to + 3] = sides[s & 1023];
    fours[to + 4] = sides[p >>> 16];
    fours[to + 5] = sides[q >>> 16];
    fours[to + 6] = sides[r >>> 16];
    fours[to + 7] = sides[s >>> 16];
  }
}

function begin(maze: Maze, rng: Rng, options: OptionValues): Carving {
  const { open, grid } = maze;
  const { width, height, size } = grid;
  const lean = LEANS[options.bias];
  const walls = wallRows({ width, height, rng, options }, lean);
  const write = rowWriter(open, walls, width, lean);
  let cell = 0;

  /** One cell, for watching. */
  function carveCell(): void {
    const row = Math.floor(cell / width);
    walls.drawTo(row);
    const wall = (cell % width) + (lean.west ? 0 : 1);
    const turns = ((walls.last()[wall >>> 5] >>> wall) & 1) === 1;
    if (!turns) link(maze, cell, lean.west ? WEST : EAST);
    else if (row !== walls.corridor) link(maze, cell, lean.north ? NORTH : SOUTH);
    cell++;
  }

  function carveRows(count: number): void {
    const row = cell / width;
    // The last row carved before now knew nothing of the row it links to.
    for (let y = lean.north ? Math.max(0, row - 1) : row; y < row + count; y++) write(y, y * width);
    cell += count * width;
    if (cell < size) mend(cell);
  }

  /** Makes the last row carved agree with the next one, which is not carved yet. */
  function mend(next: number): void {
    for (let below = next; below < next + width; below++) {
      if (lean.north) open[below - width] &= ~S;
      else if (open[below - width] & S) open[below] |= N;
    }
  }

  return {
    advance(budget) {
      let left = budget;
      while (left > 0 && cell < size) {
        const fits = cell % width === 0 ? Math.floor(Math.min(left, size - cell) / width) : 0;
        if (fits === 0) carveCell();
        else carveRows(fits);
        left -= Math.max(1, fits * width);
      }
      return cell === size;
    },
    progress: () => cell / size,
    cursor: () => Math.min(cell, size - 1),
  };
}

function rows(request: RowRequest): RowStream {
  const { width, height, options } = request;
  const cells = new Uint8Array(width);
  const lean = LEANS[options.bias];
  const write = rowWriter(cells, wallRows(request, lean), width, lean);
  let row = 0;
  return {
    next(target) {
      if (row === height) return false;
      write(row++, 0);
      target.set(cells);
      return true;
    },
  };
}
