import { LAST_SECONDS, TICKS_PER_SECOND } from '@warren/games';
import type { LabyrinthHud } from '@warren/games/labyrinth';
import type { Camera } from './camera.js';
import type { LabyrinthPalette } from './palette.js';

/** How wide the rim is, in pixels of the canvas at most: as wide as the rock around the labyrinth. */
const WIDEST = 6;
const RIM_ART = 3;

/** The part of the clock that is left, 1 to 0; `null` without a clock. */
export function timeLeft({ time, limit }: Pick<LabyrinthHud, 'time' | 'limit'>): number | null {
  return time.isLeft && limit > 0 ? Math.max(0, Math.min(1, time.ticks / limit)) : null;
}

/** Paints the clock as a rim of light around the picture, which closes from both sides towards the top. */
export function paintClockRim(
  context: CanvasRenderingContext2D,
  { width, height, scale }: Pick<Camera, 'width' | 'height' | 'scale'>,
  palette: Pick<LabyrinthPalette, 'time' | 'lastTime' | 'spent'>,
  hud: Pick<LabyrinthHud, 'time' | 'limit'>,
): void {
  const left = timeLeft(hud);
  if (left === null) return;
  const thick = Math.max(2, Math.min(WIDEST, Math.round(RIM_ART * scale)));
  const isLast = hud.time.ticks <= LAST_SECONDS * TICKS_PER_SECOND;
  frame(context, width, height, thick, palette.spent, 1);
  frame(context, width, height, thick, isLast ? palette.lastTime : palette.time, left);
}

/** Fills a part of a frame around the picture, from the middle of the top to both sides. */
function frame(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  thick: number,
  colour: string,
  part: number,
): void {
  context.fillStyle = colour;
  let rest = part * (width + height);
  const take = (length: number): number => {
    const taken = Math.min(rest, length);
    rest -= taken;
    return taken;
  };
  const half = width / 2;
  const top = take(half);
  context.fillRect(half - top, 0, 2 * top, thick);
  const side = take(height);
  context.fillRect(0, 0, thick, side);
  context.fillRect(width - thick, 0, thick, side);
  const bottom = take(half);
  context.fillRect(0, height - thick, bottom, thick);
  context.fillRect(width - bottom, height - thick, bottom, thick);
}
