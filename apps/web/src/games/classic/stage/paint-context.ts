import type { Frame, Sprite } from '@warren/games';
import type { Moment } from '../../../game/stage/stage.js';
import type { ThemeLook } from '../../../graphics/atlas.js';
import type { FrameInterpolator } from '../../../graphics/frame-interpolator.js';
import type { Particles } from '../../../graphics/particles.js';
import type { CameraView, Spot } from './camera.js';
import type { HedgePalette } from './palette.js';

/** What is needed to paint a picture of everything that stands or walks in the garden. */
export interface PaintContext extends Moment, ThemeLook<HedgePalette> {
  readonly context: CanvasRenderingContext2D;
  readonly frame: Frame;
  readonly motion: FrameInterpolator;
  /** Another run in the same maze. */
  readonly ghost: FrameInterpolator;
  readonly particles: Particles;
  readonly view: CameraView;
  /** Device pixels a pixel of the page. */
  readonly density: number;
  /** How long ago the run was won or lost; `null` while it goes on. */
  readonly overFor: number | null;
  readonly won: boolean;
}

/** Where the middle of a sprite is in the maze, in cells, on its way from how it was in the frame before. */
export function cellSpot(sprite: Sprite, before: Sprite, fraction: number, tileSize: number): Spot {
  const isFar = Math.abs(sprite.x - before.x) + Math.abs(sprite.y - before.y) > tileSize;
  const part = isFar ? 1 : fraction;
  return {
    x: (before.x + (sprite.x - before.x) * part + sprite.width / 2) / tileSize,
    y: (before.y + (sprite.y - before.y) * part + sprite.height / 2) / tileSize,
  };
}

/** The same on the canvas. */
export function canvasSpot({ view: { cell, left, top } }: Pick<PaintContext, 'view'>, { x, y }: Spot): Spot {
  return { x: Math.round(left + x * cell), y: Math.round(top + y * cell) };
}
