import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crc24 } from '../../src/code/crc24.js';

const bytesOf = (text: string): number[] => [...text].map((character) => character.charCodeAt(0));

test('the published check value of CRC-24/OPENPGP', () => {
  expect(crc24(bytesOf('123456789'))).toBe(0x21cf02);
  expect(crc24([])).toBe(0xb704ce);
});

test('runs count as if they were one', () => {
  expect(crc24(bytesOf('1234'), [], bytesOf('56789'))).toBe(0x21cf02);
});

test('every error within 24 neighbouring bits is found', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 4, maxLength: 30 }),
      fc.nat(),
      fc.integer({ min: 1, max: 0xffffff }),
      (bytes, place, error) => {
        const wrong = Uint8Array.from(bytes);
        const from = place % (bytes.length * 8 - 23);
        for (let bit = 0; bit < 24; bit++) {
          if (error & (1 << bit)) wrong[(from + bit) >> 3] ^= 128 >> ((from + bit) & 7);
        }
        expect(crc24(wrong)).not.toBe(crc24(bytes));
      },
    ),
    { numRuns: 2000 },
  );
});
