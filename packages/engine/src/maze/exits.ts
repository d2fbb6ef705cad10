import { exists, type Grid } from '../grid/grid.js';
import { OUTWARD } from '../grid/polar.js';
import { accept, type Result, refuse } from '../result.js';

/**
 * Spreads exits evenly along the border, none on the start and, where there is room, none next to it.
 * One exit of a rectangle that starts in a corner lies in the opposite corner, that of a strip one cell wide
 * at its far end. By a `turn` all of them are moved so many cells on along the border, around which they wrap.
 */
export function placeExits(grid: Grid, start: number, wanted: number, turn = 0): Result<number[]> {
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
    // Of the i-th of `wanted` equal shares: a border comes back to the start, so the middle; a strip does not.
    const middle = Math.floor(((2 * i - 1) * places.length) / (2 * wanted));
    const end = Math.floor((i * places.length) / wanted) - 1;
    exits.push(places[((isStrip(grid) ? end : middle) + turn) % places.length]);
  }
  return accept(exits);
}

/** One cell wide, so that there is no way round. */
function isStrip(grid: Grid): boolean {
  return grid.kind !== 'polar' && grid.mask === null && (grid.width === 1 || grid.height === 1);
}

function touches(grid: Grid, a: number, b: number): boolean {
  for (let side = 0; side < grid.sides; side++) if (grid.neighbour(a, side) === b) return true;
  return false;
}

/** The border cells in walking order, beginning at the start where it is one of them. */
function borderFrom(grid: Grid, start: number): number[] {
  if (isStrip(grid)) {
    const before = range(0, start).reverse();
    const after = range(start, grid.size);
    return before.length > after.length ? [...after, ...before] : [...before, ...after];
  }
  const border = borderCells(grid);
  const first = Math.max(0, border.indexOf(start));
  return [...border.slice(first), ...border.slice(0, first)];
}

function borderCells(grid: Grid): number[] {
  const { width, height, size } = grid;
  if (grid.kind === 'polar') return range(size - outerRing(grid), size);
  if (grid.mask !== null) return maskBorder(grid);
  const cells: number[] = [];
  for (let x = 0; x < width; x++) cells.push(x);
  for (let y = 1; y < height; y++) cells.push(y * width + width - 1);
  for (let x = width - 2; x >= 0; x--) cells.push((height - 1) * width + x);
  for (let y = height - 2; y > 0; y--) cells.push(y * width);
  // Some triangles touch the border with a corner only: there is no side that could open.
  return grid.kind === 'triangle' ? cells.filter((cell) => hasOutside(grid, cell)) : cells;
}

/** Cells with a side behind which there is nothing, in row-major order. */
function maskBorder(grid: Grid): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < grid.size; cell++) {
    if (exists(grid, cell) && hasOutside(grid, cell)) cells.push(cell);
  }
  return cells;
}

/** Whether a cell has a side behind which there is nothing. */
function hasOutside(grid: Grid, cell: number): boolean {
  let neighbours = 0;
  for (let side = 0; side < grid.sides; side++) if (grid.neighbour(cell, side) >= 0) neighbours++;
  return neighbours < (grid.kind === 'triangle' ? 3 : grid.sides);
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
