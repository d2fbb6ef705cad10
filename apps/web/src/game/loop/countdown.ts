import { type HudTime, LAST_SECONDS, wholeSeconds } from '@warren/games';
import type { Size } from '../../graphics/canvas.js';
import { fontRuns, fontSize } from '../../graphics/pixel-font.js';

/** What the countdown looks like at a moment. Nothing else of it is ever seen, so equal looks need no painting. */
export interface CountdownLook {
  /** Whole seconds. */
  readonly text: string;
  /** The last seconds. */
  readonly isLast: boolean;
  /** How far it has swollen with the stroke of a second, 1 to 0. */
  readonly swell: number;
}

const SWELL_MS = 240;

/** Counts whole seconds, as the numbers of the game have them. */
export function makeCountdown() {
  let text = '';
  let since = Number.NEGATIVE_INFINITY;
  return {
    /** What it looks like at a moment. A game may have its own last seconds. */
    follow(
      time: HudTime,
      timeMs: number,
      reducedMotion: boolean,
      isLast = wholeSeconds(time) <= LAST_SECONDS,
    ): CountdownLook {
      const seconds = wholeSeconds(time);
      if (`${seconds}` !== text) {
        // What begins with few seconds has had no stroke.
        since = text === '' ? Number.NEGATIVE_INFINITY : timeMs;
        text = `${seconds}`;
      }
      const swell = isLast && !reducedMotion ? Math.max(0, 1 - (timeMs - since) / SWELL_MS) : 0;
      return { text, isLast, swell };
    },
  };
}

/** How much of the canvas the figures fill, at most, in width and in height; and by how much they swell. */
const WIDTH_PART = 0.72;
const HEIGHT_PART = 0.56;
const SWELL_PART = 0.14;

/** A canvas to be painted on, in its pixels. */
export interface CountdownFace extends Size {
  /** How wide its edge glows with a stroke, at most. */
  readonly rim: number;
}

/** Paints it in the middle of the canvas, in large square pixels; the last seconds have a colour of their own. */
export function paintCountdown(
  context: CanvasRenderingContext2D,
  face: CountdownFace,
  colours: { readonly time: string; readonly lastTime: string },
  { text, isLast, swell }: CountdownLook,
): void {
  const { width, height } = fontSize(text);
  const fits = Math.min((face.width * WIDTH_PART) / width, (face.height * HEIGHT_PART) / height);
  const unit = Math.max(1, Math.floor(fits * (1 + SWELL_PART * swell)));
  const left = Math.round((face.width - width * unit) / 2);
  const top = Math.round((face.height - height * unit) / 2);
  context.fillStyle = isLast ? colours.lastTime : colours.time;
  fontRuns(text, (x, y, length) => context.fillRect(left + x * unit, top + y * unit, length * unit, unit));
  if (swell > 0) paintRim(context, face, Math.ceil(face.rim * swell));
}

/** The edge of the picture glows with the stroke, in the colour set before. */
function paintRim(context: CanvasRenderingContext2D, { width, height }: CountdownFace, rim: number): void {
  context.fillRect(0, 0, width, rim);
  context.fillRect(0, height - rim, width, rim);
  context.fillRect(0, rim, rim, height - 2 * rim);
  context.fillRect(width - rim, rim, rim, height - 2 * rim);
}
