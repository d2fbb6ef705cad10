import type { Carving, RowStream } from '../generator.js';
import type { Maze } from '../maze.js';

/** A part of a row that is to be carved. */
export interface RowPart {
  readonly row: number;
  /** Where the first cell of the row stands. */
  readonly at: number;
  /** The first step not yet made in this row. */
  readonly from: number;
  /** The step to carve up to. */
  readonly to: number;
}

/**
 * An algorithm that carves from the top row down and writes to no other rows than the one it is in and one
 * beside it: such an algorithm can work on a whole maze as well as on a window of two rows.
 */
export interface RowCarver {
  /** Which other row it writes to. */
  readonly reach: 'above' | 'below';
  /** How many steps a row takes: one a column for each time the row is gone through. */
  readonly steps: number;
  /** Carves up to the step `to` or a little further, and returns the step it got to. */
  carve(part: RowPart): number;
}

/** Makes a whole maze with a row carver that works on its cells. */
export function carveByRows(maze: Maze, carver: RowCarver): Carving {
  const { width, height, size } = maze.grid;
  let row = 0;
  let step = 0;

  return {
    advance(budget) {
      let left = budget;
      while (left > 0 && row < height) {
        const to = Math.min(carver.steps, step + left);
        const reached = carver.carve({ row, at: row * width, from: step, to });
        left -= reached - step;
        step = reached;
        if (step < carver.steps) continue;
        step = 0;
        row++;
      }
      return row === height;
    },
    progress: () => (row + step / carver.steps) / height,
    cursor: () => Math.min(row * width + (step % width), size - 1),
  };
}

/** Streams rows with a row carver, made by `carverOn` to work on a window of two rows. */
export function streamByRows(
  shape: { width: number; height: number },
  carverOn: (cells: Uint8Array) => RowCarver,
): RowStream {
  const { width, height } = shape;
  const cells = new Uint8Array(2 * width);
  const top = cells.subarray(0, width);
  const carver = carverOn(cells);
  let row = 0;

  // The row in the upper half of the window is finished when the carver has seen both rows it is written from.
  function finishRow(): void {
    if (carver.reach === 'below' || row === 0) carver.carve({ row, at: 0, from: 0, to: carver.steps });
    if (carver.reach === 'above' && row + 1 < height) {
      carver.carve({ row: row + 1, at: width, from: 0, to: carver.steps });
    }
  }

  return {
    next(target) {
      if (row === height) return false;
      finishRow();
      target.set(top);
      cells.copyWithin(0, width);
      cells.fill(0, width);
      row++;
      return true;
    },
  };
}
