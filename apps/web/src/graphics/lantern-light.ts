import type { ThemeName } from '@warren/engine/draw';
import { makeCanvas } from './canvas.js';

/** What darkness and light are made of in a theme. */
interface Shade {
  readonly dark: readonly [red: number, green: number, blue: number];
  /** How dark it is far from the lantern, 0 to 1. */
  readonly darkest: number;
  readonly warm: readonly [red: number, green: number, blue: number];
  /** How much the lantern colours what is close. */
  readonly warmest: number;
}

/** By lantern underground; and, in the light theme, the brown edge of an old map. Nothing is ever hidden wholly. */
const SHADES: Readonly<Record<ThemeName, Shade>> = {
  dark: { dark: [9, 5, 2], darkest: 0.74, warm: [255, 186, 84], warmest: 0.17 },
  light: { dark: [74, 48, 14], darkest: 0.42, warm: [255, 214, 120], warmest: 0.2 },
};

/** Steps between light and dark; between two steps the pixels are mixed by the pattern below. */
const STEPS = 16;
/** The usual four by four pattern that mixes two tones evenly. */
const PATTERN = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5] as const;

/** How far light reaches, in parts of the side of the view. */
const BRIGHT = 0.2;
const REACH = 0.74;
const GLOW = 0.36;

/** The light of a lantern, as a picture whose middle is the flame. */
export interface LanternLight {
  readonly picture: HTMLCanvasElement;
  /** From its middle to its edge, in pixels of art. */
  readonly radius: number;
  /** What is further away than the picture reaches. */
  readonly beyond: string;
}

/** Makes the light for a view of so many pixels of art; `breath` makes it a little wider or narrower. */
export function makeLanternLight(theme: ThemeName, side: number, breath: number): LanternLight {
  const shade = SHADES[theme];
  const radius = Math.ceil(side * REACH) + 2;
  const width = radius * 2;
  const context = makeCanvas(width, width);
  const image = context.createImageData(width, width);
  for (let y = 0; y < width; y++) {
    for (let x = 0; x < width; x++) {
      const dx = x + 0.5 - radius;
      const dy = y + 0.5 - radius;
      const distance = Math.sqrt(dx * dx + dy * dy) / (side * breath);
      const mix = (PATTERN[(y % 4) * 4 + (x % 4)] + 0.5) / PATTERN.length;
      putPixel(image.data, (y * width + x) * 4, shade, distance, mix);
    }
  }
  context.putImageData(image, 0, 0);
  return { picture: context.canvas, radius, beyond: `rgb(${shade.dark.join(' ')} / ${shade.darkest})` };
}

/** Dark where the lantern's picture does not reach, and its picture where it is. */
export function paintLight(
  context: CanvasRenderingContext2D,
  light: LanternLight,
  x: number,
  y: number,
): void {
  const { width, height } = context.canvas;
  const left = Math.round(x) - light.radius;
  const top = Math.round(y) - light.radius;
  const right = left + light.radius * 2;
  const bottom = top + light.radius * 2;
  context.fillStyle = light.beyond;
  context.fillRect(0, 0, width, top);
  context.fillRect(0, bottom, width, height - bottom);
  context.fillRect(0, top, left, bottom - top);
  context.fillRect(right, top, width - right, bottom - top);
  context.drawImage(light.picture, left, top);
}

/** One pixel at a distance from the flame: near it a warm veil, further away a dark one. */
function putPixel(data: Uint8ClampedArray, at: number, shade: Shade, distance: number, mix: number): void {
  const darkness = stepped(smooth((distance - BRIGHT) / (REACH - BRIGHT)), mix) * shade.darkest;
  const warmth = stepped(smooth(1 - distance / GLOW), mix) * shade.warmest;
  const alpha = darkness + warmth * (1 - darkness);
  if (alpha === 0) return;
  const weight = darkness / alpha;
  for (let i = 0; i < 3; i++) data[at + i] = shade.dark[i] * weight + shade.warm[i] * (1 - weight);
  data[at + 3] = alpha * 255;
}

/** From 0 to 1 with a soft beginning and a soft end. */
function smooth(part: number): number {
  const p = Math.max(0, Math.min(1, part));
  return p * p * (3 - 2 * p);
}

/** The nearest step above or below, as often as the value is near to it. */
function stepped(value: number, mix: number): number {
  return Math.floor(value * STEPS + mix) / STEPS;
}
