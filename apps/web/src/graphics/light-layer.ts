import type { ThemeName } from '@warren/engine/draw';
import type { Frame } from '@warren/games';
import { contextOf, type Size } from './canvas.js';
import { type LanternLight, makeLanternLight, paintLight } from './lantern-light.js';

/** What the light depends on in one picture. */
export interface LightView {
  readonly frame: Frame;
  readonly theme: ThemeName;
  /** The corner of the view on the map, in pixels of art. */
  readonly left: number;
  readonly top: number;
  /** The view in pixels of art. */
  readonly art: Size;
  /** Where the flame is in the view, in pixels of art. */
  readonly x: number;
  readonly y: number;
  readonly timeMs: number;
  readonly elapsedMs: number;
  readonly reducedMotion: boolean;
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

/** The lantern shines as far as usual (1), further, or not at all (`null`): then it is light everywhere. */
export function makeLightLayer(canvas: HTMLCanvasElement, lantern: number | null): LightLayer {
  const context = contextOf(canvas);
  let made: { theme: ThemeName; side: number; lights: readonly LanternLight[] } | null = null;

  function lightsFor(theme: ThemeName, side: number): readonly LanternLight[] {
    if (made?.theme === theme && made.side === side) return made.lights;
    const breaths = side > WIDEST_BREATHING ? [1] : BREATHS;
    made = { theme, side, lights: breaths.map((breath) => makeLanternLight(theme, side, breath)) };
    return made.lights;
  }

  function veil(colour: string, alpha: number, { width, height }: Size): void {
    if (alpha <= 0) return;
    context.globalAlpha = alpha;
    context.fillStyle = colour;
    context.fillRect(0, 0, width, height);
    context.globalAlpha = 1;
  }

  function shine({ theme, art, x, y, timeMs, reducedMotion }: LightView, reach: number): void {
    const side = Math.round(Math.max(art.width, art.height) * reach);
    const lights = lightsFor(theme, side);
    const light = lights[reducedMotion ? 0 : breathAt(timeMs) % lights.length];
    paintLight(context, light, x, y);
  }

  return {
    paint(view) {
      const { art, hurt, out, joy } = view;
      context.clearRect(0, 0, art.width, art.height);
      if (lantern !== null) shine(view, lantern);
      veil('#c2341d', hurt * 0.3, art);
      veil('#ffd98a', joy * 0.28, art);
      veil('#0a0603', out * 0.62, art);
    },
  };
}

/** Which breath it is: not one after the other, which would look like a pulse. */
function breathAt(timeMs: number): number {
  const beat = Math.floor(timeMs / BREATH_MS);
  return (Math.imul(beat, 0x9e3779b1) >>> 16) % BREATHS.length;
}
