import type { Sprite } from '@warren/games';
import { type Frame as Picture, SPRITES } from '../../../generated/sprites.js';
import { frameAt, makePictureOf } from '../../../graphics/sprite-picture.js';
import { makeRushLights } from './light.js';
import { paintPointer, paintRising } from './marks.js';
import { type ActorsMoment, placeOf } from './paint-context.js';

export interface RushActors {
  paint(moment: ActorsMoment): void;
}

/** Everything Treasure Rush shows has a picture. */
export const pictureOf = makePictureOf({
  kinds: ['player', 'hunter', 'treasure', 'extra-time', 'extra-life'],
  poses: ['idle', 'walk'],
  byTheClock: new Set(['treasure', 'extra-time', 'extra-life']),
  once: new Set(),
});

const GHOST_ALPHA = 0.45;
/** Heads are higher than feet: a picture stands so many pixels of art above the middle of its body. */
const LIFT = 2;
const HURT = '#c2341d';
const OUT = '#0a0603';
const HURT_ALPHA = 0.28;
const OUT_ALPHA = 0.6;
const OUT_MS = 900;

/** Draws them on a canvas of their own, above the maze. */
export function makeRushActors(context: CanvasRenderingContext2D): RushActors {
  const lights = makeRushLights();

  function stand(from: CanvasImageSource, picture: Picture, art: number, x: number, y: number): void {
    const [fromX, fromY, width, height] = picture;
    const left = Math.round(x) - (width * art) / 2;
    const top = Math.round(y) - (height * art) / 2 - LIFT * art;
    context.drawImage(from, fromX, fromY, width, height, left, top, width * art, height * art);
  }

  function paintSprite(moment: ActorsMoment, sprite: Sprite, before: Sprite, picture: Picture | null): void {
    if (picture === null) return;
    const { x, y } = placeOf(moment, sprite, before);
    stand(moment.atlas.picture, picture, moment.layout.art, x, y);
  }

  function paintGhost(moment: ActorsMoment): void {
    const { player, playerBefore, frame } = moment.ghost;
    if (player === null || playerBefore === null) return;
    if (frame?.map.id !== moment.motion.frame?.map.id) return;
    context.globalAlpha = GHOST_ALPHA;
    paintSprite(moment, player, playerBefore, pictureOf(player, moment.timeMs));
    context.globalAlpha = 1;
  }

  function veil(colour: string, alpha: number, side: number): void {
    if (alpha <= 0) return;
    context.globalAlpha = alpha;
    context.fillStyle = colour;
    context.fillRect(0, 0, side, side);
    context.globalAlpha = 1;
  }

  return {
    paint(moment) {
      const { motion, effects, layout, timeMs, elapsedMs, reducedMotion } = moment;
      const { frame, player, playerBefore } = motion;
      context.clearRect(0, 0, layout.canvas, layout.canvas);
      if (frame === null || player === null || playerBefore === null) return;
      context.imageSmoothingEnabled = false;
      lights.paint(context, moment, placeOf(moment, player, playerBefore));
      paintPointer(context, moment);
      const overFor = effects.overFor(timeMs);
      frame.sprites.forEach((sprite, place) => {
        if (sprite === player) paintGhost(moment);
        const isDown = sprite === player && overFor !== null;
        const picture = isDown
          ? frameAt(SPRITES['player-defeat'], overFor, false)
          : pictureOf(sprite, timeMs);
        paintSprite(moment, sprite, motion.before(place), picture);
      });
      if (!reducedMotion)
        effects.particles.paint(elapsedMs, (x, y, colour) => paintDot(context, moment, x, y, colour));
      for (const word of effects.rising) paintRising(context, moment, word);
      veil(HURT, effects.hurt(timeMs) * HURT_ALPHA, layout.canvas);
      veil(OUT, overFor === null ? 0 : Math.min(1, overFor / OUT_MS) * OUT_ALPHA, layout.canvas);
    },
  };
}

function paintDot(
  context: CanvasRenderingContext2D,
  { motion, layout }: ActorsMoment,
  x: number,
  y: number,
  colour: string,
): void {
  const { cell, left, top, art } = layout;
  const unit = cell / (motion.frame?.map.tileSize ?? 1);
  context.fillStyle = colour;
  context.fillRect(Math.round(left + x * unit), Math.round(top + y * unit), art, art);
}
