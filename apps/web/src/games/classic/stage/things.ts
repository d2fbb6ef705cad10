import type { Sprite } from '@warren/games';
import { type Frame as Picture, SPRITES } from '../../../generated/sprites.js';
import { ART_ACTOR } from '../../../graphics/canvas.js';
import { fontRuns, fontSize } from '../../../graphics/pixel-font.js';
import { frameAt, makePictureOf } from '../../../graphics/sprite-picture.js';
import type { Spot } from './camera.js';
import { canvasSpot, cellSpot, type StageMoment } from './paint-context.js';

/** Whoever walks is drawn as in every other game. */
export const pictureOf = makePictureOf({
  kinds: ['player'],
  poses: ['idle', 'walk'],
  byTheClock: new Set(),
  once: new Set(),
});

/** A picture fills so much of a cell. */
const CELL_PART = 0.8;
/** Cells smaller than this, in pixels of the page, hold no picture: marks stand for things. */
const PICTURE_CELL = 11;
/** Heads are higher than feet: a picture stands so many pixels of art above the middle of its body. */
const LIFT = 1;
const GHOST_ALPHA = 0.5;
/** The figures of a number are a little finer than the stones around it. */
const MARK_PART = 0.8;
const INK = '#170f0a';
const PLAYER = '#ffb347';

/** Pixels of the canvas a pixel of art, for what stands in a cell. */
export function artOf({ view: { cell } }: StageMoment): number {
  return Math.max(1, Math.floor((cell * CELL_PART) / ART_ACTOR));
}

/** Whether cells are large enough for pictures. */
export function showsPictures({ view: { cell }, density }: StageMoment): boolean {
  return cell >= PICTURE_CELL * density;
}

/** Draws what lies in the maze: the stone at its beginning, the mouths of tunnels, the crown. */
export function paintThing(context: CanvasRenderingContext2D, moment: StageMoment, thing: Sprite): void {
  const spot = canvasSpot(moment, cellSpot(thing, thing, 1, moment.frame.map.tileSize));
  if (!isNear(moment, spot, context.canvas)) return;
  if (thing.kind === 'mouth') paintMouth(context, moment, thing, spot);
  else if (thing.kind === 'exit') paintCrown(context, moment, spot);
  else if (showsPictures(moment)) stand(context, moment, SPRITES['classic-start'].frames[0], spot, 0);
  else paintDot(context, moment, spot, '#bfa273');
}

function paintMouth(context: CanvasRenderingContext2D, moment: StageMoment, thing: Sprite, spot: Spot): void {
  const number = Number(thing.pose.replace('pair-', ''));
  const art = artOf(moment);
  if (!showsPictures(moment)) {
    paintMouthMark(context, number, spot, Math.max(1, Math.round(moment.density)));
    return;
  }
  const ring = Math.round((ART_ACTOR / 2 + 1) * art);
  context.fillStyle = mouthColour(number);
  context.beginPath();
  context.arc(spot.x, spot.y, ring, 0, 2 * Math.PI);
  context.fill();
  stand(context, moment, SPRITES['classic-mouth'].frames[0], spot, 0);
  paintMouthMark(
    context,
    number,
    spot,
    Math.max(Math.round(moment.density * 0.9), Math.round(art * MARK_PART)),
  );
}

function paintCrown(context: CanvasRenderingContext2D, moment: StageMoment, spot: Spot): void {
  // Whoever has won wears it.
  if (moment.won) return;
  const picture = moment.reducedMotion
    ? SPRITES['classic-crown'].frames[0]
    : frameAt(SPRITES['classic-crown'], moment.timeMs, true);
  const small = Math.max(1, Math.round(moment.density * 0.8));
  stand(context, moment, picture, spot, 0, showsPictures(moment) ? artOf(moment) : small);
}

/** Draws somebody who walks; the ghost of another run is seen through. */
export function paintWalker(
  context: CanvasRenderingContext2D,
  moment: StageMoment,
  spot: Spot,
  sprite: Sprite,
  isGhost: boolean,
): void {
  if (isGhost) context.globalAlpha = GHOST_ALPHA;
  const picture = pictureOf(sprite, moment.timeMs);
  if (showsPictures(moment) && picture !== null) stand(context, moment, picture, spot, LIFT);
  else paintDot(context, moment, spot, isGhost ? '#d9e8ff' : PLAYER);
  context.globalAlpha = 1;
}

function paintDot(
  context: CanvasRenderingContext2D,
  moment: StageMoment,
  { x, y }: Spot,
  colour: string,
): void {
  const side = Math.max(Math.round(3 * moment.density), Math.round(moment.view.cell * 0.6));
  const rim = Math.max(1, Math.round(moment.density));
  const lead = side >> 1;
  context.fillStyle = INK;
  context.fillRect(x - lead - rim, y - lead - rim, side + 2 * rim, side + 2 * rim);
  context.fillStyle = colour;
  context.fillRect(x - lead, y - lead, side, side);
}

/** Draws a picture in the middle of a cell, lifted by so many pixels of art. */
export function stand(
  context: CanvasRenderingContext2D,
  moment: StageMoment,
  [fromX, fromY, width, height]: Picture,
  { x, y }: Spot,
  lift: number,
  art: number = artOf(moment),
): void {
  const left = x - Math.round((width * art) / 2);
  const top = y - Math.round((height * art) / 2) - lift * art;
  const { picture } = moment.atlas;
  context.drawImage(picture, fromX, fromY, width, height, left, top, width * art, height * art);
}

function isNear(
  { view: { cell }, density }: StageMoment,
  { x, y }: Spot,
  canvas: HTMLCanvasElement,
): boolean {
  const reach = Math.max(cell, 32 * density);
  return x > -reach && y > -reach && x < canvas.width + reach && y < canvas.height + reach;
}

/** Colours of tunnels, by their numbers: apart for every kind of eye as far as that goes; the number says it for sure. */
const COLOURS = [
  '#ffb000',
  '#64a8ff',
  '#ff6f91',
  '#6fe0c0',
  '#d9a0ff',
  '#fff1a8',
  '#ff8a50',
  '#b4d94e',
] as const;

/** The colour of a tunnel, by its number from 1 on. */
export function mouthColour(number: number): string {
  return COLOURS[(number - 1) % COLOURS.length];
}

/** The number of a tunnel on a plate in its colour, around a spot of the canvas; `unit` pixels a pixel of it. */
export function paintMouthMark(
  context: CanvasRenderingContext2D,
  number: number,
  { x, y }: Spot,
  unit: number,
): void {
  const text = `${number}`;
  const { width, height } = fontSize(text);
  const left = x - Math.round(((width + 4) * unit) / 2);
  const top = y - Math.round(((height + 4) * unit) / 2);
  context.fillStyle = INK;
  context.fillRect(left, top, (width + 4) * unit, (height + 4) * unit);
  context.fillStyle = mouthColour(number);
  context.fillRect(left + unit, top + unit, (width + 2) * unit, (height + 2) * unit);
  context.fillStyle = INK;
  fontRuns(text, (dx, dy, length) =>
    context.fillRect(left + (dx + 2) * unit, top + (dy + 2) * unit, length * unit, unit),
  );
}
