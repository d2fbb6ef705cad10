import { exists, type Grid } from '../../grid/grid.js';
import type { Maze } from '../maze.js';
import { FREE } from './padded.js';

/** Bit 6 of a cell in a walk field: outside the grid or left out by the mask, no walk goes there. */
export const WALL = 64;

/** The bits of a cell that say which sides are open. */
export const OPEN_SIDES = 15;

/** How many steps of two bits a random word is good for. */
export const STEPS_A_WORD = 16;

/** How many steps a hot loop makes in one call; see `CHUNK` in hot-loops.ts. */
export const PORTION = 1 << 16;

/**
 * A rectangular grid laid out for random walks: the cells with a border of walls around, so that one byte tells
 * a walk whether its next step is into a wall, a cell not yet in the maze (`FREE`) or one that is.
 * Bits 0 to 3 are the open sides; bits 4 and 5 belong to the algorithm.
 */
export interface WalkField {
  readonly grid: Grid;
  readonly cells: Uint8Array;
  /** How far apart rows are. */
  readonly stride: number;
  /** How far apart a place and the one behind each side are. */
  readonly offsets: Int32Array;
  /** How many cells are free. */
  left: number;
  /** Where the walk is. */
  place: number;
  /** What is left of the last random word, lowest bits first, and for how many steps it lasts. */
  bits: number;
  pending: number;
}

/** The field of a grid, every cell free. */
export function walkField(grid: Grid): WalkField {
  const { width, height } = grid;
  const stride = width + 2;
  const cells = new Uint8Array(stride * (height + 2)).fill(WALL);
  for (let y = 1; y <= height; y++) cells.fill(FREE, y * stride + 1, y * stride + 1 + width);
  const offsets = Int32Array.of(-stride, 1, stride, -1);
  const field = { grid, cells, stride, offsets, left: grid.count, place: 0, bits: 0, pending: 0 };
  if (grid.mask !== null) {
    for (let cell = 0; cell < grid.size; cell++) if (!exists(grid, cell)) cells[placeOf(field, cell)] = WALL;
  }
  return field;
}

/** Where a cell of the grid stands. */
export function placeOf({ grid, stride }: WalkField, cell: number): number {
  return cell + stride + 1 + 2 * Math.floor(cell / grid.width);
}

/** The cell of the grid that stands at a place. */
export function cellAt({ grid, stride }: WalkField, place: number): number {
  return (Math.floor(place / stride) - 1) * grid.width + (place % stride) - 1;
}

/** Clears the bits that belong to an algorithm. */
export function clearMarks({ cells }: WalkField): void {
  for (let place = 0; place < cells.length; place++) cells[place] &= FREE | WALL | OPEN_SIDES;
}

/** Brings the open sides of the field into the maze; `clean` says that no cell is free or marked any more. */
export function showField({ cells, stride, grid }: WalkField, maze: Maze, clean: boolean): void {
  const { width, height } = grid;
  const { open } = maze;
  for (let y = 0; y < height; y++) {
    const from = (y + 1) * stride + 1;
    open.set(cells.subarray(from, from + width), y * width);
  }
  if (!clean || grid.mask !== null) for (let cell = 0; cell < open.length; cell++) open[cell] &= OPEN_SIDES;
}
