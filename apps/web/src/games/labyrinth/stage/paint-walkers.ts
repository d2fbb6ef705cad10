import type { Sprite } from '@warren/games';
import { type Frame as Picture, SPRITES } from '../../../generated/sprites.js';
import type { Motion } from '../../../graphics/frame-interpolator.js';
import type { RoundGlow } from '../../../graphics/round-glow.js';
import { frameAt, makePictureOf } from '../../../graphics/sprite-picture.js';
import { decksAbove } from './decks-above.js';
import { layOn, type Pen, type Place, placeOf, stand } from './pen.js';
import { layDeck } from './woven-ground.js';

const pictureOf = makePictureOf({
  kinds: ['player'],
  poses: ['idle', 'walk'],
  byTheClock: new Set(),
  once: new Set(),
});

/** Heads are higher than feet: a picture stands so many pixels of art above the middle of its body. */
const LIFT = 3;
const GHOST_ALPHA = 0.45;
/** How much of somebody is seen through the planks, and how far their light reaches there, in pixels of art. */
const BENEATH_ALPHA = 0.3;
const BENEATH_ART = 18;

/** Paints the player, and another run's where there is one, with the bridges they walk beneath over them. */
export function paintWalkers(pen: Pen, glow: RoundGlow): void {
  const { motion, ghost, effects, timeMs } = pen.moment;
  if (ghost.player !== null && ghost.frame?.map.id === motion.frame?.map.id) {
    pen.context.globalAlpha = GHOST_ALPHA;
    paintWalker(pen, ghost, pictureOf(ghost.player, timeMs));
    pen.context.globalAlpha = 1;
  }
  if (motion.player === null) return;
  const lostFor = effects.lostFor(timeMs);
  const picture =
    lostFor === null ? pictureOf(motion.player, timeMs) : frameAt(SPRITES['player-defeat'], lostFor, false);
  const place = paintWalker(pen, motion, picture);
  if (place !== null && picture !== null) paintBeneath(pen, glow, motion.player, { place, picture });
}

/** Where somebody's picture was drawn. */
function paintWalker(
  pen: Pen,
  { frame, player, playerBefore }: Motion,
  picture: Picture | null,
): Place | null {
  if (frame === null || player === null || playerBefore === null || picture === null) return null;
  const { x, y } = placeOf(pen, player, playerBefore);
  const place = { x, y: y - LIFT * pen.moment.camera.scale };
  stand(pen, picture, place);
  const { globalAlpha } = pen.context;
  // A bridge over a ghost is a whole bridge.
  pen.context.globalAlpha = 1;
  for (const deck of decksAbove(frame, player)) {
    layDeck((name, left, top) => layOn(pen, name, left, top), deck.x, deck.y, deck.beneath);
  }
  pen.context.globalAlpha = globalAlpha;
  return place;
}

/** Light falls through the planks, so that one knows where one is. */
function paintBeneath(
  pen: Pen,
  glow: RoundGlow,
  player: Sprite,
  { place, picture }: { readonly place: Place; readonly picture: Picture },
): void {
  if (!player.beneath) return;
  const { camera, palette } = pen.moment;
  glow.paint(pen.context, place, BENEATH_ART * camera.scale, palette.beneath);
  pen.context.globalAlpha = BENEATH_ALPHA;
  stand(pen, picture, place);
  pen.context.globalAlpha = 1;
}
