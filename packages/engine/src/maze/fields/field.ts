import type { Grid, GridKind } from '../../grid/grid.js';
import type { PolarGrid } from '../../grid/polar.js';
import type { Rng } from '../../rng/rng.js';

/** The largest weight a wall may have; the smallest is 0. */
export const MAX_WEIGHT = 65_535;

/**
 * The weight of the wall behind a side of a cell: a whole number from 0 to `MAX_WEIGHT`. Kruskal asks once
 * for each wall, from the cell with the lower number, and opens light walls first.
 */
export type WeightOf = (cell: number, side: number) => number;

/** A texture for Kruskal's algorithm: which walls are opened first. The registry lists them all. */
export interface WeightField {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  /** The weights for one maze. Draws from `rng` only. */
  begin(grid: Grid, rng: Rng): WeightOf;
}

/** Whether the way through a side runs level: east and west, on polar grids around the hub. */
export function isLevel(kind: GridKind, side: number): boolean {
  return kind === 'hex' ? side % 3 === 1 : side % 2 === 1;
}

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
