import type { Grid } from './grid.js';
import type { GridShape } from './rect.js';

export const INWARD = 0;
export const CLOCKWISE = 1;
export const OUTWARD = 2;
export const COUNTER = 3;
/** The second outward neighbour, where the ring outside has twice the cells. */
export const OUTWARD_SECOND = 4;

// 355/113 is pi to seven digits; integers keep ring sizes the same on every machine.
const PI_NUMERATOR = 355;
const PI_DENOMINATOR = 113;

/**
 * How many cells each ring has, from the inside. The innermost ring has `width` cells and lies around a hub
 * just wide enough for them to be square; a ring doubles when its cells would be 1.5 times as wide as high.
 */
export function ringSizes(width: number, rings: number): number[] {
  const sizes = [width];
  for (let ring = 1; ring < rings; ring++) sizes.push(ringAround(width, ring, sizes[ring - 1]));
  return sizes;
}

/** How many cells a ring has, by how many the ring inside it has. */
function ringAround(width: number, ring: number, inside: number): number {
  // Circumference at the middle of the ring: width + pi * (2 * ring + 1). Compared without division:
  // circumference / cells >= 3/2.
  const circumference = width * PI_DENOMINATOR + PI_NUMERATOR * (2 * ring + 1);
  return circumference * 2 >= 3 * inside * PI_DENOMINATOR ? 2 * inside : inside;
}

/** How many cells a polar grid has, or some number above `most`: counted without allocating anything. */
export function polarSize(width: number, rings: number, most: number): number {
  let cells = width;
  let size = width;
  for (let ring = 1; ring < rings && size <= most; ring++) {
    cells = ringAround(width, ring, cells);
    size += cells;
  }
  return size;
}

export interface PolarGrid extends Grid {
  readonly kind: 'polar';
  /** The number of the first cell of each ring, and after the last ring the number of all cells. */
  readonly ringStart: Int32Array;
  ringOf(cell: number): number;
}

/** Rings around a hub: `width` cells in the innermost ring, `height` rings. */
export function polarGrid({ width, height, mask, count }: GridShape): PolarGrid {
  const sizes = ringSizes(width, height);
  const ringStart = new Int32Array(height + 1);
  for (let ring = 0; ring < height; ring++) ringStart[ring + 1] = ringStart[ring] + sizes[ring];
  const size = ringStart[height];

  function ringOf(cell: number): number {
    let low = 0;
    let high = height - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (ringStart[middle] <= cell) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** How many cells outside touch one cell of this ring: 1 or 2, or 0 at the rim. */
  function fanOut(ring: number): number {
    return ring + 1 < height ? sizes[ring + 1] / sizes[ring] : 0;
  }

  function slotBehind(ring: number, slot: number, side: number): number {
    const cells = sizes[ring];
    switch (side) {
      case INWARD:
        return ring === 0 ? -1 : ringStart[ring - 1] + Math.floor(slot / fanOut(ring - 1));
      case CLOCKWISE:
        // A ring of two has one shared side, not two; a ring of one has none.
        if (cells === 1 || (cells === 2 && slot === 1)) return -1;
        return ringStart[ring] + ((slot + 1) % cells);
      case COUNTER:
        if (cells === 1 || (cells === 2 && slot === 0)) return -1;
        return ringStart[ring] + ((slot + cells - 1) % cells);
      case OUTWARD:
        return fanOut(ring) === 0 ? -1 : ringStart[ring + 1] + slot * fanOut(ring);
      default:
        return fanOut(ring) === 2 ? ringStart[ring + 1] + slot * 2 + 1 : -1;
    }
  }

  function neighbour(cell: number, side: number): number {
    const ring = ringOf(cell);
    const next = slotBehind(ring, cell - ringStart[ring], side);
    return next >= 0 && mask !== null && mask[next] === 0 ? -1 : next;
  }

  function opposite(cell: number, side: number): number {
    if (side === CLOCKWISE) return COUNTER;
    if (side === COUNTER) return CLOCKWISE;
    if (side !== INWARD) return INWARD;
    const ring = ringOf(cell);
    const second = fanOut(ring - 1) === 2 && (cell - ringStart[ring]) % 2 === 1;
    return second ? OUTWARD_SECOND : OUTWARD;
  }

  return {
    kind: 'polar',
    width,
    height,
    size,
    count,
    sides: 5,
    mask,
    neighbour,
    opposite,
    ringStart,
    ringOf,
  };
}
