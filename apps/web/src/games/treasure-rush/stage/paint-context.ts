import type { Sprite } from '@warren/games';
import type { Atlas } from '../../../graphics/atlas.js';
import type { FrameInterpolator } from '../../../graphics/frame-interpolator.js';
import type { RushEffects } from './effects.js';
import type { MazeLayout } from './layout.js';
import type { RushPalette } from './palette.js';

/** One picture of all actors and pick-ups. */
export interface ActorsMoment {
  readonly motion: FrameInterpolator;
  /** Another run; it is seen while it is in the same maze. */
  readonly ghost: FrameInterpolator;
  readonly effects: RushEffects;
  readonly layout: MazeLayout;
  readonly palette: RushPalette;
  readonly atlas: Atlas;
  readonly timeMs: number;
  readonly elapsedMs: number;
  readonly fraction: number;
  readonly reducedMotion: boolean;
  /** For how long the maze has been there. */
  readonly ageMs: number;
}

/** Where the middle of a sprite is on the canvas, on its way from how it was in the frame before. */
export function placeOf(
  { motion, layout, fraction }: ActorsMoment,
  sprite: Sprite,
  before: Sprite,
): { x: number; y: number } {
  const unit = layout.cell / (motion.frame?.map.tileSize ?? 1);
  const x = before.x + (sprite.x - before.x) * fraction + sprite.width / 2;
  const y = before.y + (sprite.y - before.y) * fraction + sprite.height / 2;
  return { x: layout.left + x * unit, y: layout.top + y * unit };
}
