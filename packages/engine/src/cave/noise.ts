import type { WordPosition } from './coordinates.js';
import type { Field } from './field.js';

/** What makes the noise of a world: words drawn from its seed. */
export interface NoiseKeys {
  readonly column: number;
  readonly row: number;
  readonly second: number;
}

const TWO_TO_32 = 4294967296;
/** The golden ratio as a 32-bit fraction: multiples of it lie far apart. */
const STRIDE = 0x9e3779b9;

/** A probability as a number of 2^32. */
export function oddsOf(probability: number): number {
  return Math.round(probability * TWO_TO_32);
}

/**
 * Fills a field with noise: each bit is 1 with `odds` in 2^32, by a hash of the keys and its own place in the world.
 * So it does not matter which field asks, nor where the field begins. A hash serves the 32 cells of a word.
 */
export function fillNoise(
  field: Field,
  keys: NoiseKeys,
  x: WordPosition,
  y: WordPosition,
  odds: number,
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
    if (odds === TWO_TO_32 / 2) {
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
