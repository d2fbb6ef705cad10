import type { Frame, Sprite } from '@warren/games';
import type { Frame as Picture } from '../generated/sprites.js';
import { ART_ACTOR } from './canvas.js';
import type { FrameInterpolator } from './frame-interpolator.js';

/** What a picture of the game is taken with. */
export interface CameraView {
  readonly motion: FrameInterpolator;
  /** Pixels of the canvas a pixel of art. */
  readonly scale: number;
  /** How far the time has gone from the last frame to the next. */
  readonly fraction: number;
  /** By how many pixels of the canvas the picture is nudged. */
  readonly nudge: number;
}

/** Where things are on the canvas, in its pixels; and a way to draw them there. */
export type Camera = Readonly<ReturnType<typeof makeCamera>>;

/**
 * A camera for maps whose tiles are so many pixels of art wide. One is used for all pictures: its numbers change, nothing
 * is made anew sixty times a second.
 */
export function makeCamera(context: CanvasRenderingContext2D, tile: number) {
  let view: CameraView | null = null;
  let unit = 0;
  let viewX = 0;
  let viewY = 0;

  /** What is further off than a tile has jumped. */
  function between(from: number, to: number): number {
    if (view === null || Math.abs(to - from) * unit > tile * view.scale) return to;
    return from + (to - from) * view.fraction;
  }

  const camera = {
    /** The corner of the canvas on the map. */
    x: 0,
    y: 0,
    /** Follows the game to the moment of the next picture. */
    aim(frame: Frame, next: CameraView): void {
      view = next;
      unit = (next.scale * tile) / frame.map.tileSize;
      viewX = next.motion.viewX(next.fraction) + next.nudge / unit;
      viewY = next.motion.viewY(next.fraction);
      camera.x = Math.round(viewX * unit);
      camera.y = Math.round(viewY * unit);
    },
    /**
     * Where a sprite's foot is, on its way from how it was in the frame before. Everybody keeps their place on the map
     * exactly, but the player, with whom the view moves, that in the picture.
     */
    footX(sprite: Sprite, before: Sprite): number {
      const middle = between(before.x, sprite.x) + sprite.width / 2;
      if (sprite === view?.motion.player) return Math.round((middle - viewX) * unit);
      return Math.round(middle * unit) - camera.x;
    },
    footY(sprite: Sprite, before: Sprite): number {
      const bottom = between(before.y, sprite.y) + sprite.height;
      if (sprite === view?.motion.player) return Math.round((bottom - viewY) * unit);
      return Math.round(bottom * unit) - camera.y;
    },
    isInView({ x, y, width, height }: Sprite): boolean {
      const { canvas } = context;
      const reach = tile * (view?.scale ?? 1);
      const left = x * unit - camera.x;
      const top = y * unit - camera.y;
      if (left > canvas.width + reach || top > canvas.height + reach) return false;
      return left + width * unit > -reach && top + height * unit > -reach;
    },
    /** Draws a picture whose place of 16 by 16 stands on a foot; larger ones reach out on all sides. */
    stand(from: CanvasImageSource, picture: Picture, x: number, y: number): void {
      const scale = view?.scale ?? 1;
      const width = picture[2] * scale;
      const height = picture[3] * scale;
      const left = x - width / 2;
      const top = y - (ART_ACTOR * scale + height) / 2;
      context.drawImage(from, picture[0], picture[1], picture[2], picture[3], left, top, width, height);
    },
  };
  return camera;
}
