import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_MASK_SIDE, type Mask, makeMask, maskFromPixels, parseMask } from '../../src/grid/mask.js';
import { must } from '../support/mazes.js';

const anyMask: fc.Arbitrary<Mask> = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
  .chain(([width, height]) =>
    fc
      .array(fc.constantFrom(0, 1), { minLength: width * height, maxLength: width * height })
      .map((cells) => ({ width, height, cells: Uint8Array.from(cells) })),
  );

const rowsOf = (mask: Mask): string[] => makeMask(mask).trimEnd().split('\n');

describe('text', () => {
  test('what is written is read as it was', () => {
    fc.assert(
      fc.property(anyMask, (mask) => {
        expect(must(parseMask(makeMask(mask)))).toEqual(mask);
      }),
    );
  });

  test('line ends of every system are understood', () => {
    const plain = must(parseMask('.#.\n...\n'));
    expect(must(parseMask('.#.\r\n...\r\n'))).toEqual(plain);
    expect(must(parseMask('.#.\r...\r'))).toEqual(plain);
    expect(must(parseMask('.#.\n...'))).toEqual(plain);
    expect(must(parseMask('\ufeff.#.\n...'))).toEqual(plain);
  });

  test('# and X leave out, everything else keeps', () => {
    expect(rowsOf(must(parseMask('#Xx .oO0')))).toEqual(['###.....']);
  });

  test('short lines are filled with cells that are left out', () => {
    expect(rowsOf(must(parseMask('.\n...\n\n..')))).toEqual(['.##', '...', '###', '..#']);
  });

  test('empty lines at the end do not count', () => {
    expect(must(parseMask('..\n..\n\n\n\n'))).toMatchObject({ width: 2, height: 2 });
  });

  test.each(['', '\n', '\n\n\r\n', '\ufeff'])('a text without a cell is refused: %j', (text) => {
    expect(parseMask(text)).toEqual({ ok: false, reason: 'the mask is empty' });
  });

  test('sides that are too long are refused with the size', () => {
    const long = '.'.repeat(MAX_MASK_SIDE + 1);
    expect(parseMask(long)).toMatchObject({ ok: false, reason: expect.stringContaining('8193 x 1') });
    const high = '.\n'.repeat(MAX_MASK_SIDE + 1);
    expect(parseMask(high)).toMatchObject({ ok: false, reason: expect.stringContaining('1 x 8193') });
    expect(parseMask('.'.repeat(MAX_MASK_SIDE)).ok).toBe(true);
  });

  test('any text gives a mask of its size or a reason', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const mask = parseMask(text);
        if (mask.ok) expect(mask.value.cells.length).toBe(mask.value.width * mask.value.height);
        else expect(mask.reason).toBe('the mask is empty');
      }),
    );
  });
});

describe('pictures', () => {
  const pixels = (...colours: number[][]): Uint8Array => Uint8Array.from(colours.flat());

  test('dark and transparent pixels leave out, bright ones keep', () => {
    const data = pixels(
      [255, 255, 255, 255],
      [0, 0, 0, 255],
      [255, 255, 255, 0],
      [0, 255, 0, 255],
      [0, 0, 255, 255],
      [128, 128, 128, 128],
    );
    expect(rowsOf(must(maskFromPixels({ width: 3, height: 2, data })))).toEqual(['.##', '.#.']);
  });

  test('black on white and white on black are each other’s opposite', () => {
    fc.assert(
      fc.property(anyMask, ({ width, height, cells }) => {
        const white = [255, 255, 255, 255];
        const black = [0, 0, 0, 255];
        const data = pixels(...[...cells].map((cell) => (cell === 1 ? white : black)));
        expect(must(maskFromPixels({ width, height, data })).cells).toEqual(cells);
        const negative = pixels(...[...cells].map((cell) => (cell === 1 ? black : white)));
        expect(must(maskFromPixels({ width, height, data: negative })).cells).toEqual(
          cells.map((c) => 1 - c),
        );
      }),
    );
  });

  test('sizes the data does not back are refused', () => {
    const data = new Uint8Array(16);
    expect(maskFromPixels({ width: 3, height: 2, data }).ok).toBe(false);
    expect(maskFromPixels({ width: MAX_MASK_SIDE + 1, height: 1, data })).toMatchObject({ ok: false });
    for (const [width, height] of [
      [0, 0],
      [-2, -2],
      [0.5, 8],
      [Number.NaN, 1],
    ]) {
      expect(maskFromPixels({ width, height, data: width === 0 ? new Uint8Array(0) : data })).toEqual({
        ok: false,
        reason: `a picture can't be ${width} x ${height}`,
      });
    }
  });
});
