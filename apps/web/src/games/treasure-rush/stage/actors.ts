import type { Sprite } from '@warren/games';
import type { Moment } from '../../../game/stage/stage.js';
import { type Frame as Picture, SPRITES } from '../../../generated/sprites.js';
import type { ThemeLook } from '../../../graphics/atlas.js';
import { ART_ACTOR } from '../../../graphics/canvas.js';
import type { FrameInterpolator } from '../../../graphics/frame-interpolator.js';
import { fontSize, paintWord } from '../../../graphics/pixel-font.js';
import { makeRoundGlow } from '../../../graphics/round-glow.js';
import { frameAt, makePictureOf } from '../../../graphics/sprite-picture.js';
import { RISING_MS, type Rising, type RushEffects } from './effects.js';
import type { MazeLayout } from './layout.js';
import type { RushPalette } from './palette.js';

/** One picture of all actors and pick-ups. */
export interface ActorsMoment extends Moment, ThemeLook<RushPalette> {
  readonly motion: FrameInterpolator;
  /** Another run; it is seen while it is in the same maze. */
  readonly ghost: FrameInterpolator;
  readonly effects: RushEffects;
  readonly layout: MazeLayout;
  /** For how long the maze has been there. */
  readonly ageMs: number;
}

/** Everything Treasure Rush shows has a picture. */
export const pictureOf = makePictureOf({
  kinds: ['player', 'hunter', 'treasure', 'extra-time', 'extra-life'],
  poses: ['idle', 'walk'],
  byTheClock: new Set(['treasure', 'extra-time', 'extra-life']),
  once: new Set(),
});

/** How far light reaches: in cells, but in a wide maze at least this part of the picture. */
const LANTERN = { cells: 1.4, part: 0.11 } as const;
const GLEAM = { cells: 0.9, part: 0.06 } as const;
/** The treasure gleams up and down, by this much of its light and this slowly. */
const BEAT = 0.15;
const BEAT_MS = 260;
const GHOST_ALPHA = 0.45;
const HURT = '#c2341d';
const OUT = '#0a0603';
const HURT_ALPHA = 0.28;
const OUT_ALPHA = 0.6;
const OUT_MS = 900;

/** Draws them on a canvas of their own, above the maze. */
export function makeRushActors(context: CanvasRenderingContext2D): (moment: ActorsMoment) => void {
  const lantern = makeRoundGlow();
  const gleam = makeRoundGlow();

  /** The player and where to go are both found at a glance, and nothing is dark. */
  function paintLights(moment: ActorsMoment, player: Sprite, before: Sprite): void {
    const { motion, layout, palette, timeMs, reducedMotion } = moment;
    const radius = ({ cells, part }: typeof LANTERN | typeof GLEAM) =>
      Math.max(layout.cell * cells, layout.canvas * part);
    lantern.paint(context, placeOf(moment, player, before), radius(LANTERN), palette.lantern);
    const treasure = motion.frame?.sprites.find(({ kind }) => kind === 'treasure');
    if (treasure === undefined) return;
    context.globalAlpha = reducedMotion ? 1 : 1 - BEAT + BEAT * Math.cos(timeMs / BEAT_MS);
    gleam.paint(context, placeOf(moment, treasure, treasure), radius(GLEAM), palette.gleam);
    context.globalAlpha = 1;
  }

  function paintSprite(moment: ActorsMoment, sprite: Sprite, before: Sprite, picture: Picture | null): void {
    if (picture === null) return;
    const { x, y } = placeOf(moment, sprite, before);
    // The picture is the body: where it ends, a wall or a hunter may begin.
    const { body } = moment.layout;
    const [left, top] = [x, y].map((middle) => Math.round(middle - body / 2));
    context.imageSmoothingEnabled = body < ART_ACTOR;
    context.drawImage(moment.atlas.picture, ...picture, left, top, body, body);
    if (moment.palette.edge === '') return;
    context.strokeStyle = moment.palette.edge;
    context.lineWidth = 2;
    context.strokeRect(left, top, body, body);
  }

  function paintGhost(moment: ActorsMoment): void {
    const { player, playerBefore, frame } = moment.ghost;
    if (player === null || playerBefore === null || frame?.map.id !== moment.motion.frame?.map.id) return;
    context.globalAlpha = GHOST_ALPHA;
    paintSprite(moment, player, playerBefore, pictureOf(player, moment.timeMs));
    context.globalAlpha = 1;
  }

  return (moment) => {
    const { motion, effects, layout, timeMs, elapsedMs, reducedMotion } = moment;
    const { frame, player, playerBefore } = motion;
    context.clearRect(0, 0, layout.canvas, layout.canvas);
    if (frame === null || player === null || playerBefore === null) return;
    paintLights(moment, player, playerBefore);
    // The way, the figures and the words stay clear of it.
    veil(context, HURT, effects.hurt(timeMs) * HURT_ALPHA);
    paintWay(context, moment, frame.trail ?? []);
    paintPointer(context, moment);
    const overFor = effects.overFor(timeMs);
    frame.sprites.forEach((sprite, place) => {
      if (sprite === player) paintGhost(moment);
      const isDown = sprite === player && overFor !== null;
      const picture = isDown ? frameAt(SPRITES['player-defeat'], overFor, false) : pictureOf(sprite, timeMs);
      paintSprite(moment, sprite, motion.before(place), picture);
    });
    if (!reducedMotion) {
      const { cell, left, top, art } = layout;
      const unit = cell / frame.map.tileSize;
      effects.particles.paint(elapsedMs, (x, y, colour) => {
        context.fillStyle = colour;
        context.fillRect(Math.round(left + x * unit), Math.round(top + y * unit), art, art);
      });
    }
    for (const word of effects.rising) paintRising(context, moment, word);
    veil(context, OUT, overFor === null ? 0 : Math.min(1, overFor / OUT_MS) * OUT_ALPHA);
  };
}

