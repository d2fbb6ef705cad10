import { singleGroups, unite } from '../maze/parts/union-find.js';

/** Marked cells of a rectangle, row by row: cells with the same number belong together, 0 is none of them. */
export interface Marked {
  readonly width: number;
  readonly height: number;
  readonly mark: Uint16Array;
  /** The highest number. */
  readonly marks: number;
}

/** Two cells to be joined. */
export interface Bridge {
  readonly from: number;
  readonly to: number;
  readonly steps: number;
}

/**
 * The shortest bridges that join everything marked: a minimum spanning tree of the numbers, by steps along rows and
 * columns. Every cell belongs to the marked cell nearest to it; two numbers can only be nearest to each other where
 * their territories meet, so only there bridges are tried, the shortest first.
 */
export function shortestBridges(marked: Marked): Bridge[] {
  const { mark, marks } = marked;
  const groups = singleGroups(marks + 1);
  return meetings(marked).filter(({ from, to }) => unite(groups, mark[from], mark[to]));
}

/** Where territories of different numbers meet, as bridges between their marked cells, in a fixed order. */
function meetings(marked: Marked): Bridge[] {
  const { width, height, mark } = marked;
  const { home, steps } = territories(marked);
  const found: Bridge[] = [];
  const meet = (cell: number, next: number) => {
    if (mark[home[cell]] === mark[home[next]]) return;
    found.push({ from: home[cell], to: home[next], steps: steps[cell] + steps[next] + 1 });
  };
  for (let cell = 0; cell < width * height; cell++) {
    if ((cell + 1) % width !== 0) meet(cell, cell + 1);
    if (cell + width < width * height) meet(cell, cell + width);
  }
  return found.sort((a, b) => a.steps - b.steps || a.from - b.from || a.to - b.to);
}

/** For each cell the nearest marked cell and the steps to it: a flood from all of them at once. */
function territories({ width, height, mark }: Marked): { home: Int32Array; steps: Int32Array } {
  const size = width * height;
  const home = new Int32Array(size).fill(-1);
  const steps = new Int32Array(size);
  const queue = new Int32Array(size);
  let tail = 0;
  for (let cell = 0; cell < size; cell++) {
    if (mark[cell] === 0) continue;
    home[cell] = cell;
    queue[tail++] = cell;
  }
  for (let head = 0; head < tail; head++) {
    const cell = queue[head];
    const x = cell % width;
    if (cell >= width) visit(cell, cell - width);
    if (x + 1 < width) visit(cell, cell + 1);
    if (cell + width < size) visit(cell, cell + width);
    if (x > 0) visit(cell, cell - 1);
  }
  return { home, steps };

  function visit(cell: number, next: number): void {
    if (home[next] >= 0) return;
    home[next] = home[cell];
    steps[next] = steps[cell] + 1;
    queue[tail++] = next;
  }
}
