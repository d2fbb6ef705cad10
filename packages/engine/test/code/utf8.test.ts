import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeUtf8, parseUtf8 } from '../../src/code/utf8.js';

/** Any string at all: code units without regard to surrogate pairs. */
const anyText = fc
  .array(fc.oneof(fc.nat(0x7f), fc.nat(0xffff), fc.integer({ min: 0xd800, max: 0xdfff })), { maxLength: 30 })
  .map((units) => String.fromCharCode(...units));

test('every string survives, halves of surrogate pairs included', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(parseUtf8(Uint8Array.from(makeUtf8(text)))).toEqual({ ok: true, value: text });
    }),
    { numRuns: 2000 },
  );
});

test('proper text is written as everybody writes UTF-8', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(makeUtf8(text)).toEqual([...new TextEncoder().encode(text)]);
    }),
  );
});

test('bytes are either refused or the one spelling of their text', () => {
  const byte = fc.oneof(fc.nat(255), fc.integer({ min: 0x80, max: 0xbf }), fc.constantFrom(0xed, 0xf0, 0xf4));
  fc.assert(
    fc.property(fc.array(byte, { maxLength: 8 }), (bytes) => {
      const text = parseUtf8(Uint8Array.from(bytes));
      if (text.ok) expect(makeUtf8(text.value)).toEqual(bytes);
    }),
    { numRuns: 20_000 },
  );
});

test.each([
  ['a detour over two bytes', [0xc1, 0x81]],
  ['a detour over three bytes', [0xe0, 0x81, 0x81]],
  ['a code point beyond the last', [0xf4, 0x90, 0x80, 0x80]],
  ['a surrogate pair in two pieces', [0xed, 0xa0, 0x80, 0xed, 0xb0, 0x80]],
  ['a continuation without a beginning', [0x80]],
  ['a beginning without continuation', [0xe2, 0x82]],
  ['a five-byte form', [0xf8, 0x88, 0x80, 0x80, 0x80]],
])('%s is refused', (_name, bytes) => {
  expect(parseUtf8(Uint8Array.from(bytes)).ok).toBe(false);
});
