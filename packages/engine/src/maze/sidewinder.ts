import { E, N, S, W } from '../grid/grid.js';
import type { Rng } from '../rng/rng.js';
import type { Generator } from './generator.js';
import { carveByRows, type RowCarver, type RowPart, streamByRows } from './parts/row-carver.js';

/**
 * Sidewinder: rows are cut into runs by coin flips, and each run opens to the north in one place.
 * The north row is one corridor, going north is never blocked, and no dead end opens to the south.
 */
export const sidewinder: Generator = {
  id: 'sidewinder',
  title: 'Sidewinder',
  about:
    'Cuts each row into runs by coin flips and opens each run to the north once. A corridor along the north, easy to solve from south to north.',
  traits: ['biased', 'streaming'],
  grids: ['rect'],
  masks: false,
  code: 2,
  options: [],
  begin: (maze, rng) => carveByRows(maze, sidewinderRows(maze.open, maze.grid.width, rng)),
  rows: ({ width, height, rng }) =>
    streamByRows({ width, height }, (cells) => sidewinderRows(cells, width, rng)),
};

/** A random word's lowest bits are the coin flips of a run, its upper 24 bits choose the place that opens. */
const FLIPS = 8;
/** Runs end here at the latest, so that choosing a place can't overflow. One run in 2^240 would be longer. */
const LONGEST_RUN = 240;

/** The open sides of the cells of a run of 0 to 4, a byte a cell, lowest first. */
const RUNS = Int32Array.from([0, 1, 2, 3, 4], (run) => {
  const bytes = new Uint8Array(4);
  openRun(bytes, 0, run);
  return bytes[0] | (bytes[1] << 8) | (bytes[2] << 16) | (bytes[3] << 24);
});

function sidewinderRows(cells: Uint8Array, width: number, rng: Rng): RowCarver {
  const view = new DataView(cells.buffer, cells.byteOffset, cells.length);
  return {
    reach: 'above',
    steps: width,
    carve: (part) =>
      part.row === 0 ? carveCorridor(cells, part) : carveRuns({ cells, view, width, state: rng.state }, part),
  };
}

/** The north row: nothing to open to, so it is one corridor. */
function carveCorridor(cells: Uint8Array, { at, from, to }: RowPart): number {
  for (let cell = at + Math.max(1, from); cell < at + to; cell++) {
    cells[cell - 1] |= E;
    cells[cell] |= W;
  }
  return to;
}

interface Canvas {
  readonly cells: Uint8Array;
  readonly view: DataView;
  readonly width: number;
  readonly state: Int32Array;
}

/**
 * Run after run. Cells further on are still closed, so short runs are written by one store of four cells. It is no
 * closure, because arrays in locals are twice as fast as arrays in a closure's scope.
 */
function carveRuns({ cells, view, width, state }: Canvas, { at, from, to }: RowPart): number {
  const lastStore = cells.length - 4;
  const rowEnd = at + width;
  const stop = at + to;
  let cell = at + from;
  let begun = 0;
  // sfc32, inlined: see Rng.
  let { 0: a, 1: b, 2: c, 3: d } = state;
  while (cell < stop) {
    const word = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    // The lowest set bit is the first flip that closes the run.
    const closing = word & -word & ((1 << FLIPS) - 1);
    if (closing === 0 && begun < LONGEST_RUN) {
      begun += FLIPS;
      continue;
    }
    const run = Math.min(begun + 32 - Math.clz32(closing), rowEnd - cell);
    begun = 0;
    const chosen = Math.imul(word >>> 8, run) >>> 24;
    if (run <= 4 && cell <= lastStore) {
      view.setInt32(cell, RUNS[run] | (N << (8 * chosen)), true);
    } else {
      openRun(cells, cell, run);
      cells[cell + chosen] |= N;
    }
    cells[cell + chosen - width] |= S;
    cell += run;
  }
  state[0] = a;
  state[1] = b;
  state[2] = c;
  state[3] = d;
  return cell - at;
}

function openRun(cells: Uint8Array, first: number, run: number): void {
  for (let cell = first + 1; cell < first + run; cell++) {
    cells[cell - 1] |= E;
    cells[cell] |= W;
  }
}
