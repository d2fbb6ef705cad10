import type { Grid } from '../grid/grid.js';
import type { Geometry } from './geometry.js';

/** Finds the cells that a horizontal strip of a drawing may touch. */
export interface BandCells {
  /** The cells of one strip, in increasing order. */
  in(strip: number): Int32Array;
}

/** Strips of a picture: how many pixels a unit of cells has, where the cells begin, how far lines reach beyond them. */
export interface Strips {
  readonly count: number;
  readonly rows: number;
  readonly scale: number;
  readonly offset: number;
  readonly reach: number;
}

/** Sorts cells into strips: a first pass counts, so that the second can write into one flat array. */
export function bandCells(grid: Grid, geometry: Geometry, strips: Strips): BandCells {
  const { count, rows, scale, offset, reach } = strips;
  const first = new Int32Array(grid.size);
  const last = new Int32Array(grid.size);
  const starts = new Int32Array(count + 1);
  const stripAt = (pixel: number): number => Math.max(0, Math.min(count - 1, Math.floor(pixel / rows)));
  for (let cell = 0; cell < grid.size; cell++) {
    const points = geometry.outline(cell);
    let top = points[1];
    let bottom = points[1];
    for (let i = 3; i < points.length; i += 2) {
      if (points[i] < top) top = points[i];
      if (points[i] > bottom) bottom = points[i];
    }
    first[cell] = stripAt(top * scale + offset - reach);
    last[cell] = stripAt(bottom * scale + offset + reach);
    for (let strip = first[cell]; strip <= last[cell]; strip++) starts[strip + 1]++;
  }
  for (let strip = 0; strip < count; strip++) starts[strip + 1] += starts[strip];
  const next = starts.slice();
  const cells = new Int32Array(starts[count]);
  for (let cell = 0; cell < grid.size; cell++) {
    for (let strip = first[cell]; strip <= last[cell]; strip++) cells[next[strip]++] = cell;
  }
  return { in: (strip) => cells.subarray(starts[strip], starts[strip + 1]) };
}
