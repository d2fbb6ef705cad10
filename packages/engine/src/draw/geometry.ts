import { exists } from '../grid/grid.js';
import type { Maze } from '../maze/maze.js';

/** Points as x, y, x, y and so on. */
export type Points = readonly number[];

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line along a side of a cell. */
export interface Stroke {
  readonly points: Points;
  /** Where the side is an arc: its radius around the middle of the drawing; `points` are an odd number on it. Else 0. */
  readonly radius: number;
}

/**
 * Where the cells of a grid lie, in units of a cell: squares and hexagons are 1 wide, rings 1 high, triangles 1.5
 * wide at their base, which makes corridors of all kinds about equally wide. The drawing begins at 0, 0; y points down.
 */
export interface Geometry {
  readonly width: number;
  readonly height: number;
  /** The radius of a disc that fits into every cell. */
  readonly room: number;
  /** All side indices, clockwise around a cell. */
  readonly clockwise: readonly number[];
  centre(cell: number): Point;
  /** The corners clockwise; arcs as many small steps. */
  outline(cell: number): Points;
  /** The line on which a side's wall stands, clockwise around the cell; `null` where a cell has no such side. */
  side(cell: number, side: number): Stroke | null;
  /** The way from the centre to the middle of a side. Only where `side` is not `null`. */
  way(cell: number, side: number): Points;
}

/** Two to the 20th: coordinates are whole multiples of one part of this. */
const PARTS = 1048576;

/** Rounds a coordinate, so that shared corners are the same numbers, also when scaled and moved by whole pixels. */
export function snap(value: number): number {
  return Math.round(value * PARTS) / PARTS;
}

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
