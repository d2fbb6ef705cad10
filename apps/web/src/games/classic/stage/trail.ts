import { canvasSpot, type PaintContext } from './paint-context.js';

/** A stone of the way in parts of a cell; at least so many pixels of the page. */
const STONE_PART = 1 / 7;
const LEAST_STONE = 1.5;
/** Stones of the way that are this close to the player have been walked over. */
const MIDDLE = 0.5;

/** The way that was asked for: a stone in the middle of every cell, and one between each two. */
export function paintTrail(paint: PaintContext): void {
  const { context, frame, view, palette, density } = paint;
  const { trail = [], map } = frame;
  if (trail.length === 0) return;
  const side = Math.max(Math.round(LEAST_STONE * density), Math.round(view.cell * STONE_PART));
  const rim = Math.max(1, Math.round(side / 4));
  const stones = stonesOf(paint, trail, map.width);
  const lay = (colour: string, size: number) => {
    context.fillStyle = colour;
    context.beginPath();
    for (let i = 0; i < stones.length; i += 2) {
      context.rect(stones[i] - (size >> 1), stones[i + 1] - (size >> 1), size, size);
    }
    context.fill();
  };
  if (view.cell >= 6 * density) lay(palette.trailRim, side + 2 * rim);
  lay(palette.trail, side);
}

/** Where the stones in view are on the canvas, x and y in turn. Through a tunnel there are none between. */
function stonesOf(paint: PaintContext, trail: readonly number[], width: number): number[] {
  const { canvas } = paint.context;
  const stones: number[] = [];
  const put = (x: number, y: number) => {
    const spot = canvasSpot(paint, { x: x + MIDDLE, y: y + MIDDLE });
    if (spot.x >= 0 && spot.y >= 0 && spot.x < canvas.width && spot.y < canvas.height)
      stones.push(spot.x, spot.y);
  };
  trail.forEach((cell, i) => {
    const x = cell % width;
    const y = Math.floor(cell / width);
    put(x, y);
    if (i === 0) return;
    const beforeX = trail[i - 1] % width;
    const beforeY = Math.floor(trail[i - 1] / width);
    if (Math.abs(x - beforeX) + Math.abs(y - beforeY) === 1) put((x + beforeX) / 2, (y + beforeY) / 2);
  });
  return stones;
}
