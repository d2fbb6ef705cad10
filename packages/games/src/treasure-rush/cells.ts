import { BODY, CELL, WALL } from './numbers.js';
import type { Actor } from './state.js';

/** Where a body stands. */
export type Position = Pick<Actor, 'x' | 'y'>;

/** The cell under the middle of a body. */
export function cellUnder(side: number, { x, y }: Position): number {
  return Math.floor((y + BODY / 2) / CELL) * side + Math.floor((x + BODY / 2) / CELL);
}

export function inMiddleOf(side: number, cell: number): Position {
  const inset = (CELL - BODY) / 2;
  return { x: (cell % side) * CELL + inset, y: Math.floor(cell / side) * CELL + inset };
}

/** Whether two bodies overlap. */
export function touch(one: Position, other: Position): boolean {
  return Math.abs(one.x - other.x) < BODY && Math.abs(one.y - other.y) < BODY;
}

/** The nearest position inside a maze where a body touches no wall, whatever walls there are. */
export function movedInside(side: number, { x, y }: Position): Position {
  const clear = (from: number): number => {
    const cell = Math.min(side - 1, Math.floor((from + BODY / 2) / CELL));
    const least = cell * CELL + WALL / 2;
    return Math.max(least, Math.min(least + CELL - WALL - BODY, from));
  };
  return { x: clear(x), y: clear(y) };
}
