import type { Grid } from '../../grid/grid.js';
import type { Maze } from '../maze.js';
import { copyFromPadded, FREE, type PaddedCells, paddedCells } from './padded.js';

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
export interface WalkField extends PaddedCells {
  readonly grid: Grid;
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
  return { ...paddedCells(grid, WALL), grid, left: grid.count, place: 0, bits: 0, pending: 0 };
}

/** Clears the bits that belong to an algorithm. */
export function clearMarks({ cells }: WalkField): void {
  for (let place = 0; place < cells.length; place++) cells[place] &= FREE | WALL | OPEN_SIDES;
}

/** Brings the open sides of the field into the maze; `clean` says that no cell is free or marked any more. */
export function showField(field: WalkField, maze: Maze, clean: boolean): void {
  const { grid, open } = maze;
  copyFromPadded(field.cells, maze);
  if (!clean || grid.mask !== null) for (let cell = 0; cell < open.length; cell++) open[cell] &= OPEN_SIDES;
}
