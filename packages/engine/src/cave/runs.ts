import { singleGroups, unite } from '../maze/parts/union-find.js';
import { type Field, wordAt } from './field.js';

/** A rectangle of cells of a field, counted inside its margin; its last column and row belong to it. */
export interface Span {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Floor as runs of cells in a row, in reading order: connections are found quicker among runs than among cells. */
export interface Runs {
  count: number;
  readonly from: Int16Array;
  /** The last cell of the run. */
  readonly to: Int16Array;
  readonly row: Int16Array;
}

export function findRuns(field: Field, span: Span): Runs {
  const { left, top, right, bottom } = span;
  const most = Math.max(0, bottom - top + 1) * (((right - left) >> 1) + 1);
  const runs = { count: 0, from: new Int16Array(most), to: new Int16Array(most), row: new Int16Array(most) };
  for (let y = top; y <= bottom; y++) {
    // Where the run began that reached the end of the word before, or -1.
    let open = -1;
    for (let x = left; x <= right; x += 32) {
      const cells = Math.min(32, right - x + 1);
      open = scanWord(runs, { x, y, cells, open, floor: ~wordAt(field, x, y) & (-1 >>> (32 - cells)) });
    }
    if (open >= 0) addRun(runs, open, right, y);
  }
  return runs;
}

interface Scan {
  readonly x: number;
  readonly y: number;
  readonly cells: number;
  readonly open: number;
  readonly floor: number;
}

/** Adds the runs that end in a word and returns where the one begins that does not, or -1. */
function scanWord(runs: Runs, { x, y, cells, open, floor }: Scan): number {
  let start = open;
  let rest = floor;
  if (start >= 0 && (rest & 1) === 0) {
    addRun(runs, start, x - 1, y);
    start = -1;
  }
  while (rest !== 0) {
    const at = start >= 0 ? 0 : lowestBit(rest);
    if (start < 0) start = x + at;
    const rock = ~(rest >> at);
    const end = rock === 0 ? cells : at + lowestBit(rock);
    if (end >= cells) return start;
    addRun(runs, start, x + end - 1, y);
    start = -1;
    rest &= -1 << end;
  }
  return start;
}

function addRun(runs: Runs, from: number, to: number, row: number): void {
  runs.from[runs.count] = from;
  runs.to[runs.count] = to;
  runs.row[runs.count] = row;
  runs.count++;
}

/** For each run a number, which is the same for those that hang together, and another for all others. */
export function groupRuns({ count, from, to, row }: Runs): Int32Array {
  const groups = singleGroups(count);
  let above = 0;
  for (let run = 0; run < count; run++) {
    while (row[above] < row[run] - 1 || (row[above] < row[run] && to[above] < from[run])) above++;
    for (let i = above; row[i] < row[run] && from[i] <= to[run]; i++) unite(groups, i, run);
  }
  // Parents are higher than their children, so from the end each finds the head of its group in one look.
  for (let run = count - 1; run >= 0; run--) groups[run] = groups[groups[run]];
  return groups;
}

function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}
