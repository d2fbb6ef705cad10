import type { Grid } from '../../grid/grid.js';
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
