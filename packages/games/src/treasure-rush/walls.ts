import { BODY, CELL, WALL } from './numbers.js';
import type { Round } from './state.js';

/** The parts of a round that say where its walls are. */
export type Walls = Pick<Round, 'side' | 'open'>;

const HALF = WALL / 2;
const [NORTH, EAST, SOUTH, WEST] = [1, 2, 4, 8];

/**
 * Where a body that moves along an axis gets to: at most up to the next wall. A step is shorter than a cell. `from` is
 * its place along that axis, and `beside` along the other. Upright walls are in the way along x, level ones along y.
 */
export function slide(walls: Walls, upright: boolean, from: number, beside: number, step: number): number {
  if (step > 0) {
    const line = Math.ceil((from + BODY + HALF) / CELL);
    const face = line * CELL - HALF;
    return from + BODY + step > face && meets(walls, upright, line, beside) ? face - BODY : from + step;
  }
  const line = Math.floor((from - HALF) / CELL);
  const face = line * CELL + HALF;
  return from + step < face && meets(walls, upright, line, beside) ? face : from + step;
}

/** Whether something of a wall on a line stands beside a body that begins at a place along it. */
function meets(walls: Walls, upright: boolean, line: number, from: number): boolean {
  const first = Math.floor(from / CELL);
  const last = Math.floor((from + BODY - 1) / CELL);
  if (hasWall(walls, upright, line, first)) return true;
  if (last !== first && hasWall(walls, upright, line, last)) return true;
  // The line across whose walls, as thick as they are, the body reaches over.
  const across = Math.floor((from + BODY + HALF - 1) / CELL);
  return from < across * CELL + HALF && hasPost(walls, upright, line, across);
}

/** Whether walls meet where two lines cross: a wall reaches half its thickness beyond each of its ends. */
function hasPost(walls: Walls, upright: boolean, line: number, across: number): boolean {
  return (
    hasWall(walls, upright, line, across - 1) ||
    hasWall(walls, upright, line, across) ||
    hasWall(walls, !upright, across, line - 1) ||
    hasWall(walls, !upright, across, line)
  );
}

/** Whether a wall stands on a line, left of a cell or above it: beside that with this place along the line. */
function hasWall({ side, open }: Walls, upright: boolean, line: number, place: number): boolean {
  if (place < 0 || place >= side) return false;
  const isLast = line === side;
  const before = isLast ? line - 1 : line;
  if (upright) return (open[place * side + before] & (isLast ? EAST : WEST)) === 0;
  return (open[before * side + place] & (isLast ? SOUTH : NORTH)) === 0;
}
