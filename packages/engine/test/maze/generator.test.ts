import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { E, N, S, W } from '../../src/grid/grid.js';
import type { Generator, RowStream } from '../../src/maze/generator.js';
import { GENERATORS } from '../../src/maze/registry.js';
import { type OptionValues, readOptions } from '../../src/options.js';
import { Rng } from '../../src/rng/rng.js';
import { gridOf, mazeOf, must } from '../support/mazes.js';

const STREAMING = GENERATORS.filter((generator) => generator.traits.includes('streaming'));

interface Wanted {
  readonly width: number;
  readonly height: number;
  readonly seed: string;
  readonly given?: OptionValues;
}

function streamOf(generator: Generator, { width, height, seed, given = {} }: Wanted): RowStream {
  if (generator.rows === undefined) throw new Error(`${generator.id} has no rows`);
  const options = must(readOptions(generator.options, given, generator.id));
  return generator.rows({ width, height, rng: Rng.fromSeed(seed, 'layout'), options });
}

test('those that say they stream do, and no others', () => {
  expect(STREAMING.map(({ id }) => id)).toEqual(
    GENERATORS.filter((g) => g.rows !== undefined).map(({ id }) => id),
  );
  expect(STREAMING.map(({ id }) => id)).toContain('eller');
});

describe.each(STREAMING)('$id', (generator) => {
  /** Every set of options that a choice allows. */
  const settings: OptionValues[] = [
    {},
    ...generator.options.flatMap((option) =>
      option.type === 'choice' ? option.choices.map((choice) => ({ [option.name]: choice })) : [],
    ),
  ];

  test('the rows are those of the maze made whole, and end where it ends', () => {
    const side = { width: fc.integer({ min: 1, max: 70 }), height: fc.integer({ min: 1, max: 12 }) };
    fc.assert(
      fc.property(
        fc.record(side),
        fc.string(),
        fc.constantFrom(...settings),
        ({ width, height }, seed, given) => {
          const { open } = mazeOf(generator, gridOf('rect', width, height), seed, given);
          const stream = streamOf(generator, { width, height, seed, given });
          const row = new Uint8Array(width);
          for (let y = 0; y < height; y++) {
            expect(stream.next(row)).toBe(true);
            expect(row).toEqual(open.subarray(y * width, (y + 1) * width));
          }
          row.fill(255);
          expect(stream.next(row)).toBe(false);
          expect(stream.next(row)).toBe(false);
          expect(row.every((sides) => sides === 255)).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('a row may be written into a larger array, whose rest stays as it is', () => {
    const stream = streamOf(generator, { width: 5, height: 2, seed: 'room' });
    const row = new Uint8Array(8).fill(99);
    stream.next(row);
    expect([...row.subarray(5)]).toEqual([99, 99, 99]);
    expect(row.subarray(0, 5).every((sides) => sides < 16)).toBe(true);
  });

  test.each(settings)('rows of a maze without end fit together and are closed at the border: %j', (given) => {
    // A maze of so many rows could not be held: what is had of it was made in the memory of a few rows.
    const width = 50;
    const stream = streamOf(generator, { width, height: Number.MAX_SAFE_INTEGER, seed: 'endless', given });
    let above = new Uint8Array(width);
    let row = new Uint8Array(width);
    let wrong = 0;
    for (let y = 0; y < 100_000; y++) {
      stream.next(row);
      if (row[0] & W || row[width - 1] & E) wrong++;
      for (let x = 0; x < width; x++) {
        if (((above[x] & S) !== 0) !== ((row[x] & N) !== 0)) wrong++;
        if (x > 0 && ((row[x - 1] & E) !== 0) !== ((row[x] & W) !== 0)) wrong++;
      }
      [above, row] = [row, above];
    }
    expect(wrong).toBe(0);
  });
});
