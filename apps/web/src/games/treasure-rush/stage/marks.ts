import { fontSize, paintWord } from '../../../graphics/pixel-font.js';
import { RISING_MS, type Rising } from './effects.js';
import { type ActorsMoment, placeOf } from './paint-context.js';

/** For so long corners close in on the treasure of a new maze, so that the eye finds it. */
const POINT_MS = 700;
/** How far they are from it at first and at last, and how long they are, in cells. */
const FAR = 2.4;
const NEAR = 0.55;
const ARM = 0.24;
/** How far a word rises, in cells; and how large its pixels are, in parts of the canvas. */
const RISE = 0.7;
const WORD_PART = 1 / 170;

/** Four corners around the treasure. Where little shall move they stand still. */
export function paintPointer(context: CanvasRenderingContext2D, moment: ActorsMoment): void {
  const { motion, layout, palette, ageMs, reducedMotion } = moment;
  const place = motion.frame?.sprites.findIndex(({ kind }) => kind === 'treasure') ?? -1;
  const treasure = motion.frame?.sprites[place];
  // Where time stands still from the beginning there is nothing to find in a hurry.
  if (treasure === undefined || ageMs <= 0 || ageMs >= POINT_MS) return;
  const { x, y } = placeOf(moment, treasure, motion.before(place));
  const left = 1 - ageMs / POINT_MS;
  const away = Math.round((reducedMotion ? NEAR : NEAR + (FAR - NEAR) * left * left * left) * layout.cell);
  const arm = Math.max(3, Math.round(ARM * layout.cell));
  const thick = Math.max(2, layout.wall);
  context.fillStyle = palette.pointer;
  for (const [dx, dy] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ]) {
    const cornerX = Math.round(x) + dx * away;
    const cornerY = Math.round(y) + dy * away;
    context.fillRect(dx < 0 ? cornerX : cornerX - arm, dy < 0 ? cornerY : cornerY - thick, arm, thick);
    context.fillRect(dx < 0 ? cornerX : cornerX - thick, dy < 0 ? cornerY : cornerY - arm, thick, arm);
  }
}

/** A word over the place where something happened, with an outline, inside of the picture. */
export function paintRising(
  context: CanvasRenderingContext2D,
  { motion, layout, timeMs, reducedMotion }: ActorsMoment,
  { text, colour, x, y, began }: Rising,
): void {
  const part = (timeMs - began) / RISING_MS;
  if (part >= 1 || motion.frame === null) return;
  const unit = Math.max(2, Math.round(layout.canvas * WORD_PART));
  const scale = layout.cell / motion.frame.map.tileSize;
  const { width, height } = fontSize(text);
  const risen = reducedMotion ? 0 : RISE * layout.cell * (1 - (1 - part) * (1 - part));
  const inside = (value: number, size: number) =>
    Math.round(Math.max(unit, Math.min(layout.canvas - size - unit, value)));
  const left = inside(layout.left + x * scale - (width * unit) / 2, width * unit);
  const top = inside(layout.top + y * scale - layout.cell / 2 - height * unit - risen, height * unit);
  context.globalAlpha = Math.min(1, (1 - part) * 3);
  paintWord(context, { text, colour, left, top, unit });
  context.globalAlpha = 1;
}