/** Lays a colour over the whole canvas. */
function veil(context: CanvasRenderingContext2D, colour: string, alpha: number): void {
  if (alpha <= 0) return;
  context.globalAlpha = alpha;
  context.fillStyle = colour;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  context.globalAlpha = 1;
}

/** Where the middle of a sprite is on the canvas, on its way from how it was in the frame before. */
function placeOf({ motion, layout, fraction }: ActorsMoment, sprite: Sprite, before: Sprite) {
  const unit = layout.cell / (motion.frame?.map.tileSize ?? 1);
  const x = before.x + (sprite.x - before.x) * fraction + sprite.width / 2;
  const y = before.y + (sprite.y - before.y) * fraction + sprite.height / 2;
  return { x: layout.left + x * unit, y: layout.top + y * unit };
}

/** How thick the way through a missed maze is drawn, in parts of a body. */
const WAY_PART = 0.4;

/** The cheapest way through a maze that was missed. */
function paintWay(
  context: CanvasRenderingContext2D,
  { motion, layout, palette }: ActorsMoment,
  way: readonly number[],
): void {
  if (way.length === 0 || motion.frame === null) return;
  const { cell, left, top, body } = layout;
  const { width } = motion.frame.map;
  context.beginPath();
  for (const at of way) {
    context.lineTo(left + ((at % width) + 0.5) * cell, top + (Math.floor(at / width) + 0.5) * cell);
  }
  context.lineJoin = 'round';
  context.lineCap = 'round';
  // A dark rim, so that it is seen on every ground.
  for (const [colour, part] of [
    [palette.wayRim, 2 * WAY_PART],
    [palette.way, WAY_PART],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = Math.max(2, Math.round(body * part));
    context.stroke();
  }
}

/** For so long corners close in on the treasure of a new maze, so that the eye finds it. */
const POINT_MS = 700;
/** How far they are from it at first and at last, and how long they are, in cells. */
const FAR = 2.4;
const NEAR = 0.55;
const ARM = 0.24;
/** How far a word rises, in cells; and how large its pixels are, in parts of the canvas. */
const RISE = 0.7;
const WORD_PART = 1 / 170;

/** Four corners around the treasure. Where little shall move they stand still. */
function paintPointer(context: CanvasRenderingContext2D, moment: ActorsMoment): void {
  const { motion, layout, palette, ageMs, reducedMotion } = moment;
  const place = motion.frame?.sprites.findIndex(({ kind }) => kind === 'treasure') ?? -1;
  const treasure = motion.frame?.sprites[place];
  // Where time stands still from the beginning there is nothing to find in a hurry.
  if (treasure === undefined || ageMs <= 0 || ageMs >= POINT_MS) return;
  const { x, y } = placeOf(moment, treasure, motion.before(place));
  const left = 1 - ageMs / POINT_MS;
  const away = Math.round((reducedMotion ? NEAR : NEAR + (FAR - NEAR) * left * left * left) * layout.cell);
  const arm = Math.max(3, Math.round(ARM * layout.cell));
  const thick = Math.max(2, layout.wall);
  context.fillStyle = palette.pointer;
  for (const dx of [-1, 1]) {
    for (const dy of [-1, 1]) {
      const cornerX = Math.round(x) + dx * away;
      const cornerY = Math.round(y) + dy * away;
      context.fillRect(dx < 0 ? cornerX : cornerX - arm, dy < 0 ? cornerY : cornerY - thick, arm, thick);
      context.fillRect(dx < 0 ? cornerX : cornerX - thick, dy < 0 ? cornerY : cornerY - arm, thick, arm);
    }
  }
}

/** A word over the place where something happened, with an outline, inside of the picture. */
function paintRising(
  context: CanvasRenderingContext2D,
  { motion, layout, timeMs, reducedMotion }: ActorsMoment,
  { text, colour, x, y, began }: Rising,
): void {
  const part = (timeMs - began) / RISING_MS;
  if (part >= 1 || motion.frame === null) return;
  const unit = Math.max(2, Math.round(layout.canvas * WORD_PART));
  const scale = layout.cell / motion.frame.map.tileSize;
  const { width, height } = fontSize(text);
  const risen = reducedMotion ? 0 : RISE * layout.cell * (1 - (1 - part) * (1 - part));
  const inside = (value: number, size: number) =>
    Math.round(Math.max(unit, Math.min(layout.canvas - size - unit, value)));
  const left = inside(layout.left + x * scale - (width * unit) / 2, width * unit);
  const top = inside(layout.top + y * scale - layout.cell / 2 - height * unit - risen, height * unit);
  context.globalAlpha = Math.min(1, (1 - part) * 3);
  paintWord(context, { text, colour, left, top, unit });
  context.globalAlpha = 1;
}
