/** A place, counted from the middle: x to the east, y to the south. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * The leg of the square spiral that joins two places, or 0 when none does.
 *
 * The spiral begins in the middle and goes 1 to the east, 1 to the north, 2 to the west, 2 to the south, 3 to the
 * east and so on: these are its legs 1, 2, 3, 4, 5. It comes to every place there is.
 */
export function spiralLeg(one: Place, other: Place): number {
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
