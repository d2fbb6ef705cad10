import type { Frame } from '@warren/games';
import { hudValue } from '../../play/hud-value.js';
import { fontRuns, fontSize } from '../../play/pixel-font.js';
import type { MazeLayout } from './maze-layout.js';
import type { RushPalette } from './rush-palette.js';

/** What the countdown looks like at a moment. Nothing else of it is ever seen, so equal looks need no painting. */
export interface CountdownLook {
  /** Whole seconds. */
  readonly text: string;
  /** The last seconds. */
  readonly isLast: boolean;
  /** How far it has swollen with the stroke of a second, 1 to 0. */
  readonly swell: number;
}

export interface Countdown {
  /** What it looks like at a moment. */
  follow(frame: Frame, timeMs: number, calm: boolean): CountdownLook;
}

/** From here on every second is felt. */
const LAST_SECONDS = 5;
const SWELL_MS = 240;

/** Counts whole seconds, as the numbers of the game have them. */
export function makeCountdown(): Countdown {
  let text = '';
  let since = Number.NEGATIVE_INFINITY;
  return {
    follow(frame, timeMs, calm) {
      const seconds = Math.ceil(Number(hudValue(frame, 'time')));
      const isLast = seconds <= LAST_SECONDS;
      if (`${seconds}` !== text) {
        // What begins with few seconds has had no stroke.
        since = text === '' ? Number.NEGATIVE_INFINITY : timeMs;
        text = `${seconds}`;
      }
      const swell = isLast && !calm ? Math.max(0, 1 - (timeMs - since) / SWELL_MS) : 0;
      return { text, isLast, swell };
    },
  };
}

/** How much of the canvas the figures fill, at most, in width and in height; and by how much they swell. */
const WIDTH_PART = 0.72;
const HEIGHT_PART = 0.56;
const SWELL_PART = 0.14;

/** Paints it in the middle of the canvas, in large square pixels. */
export function paintCountdown(
  context: CanvasRenderingContext2D,
  { canvas, wall }: MazeLayout,
  palette: RushPalette,
  { text, isLast, swell }: CountdownLook,
): void {
  const { width, height } = fontSize(text);
  const fits = Math.min((canvas * WIDTH_PART) / width, (canvas * HEIGHT_PART) / height);
  const unit = Math.max(1, Math.floor(fits * (1 + SWELL_PART * swell)));
  const left = Math.round((canvas - width * unit) / 2);
  const top = Math.round((canvas - height * unit) / 2);
  context.fillStyle = isLast ? palette.lastTime : palette.time;
  fontRuns(text, (x, y, length) => context.fillRect(left + x * unit, top + y * unit, length * unit, unit));
  if (swell > 0) paintRim(context, canvas, Math.ceil(wall * 3 * swell));
}

/** The edge of the picture glows with the stroke, in the colour set before. */
function paintRim(context: CanvasRenderingContext2D, canvas: number, rim: number): void {
  context.fillRect(0, 0, canvas, rim);
  context.fillRect(0, canvas - rim, canvas, rim);
  context.fillRect(0, rim, rim, canvas - 2 * rim);
  context.fillRect(canvas - rim, rim, rim, canvas - 2 * rim);
}
