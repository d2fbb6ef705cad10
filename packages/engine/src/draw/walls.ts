import { exists } from '../grid/grid.js';
import type { Maze } from '../maze/maze.js';
import type { Geometry, Stroke } from './geometry.js';

/** Gives every wall around a cell once: between two cells, the one with the lower number has it. */
export function eachWall(
  { grid, open, under }: Maze,
  geometry: Geometry,
  cell: number,
  visit: (stroke: Stroke) => void,
): void {
  if (!exists(grid, cell)) return;
  const sides = open[cell] | (under === null ? 0 : under[cell]);
  for (const side of geometry.clockwise) {
    if ((sides & (1 << side)) !== 0) continue;
    const next = grid.neighbour(cell, side);
    if (next >= 0 && next < cell) continue;
    const stroke = geometry.side(cell, side);
    if (stroke !== null) visit(stroke);
  }
}
