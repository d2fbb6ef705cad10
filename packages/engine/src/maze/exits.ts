import { exists, type Grid } from '../grid/grid.js';
import { OUTWARD } from '../grid/polar.js';
import { accept, type Result, refuse } from '../result.js';

/**
 * Spreads exits evenly along the border, none on the start and, where there is room, none next to it.
 * One exit of a rectangle that starts in a corner lies in the opposite corner.
 */
export function placeExits(grid: Grid, start: number, wanted: number): Result<number[]> {
  if (!Number.isInteger(wanted) || wanted < 1) return refuse(`a maze needs at least 1 exit, not ${wanted}`);
  if (grid.count === 1 && wanted === 1) return accept([start]);
  const border = borderFrom(grid, start).filter((cell) => cell !== start);
  if (wanted > border.length) {
    return refuse(`${wanted} exits do not fit: the border has room for ${border.length}`);
  }
  const apart = border.filter((cell) => !touches(grid, start, cell));
  const places = apart.length >= wanted ? apart : border;
  const exits: number[] = [];
  for (let i = 1; i <= wanted; i++) {
    // The middle of the i-th of `wanted` equal shares of the border.
    exits.push(places[Math.floor(((2 * i - 1) * places.length) / (2 * wanted))]);
  }
  return accept(exits);
}

function touches(grid: Grid, a: number, b: number): boolean {
  for (let side = 0; side < grid.sides; side++) if (grid.neighbour(a, side) === b) return true;
  return false;
}

/** The border cells in walking order, beginning at the start where it is one of them. */
function borderFrom(grid: Grid, start: number): number[] {
  const border = borderCells(grid);
  const first = Math.max(0, border.indexOf(start));
  return [...border.slice(first), ...border.slice(0, first)];
}

function borderCells(grid: Grid): number[] {
  const { width, height, size } = grid;
  if (grid.kind === 'polar') return range(size - outerRing(grid), size);
  if (grid.mask !== null) return maskBorder(grid);
  if (width === 1 || height === 1) return range(0, size);
  const cells: number[] = [];
  for (let x = 0; x < width; x++) cells.push(x);
  for (let y = 1; y < height; y++) cells.push(y * width + width - 1);
  for (let x = width - 2; x >= 0; x--) cells.push((height - 1) * width + x);
  for (let y = height - 2; y > 0; y--) cells.push(y * width);
  return cells;
}

/** Cells with a side behind which there is nothing, in row-major order. */
function maskBorder(grid: Grid): number[] {
  const cells: number[] = [];
  const all = grid.kind === 'triangle' ? 3 : grid.sides;
  for (let cell = 0; cell < grid.size; cell++) {
    if (!exists(grid, cell)) continue;
    let neighbours = 0;
    for (let side = 0; side < grid.sides; side++) if (grid.neighbour(cell, side) >= 0) neighbours++;
    if (neighbours < all) cells.push(cell);
  }
  return cells;
}

function outerRing(grid: Grid): number {
  // The outermost ring is the run of last cells without a cell outside them.
  let cells = 0;
  for (let cell = grid.size - 1; cell >= 0 && grid.neighbour(cell, OUTWARD) < 0; cell--) cells++;
  return cells;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}
