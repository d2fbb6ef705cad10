import { E, type GridKind, N, S, W } from '../grid/grid.js';
import { CLOCKWISE, COUNTER, INWARD, OUTWARD, OUTWARD_SECOND } from '../grid/polar.js';
import type { Maze } from '../maze/maze.js';
import { passages } from '../maze/passages.js';

const STRAIGHT: Record<GridKind, readonly number[]> = {
  rect: [N | S, E | W],
  hex: [0b001001, 0b010010, 0b100100],
  // Along the row is straight on, though one zigzags a little.
  triangle: [E | W],
  polar: [
    (1 << INWARD) | (1 << OUTWARD),
    (1 << INWARD) | (1 << OUTWARD_SECOND),
    (1 << CLOCKWISE) | (1 << COUNTER),
  ],
};

/** Whether a corridor with these two open sides, as bits, goes straight on. */
export function isStraight(kind: GridKind, sides: number): boolean {
  return STRAIGHT[kind].includes(sides);
}

/** How many times a way turns. */
export function countTurns(maze: Maze, way: Int32Array): number {
  const graph = passages(maze);
  const { kind } = maze.grid;
  let turns = 0;
  for (let i = 1; i < way.length - 1; i++) {
    let sides = 0;
    for (let side = 0; side < graph.sides; side++) {
      const next = graph.to(way[i], side);
      if (next >= 0 && (next === way[i - 1] || next === way[i + 1])) sides |= 1 << side;
    }
    if (!isStraight(kind, sides)) turns++;
  }
  return turns;
}
