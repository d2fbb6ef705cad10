import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Rng } from '../../src/rng/rng.js';
import { must } from '../support/mazes.js';
import { chiSquare, chiSquareLimit } from '../support/statistics.js';
import { BELOW_VECTORS, SEED_VECTORS, SHUFFLE_VECTORS } from './vectors.js';

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');
const draws = (rng: Rng, count: number): number[] => Array.from({ length: count }, () => rng.next());

describe('published vectors', () => {
  test.each(SEED_VECTORS)('seed $seed, stream $stream', ({ seed, stream, state, next }) => {
    const rng = Rng.fromSeed(seed, stream);
    expect(rng.save().map(hex)).toEqual(state);
    expect(draws(rng, next.length).map(hex)).toEqual(next);
  });

  test.each(BELOW_VECTORS)('below $bound', ({ seed, bound, values }) => {
    const rng = Rng.fromSeed(seed);
    expect(values.map(() => rng.below(bound))).toEqual(values);
  });

  test.each(SHUFFLE_VECTORS)('shuffle to $items', ({ seed, items }) => {
    const numbers = items.map((_, i) => i);
    Rng.fromSeed(seed).shuffle(numbers);
    expect(numbers).toEqual(items);
  });
});

describe('below', () => {
  test.each([2, 3, 5, 7, 11, 13, 100, 257])('every value below %i is equally likely', (bound) => {
    const rng = Rng.fromSeed('fair', `${bound}`);
    const counts = new Array<number>(bound).fill(0);
    for (let i = 0; i < 1000 * bound; i++) counts[rng.below(bound)]++;
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(bound));
  });

  test('bounds for which a quarter of all words is drawn again stay fair', () => {
    // Without drawing again the lowest third would come up twice as often as each of the others.
    const bound = 3 * 1024 * 1024 * 1024;
    const rng = Rng.fromSeed('large');
    const counts = new Array<number>(12).fill(0);
    for (let i = 0; i < 60_000; i++) counts[Math.floor(rng.below(bound) / (bound / 12))]++;
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(12));
  });

  test('words beyond the last whole run of values are drawn again, all others are not', () => {
    fc.assert(
      fc.property(
        fc.tuple(fc.integer(), fc.integer(), fc.integer(), fc.integer()),
        fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 2 ** 31, max: 2 ** 32 })),
        (state, bound) => {
          const rng = must(Rng.restore(state));
          const plain = must(Rng.restore(state));
          let word = plain.next() >>> 0;
          while (word >= 2 ** 32 - (2 ** 32 % bound)) word = plain.next() >>> 0;
          expect(rng.below(bound)).toBe(word % bound);
          expect(rng.save()).toEqual(plain.save());
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('a chance of three in ten comes true in three of ten draws', () => {
    const rng = Rng.fromSeed('chance');
    let hits = 0;
    for (let i = 0; i < 100_000; i++) if (rng.chance(3, 10)) hits++;
    // Four standard deviations.
    expect(Math.abs(hits - 30_000)).toBeLessThan(580);
  });
});

describe('shuffle', () => {
  test('all 24 orders of four items are equally likely', () => {
    const rng = Rng.fromSeed('cards');
    const counts = new Map<string, number>();
    for (let i = 0; i < 48_000; i++) {
      const items = [0, 1, 2, 3];
      rng.shuffle(items);
      counts.set(items.join(), (counts.get(items.join()) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(chiSquareLimit(24));
  });

  test('nothing is lost, and items beyond the count stay where they are', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), fc.nat(), (seed, items, wish) => {
        const count = items.length === 0 ? 0 : wish % (items.length + 1);
        const shuffled = Int32Array.from(items);
        Rng.fromSeed(seed).shuffle(shuffled, count);
        expect([...shuffled.slice(count)]).toEqual(items.slice(count));
        expect(shuffled.slice(0, count).sort()).toEqual(Int32Array.from(items.slice(0, count)).sort());
      }),
    );
  });
});

