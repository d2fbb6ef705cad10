import { type Frame as Picture, SPRITES } from '../../../generated/sprites.js';
import type { FrameInterpolator } from '../../../graphics/frame-interpolator.js';
import type { RoundGlow } from '../../../graphics/round-glow.js';
import { frameAt, makePictureOf } from '../../../graphics/sprite-picture.js';
import type { Position } from './camera.js';
import { layDeck } from './ground.js';
import { decksAbove } from './ground-sheet.js';
import { layOn, type PaintContext, placeOf, stand } from './paint-context.js';

const pictureOf = makePictureOf({
  kinds: ['player'],
  poses: ['idle', 'walk'],
  byTheClock: new Set(),
  once: new Set(),
});

/** Heads are higher than feet: a picture stands so many pixels of art above the middle of its body. */
const LIFT = 3;
const GHOST_ALPHA = 0.45;
/** How much of an actor is seen through the planks, and how far its light reaches there, in pixels of art. */
const BENEATH_ALPHA = 0.3;
const BENEATH_ART = 18;

/** Paints the player, and another run's where there is one, with the bridges they walk beneath over them. */
export function paintWalkers(paint: PaintContext, glow: RoundGlow): void {
  const { context, motion, ghost, effects, timeMs } = paint;
  if (ghost.player !== null && ghost.frame?.map.id === motion.frame?.map.id) {
    context.globalAlpha = GHOST_ALPHA;
    paintWalker(paint, ghost, pictureOf(ghost.player, timeMs));
    context.globalAlpha = 1;
  }
  if (motion.player === null) return;
  const lostFor = effects.lostFor(timeMs);
  const picture =
    lostFor === null ? pictureOf(motion.player, timeMs) : frameAt(SPRITES['player-defeat'], lostFor, false);
  const place = paintWalker(paint, motion, picture);
  if (place === null || picture === null || !motion.player.beneath) return;
  // Light falls through the planks, so that players see where they are.
  glow.paint(context, place, BENEATH_ART * paint.camera.scale, paint.palette.beneath);
  context.globalAlpha = BENEATH_ALPHA;
  stand(paint, picture, place);
  context.globalAlpha = 1;
}

/** Where the picture of an actor was drawn. */
function paintWalker(
  paint: PaintContext,
  { frame, player, playerBefore }: FrameInterpolator,
  picture: Picture | null,
): Position | null {
  if (frame === null || player === null || playerBefore === null || picture === null) return null;
  const { x, y } = placeOf(paint, player, playerBefore);
  const place = { x, y: y - LIFT * paint.camera.scale };
  stand(paint, picture, place);
  const { globalAlpha } = paint.context;
  // A bridge over a ghost is a whole bridge.
  paint.context.globalAlpha = 1;
  for (const deck of decksAbove(frame, player)) {
    layDeck((name, left, top) => layOn(paint, name, left, top), deck.x, deck.y, deck.beneath);
  }
  paint.context.globalAlpha = globalAlpha;
  return place;
}
