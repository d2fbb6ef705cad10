import { E, exists, type Grid, N, S, W } from '../grid/grid.js';

/** The sides of each cell behind which there is a neighbour: one byte a cell number. */
export function neighbourSides(grid: Grid): Uint8Array {
  return grid.kind === 'rect' && grid.mask === null ? openRectangle(grid) : sidesWhere(grid, () => true);
}

/**
 * The sides of each cell behind which there is a neighbour with a higher number: one byte a cell number.
 * Every wall of the grid is among them once.
 */
export function forwardSides(grid: Grid): Uint8Array {
  if (grid.kind !== 'rect' || grid.mask !== null) return sidesWhere(grid, (cell, next) => next > cell);
  const sides = openRectangle(grid);
  for (let cell = 0; cell < sides.length; cell++) sides[cell] &= E | S;
  return sides;
}

function sidesWhere(grid: Grid, wanted: (cell: number, next: number) => boolean): Uint8Array {
  const sides = new Uint8Array(grid.size);
  for (let cell = 0; cell < grid.size; cell++) {
    if (!exists(grid, cell)) continue;
    for (let side = 0; side < grid.sides; side++) {
      const next = grid.neighbour(cell, side);
      if (next >= 0 && wanted(cell, next)) sides[cell] |= 1 << side;
    }
  }
  return sides;
}

/** A rectangle needs no question: every side but those at the rim. */
function openRectangle({ width, height, size }: Grid): Uint8Array {
  const sides = new Uint8Array(size).fill(N | E | S | W);
  for (let x = 0; x < width; x++) {
    sides[x] &= ~N;
    sides[size - width + x] &= ~S;
  }
  for (let y = 0; y < height; y++) {
    sides[y * width] &= ~W;
    sides[y * width + width - 1] &= ~E;
  }
  return sides;
}
