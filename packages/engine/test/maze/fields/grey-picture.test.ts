import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makePictureText, parsePictureText } from '../../../src/code/picture-text.js';
import { MAX_PICTURE_SIDE, makeGreyPicture } from '../../../src/maze/fields/grey-picture.js';
import { must } from '../../support/mazes.js';

const anyImage = fc
  .record({ width: fc.integer({ min: 1, max: 64 }), height: fc.integer({ min: 1, max: 64 }) })
  .chain(({ width, height }) =>
    fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      bytes: fc.uint8Array({ minLength: width * height, maxLength: width * height }),
    }),
  );

test('bytes become sixteen shades', () => {
  const { shades } = must(makeGreyPicture({ width: 5, height: 1, bytes: [0, 15, 16, 128, 255] }));
  expect([...shades]).toEqual([0, 0, 1, 8, 15]);
});

test('a picture written and read is the same, and the text is written in one way only', () => {
  fc.assert(
    fc.property(anyImage, (image) => {
      const picture = must(makeGreyPicture(image));
      const text = makePictureText(picture);
      expect(text).toMatch(/^\d+x\d+\.[A-Za-z0-9_-]*$/);
      expect(must(parsePictureText(text))).toEqual(picture);
    }),
    { numRuns: 50 },
  );
});

test.each([
  [{ width: 0, height: 1, bytes: [] }, '1 to 64'],
  [{ width: MAX_PICTURE_SIDE + 1, height: 1, bytes: new Uint8Array(65) }, '65 x 1'],
  [{ width: 1.5, height: 2, bytes: [1, 2, 3] }, '1 to 64'],
  [{ width: Number.NaN, height: 2, bytes: [] }, '1 to 64'],
  [{ width: 2, height: 2, bytes: [1, 2, 3] }, 'has 4 bytes, not 3'],
  [{ width: 1, height: 1, bytes: [256] }, 'from 0 to 255, not 256'],
  [{ width: 1, height: 1, bytes: [0.5] }, 'from 0 to 255'],
])('an image that is none is refused: %j', (image, reason) => {
  expect(makeGreyPicture(image)).toEqual({ ok: false, reason: expect.stringContaining(reason) });
});

test.each([
  ['', 'begins with its size'],
  ['2x2', 'begins with its size'],
  ['02x2.AAA', 'begins with its size'],
  ['99x99.', '1 to 64'],
  ['2x2.AA', 'has 3 letters'],
  ['2x2.AAAA', 'has 3 letters'],
  ['2x2.AA=', ''],
  ['2x2.AAB', ''],
  ['1x1.AQ', 'after its last point'],
])('a text that is none is refused: %s', (text, reason) => {
  expect(parsePictureText(text)).toEqual({ ok: false, reason: expect.stringContaining(reason) });
});

test('no text makes the parser throw, and what it takes it writes alike', () => {
  const pieces = fc.constantFrom('1', '2', 'x', '.', 'A', '-', '_', '=', '1x1.', '2x2.AAA', '3x1.AAA', 'é');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces).map((list) => list.join('')),
      ),
      (text) => {
        const read = parsePictureText(text);
        if (read.ok) expect(makePictureText(read.value)).toBe(text);
        else expect(read.reason.length).toBeGreaterThan(10);
      },
    ),
    { numRuns: 2000 },
  );
});
