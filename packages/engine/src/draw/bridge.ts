import { E, N, S, W } from '../grid/grid.js';
import type { Points } from './geometry.js';

/** How far the edges of a bridge stand from the sides of its cell, in cells. */
const BRIDGE_INSET = 0.25;
/** How far a line beneath a bridge is drawn from the side of the cell: its round end goes on to the bridge's edge. */
export const BENEATH_BRIDGE = 0.1;

/**
 * The two edges of the bridge on a square whose upper left corner is at `x`, `y`, seen from the passage beneath: each
 * line goes from a corner of the cell to the bridge, along it and back to the next corner. As a line it is a wall;
 * closed, it is the mouth of the passage beneath. `under` are the sides of that passage.
 */
export function bridgeEdges(x: number, y: number, under: number): readonly Points[] {
  const near = BRIDGE_INSET;
  const far = 1 - BRIDGE_INSET;
  if ((under & (E | W)) !== 0) {
    return [
      [x, y, x + near, y, x + near, y + 1, x, y + 1],
      [x + 1, y, x + far, y, x + far, y + 1, x + 1, y + 1],
    ];
  }
  return [
    [x, y, x, y + near, x + 1, y + near, x + 1, y],
    [x, y + 1, x, y + far, x + 1, y + far, x + 1, y + 1],
  ];
}

/** What can be seen of a trail that runs beneath a bridge: from the middle of each of its sides to the bridge's edge. */
export function trailBeneath(x: number, y: number, sides: number): readonly Points[] {
  const near = BRIDGE_INSET;
  const far = 1 - BRIDGE_INSET;
  const pieces: Points[] = [];
  if ((sides & N) !== 0) pieces.push([x + 0.5, y, x + 0.5, y + near]);
  if ((sides & E) !== 0) pieces.push([x + 1, y + 0.5, x + far, y + 0.5]);
  if ((sides & S) !== 0) pieces.push([x + 0.5, y + 1, x + 0.5, y + far]);
  if ((sides & W) !== 0) pieces.push([x, y + 0.5, x + near, y + 0.5]);
  return pieces;
}
