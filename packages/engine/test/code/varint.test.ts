import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byteReader, unzigzag, writeVarint, zigzag } from '../../src/code/varint.js';

function bytesOf(...values: number[]): Uint8Array {
  const bytes: number[] = [];
  for (const value of values) writeVarint(bytes, value);
  return Uint8Array.from(bytes);
}

test('every safe integer survives, several in a row', () => {
  fc.assert(
    fc.property(fc.array(fc.maxSafeNat()), (values) => {
      const reader = byteReader(bytesOf(...values));
      expect(values.map(() => reader.varint())).toEqual(values);
      expect(reader.broken()).toBe(false);
      expect(reader.rest().length).toBe(0);
    }),
  );
  expect(byteReader(bytesOf(Number.MAX_SAFE_INTEGER)).varint()).toBe(Number.MAX_SAFE_INTEGER);
});

test('small numbers take one byte', () => {
  expect(bytesOf(0, 127)).toEqual(Uint8Array.of(0, 127));
  expect(bytesOf(128)).toEqual(Uint8Array.of(128, 1));
});

test('zigzag keeps both signs', () => {
  expect([0, -1, 1, -2, 2].map(zigzag)).toEqual([0, 1, 2, 3, 4]);
  fc.assert(fc.property(fc.integer(), (value) => unzigzag(zigzag(value)) === value));
});

test('a number beyond the safe ones, or cut off, breaks the reader', () => {
  for (const bytes of [[], [128], [255, 255, 255, 255, 255, 255, 255, 127], new Array(20).fill(255)]) {
    const reader = byteReader(Uint8Array.from(bytes));
    expect(reader.varint()).toBe(0);
    expect(reader.broken()).toBe(true);
  }
});

test('bytes that are not there are not handed out', () => {
  const reader = byteReader(Uint8Array.of(1, 2, 3));
  expect(reader.take(2)).toEqual(Uint8Array.of(1, 2));
  expect(reader.take(2).length).toBe(0);
  expect(reader.broken()).toBe(true);
});

test('what is no varint is a bug of the caller', () => {
  for (const value of [-1, 0.5, Number.NaN, 2 ** 53]) expect(() => bytesOf(value)).toThrow(RangeError);
});
