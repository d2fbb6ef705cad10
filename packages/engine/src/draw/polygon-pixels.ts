import { type Points, snap } from './geometry.js';
import type { Raster, View } from './raster.js';

/** How often a row may cross the outline of a cell: a ring that is one cell is crossed four times. */
const MOST_CROSSINGS = 4;

/**
 * Makes a function that fills the pixels whose middle lies inside a polygon. Edges are hard on purpose: polygons side
 * by side then leave no seam, and the edge of the whole lies beneath a wall with soft edges.
 */
export function polygonFiller(raster: Raster): (points: Points, view: View, word: number) => void {
  const { words, width, rows } = raster;
  const counts = new Uint8Array(rows);
  const crossings = new Float64Array(rows * MOST_CROSSINGS);

  /** Notes where an edge crosses each row, keeping the crossings of a row in order. */
  function addEdge(x0: number, y0: number, x1: number, y1: number): void {
    const first = Math.max(0, Math.ceil(y0 - 0.5));
    const end = Math.min(rows, Math.ceil(y1 - 0.5));
    for (let row = first; row < end; row++) {
      const x = snap(x0 + ((row + 0.5 - y0) / (y1 - y0)) * (x1 - x0));
      const from = row * MOST_CROSSINGS;
      let at = from + counts[row]++;
      for (; at > from && crossings[at - 1] > x; at--) crossings[at] = crossings[at - 1];
      crossings[at] = x;
    }
  }

  function fillRow(row: number, word: number): void {
    const from = row * MOST_CROSSINGS;
    for (let i = from + 1; i < from + counts[row]; i += 2) {
      const begin = row * width + Math.max(0, Math.ceil(crossings[i - 1] - 0.5));
      const end = row * width + Math.min(width, Math.ceil(crossings[i] - 0.5));
      for (let pixel = begin; pixel < end; pixel++) words[pixel] = word;
    }
    counts[row] = 0;
  }

  return (points, { scale, left, top }, word) => {
    let highest = rows;
    let lowest = 0;
    let x0 = points[points.length - 2] * scale + left;
    let y0 = points[points.length - 1] * scale + top;
    for (let i = 0; i < points.length; i += 2) {
      const x = points[i] * scale + left;
      const y = points[i + 1] * scale + top;
      // An edge is always read from its upper end, so that two polygons find their common edge at the same place.
      if (y0 < y) addEdge(x0, y0, x, y);
      else addEdge(x, y, x0, y0);
      highest = Math.min(highest, y);
      lowest = Math.max(lowest, y);
      x0 = x;
      y0 = y;
    }
    const end = Math.min(rows, Math.ceil(lowest - 0.5));
    for (let row = Math.max(0, Math.ceil(highest - 0.5)); row < end; row++) fillRow(row, word);
  };
}
