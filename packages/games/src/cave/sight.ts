/** A straight way from the eye to a cell: what must not be rock. Offsets are from the eye. */
export interface Ray {
  readonly x: number;
  readonly y: number;
  /** The cells between, as x and y by turns. */
  readonly between: readonly number[];
  /** Pairs of cells of which one at least must not be rock, where the way goes slanting: x, y, x, y by fours. */
  readonly gaps: readonly number[];
}

/** Whether an offset is within a sight of radius r: `|x| <= r`, `|y| <= r` and `x^2 + y^2 <= 1.8 r^2`. */
export function withinSight(x: number, y: number, radius: number): boolean {
  if (Math.abs(x) > radius || Math.abs(y) > radius) return false;
  return 5 * (x * x + y * y) <= 9 * radius * radius;
}

/** The way to a cell by Bresenham's line. */
export function rayTo(x: number, y: number): Ray {
  // A line and its way back may differ where it passes just between two cells, so all are drawn from the upper end,
  // or the left one: thus seeing is symmetric.
  const upward = y < 0 || (y === 0 && x < 0);
  const cells = upward
    ? lineDown(-x, -y)
        .map(([cx, cy]) => [cx + x, cy + y])
        .reverse()
    : lineDown(x, y);
  const between: number[] = [];
  const gaps: number[] = [];
  cells.forEach(([cx, cy], i) => {
    if (i > 0 && i < cells.length - 1) between.push(cx, cy);
    if (i === 0) return;
    const [bx, by] = cells[i - 1];
    if (bx !== cx && by !== cy) gaps.push(bx, cy, cx, by);
  });
  return { x, y, between, gaps };
}

/** Bresenham's line from (0, 0) to a cell below, or on the right in the same row; both ends are among its cells. */
function lineDown(x: number, y: number): number[][] {
  const cells = [[0, 0]];
  const [dx, dy, step] = [Math.abs(x), y, Math.sign(x)];
  let [cx, cy, error] = [0, 0, dx - dy];
  while (cx !== x || cy !== y) {
    const twice = 2 * error;
    if (twice > -dy) {
      error -= dy;
      cx += step;
    }
    if (twice < dx) {
      error += dx;
      cy++;
    }
    cells.push([cx, cy]);
  }
  return cells;
}

/** The ways to all cells within a radius. */
export interface Rays {
  readonly radius: number;
  /** Row by row. */
  readonly list: readonly Ray[];
  /** The way to a cell by its place in the square of the radius, row by row; `null` for those out of sight. */
  readonly square: readonly (Ray | null)[];
}

export function raysWithin(radius: number): Rays {
  const square: (Ray | null)[] = [];
  for (let y = -radius; y <= radius; y++) {
    for (let x = -radius; x <= radius; x++) square.push(withinSight(x, y, radius) ? rayTo(x, y) : null);
  }
  return { radius, list: square.filter((ray) => ray !== null), square };
}

/** The way to an offset, or `null` when it is out of sight. */
export function rayAt({ radius, square }: Rays, x: number, y: number): Ray | null {
  if (Math.abs(x) > radius || Math.abs(y) > radius) return null;
  return square[(y + radius) * (2 * radius + 1) + x + radius];
}

/** Whether a ray is free, where `rock` answers by offsets from the eye. */
export function isFree({ between, gaps }: Ray, rock: (x: number, y: number) => boolean): boolean {
  for (let i = 0; i < between.length; i += 2) if (rock(between[i], between[i + 1])) return false;
  for (let i = 0; i < gaps.length; i += 4) {
    if (rock(gaps[i], gaps[i + 1]) && rock(gaps[i + 2], gaps[i + 3])) return false;
  }
  return true;
}
