import type { Grid } from '../grid/grid.js';
import { CLOCKWISE, COUNTER, INWARD, type PolarGrid } from '../grid/polar.js';
import { pointsUp } from '../grid/triangle.js';

/**
 * How a step lies to the straight line from its cell to the goal: within 45 degrees of it (`towards`), within
 * 45 degrees of its opposite (`away`), or neither (`sideways`).
 */
export type Heading = 'towards' | 'sideways' | 'away';

/** The heading of the step from a cell through a side, seen from the middles of the cells. */
export function headingTo(grid: Grid, goal: number): (cell: number, side: number) => Heading {
  if (grid.kind === 'polar') return headingOnRings(grid as PolarGrid, goal);
  const [goalX, goalY] = middle(grid, goal);
  return (cell, side) => {
    const [x, y] = middle(grid, cell);
    const [nextX, nextY] = middle(grid, grid.neighbour(cell, side));
    return headingOf([nextX - x, nextY - y], [goalX - x, goalY - y]);
  };
}

type Vector = readonly [number, number];

function headingOf([stepX, stepY]: Vector, [goalX, goalY]: Vector): Heading {
  const along = stepX * goalX + stepY * goalY;
  const across = Math.abs(stepX * goalY - stepY * goalX);
  if (along >= across) return 'towards';
  return -along >= across ? 'away' : 'sideways';
}

/** The middle of a cell in whole units; 97/56 stands for the root of three. */
function middle(grid: Grid, cell: number): Vector {
  const column = cell % grid.width;
  const row = Math.floor(cell / grid.width);
  if (grid.kind === 'rect') return [column, row];
  if (grid.kind === 'hex') return [56 * (2 * column + (row & 1)), 97 * row];
  // Rows of triangles are 3 * 97 high; the middle lies a third of that above the flat side.
  return [168 * column, 97 * (3 * row + (pointsUp(cell, grid.width) ? 2 : 1))];
}

/** Rings are unrolled: the way to the goal is so many cells along the ring and so many rings in or out. */
function headingOnRings(grid: PolarGrid, goal: number): (cell: number, side: number) => Heading {
  const { ringStart, ringOf, height } = grid;
  // A full turn in units that are whole for the middles of all cells, since ring sizes divide the outermost.
  const turn = 2 * (ringStart[height] - ringStart[height - 1]);
  const cellWidth = (ring: number): number => turn / (ringStart[ring + 1] - ringStart[ring]);
  const angle = (cell: number, ring: number): number => (cell - ringStart[ring] + 0.5) * cellWidth(ring);
  const goalRing = ringOf(goal);
  const goalAngle = angle(goal, goalRing);
  return (cell, side) => {
    const ring = ringOf(cell);
    const ahead = (goalAngle - angle(cell, ring) + turn) % turn;
    const round = ahead * 2 > turn ? ahead - turn : ahead;
    return headingOf(ringStep(side), [round, (goalRing - ring) * cellWidth(ring)]);
  };
}

function ringStep(side: number): Vector {
  if (side === CLOCKWISE) return [1, 0];
  if (side === COUNTER) return [-1, 0];
  return side === INWARD ? [0, -1] : [0, 1];
}
