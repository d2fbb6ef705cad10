import { E, exists, type Grid, N, S, W } from '../../grid/grid.js';

/** By cell, the sides with a higher-numbered neighbour: every wall of the grid is among them once. */
export function neighbourSides(grid: Grid): Uint8Array {
  if (grid.kind === 'rect' && grid.mask === null) return openRectangle(grid);
  const sides = new Uint8Array(grid.size);
  for (let cell = 0; cell < grid.size; cell++) {
    if (exists(grid, cell)) sides[cell] = sidesWhere(grid, cell, () => true);
  }
  return sides;
}

/**
 * The sides of each cell behind which there is a neighbour with a higher number: one byte a cell number.
 * Every wall of the grid is among them once.
 */
export function forwardSides(grid: Grid): Uint8Array {
  const sides = neighbourSides(grid);
  keepForward(grid, sides);
  return sides;
}

/** Of some sides with a neighbour, keeps those behind which it has a higher number. */
export function keepForward(grid: Grid, sides: Uint8Array): void {
  for (let cell = 0; cell < sides.length; cell++) {
    if (grid.kind === 'rect') sides[cell] &= E | S;
    else sides[cell] &= sidesWhere(grid, cell, (next) => next > cell);
  }
}

function sidesWhere(grid: Grid, cell: number, wanted: (next: number) => boolean): number {
  let sides = 0;
  for (let side = 0; side < grid.sides; side++) {
    const next = grid.neighbour(cell, side);
    if (next >= 0 && wanted(next)) sides |= 1 << side;
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
