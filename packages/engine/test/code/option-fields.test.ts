import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readOptionFields, writeOptionFields } from '../../src/code/option-fields.js';
import { byteReader, writeVarint } from '../../src/code/varint.js';
import type { OptionSpec, OptionValues } from '../../src/options.js';
import { must } from '../support/mazes.js';

const SPECS: readonly OptionSpec[] = [
  { name: 'bias', about: 'How much.', type: 'integer', min: -500, max: 500, default: 0 },
  { name: 'field', about: 'Which one.', type: 'choice', choices: ['flat', 'ring', 'wave'], default: 'flat' },
  { name: 'mix', about: 'What of.', type: 'text', default: 'newest', check: () => null },
];
const DEFAULTS = { bias: 0, field: 'flat', mix: 'newest' };

function written(values: OptionValues): Uint8Array {
  const bytes: number[] = [];
  writeOptionFields(bytes, SPECS, values);
  return Uint8Array.from(bytes);
}

test('options of every type round-trip, defaults left out', () => {
  const values = fc.record({
    bias: fc.integer({ min: -500, max: 500 }),
    field: fc.constantFrom('flat', 'ring', 'wave'),
    mix: fc.oneof(fc.constant('newest'), fc.string({ unit: 'grapheme' })),
  });
  fc.assert(
    fc.property(values, (given) => {
      const bytes = written(given);
      if (bytes.length === 0) expect(given).toEqual(DEFAULTS);
      else expect({ ...DEFAULTS, ...must(readOptionFields(byteReader(bytes), SPECS)) }).toEqual(given);
    }),
  );
});

test('defaults take no byte', () => {
  expect(written(DEFAULTS).length).toBe(0);
  expect(written({ ...DEFAULTS, bias: -3 })).toEqual(Uint8Array.of(1, 5));
  expect(written({ ...DEFAULTS, field: 'wave' })).toEqual(Uint8Array.of(2, 2));
});

test('options, choices and texts that are not there are refused', () => {
  const read = (...values: number[]): boolean => {
    const bytes: number[] = [];
    for (const value of values) writeVarint(bytes, value);
    const reader = byteReader(Uint8Array.from(bytes));
    return readOptionFields(reader, SPECS).ok && !reader.broken();
  };
  expect(read(2, 2)).toBe(true);
  expect(read(2, 3)).toBe(false);
  expect(read(8, 0)).toBe(false);
  expect(read(4, 1000)).toBe(false);
  expect(read(1)).toBe(false);
});
