import { isLevel, randomWeight, rowsOf, type WeightField } from './field.js';

/** What a wall across the grain weighs more: half of the random range, so that some still go first. */
const ACROSS = 500;

/** Ways that run level are opened first: long rows. On polar grids, rings around the hub. */
export const horizontalField: WeightField = {
  id: 'horizontal',
  title: 'Horizontal',
  about: 'Ways from left to right go first: long rows with few crossings.',
  begin: alongLevel(true),
};

/** Ways that do not run level are opened first: long columns. On polar grids, spokes. */
export const verticalField: WeightField = {
  id: 'vertical',
  title: 'Vertical',
  about: 'Ways up and down go first: long columns with few crossings.',
  begin: alongLevel(false),
};

function alongLevel(level: boolean): WeightField['begin'] {
  return ({ kind }, rng) =>
    (_cell, side) =>
      randomWeight(rng) + (isLevel(kind, side) === level ? 0 : ACROSS);
}

/** How many cells a square of the board has a side. */
const SQUARE = 4;
/** What a wall across the grain of its square weighs more. */
const ACROSS_SQUARE = 800;

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
      return randomWeight(rng) + (isLevel(grid.kind, side) === dark ? 0 : ACROSS_SQUARE);
    };
  },
};
