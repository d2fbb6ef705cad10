/** A step from the middle of a spiral. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

/**
 * The place of a number on Ulam's spiral, counted from 0 in the middle: one to the right, then turning up and
 * around to the left, as he drew it. The first `(2r + 1)^2` numbers fill the square of radius r, so walking the
 * spiral finds what is nearest, measured by the longer of the two distances.
 */
export function ulamSpiral(index: number): Offset {
  const ring = Math.ceil((Math.sqrt(index + 1) - 1) / 2);
  if (ring === 0) return { x: 0, y: 0 };
  // The last number of a ring is its lower right corner. From there it is counted backwards, side by side.
  const back = (2 * ring + 1) * (2 * ring + 1) - 1 - index;
  const side = 2 * ring;
  if (back < side) return { x: ring - back, y: ring };
  if (back < 2 * side) return { x: -ring, y: ring - (back - side) };
  if (back < 3 * side) return { x: -ring + (back - 2 * side), y: -ring };
  return { x: ring, y: -ring + (back - 3 * side) };
}

/** The first place of the spiral, within `radius` of its middle, of which `fits` is true. */
export function spiralFind(radius: number, fits: (x: number, y: number) => boolean): Offset | null {
  const places = (2 * radius + 1) * (2 * radius + 1);
  for (let index = 0; index < places; index++) {
    const { x, y } = ulamSpiral(index);
    if (fits(x, y)) return { x, y };
  }
  return null;
}
