import { type OptionValues, readOptions } from '../options.js';
import { accept, type Result, refuse } from '../result.js';
import type { Rng } from '../rng/rng.js';
import type { Generator } from './generator.js';
import type { RowStream } from './row-stream.js';

/** The widest row that is streamed: Eller needs ten bytes a column. */
export const MAX_STREAM_WIDTH = 16_777_216;

export interface StreamRequest {
  readonly width: number;
  readonly height: number;
  readonly rng: Rng;
  /** Options of the algorithm; each has its own default. */
  readonly options?: OptionValues;
}

/**
 * The rows of a rectangular maze, one after another, in memory for a few rows: the same as those of the maze made
 * whole, of any height. Refuses algorithms that can't and sizes that don't fit.
 */
export function streamRows(generator: Generator, request: StreamRequest): Result<RowStream> {
  const { width, height, rng, options: given = {} } = request;
  if (generator.rows === undefined) return refuse(`${generator.id} can't make a maze row by row`);
  if (!(Number.isInteger(width) && width >= 1 && width <= MAX_STREAM_WIDTH)) {
    return refuse(
      `the width of a streamed maze must be a whole number from 1 to ${MAX_STREAM_WIDTH}, not ${width}`,
    );
  }
  if (!(Number.isSafeInteger(height) && height >= 1)) {
    return refuse(`height must be a whole number from 1 to ${Number.MAX_SAFE_INTEGER}, not ${height}`);
  }
  const options = readOptions(generator.options, given, generator.id);
  if (!options.ok) return options;
  return accept(generator.rows({ width, height, rng, options: options.value }));
}
