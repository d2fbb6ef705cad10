import { Rng } from '@warren/engine';
import fc from 'fast-check';
import { decode } from 'fast-png';
import { describe, expect, test } from 'vitest';
import { decodePng } from '../src/decode.js';
import { encodeIndexedPng, encodePng, type PngPicture } from '../src/encode.js';

async function encode(picture: PngPicture): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of encodePng(picture)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** The same pixels in bands of these many rows, in one buffer that is overwritten each time. */
function* bandsOf(pixels: Uint8Array, rowBytes: number, rows: number): Generator<Uint8Array> {
  const scratch = new Uint8Array(rowBytes * rows);
  for (let at = 0; at < pixels.length; at += scratch.length) {
    const part = pixels.subarray(at, at + scratch.length);
    scratch.set(part);
    yield scratch.subarray(0, part.length);
  }
}

test('any picture comes back pixel by pixel, however it is cut into bands', async () => {
  const pictures = fc
    .record({
      width: fc.integer({ min: 1, max: 9 }),
      height: fc.integer({ min: 1, max: 9 }),
      channels: fc.constantFrom(3 as const, 4 as const),
      rows: fc.integer({ min: 1, max: 10 }),
    })
    .chain((shape) => {
      const size = shape.width * shape.height * shape.channels;
      // Few values make equal rows likely.
      const byte = fc.oneof(fc.integer({ min: 0, max: 255 }), fc.constant(7));
      return fc.record({
        shape: fc.constant(shape),
        bytes: fc.oneof(
          fc.array(byte, { minLength: size, maxLength: size }),
          fc.constant(Array(size).fill(9)),
        ),
      });
    });
  await fc.assert(
    fc.asyncProperty(pictures, async ({ shape, bytes }) => {
      const { width, height, channels, rows } = shape;
      const pixels = Uint8Array.from(bytes);
      const bands = bandsOf(pixels, width * channels, rows);
      const decoded = decode(await encode({ width, height, channels, bands }), { checkCrc: true });
      expect(decoded).toMatchObject({ width, height, channels, depth: 8, data: pixels });
    }),
    { numRuns: 200 },
  );
});

/** Bytes that no compressor makes smaller. */
function noise(length: number): Uint8Array {
  const rng = Rng.fromSeed('noise');
  return new Uint8Array(length).map(() => rng.next());
}

test('a large picture is never held as a whole: bands are asked for only as the reader takes what they gave', async () => {
  const band = noise(4 * 25_000);
  const rows = 400;
  let given = 0;
  function* bands() {
    for (; given < rows; given++) {
      // A row unlike the one above.
      band[0]++;
      yield band;
    }
  }
  let written = 0;
  let lead = 0;
  for await (const piece of encodePng({ width: 25_000, height: rows, channels: 4, bands: bands() })) {
    lead = Math.max(lead, given * band.length - written);
    written += piece.length;
  }
  expect(given).toBe(rows);
  expect(written).toBeGreaterThan(rows * band.length * 0.9);
  expect(lead).toBeLessThan(10 * band.length);
});

describe('a caller whose bands are wrong', () => {
  const row = new Uint8Array(6);
  test.each([
    ['too few rows', { width: 2, height: 2, channels: 3, bands: [row] }, /1 rows, not 2/],
    ['too many rows', { width: 2, height: 1, channels: 3, bands: [row, row] }, /more than 1 rows/],
    ['half a row', { width: 2, height: 1, channels: 3, bands: [row.subarray(1)] }, /not made of rows/],
    ['an empty picture', { width: 0, height: 1, channels: 3, bands: [] }, /cannot be 0 x 1/],
  ] as [string, PngPicture, RegExp][])('%s are refused', async (_, picture, message) => {
    await expect(encode(picture)).rejects.toThrow(message);
  });

  test('bands that fail make the picture fail', async () => {
    function* bands() {
      yield row;
      throw new Error('no more ink');
    }
    await expect(encode({ width: 2, height: 2, channels: 3, bands: bands() })).rejects.toThrow('no more ink');
  });
});

test('a reader that stops early stops the bands', async () => {
  const band = noise(4 * 100_000);
  let given = 0;
  function* bands() {
    for (; given < 1000; given++) yield band.map((byte) => byte ^ given);
  }
  for await (const piece of encodePng({ width: 100_000, height: 1000, channels: 4, bands: bands() })) {
    if (piece.length > 1000) break;
  }
  expect(given).toBeLessThan(100);
});

describe('an indexed PNG', () => {
  const colours = [
    [0, 0, 0, 0],
    [1, 2, 3, 255],
    [200, 100, 50, 128],
  ];

  test('reads back with its colours and is whole', () => {
    const pixels = Uint8Array.of(0, 1, 2, 2, 1, 0);
    const file = encodeIndexedPng({ width: 3, height: 2, colours, pixels });
    expect(decode(file, { checkCrc: true })).toMatchObject({ width: 3, height: 2, depth: 8 });
    const { data } = decodePng(file, { maxSide: 3 });
    expect([...data]).toEqual([...pixels].flatMap((index) => colours[index]));
  });

  test('has no more colours than a byte can name', () => {
    const many = Array.from({ length: 257 }, () => [0, 0, 0, 0]);
    const picture = { width: 1, height: 1, colours: many, pixels: Uint8Array.of(0) };
    expect(() => encodeIndexedPng(picture)).toThrow('257 colours');
  });
});
