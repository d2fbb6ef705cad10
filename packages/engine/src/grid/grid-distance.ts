import type { Grid } from './grid.js';
import type { PolarGrid } from './polar.js';
import { tunnelsOf } from './tunnel-grid.js';

/**
 * At least how many steps two cells of a grid are apart if no wall stands; exact on squares and hexagons
 * without a mask. From a cell to its neighbour it changes by at most 1. Where there are tunnels, all may be near.
 */
export function gridDistance(grid: Grid): (a: number, b: number) => number {
  if (tunnelsOf(grid).length > 0) return () => 0;
  if (grid.kind === 'polar') return ringDistance(grid as PolarGrid);
  return grid.kind === 'hex' ? hexDistance(grid.width) : squareDistance(grid.width);
}

/** Columns and rows apart. Triangles have only some of the neighbours squares have, so it holds there too. */
function squareDistance(width: number): (a: number, b: number) => number {
  return (a, b) => {
    const rowA = Math.floor(a / width);
    const rowB = Math.floor(b / width);
    return Math.abs(a - b - (rowA - rowB) * width) + Math.abs(rowA - rowB);
  };
}

/** Each row on the way also leads half a cell to the left or right; what is left is walked along the row. */
function hexDistance(width: number): (a: number, b: number) => number {
  return (a, b) => {
    const rowA = Math.floor(a / width);
    const rowB = Math.floor(b / width);
    const rows = Math.abs(rowA - rowB);
    const halves = Math.abs(2 * (a - rowA * width) + (rowA & 1) - 2 * (b - rowB * width) - (rowB & 1));
    return rows + Math.max(0, (halves - rows) / 2);
  };
}

/** Rings apart: along a ring one may walk on the inner side, where the way is short. */
function ringDistance({ ringOf }: PolarGrid): (a: number, b: number) => number {
  return (a, b) => Math.abs(ringOf(a) - ringOf(b));
}
