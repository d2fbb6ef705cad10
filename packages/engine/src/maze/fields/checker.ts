import { isLevel, rowsOf, type WeightField } from './field.js';
import { randomWeight } from './uniform.js';

/** How many cells a square of the board has a side. */
const SQUARE = 4;
/** What a wall across the grain of its square weighs more. */
const ACROSS = 800;

/** A chessboard: on one colour level ways are opened first, on the other upright ones. */
export const checkerField: WeightField = {
  id: 'checker',
  title: 'Checker',
  about: 'A board of squares: ways from left to right in one, up and down in the next.',
  begin(grid, rng) {
    const rowOf = rowsOf(grid);
    return (cell, side) => {
      const { column, row } = rowOf(cell);
      const dark = (Math.floor(column / SQUARE) + Math.floor(row / SQUARE)) % 2 === 0;
      return randomWeight(rng) + (isLevel(grid.kind, side) === dark ? 0 : ACROSS);
    };
  },
};
