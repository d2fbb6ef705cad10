import fc from 'fast-check';
import type { Bitmap2D } from 'lean-qr';
import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { makeQrCode } from '../../src/ui/qr-picture.js';

const DOT = 4;
const QUIET = 4;

/** What a reader of another maker sees in the picture of a code. */
function read(code: Bitmap2D): string {
  const side = (code.size + 2 * QUIET) * DOT;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (let at = 0; at < side * side; at++) {
    const [x, y] = [at % side, Math.floor(at / side)].map((pixel) => Math.floor(pixel / DOT) - QUIET);
    if (code.get(x, y)) data.fill(0, at * 4, at * 4 + 3);
  }
  return decodeQR({ width: side, height: side, data }, { timeLimit: Number.POSITIVE_INFINITY });
}

function must(text: string): Bitmap2D {
  const code = makeQrCode(text);
  if (code === null) throw new Error(`${text} does not fit`);
  return code;
}

test('says any text of up to 213 bytes to a reader', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (text) => {
      fc.pre(new TextEncoder().encode(text).length <= 213);
      expect(read(must(text))).toBe(text);
    }),
    { numRuns: 60 },
  );
});

// The bytes that fit into each size at level M, by the standard.
test.each([14, 26, 42, 62, 84, 106, 122, 152, 180, 213].map((bytes, i) => [bytes, i + 1]))(
  '%i letters fit into version %i',
  (bytes, version) => {
    const text = 'w'.repeat(bytes);
    const code = must(text);
    expect(code.size).toBe(17 + 4 * version);
    expect(read(code)).toBe(text);
  },
);

test('there is none where the text is too long', () => {
  expect(makeQrCode('w'.repeat(214))).toBeNull();
  expect(makeQrCode('\u4e00'.repeat(214))).toBeNull();
});
