import type { ThemeName } from '@warren/engine';
import { contextOf } from './canvas.js';
import { type LanternLight, makeLanternLight } from './lantern-light.js';

/** What the light depends on in one picture. */
export interface LightView {
  readonly theme: ThemeName;
  /** The side of the view in pixels of art. */
  readonly side: number;
  /** Where the flame is in the view, in pixels of art. */
  readonly x: number;
  readonly y: number;
  readonly timeMs: number;
  readonly calm: boolean;
  /** 0 to 1: how much a wound reddens everything, how far the lantern has gone out, how bright a victory is. */
  readonly hurt: number;
  readonly out: number;
  readonly joy: number;
}

/** A flame is never quite still: it goes through these widths. */
const BREATHS = [1, 1.02, 0.99, 1.01, 0.98] as const;
const BREATH_MS = 130;
/** For views wider than this one width is enough: pictures of light would take long to make. */
const WIDEST_BREATHING = 320;

/** Paints light and dark over the view, one pixel of art a pixel. */
export interface LightLayer {
  paint(view: LightView): void;
}

export function makeLightLayer(canvas: HTMLCanvasElement): LightLayer {
  const context = contextOf(canvas);
  let made: { theme: ThemeName; side: number; lights: readonly LanternLight[] } | null = null;

  function lightsFor(theme: ThemeName, side: number): readonly LanternLight[] {
    if (made?.theme === theme && made.side === side) return made.lights;
    const breaths = side > WIDEST_BREATHING ? [1] : BREATHS;
    made = { theme, side, lights: breaths.map((breath) => makeLanternLight(theme, side, breath)) };
    return made.lights;
  }

  function veil(colour: string, alpha: number, side: number): void {
    if (alpha <= 0) return;
    context.globalAlpha = alpha;
    context.fillStyle = colour;
    context.fillRect(0, 0, side, side);
    context.globalAlpha = 1;
  }

  return {
    paint({ theme, side, x, y, timeMs, calm, hurt, out, joy }) {
      const lights = lightsFor(theme, side);
      const light = lights[calm ? 0 : breathAt(timeMs) % lights.length];
      const left = Math.round(x) - light.radius;
      const top = Math.round(y) - light.radius;
      const width = light.radius * 2;
      context.clearRect(0, 0, side, side);
      context.fillStyle = light.beyond;
      context.fillRect(0, 0, side, side);
      context.clearRect(left, top, width, width);
      context.drawImage(light.picture, left, top);
      veil('#c2341d', hurt * 0.3, side);
      veil('#ffd98a', joy * 0.28, side);
      veil('#0a0603', out * 0.62, side);
    },
  };
}

/** Which breath it is: not one after the other, which would look like a pulse. */
function breathAt(timeMs: number): number {
  const beat = Math.floor(timeMs / BREATH_MS);
  return (Math.imul(beat, 0x9e3779b1) >>> 16) % BREATHS.length;
}
