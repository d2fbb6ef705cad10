import { N } from '../grid/grid.js';
import type { Maze } from '../maze/maze.js';

/** Bits of a row's byte above the four sides. */
export const EXISTS = 16;
/** The cell is a bridge from north to south, over a passage from west to east. */
export const BRIDGE_NORTH_SOUTH = 32;
export const BRIDGE_WEST_EAST = 64;
export const BRIDGE = BRIDGE_NORTH_SOUTH | BRIDGE_WEST_EAST;

/** One row of a rectangular maze as it comes from whole mazes and from streams. */
export interface CellRow {
  /** The open sides of each cell. */
  readonly open: Uint8Array;
  readonly under: Uint8Array | null;
  /** 1 where a cell exists; `null` when all do. */
  readonly mask: Uint8Array | null;
}

/** One row of an array with a byte a cell. */
export function rowOf(cells: Uint8Array, width: number, y: number): Uint8Array {
  return cells.subarray(y * width, (y + 1) * width);
}

export function mazeRow({ grid, open, under }: Maze, y: number): CellRow {
  const { width, mask } = grid;
  const row = (cells: Uint8Array): Uint8Array => rowOf(cells, width, y);
  return { open: row(open), under: under && row(under), mask: mask && row(mask) };
}

/** A row with all there is to know about a cell in one byte, and an empty byte at either end. */
export function emptyCodes(width: number): Uint8Array {
  return new Uint8Array(width + 2);
}

/** Writes a row into codes: cell x goes to x + 1. */
export function encodeRow({ open, under, mask }: CellRow, into: Uint8Array): void {
  const width = into.length - 2;
  for (let x = 0; x < width; x++) into[x + 1] = EXISTS | open[x];
  if (under !== null) {
    for (let x = 0; x < width; x++) {
      if (under[x] === 0) continue;
      into[x + 1] |= under[x] | ((under[x] & N) !== 0 ? BRIDGE_WEST_EAST : BRIDGE_NORTH_SOUTH);
    }
  }
  if (mask !== null) for (let x = 0; x < width; x++) into[x + 1] *= mask[x];
}

/**
 * 1 where a wall stands between two cells side by side, else 0. Nothing stands where neither exists. Walls are as
 * good as random, so this and `wallBelow` are plain arithmetic: branches would be guessed wrong half the time.
 */
export function wallBetween(west: number, east: number): number {
  return ((west | east) >> 4) & ~((west >> 1) | (east >> 3)) & 1;
}

/** 1 where a wall stands between two cells one above the other, else 0. */
export function wallBelow(north: number, south: number): number {
  return ((north | south) >> 4) & ~((north >> 2) | south) & 1;
}
