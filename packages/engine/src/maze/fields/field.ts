import type { Grid, GridKind } from '../../grid/grid.js';
import type { PolarGrid } from '../../grid/polar.js';
import { pickIndex, type Rng } from '../../rng/rng.js';

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

/** Random weights go from 1 to this. */
export const RANDOM_WEIGHTS = 1000;

/** Every wall has a random weight from 1 to 1000: the plain Kruskal. */
export const uniformField: WeightField = {
  id: 'uniform',
  title: 'Uniform',
  about: 'All walls are alike: an even texture without direction.',
  begin: (_grid, rng) => () => randomWeight(rng),
};

/** One random weight: what other fields add their own to. */
export function randomWeight(rng: Rng): number {
  return 1 + pickIndex(RANDOM_WEIGHTS, rng.next());
}
