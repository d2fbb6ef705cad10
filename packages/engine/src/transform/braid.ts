import { deadEnds, isDeadEnd, link, type Maze } from '../maze/maze.js';
import { pickFreeSide } from '../maze/parts/pick.js';
import type { Rng } from '../rng/rng.js';

export interface BraidOptions {
  /** How many of the dead ends stay, in thousandths: 0 none, 1000 all. */
  readonly keep: number;
}

/**
 * Joins dead ends to a neighbour, which gives the maze loops; it edits the maze in place.
 *
 * Which ones go is random; exactly the rounded share stays. Another dead end is preferred as the neighbour and
 * then goes as well. More stay only where the maze leaves no choice: where a cell has a single neighbour, as at
 * the ends of a grid one cell wide, and when a last single one has but other dead ends to be joined to.
 *
 * It works on every kind of grid, with a mask and on woven mazes: a crossing has all its sides in use, so no
 * closed side ever leads to one.
 */
export function braid(maze: Maze, { keep }: BraidOptions, rng: Rng): void {
  const { grid, open } = maze;
  const ends = deadEnds(maze);
  let surplus = ends.length - Math.round((ends.length * keep) / 1000);
  if (surplus === 0) return;
  rng.shuffle(ends);
  for (let i = 0; i < ends.length && surplus > 0; i++) {
    const cell = ends[i];
    // It may have been joined to another one before its turn.
    if (!isDeadEnd(open[cell])) continue;
    const { toEnds, toOthers } = closedSides(maze, cell);
    const sides = toEnds !== 0 && surplus > 1 ? toEnds : toOthers;
    if (sides === 0) continue;
    const side = pickFreeSide(sides, rng.next());
    surplus -= isDeadEnd(open[grid.neighbour(cell, side)]) ? 2 : 1;
    link(maze, cell, side);
  }
}

/** The closed sides of a cell that have a neighbour: those that lead to dead ends, and the others. */
function closedSides({ grid, open }: Maze, cell: number): { toEnds: number; toOthers: number } {
  let toEnds = 0;
  let toOthers = 0;
  for (let side = 0; side < grid.sides; side++) {
    if ((open[cell] & (1 << side)) !== 0) continue;
    const next = grid.neighbour(cell, side);
    if (next < 0) continue;
    if (isDeadEnd(open[next])) toEnds |= 1 << side;
    else toOthers |= 1 << side;
  }
  return { toEnds, toOthers };
}
