import { describe, expect, test } from 'vitest';
import { GRID_KINDS, type GridKind } from '../../src/grid/grid.js';
import { type GridRequest, MAX_CELLS, MAX_SIDE, makeGrid } from '../../src/grid/make-grid.js';
import { type Mask, parseMask } from '../../src/grid/mask.js';
import { gridOf, must } from '../support/mazes.js';

function reasonFor(request: GridRequest): string {
  const result = makeGrid(request);
  return result.ok ? 'accepted' : result.reason;
}

test('squares are the default', () => {
  expect(must(makeGrid({ width: 3, height: 2 }))).toMatchObject({
    kind: 'rect',
    size: 6,
    count: 6,
    mask: null,
  });
});

describe.each(GRID_KINDS)('sizes of %s grids', (kind) => {
  test.each([0, -1, -1e9])('%d is refused: at least 1', (side) => {
    expect(reasonFor({ kind, width: side, height: 5 })).toBe(`width must be at least 1, not ${side}`);
    expect(reasonFor({ kind, width: 5, height: side })).toBe(`height must be at least 1, not ${side}`);
  });

  test.each([2.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    '%d is refused: whole numbers only',
    (side) => {
      expect(reasonFor({ kind, width: side, height: 5 })).toBe(`width must be a whole number, not ${side}`);
      expect(reasonFor({ kind, width: 5, height: side })).toBe(`height must be a whole number, not ${side}`);
    },
  );

  test.each([
    [1e9, 1],
    [1, 1e9],
    [1e9, 1e9],
    [MAX_CELLS + 1, 1],
    [8193, 8192],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  ])('%d x %d is refused before anything is allocated', (width, height) => {
    expect(reasonFor({ kind, width, height })).toContain(`more than the ${MAX_CELLS} cells`);
  });

  test('a strip longer than the longest side is refused', () => {
    expect(reasonFor({ kind, width: MAX_SIDE + 1, height: 1 })).toBe(
      `a side may have at most ${MAX_SIDE} cells`,
    );
  });

  test('text instead of a number is refused', () => {
    expect(reasonFor({ kind, width: '5' as unknown as number, height: 5 })).toContain('whole number');
  });
});

test('rings grow, so a polar grid can be too large where a rectangle is not', () => {
  expect(reasonFor({ kind: 'polar', width: 1, height: MAX_SIDE })).toContain('more than');
  expect(reasonFor({ kind: 'polar', width: 4000, height: 12_000 })).toContain('more than');
});

test('an unknown kind is refused with a hint', () => {
  expect(reasonFor({ kind: 'hexx' as GridKind, width: 3, height: 3 })).toBe(
    'there is no grid "hexx"; did you mean "hex"?',
  );
  expect(reasonFor({ kind: 'cube' as GridKind, width: 3, height: 3 })).toContain('there is no grid "cube"');
});

test('triangles that would not hang together are refused', () => {
  expect(reasonFor({ kind: 'triangle', width: 1, height: 3 })).toContain('at least 2 wide');
  expect(gridOf('triangle', 1, 2).count).toBe(2);
});

describe('masks', () => {
  const maskOf = (text: string): Mask => must(parseMask(text));

  test('the cells left out are nobody’s neighbours', () => {
    const grid = gridOf('rect', 3, 3, maskOf('...\n.#.\n...'));
    expect(grid.count).toBe(8);
    expect(grid.neighbour(1, 2)).toBe(-1);
    expect(grid.neighbour(3, 1)).toBe(-1);
    expect(grid.neighbour(0, 1)).toBe(1);
  });

  test('one that leaves nothing is refused', () => {
    expect(reasonFor({ width: 2, height: 2, mask: maskOf('##\n##') })).toBe('the mask leaves no cell');
  });

  test('one that falls apart is refused, with how far one comes', () => {
    expect(reasonFor({ width: 3, height: 2, mask: maskOf('.#.\n.#.') })).toBe(
      'the mask falls apart: from its first cell only 2 of 4 cells can be reached',
    );
    // Corner to corner is no way on squares, but one on hexagons.
    expect(reasonFor({ width: 2, height: 2, mask: maskOf('#.\n.#') })).toContain('falls apart');
    expect(reasonFor({ kind: 'hex', width: 2, height: 2, mask: maskOf('#.\n.#') })).toBe('accepted');
  });

  test('one of another size is refused', () => {
    expect(reasonFor({ width: 3, height: 2, mask: maskOf('..\n..\n..') })).toContain('2 x 3');
    const short = { width: 3, height: 2, cells: Uint8Array.of(1, 1, 1) };
    expect(reasonFor({ width: 3, height: 2, mask: short })).toBe('the mask has 3 cells, not 6');
  });

  test('a polar grid takes none', () => {
    expect(reasonFor({ kind: 'polar', width: 2, height: 2, mask: maskOf('..\n..') })).toContain('no mask');
  });
});
