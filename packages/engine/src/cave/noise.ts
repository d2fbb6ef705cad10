import type { WordPosition } from './coordinates.js';
import type { Field } from './field.js';

/** What makes the noise of a world: words drawn from its seed. */
export interface NoiseKeys {
  readonly column: number;
  readonly row: number;
  readonly second: number;
}

/** How likely a bit is 1, in 2^32, and how far that goes up and down from place to place. */
export interface Odds {
  readonly odds: number;
  readonly spread?: number;
}

const TWO_TO_32 = 4294967296;
const HALF = TWO_TO_32 / 2;
/** Odds that vary are whole multiples of this: ten binary digits, so that few hashes decide a word. */
const COARSE = 4194304;
/** The golden ratio as a 32-bit fraction: multiples of it lie far apart. */
const STRIDE = 0x9e3779b9;

/** A probability as a number of 2^32. */
export function oddsOf(probability: number): number {
  return Math.round(probability * TWO_TO_32);
}

/**
 * Fills a field with noise: each bit is 1 with the given odds, by a hash of the keys and its own place in the world.
 * So it does not matter which field asks, nor where the field begins. A hash serves the 32 cells of a word.
 */
export function fillNoise(
  field: Field,
  keys: NoiseKeys,
  x: WordPosition,
  y: WordPosition,
  { odds, spread = 0 }: Odds,
): void {
  const { words, columns, rows } = field;
  const first = new Int32Array(rows);
  const second = new Int32Array(rows);
  for (let row = 0; row < rows; row++) {
    const bits = y.bit + row;
    const key = placeKey(y.word + (bits >> 5), keys.row) + Math.imul(bits & 31, STRIDE);
    first[row] = finish(key);
    second[row] = finish(key ^ keys.second);
  }
  for (let column = 1; column < columns; column++) {
    const key = placeKey(x.word + column - 1, keys.column);
    const at = column * rows;
    if (spread > 0) {
      const near = densities(keys, x.word + column - 1, y, rows);
      for (let row = 0; row < rows; row++) {
        const here = odds + Math.floor(spread * near[row]);
        words[at + row] = unevenWord((key + first[row]) | 0, second[row], here - (here % COARSE));
      }
    } else if (odds === TWO_TO_32 / 2) {
      // At one half, one hash a word is enough, and this is the default of every world.
      for (let row = 0; row < rows; row++) words[at + row] = ~scramble((key + first[row]) | 0, second[row]);
    } else {
      for (let row = 0; row < rows; row++) {
        words[at + row] = unevenWord((key + first[row]) | 0, second[row], odds);
      }
    }
  }
  if (x.bit > 0) shiftColumns(field, x.bit);
}

/**
 * How dense the noise of a column of words is, row by row, from -1 to 1: drawn for each block of 32 x 32 cells, and
 * between the middles of blocks, up and down, in even steps.
 */
function densities(keys: NoiseKeys, word: number, y: WordPosition, rows: number): Float64Array {
  const found = new Float64Array(rows);
  const column = placeKey(word, keys.column ^ STRIDE);
  const drawn = (block: number) => finish(column + placeKey(block, keys.row ^ STRIDE)) / HALF;
  let block = Number.NaN;
  let [from, to] = [0, 0];
  for (let row = 0; row < rows; row++) {
    const bits = y.bit + row;
    const here = y.word + (bits >> 5);
    if (here !== block) {
      block = here;
      from = drawn(block);
      to = drawn(block + 1);
    }
    found[row] = from + ((to - from) * (bits & 31)) / 32;
  }
  return found;
}

/**
 * A word of bits that are 1 with `odds` in 2^32. Each cell has a number of 32 random bits, one from each of up to
 * 32 hashes, and is 1 if it is below the odds. Hash by hash the highest bits decide most cells: about seven hashes
 * decide all, and odds with few binary digits end sooner.
 */
function unevenWord(start: number, second: number, odds: number): number {
  if (odds >= TWO_TO_32) return -1;
  let below = 0;
  let open = -1;
  let plane = start;
  for (let rest = odds | 0; rest !== 0 && open !== 0; rest <<= 1) {
    const word = scramble(plane, second);
    if (rest < 0) {
      below |= open & ~word;
      open &= word;
    } else {
      open &= ~word;
    }
    plane = (plane + STRIDE) | 0;
  }
  return below;
}

/** Moves the cells so that the field begins `by` cells into its first word. */
function shiftColumns({ words, columns, rows }: Field, by: number): void {
  const last = (columns - 1) * rows;
  for (let i = rows; i < last; i++) words[i] = (words[i] >>> by) | (words[i + rows] << (32 - by));
}

/** The key of the word or block of rows at a place, which may have more than 32 bits. */
function placeKey(word: number, key: number): number {
  return finish(finish(key ^ word) + Math.floor(word / TWO_TO_32));
}

/** Two keys of a row and the key of a column, mixed: every bit of the result depends on every bit of each. */
function scramble(start: number, second: number): number {
  let h = Math.imul(start ^ (start >>> 16), 0x85ebca6b) ^ second;
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

function finish(word: number): number {
  let h = word | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
