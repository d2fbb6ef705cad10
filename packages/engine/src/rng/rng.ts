import { accept, type Result, refuse } from '../result.js';
import { seedHash } from './seed-hash.js';

/** Draws thrown away after seeding, so that similar seeds have parted before the first draw. */
const WARM_UP = 15;

const TWO_TO_32 = 4294967296;

/** The whole state of an `Rng`: plain numbers, safe to store as JSON. */
export type RngState = readonly [number, number, number, number];

/**
 * The one source of randomness: sfc32, a small fast generator with 128 bits of state.
 *
 * The state is an `Int32Array` and public on purpose: the hottest generator loops load the four words into
 * locals, run `sfc32` inline and store them back (1 ns a draw instead of 2). All other callers use the methods.
 */
export class Rng {
  readonly state: Int32Array;

  private constructor(state: Int32Array) {
    this.state = state;
  }

  /**
   * A generator for this seed text. `stream` names an independent sub-stream: draws from one never
   * move another, so that a new cosmetic effect can't change a maze.
   */
  static fromSeed(seed: string, stream = ''): Rng {
    const words = seedHash(`${seed}\u0000${stream}`);
    const rng = new Rng(Int32Array.of(words[0], words[1], words[2], words[3]));
    for (let i = 0; i < WARM_UP; i++) rng.next();
    return rng;
  }

  /** Goes on where `save` left off. Refuses what `save` cannot have written. */
  static restore(state: unknown): Result<Rng> {
    const refusal = refuse('a random state is four 32-bit integers');
    if (!Array.isArray(state) || state.length !== 4) return refusal;
    // A copy has no holes, which `every` would step over.
    const words: unknown[] = Array.from(state);
    return words.every(isWord) ? accept(new Rng(Int32Array.from(words))) : refusal;
  }

  save(): RngState {
    const [a, b, c, d] = this.state;
    return [a, b, c, d];
  }

  /** The next 32 random bits, as a signed integer. */
  next(): number {
    const state = this.state;
    const b = state[1];
    const c = state[2];
    const d = state[3];
    const word = (state[0] + b + d) | 0;
    state[0] = b ^ (b >>> 9);
    state[1] = (c + (c << 3)) | 0;
    state[2] = (((c << 21) | (c >>> 11)) + word) | 0;
    state[3] = (d + 1) | 0;
    return word;
  }

  /** A uniform integer from 0 to `bound - 1`, exactly unbiased. `bound` is 1 to 2^32. */
  below(bound: number): number {
    let word = this.next() >>> 0;
    // The last, incomplete run of `bound` values is drawn again. Most words lie so low that its start, which
    // costs a slow division, need not be known.
    while (word >= TWO_TO_32 - bound && word >= TWO_TO_32 - (TWO_TO_32 % bound)) word = this.next() >>> 0;
    // Told that both are 32-bit integers, engines divide integers, which is several times as fast as floating point.
    return bound === TWO_TO_32 ? word : word % (bound >>> 0);
  }

  /** True in `parts` of `whole` draws on average. */
  chance(parts: number, whole: number): boolean {
    return this.below(whole) < parts;
  }

  /** Brings the first `count` items into a uniformly random order, in place (Fisher and Yates). */
  shuffle(items: Int32Array | number[], count: number = items.length): void {
    for (let i = count - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const item = items[i];
      items[i] = items[j];
      items[j] = item;
    }
  }
}

function isWord(value: unknown): value is number {
  return typeof value === 'number' && (value | 0) === value;
}

/**
 * The index from 0 to `length - 1` that a random word picks in a list.
 *
 * The word is scaled, not divided with remainder: hot loops repeat it inline. For a list of a million the
 * likeliest and the unlikeliest index differ by one part in four thousand. 4294967296 is 2 to the power of 32,
 * spelled out because a constant of another module would be looked up at every call.
 */
export function pickIndex(length: number, word: number): number {
  return (((word >>> 0) * length) / 4294967296) | 0;
}
