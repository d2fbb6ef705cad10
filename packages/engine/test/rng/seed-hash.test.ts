import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Rng } from '../../src/rng/rng.js';
import { seedHash } from '../../src/rng/seed-hash.js';
import { SEED_VECTORS } from './vectors.js';

/** Any UTF-16 code units, lone surrogates included. */
const anyText = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units));

test.each(SEED_VECTORS)('published vector: seed $seed, stream $stream', ({ seed, stream, hash }) => {
  const words = [...seedHash(`${seed}\u0000${stream}`)];
  expect(words.map((word) => (word >>> 0).toString(16).padStart(8, '0'))).toEqual(hash);
});

test('every text has its hash, and different texts have different ones', () => {
  fc.assert(
    fc.property(anyText, anyText, (one, other) => {
      expect(seedHash(one)).toHaveLength(4);
      expect(seedHash(one)).toEqual(seedHash(one));
      fc.pre(one !== other);
      expect(seedHash(one)).not.toEqual(seedHash(other));
    }),
    { numRuns: 2000 },
  );
});

describe('one flipped bit of the text', () => {
  test.each([1, 2, 5, 20])('flips each bit of the hash half of the time, in texts of %i', (length) => {
    const source = Rng.fromSeed('avalanche', `${length}`);
    const flips = new Array<number>(128).fill(0);
    const rounds = 4000;
    for (let round = 0; round < rounds; round++) {
      const units = Array.from({ length }, () => source.below(0x10000));
      const before = seedHash(String.fromCharCode(...units));
      units[source.below(length)] ^= 1 << source.below(16);
      const after = seedHash(String.fromCharCode(...units));
      for (let bit = 0; bit < 128; bit++) {
        flips[bit] += ((before[bit >>> 5] ^ after[bit >>> 5]) >>> (bit & 31)) & 1;
      }
    }
    // Five standard deviations of a fair coin, because 128 bits have to hold at once.
    for (const count of flips) expect(Math.abs(count - rounds / 2)).toBeLessThan(160);
  });
});

test('short seeds start apart: no state of zeros, and first words meet no oftener than chance has it', () => {
  const first = new Set<number>();
  const states = new Set<string>();
  const seeds = 100_000;
  for (let i = 0; i < seeds; i++) {
    const rng = Rng.fromSeed(i.toString(36));
    states.add(rng.save().join());
    first.add(rng.next());
  }
  expect(states.size).toBe(seeds);
  expect(states.has('0,0,0,0')).toBe(false);
  // Among 100,000 random words 1.16 pairs are equal on average; eight would be one case in 10,000.
  expect(seeds - first.size).toBeLessThan(8);
});
