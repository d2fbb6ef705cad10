import type { Ink } from './colour.js';
import type { Points } from './geometry.js';
import { blend, type Raster, type View } from './raster.js';

/**
 * How much of each pixel lines cover, 0 to 255. Lines that meet are joined here, by the larger share, before colour
 * is laid on: laid on one by one, their soft edges would leave seams.
 */
export interface Coverage {
  readonly width: number;
  readonly rows: number;
  readonly shares: Uint8Array;
}

export function blankCoverage({ width, rows }: Raster): Coverage {
  return { width, rows, shares: new Uint8Array(width * rows) };
}

/** A line through points, `radius` pixels to either side, with round ends. What lies outside is left out. */
export function strokeLine(coverage: Coverage, points: Points, view: View, radius: number): void {
  const { scale, left, top } = view;
  let x0 = points[0] * scale + left;
  let y0 = points[1] * scale + top;
  for (let i = 2; i < points.length; i += 2) {
    const x = points[i] * scale + left;
    const y = points[i + 1] * scale + top;
    strokeSegment(coverage, x0, y0, x, y, radius);
    x0 = x;
    y0 = y;
  }
}

/** Each pixel near the segment is covered by as much of its width as its distance leaves inside the line. */
function strokeSegment(
  { width, rows, shares }: Coverage,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  radius: number,
): void {
  const reach = radius + 0.5;
  const across = x1 - x0;
  const down = y1 - y0;
  const square = across * across + down * down;
  const top = Math.max(0, Math.floor(Math.min(y0, y1) - reach));
  const bottom = Math.min(rows - 1, Math.ceil(Math.max(y0, y1) + reach));
  const left = Math.max(0, Math.floor(Math.min(x0, x1) - reach));
  const right = Math.min(width - 1, Math.ceil(Math.max(x0, x1) + reach));
  // A row meets a steep line only near one place: the further columns need not be looked at.
  const spread = down === 0 ? width : (reach * Math.sqrt(square)) / Math.abs(down) + 1;
  const lean = down === 0 ? 0 : across / down;
  for (let row = top; row <= bottom; row++) {
    const y = row + 0.5 - y0;
    const near = x0 + y * lean;
    const to = Math.min(right, Math.ceil(near + spread));
    for (let column = Math.max(left, Math.floor(near - spread)); column <= to; column++) {
      const x = column + 0.5 - x0;
      const along = square === 0 ? 0 : Math.max(0, Math.min(1, (x * across + y * down) / square));
      const besideX = x - along * across;
      const besideY = y - along * down;
      const share = (reach - Math.sqrt(besideX * besideX + besideY * besideY)) * 255;
      const at = row * width + column;
      if (share > shares[at]) shares[at] = share >= 255 ? 255 : share;
    }
  }
}

/** Lays a colour over the raster as far as it is covered, and clears the coverage for the next colour. */
export function inkCovered(raster: Raster, { shares }: Coverage, ink: Ink): void {
  for (let pixel = 0; pixel < shares.length; pixel++) {
    if (shares[pixel] !== 0) blend(raster, pixel, ink, shares[pixel]);
  }
  shares.fill(0);
}
