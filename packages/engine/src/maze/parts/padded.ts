import { exists, type Grid } from '../../grid/grid.js';
import type { Maze } from '../maze.js';

/** Bit 7 of a padded cell: not yet part of the maze. */
export const FREE = 128;

/** A rectangular grid's cells with a border of one sentinel cell around, so that hot loops need no range checks. */
export interface PaddedCells {
  /** One byte a cell: `FREE` for cells of the grid, `outside` for the border and cells the mask leaves out. */
  readonly cells: Uint8Array;
  /** How far apart rows are. */
  readonly stride: number;
  /** How far away the neighbours of a cell are, by side. */
  readonly offsets: Int32Array;
  /** Where a cell of the grid stands. */
  placeOf(cell: number): number;
  /** The cell of the grid that stands at a place. */
  cellAt(place: number): number;
}

export function paddedCells(grid: Grid, outside = 0): PaddedCells {
  const { width, height } = grid;
  const stride = width + 2;
  const cells = new Uint8Array(stride * (height + 2)).fill(outside);
  const placeOf = (cell: number): number => cell + stride + 1 + 2 * Math.floor(cell / width);
  for (let y = 0; y < height; y++) cells.fill(FREE, placeOf(y * width), placeOf(y * width) + width);
  if (grid.mask !== null) {
    for (let cell = 0; cell < grid.size; cell++) if (!exists(grid, cell)) cells[placeOf(cell)] = outside;
  }
  return {
    cells,
    stride,
    offsets: Int32Array.of(-stride, 1, stride, -1),
    placeOf,
    cellAt: (place) => (Math.floor(place / stride) - 1) * width + (place % stride) - 1,
  };
}

/** Brings the bytes of padded cells into the maze, as they are. */
export function copyFromPadded(cells: Uint8Array, { grid, open }: Maze): void {
  const { width, height } = grid;
  for (let y = 0; y < height; y++) {
    const from = (y + 1) * (width + 2) + 1;
    open.set(cells.subarray(from, from + width), y * width);
  }
}

/** The sides of a padded cell behind which stands a cell that is not yet part of the maze. */
export function freeSidesAt(cells: Uint8Array, cell: number, stride: number): number {
  return (
    (cells[cell - stride] >>> 7) |
    ((cells[cell + 1] >>> 6) & 2) |
    ((cells[cell + stride] >>> 5) & 4) |
    ((cells[cell - 1] >>> 4) & 8)
  );
}
