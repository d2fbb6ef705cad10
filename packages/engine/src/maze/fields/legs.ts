import type { Grid } from '../../grid/grid.js';
import { rowsOf } from './field.js';

/** The last leg weighs no more than this. Against random weights up to 1000 it is little, even at the rim. */
const HEAVIEST_LEG = 66;

/** A place, counted from the middle: x to the east, y to the south. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

/**
 * The leg of the square spiral that joins two places, or 0 when none does.
 *
 * The spiral begins in the middle and goes 1 to the east, 1 to the north, 2 to the west, 2 to the south, 3 to the
 * east and so on: these are its legs 1, 2, 3, 4, 5. It comes to every place there is.
 */
export function spiralLeg(one: Position, other: Position): number {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  if (one.y === other.y && Math.abs(one.x - other.x) === 1) return levelLeg(x, y);
  if (one.x === other.x && Math.abs(one.y - other.y) === 1) return uprightLeg(x, y);
  return 0;
}

/** The leg from a place to the one east of it: eastward legs run below the middle, westward ones above it. */
function levelLeg(x: number, y: number): number {
  if (y >= 0) return -y <= x && x <= y ? 4 * y + 1 : 0;
  return y <= x && x < -y ? -4 * y - 1 : 0;
}

/** The leg from a place to the one south of it: northward legs run right of the middle, southward ones left of it. */
function uprightLeg(x: number, y: number): number {
  if (x > 0) return -x <= y && y <= x - 2 ? 4 * x - 2 : 0;
  return x <= y && y < -x ? -4 * x : 0;
}

/** The leg that reaches a place, and the direction that points away from the spiral there. */
interface Reached {
  readonly leg: number;
  readonly outX: number;
  readonly outY: number;
}

/** The leg of the square spiral whose outer side lies between two places, or 0 when that of none does. */
export function outerLeg(one: Position, other: Position): number {
  return legOutTo(one, other) || legOutTo(other, one);
}

function legOutTo(from: Position, to: Position): number {
  const { leg, outX, outY } = reachedBy(from);
  return to.x - from.x === outX && to.y - from.y === outY ? leg : 0;
}

/** A corner belongs to the leg that ends in it. */
function reachedBy({ x, y }: Position): Reached {
  if (y >= 0 && -y < x && x <= y + 1) return { leg: 4 * y + 1, outX: 0, outY: 1 };
  if (x > 0 && -x <= y && y <= x - 2) return { leg: 4 * x - 2, outX: 1, outY: 0 };
  if (y < 0 && y <= x && x < -y) return { leg: -4 * y - 1, outX: 0, outY: -1 };
  return { leg: -4 * x, outX: -1, outY: 0 };
}

/** Where a cell lies, counted from the centre of the grid. */
export function fromCentre(grid: Grid): (cell: number) => Position {
  const rowOf = rowsOf(grid);
  return (cell) => {
    const { column, row } = rowOf(cell);
    return { x: column - Math.floor(grid.width / 2), y: row - Math.floor(grid.height / 2) };
  };
}

export function isCentre({ x, y }: Position): boolean {
  return x === 0 && y === 0;
}

/** How many legs a spiral over the whole grid has at most. */
export function legCount({ width, height }: Grid): number {
  return 2 * Math.max(width, height);
}

/** The number of the leg; in mazes with more legs than the heaviest one may weigh, in proportion. */
export function legWeight(leg: number, legs: number): number {
  return legs <= HEAVIEST_LEG ? leg : Math.ceil((leg * HEAVIEST_LEG) / legs);
}