describe('streams', () => {
  test('streams of one seed have nothing in common', () => {
    const one = draws(Rng.fromSeed('seed', 'layout'), 4000);
    const other = draws(Rng.fromSeed('seed', 'spawn'), 4000);
    expect(one.filter((word) => other.includes(word)).length).toBeLessThanOrEqual(1);
    // Two independent streams agree in half of their bits: 64,000 of 128,000, within four deviations.
    const agreeing = one.reduce((sum, word, i) => sum + 32 - bitCount(word ^ other[i]), 0);
    expect(Math.abs(agreeing - 64_000)).toBeLessThan(720);
  });

  test('draws from one never move another', () => {
    const alone = draws(Rng.fromSeed('seed', 'layout'), 8);
    const cosmetic = Rng.fromSeed('seed', 'cosmetic');
    const layout = Rng.fromSeed('seed', 'layout');
    expect(
      alone.map(() => {
        cosmetic.next();
        return layout.next();
      }),
    ).toEqual(alone);
  });

  test('a seed and a stream are not just glued together', () => {
    expect(draws(Rng.fromSeed('ab', 'c'), 4)).not.toEqual(draws(Rng.fromSeed('a', 'bc'), 4));
  });
});

describe('save and restore', () => {
  test('a restored generator goes on exactly where the saved one was, through JSON too', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat({ max: 50 }), (seed, used) => {
        const rng = Rng.fromSeed(seed);
        draws(rng, used);
        const saved = JSON.parse(JSON.stringify(rng.save()));
        const expected = draws(rng, 20);
        expect(draws(must(Rng.restore(saved)), 20)).toEqual(expected);
      }),
    );
  });

  test('what is saved does not change when the generator goes on', () => {
    const rng = Rng.fromSeed('still');
    const saved = rng.save();
    const before = [...saved];
    rng.next();
    expect(saved).toEqual(before);
  });

  const nonsense: [string, unknown][] = [
    ['nothing', undefined],
    ['null', null],
    ['a number', 5],
    ['text', '1234'],
    ['an object', { 0: 1, 1: 2, 2: 3, 3: 4, length: 4 }],
    ['three words', [1, 2, 3]],
    ['five words', [1, 2, 3, 4, 5]],
    ['a fraction', [1, 2, 3, 0.5]],
    ['NaN', [1, 2, 3, Number.NaN]],
    ['infinity', [1, 2, 3, Number.POSITIVE_INFINITY]],
    ['more than 32 bits', [1, 2, 3, 2 ** 31]],
    ['digits as text', [1, 2, 3, '4']],
    ['holes', Object.assign(new Array(4), { 0: 1, 1: 2, 3: 4 })],
    ['a bigint', [1, 2, 3, 4n]],
    ['a symbol', [1, 2, 3, Symbol('four')]],
    ['an array in the array', [1, 2, 3, [4]]],
  ];
  test.each(nonsense)('refuses %s with a reason', (_, state) => {
    expect(Rng.restore(state)).toEqual({ ok: false, reason: 'a random state is four 32-bit integers' });
  });
});

test('each of the 32 bits is a fair coin, and so is each pair of bits that follow', () => {
  const rng = Rng.fromSeed('coins');
  const ones = new Array<number>(32).fill(0);
  const kept = new Array<number>(32).fill(0);
  let previous = rng.next();
  for (let i = 0; i < 40_000; i++) {
    const word = rng.next();
    for (let bit = 0; bit < 32; bit++) {
      ones[bit] += (word >>> bit) & 1;
      kept[bit] += ((word ^ previous) >>> bit) & 1;
    }
    previous = word;
  }
  // Half of 40,000, within four and a half deviations: 64 figures have to hold at once.
  for (const count of [...ones, ...kept]) expect(Math.abs(count - 20_000)).toBeLessThan(450);
});

function bitCount(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}
