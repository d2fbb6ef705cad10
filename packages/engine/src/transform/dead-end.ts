import type { Maze } from '../maze/maze.js';

/** Whether a cell with these open sides is a dead end: exactly one is open. */
export function isDeadEnd(open: number): boolean {
  return open !== 0 && (open & (open - 1)) === 0;
}

/** The dead ends of a maze, in the order of their numbers. A cell that is crossed never is one. */
export function deadEnds({ open }: Maze): Int32Array {
  let count = 0;
  for (let cell = 0; cell < open.length; cell++) if (isDeadEnd(open[cell])) count++;
  const cells = new Int32Array(count);
  let length = 0;
  for (let cell = 0; cell < open.length; cell++) if (isDeadEnd(open[cell])) cells[length++] = cell;
  return cells;
}
