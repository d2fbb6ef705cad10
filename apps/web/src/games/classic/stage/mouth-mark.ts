import { fontRuns, fontSize } from '../../../graphics/pixel-font.js';
import type { Spot } from './camera.js';

/** Colours of tunnels, by their numbers: apart for every kind of eye as far as that goes; the number says it for sure. */
const COLOURS = [
  '#ffb000',
  '#64a8ff',
  '#ff6f91',
  '#6fe0c0',
  '#d9a0ff',
  '#fff1a8',
  '#ff8a50',
  '#b4d94e',
] as const;
const INK = '#170f0a';

/** The colour of a tunnel, by its number from 1 on. */
export function mouthColour(number: number): string {
  return COLOURS[(number - 1) % COLOURS.length];
}

/** The number of a tunnel on a plate in its colour, around a spot of the canvas; `unit` pixels a pixel of it. */
export function paintMouthMark(
  context: CanvasRenderingContext2D,
  number: number,
  { x, y }: Spot,
  unit: number,
): void {
  const text = `${number}`;
  const { width, height } = fontSize(text);
  const left = x - Math.round(((width + 4) * unit) / 2);
  const top = y - Math.round(((height + 4) * unit) / 2);
  context.fillStyle = INK;
  context.fillRect(left, top, (width + 4) * unit, (height + 4) * unit);
  context.fillStyle = mouthColour(number);
  context.fillRect(left + unit, top + unit, (width + 2) * unit, (height + 2) * unit);
  context.fillStyle = INK;
  fontRuns(text, (dx, dy, length) =>
    context.fillRect(left + (dx + 2) * unit, top + (dy + 2) * unit, length * unit, unit),
  );
}
