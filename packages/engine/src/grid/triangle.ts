import { type Grid, NORTH, SOUTH } from './grid.js';
import { type GridShape, oppositeRect, rectGrid } from './rect.js';

/** Whether the triangle points up, that is, has its flat side to the south. */
export function pointsUp(cell: number, width: number): boolean {
  return ((cell % width) + Math.floor(cell / width)) % 2 === 0;
}

/**
 * Triangles in rows, pointing up and down by turns. Seen as a graph it is the square grid with half of
 * the vertical neighbours cut: a triangle that points up has a neighbour to the south and none to the north.
 */
export function triangleGrid(shape: GridShape): Grid {
  const { width } = shape;
  const square = rectGrid(shape);

  function neighbour(cell: number, side: number): number {
    const missing = pointsUp(cell, width) ? NORTH : SOUTH;
    return side === missing ? -1 : square.neighbour(cell, side);
  }

  return { ...square, kind: 'triangle', neighbour, opposite: oppositeRect };
}
