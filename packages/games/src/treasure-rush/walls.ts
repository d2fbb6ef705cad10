import { BODY, CELL, WALL } from './numbers.js';
import type { Round } from './state.js';

/** The parts of a round that say where its walls are. */
export type Walls = Pick<Round, 'side' | 'open'>;

const HALF = WALL / 2;
const [NORTH, EAST, SOUTH, WEST] = [1, 2, 4, 8];

/** Where a body that moves along x gets to: at most up to the next wall. A step is shorter than a cell. */
export function slideX(walls: Walls, { x, y }: { x: number; y: number }, dx: number): number {
  if (dx > 0) {
    const line = Math.ceil((x + BODY + HALF) / CELL);
    const face = line * CELL - HALF;
    return x + BODY + dx > face && meetsUpright(walls, line, y) ? face - BODY : x + dx;
  }
  const line = Math.floor((x - HALF) / CELL);
  const face = line * CELL + HALF;
  return x + dx < face && meetsUpright(walls, line, y) ? face : x + dx;
}

/** The same along y. */
export function slideY(walls: Walls, { x, y }: { x: number; y: number }, dy: number): number {
  if (dy > 0) {
    const line = Math.ceil((y + BODY + HALF) / CELL);
    const face = line * CELL - HALF;
    return y + BODY + dy > face && meetsLevel(walls, line, x) ? face - BODY : y + dy;
  }
  const line = Math.floor((y - HALF) / CELL);
  const face = line * CELL + HALF;
  return y + dy < face && meetsLevel(walls, line, x) ? face : y + dy;
}

/** Whether something of a wall on the upright line left of a column stands beside a body that begins at y. */
function meetsUpright(walls: Walls, column: number, y: number): boolean {
  const top = Math.floor(y / CELL);
  const bottom = Math.floor((y + BODY - 1) / CELL);
  if (hasUpright(walls, column, top) || (bottom !== top && hasUpright(walls, column, bottom))) return true;
  const row = nearbyLine(y);
  return row >= 0 && hasPost(walls, column, row);
}

/** The same for walls that lie level, above a row, and a body that begins at x. */
function meetsLevel(walls: Walls, row: number, x: number): boolean {
  const left = Math.floor(x / CELL);
  const right = Math.floor((x + BODY - 1) / CELL);
  if (hasLevel(walls, left, row) || (right !== left && hasLevel(walls, right, row))) return true;
  const column = nearbyLine(x);
  return column >= 0 && hasPost(walls, column, row);
}

/** The line whose walls, as thick as they are, a body that begins here reaches over; -1 when there is none. */
function nearbyLine(from: number): number {
  const line = Math.floor((from + BODY + HALF - 1) / CELL);
  return from < line * CELL + HALF ? line : -1;
}

/** Whether walls meet in a corner: a wall reaches half its thickness beyond each of its ends. */
function hasPost(walls: Walls, column: number, row: number): boolean {
  return (
    hasUpright(walls, column, row - 1) ||
    hasUpright(walls, column, row) ||
    hasLevel(walls, column - 1, row) ||
    hasLevel(walls, column, row)
  );
}

/** Whether a wall stands between the cell at a column and a row and the one to its left. */
function hasUpright({ side, open }: Walls, column: number, row: number): boolean {
  if (row < 0 || row >= side) return false;
  if (column < side) return (open[row * side + column] & WEST) === 0;
  return (open[row * side + column - 1] & EAST) === 0;
}

/** Whether a wall stands between the cell at a column and a row and the one above. */
function hasLevel({ side, open }: Walls, column: number, row: number): boolean {
  if (column < 0 || column >= side) return false;
  if (row < side) return (open[row * side + column] & NORTH) === 0;
  return (open[(row - 1) * side + column] & SOUTH) === 0;
}
