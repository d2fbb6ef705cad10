import type { Grid } from './grid.js';
import type { GridShape } from './rect.js';

export const HEX_SIDES = ['north-east', 'east', 'south-east', 'south-west', 'west', 'north-west'] as const;

// Column and row steps by side, for even rows and for odd rows, which stand half a cell to the right.
const ROW_STEP = [-1, 0, 1, 1, 0, -1];
const COLUMN_STEP = [
  [0, 1, 0, -1, -1, -1],
  [1, 1, 1, 0, -1, 0],
];

/** Hexagons with a corner on top, odd rows shifted to the right by half a cell. */
export function hexGrid({ width, height, mask, count }: GridShape): Grid {
  function neighbour(cell: number, side: number): number {
    const row = Math.floor(cell / width);
    const y = row + ROW_STEP[side];
    const x = (cell % width) + COLUMN_STEP[row & 1][side];
    if (x < 0 || x >= width || y < 0 || y >= height) return -1;
    const next = y * width + x;
    return mask !== null && mask[next] === 0 ? -1 : next;
  }

  return {
    kind: 'hex',
    width,
    height,
    size: width * height,
    count,
    sides: HEX_SIDES.length,
    mask,
    neighbour,
    opposite: (_cell, side) => (side + 3) % 6,
  };
}
