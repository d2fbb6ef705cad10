import type { OptionValues } from '../options.js';
import type { Rng } from '../rng/rng.js';

/** What the rows of a streamed maze follow from. Sizes and options were checked. */
export interface RowRequest {
  readonly width: number;
  /** How many rows there are. Memory does not grow with it: any whole number that a double holds will do. */
  readonly height: number;
  readonly rng: Rng;
  readonly options: OptionValues;
}

/** A rectangular maze had row by row from the top: the same rows as those of the maze made whole. */
export interface RowStream {
  /**
   * Writes the open sides of the next row's cells into `row`, which must have room for the width. False,
   * and nothing is written, when there is no row left.
   */
  next(row: Uint8Array): boolean;
}
