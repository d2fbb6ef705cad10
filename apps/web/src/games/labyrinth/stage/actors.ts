import type { Sprite } from '@warren/games';
import { type Frame as Picture, SPRITES } from '../../../generated/sprites.js';
import type { FrameInterpolator } from '../../../graphics/frame-interpolator.js';
import type { RoundGlow } from '../../../graphics/round-glow.js';
import { frameAt, makePictureOf } from '../../../graphics/sprite-picture.js';
import { layDeck } from './ground.js';
import { decksAbove } from './ground-sheet.js';
import { layOn, type PaintContext, type Position, placeOf, stand } from './paint-context.js';

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
  const { motion, ghost, effects, timeMs } = paint.moment;
  if (ghost.player !== null && ghost.frame?.map.id === motion.frame?.map.id) {
    paint.context.globalAlpha = GHOST_ALPHA;
    paintWalker(paint, ghost, pictureOf(ghost.player, timeMs));
    paint.context.globalAlpha = 1;
  }
  if (motion.player === null) return;
  const lostFor = effects.lostFor(timeMs);
  const picture =
    lostFor === null ? pictureOf(motion.player, timeMs) : frameAt(SPRITES['player-defeat'], lostFor, false);
  const place = paintWalker(paint, motion, picture);
  if (place !== null && picture !== null) paintBeneath(paint, glow, motion.player, { place, picture });
}

/** Where the picture of an actor was drawn. */
function paintWalker(
  paint: PaintContext,
  { frame, player, playerBefore }: FrameInterpolator,
  picture: Picture | null,
): Position | null {
  if (frame === null || player === null || playerBefore === null || picture === null) return null;
  const { x, y } = placeOf(paint, player, playerBefore);
  const place = { x, y: y - LIFT * paint.moment.camera.scale };
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

/** Light falls through the planks, so that players see where they are. */
function paintBeneath(
  paint: PaintContext,
  glow: RoundGlow,
  player: Sprite,
  { place, picture }: { readonly place: Position; readonly picture: Picture },
): void {
  if (!player.beneath) return;
  const { camera, palette } = paint.moment;
  glow.paint(paint.context, place, BENEATH_ART * camera.scale, palette.beneath);
  paint.context.globalAlpha = BENEATH_ALPHA;
  stand(paint, picture, place);
  paint.context.globalAlpha = 1;
}
