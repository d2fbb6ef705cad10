import type { Maze } from '../maze/maze.js';

export type Mark = 'start' | 'exit';

/** The radius of a mark as a share of the room in its cell, and that of the hole in an exit's ring as a share of it. */
export const MARK_SHARE = 0.62;
export const RING_SHARE = 0.5;
/** How much larger the edge is that sets a mark off from a ramp of colours. */
export const MARK_EDGE = 1.25;

/** Which cells are marked. A start that is an exit too is shown as the start. */
export function marksOf({ start, exits }: Maze): ReadonlyMap<number, Mark> {
  const marks = new Map<number, Mark>();
  for (const cell of exits) marks.set(cell, 'exit');
  marks.set(start, 'start');
  return marks;
}
