import { type Frame as Picture, SPRITES } from '../../../generated/sprites.js';
import type { FrameInterpolator } from '../../../graphics/frame-interpolator.js';
import { frameAt, makePictureOf } from '../../../graphics/sprite-picture.js';
import type { Position } from './camera.js';
import { CELL_ART, layDeck } from './ground.js';
import { type Deck, decksAbove } from './ground-sheet.js';
import { layOn, type PaintContext, placeOf, ring, stand } from './paint-context.js';
import { paintPlainDeck } from './plain-ground.js';

const pictureOf = makePictureOf({
  kinds: ['player'],
  poses: ['idle', 'walk'],
  byTheClock: new Set(),
  once: new Set(),
});

/** Heads are higher than feet: a picture stands so many pixels of art above the middle of its body. */
const LIFT = 3;
const GHOST_ALPHA = 0.45;
/** How much of an actor is seen through the planks. */
const BENEATH_ALPHA = 0.5;

/** Paints the player, and another run's where there is one, with the bridges they walk beneath over them. */
export function paintWalkers(paint: PaintContext): void {
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
  // Players see where they are through the planks.
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
  ring(paint, { x, y });
  stand(paint, picture, place);
  const { globalAlpha } = paint.context;
  // A bridge over a ghost is a whole bridge.
  paint.context.globalAlpha = 1;
  for (const deck of decksAbove(frame, player)) {
    coverWith(paint, deck);
  }
  paint.context.globalAlpha = globalAlpha;
  return place;
}

/** Lays a bridge over what was painted. */
function coverWith(paint: PaintContext, { x, y, beneath }: Deck): void {
  const { context, palette, camera, corner } = paint;
  if (palette.plain === null) {
    layDeck((name, left, top) => layOn(paint, name, left, top), x, y, beneath);
    return;
  }
  const { scale } = camera;
  const place = { left: x * CELL_ART * scale - corner.x, top: y * CELL_ART * scale - corner.y, scale };
  paintPlainDeck(context, place, beneath, palette.plain);
}
