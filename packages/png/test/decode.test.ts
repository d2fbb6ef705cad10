import { encode, type ImageData } from 'fast-png';
import { expect, test } from 'vitest';
import { decodePng, isPng } from '../src/decode.js';

const BLACK = [0, 0, 0, 255];
const WHITE = [255, 255, 255, 255];

// Two pixels beside each other, in every form a PNG may have them.
test.each([
  ['grey', { depth: 8, channels: 1, data: Uint8Array.of(0, 51) }, [BLACK, [51, 51, 51, 255]]],
  ['grey of 16 bits', { depth: 16, channels: 1, data: Uint16Array.of(0, 0xffff) }, [BLACK, WHITE]],
  ['grey of 1 bit', { depth: 1, channels: 1, data: Uint8Array.of(0b0100_0000) }, [BLACK, WHITE]],
  ['grey of 4 bits', { depth: 4, channels: 1, data: Uint8Array.of(0x1f) }, [[17, 17, 17, 255], WHITE]],
  [
    'grey with alpha',
    { depth: 8, channels: 2, data: Uint8Array.of(0, 9, 51, 255) },
    [
      [0, 0, 0, 9],
      [51, 51, 51, 255],
    ],
  ],
  [
    'colour',
    { depth: 8, channels: 3, data: Uint8Array.of(1, 2, 3, 4, 5, 6) },
    [
      [1, 2, 3, 255],
      [4, 5, 6, 255],
    ],
  ],
  [
    'colour with alpha',
    { depth: 8, channels: 4, data: Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8) },
    [
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ],
  ],
  [
    'a palette',
    {
      depth: 8,
      channels: 1,
      data: Uint8Array.of(1, 0),
      palette: [
        [1, 2, 3],
        [4, 5, 6],
      ],
    },
    [
      [4, 5, 6, 255],
      [1, 2, 3, 255],
    ],
  ],
  [
    'a palette of 2 bits',
    {
      depth: 2,
      channels: 1,
      data: Uint8Array.of(0b0100_0000),
      palette: [
        [1, 2, 3],
        [4, 5, 6],
      ],
    },
    [
      [4, 5, 6, 255],
      [1, 2, 3, 255],
    ],
  ],
] as [string, Omit<ImageData, 'width' | 'height'>, number[][]][])(
  '%s becomes red, green, blue, alpha',
  (_, picture, pixels) => {
    const file = encode({ width: 2, height: 1, ...picture });
    expect(isPng(file)).toBe(true);
    expect(decodePng(file, { maxSide: 2 })).toEqual({
      width: 2,
      height: 1,
      data: Uint8Array.from(pixels.flat()),
    });
  },
);

const file = encode({ width: 3, height: 1, channels: 1, depth: 8, data: new Uint8Array(3) });

test('a picture that claims to be too large is refused before it is unpacked', () => {
  expect(() => decodePng(file, { maxSide: 2 })).toThrow('at most 2 pixels a side');
});

test('a damaged picture is refused', () => {
  expect(() => decodePng(file.subarray(0, 40), { maxSide: 9 })).toThrow('the PNG is damaged');
  expect(() => decodePng(file.subarray(0, 20), { maxSide: 9 })).toThrow('at most 9 pixels a side');
});

test.each([[''], ['.....\n'], ['\x89PNG']])('%j is no PNG', (text) => {
  expect(isPng(Buffer.from(text, 'latin1'))).toBe(false);
});
