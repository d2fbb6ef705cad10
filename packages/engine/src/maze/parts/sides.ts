import { E, exists, type Grid, N, S, W } from '../../grid/grid.js';

/** The sides of each cell behind which there is a neighbour: one byte a cell number. */
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

/**
 * The way out of the maze from each cell: which of its sides lead to a cell that is not yet part of it.
 *
 * Algorithms that grow a maze look at a cell far more often than they add one, so the bytes are kept up to
 * date when a cell joins instead of asking all neighbours at every look.
 */
export interface FreeSides {
  /** One byte a cell number, a bit for each free side. */
  readonly free: Uint8Array;
  /** Makes a cell part of the maze: no side of a neighbour that leads to it is free any longer. */
  join(cell: number): void;
}

export function freeSides(grid: Grid): FreeSides {
  return grid.kind === 'rect' ? onSquares(grid) : onGraph(grid);
}

function onGraph(grid: Grid): FreeSides {
  const free = neighbourSides(grid);
  const sides = neighbourSides(grid);
  return {
    free,
    join(cell) {
      for (let side = 0; sides[cell] >>> side !== 0; side++) {
        if ((sides[cell] & (1 << side)) === 0) continue;
        free[grid.neighbour(cell, side)] &= ~(1 << grid.opposite(cell, side));
      }
    },
  };
}

/**
 * On squares no neighbour is looked up: what lies a step beyond the left or right rim is the rim of another
 * row, whose bit is 0 already, and a spare row at either end catches what lies above and below.
 */
function onSquares(grid: Grid): FreeSides {
  const { width, size } = grid;
  const rows = new Uint8Array(size + 2 * width);
  rows.set(neighbourSides(grid), width);
  return {
    free: rows.subarray(width, width + size),
    join(cell) {
      const place = cell + width;
      rows[place - width] &= ~S;
      rows[place + 1] &= ~W;
      rows[place + width] &= ~N;
      rows[place - 1] &= ~E;
    },
  };
}
