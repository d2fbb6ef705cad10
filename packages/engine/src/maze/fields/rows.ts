import type { Grid } from '../../grid/grid.js';
import type { PolarGrid } from '../../grid/polar.js';

/** Where a cell lies: its row, its place in it, and how many cells that row has. */
export interface RowPlace {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
}

/** Rows and columns of a grid; the rows of a polar grid are its rings, from the inside. */
export function rowsOf(grid: Grid): (cell: number) => RowPlace {
  if (grid.kind === 'polar') return ringsOf(grid as PolarGrid);
  const { width } = grid;
  return (cell) => ({ column: cell % width, row: Math.floor(cell / width), columns: width });
}

function ringsOf({ ringOf, ringStart }: PolarGrid): (cell: number) => RowPlace {
  return (cell) => {
    const row = ringOf(cell);
    return { column: cell - ringStart[row], row, columns: ringStart[row + 1] - ringStart[row] };
  };
}
