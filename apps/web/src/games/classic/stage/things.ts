import type { Sprite } from '@warren/games';
import { type Frame as Picture, SPRITES } from '../../../generated/sprites.js';
import { ART_ACTOR } from '../../../graphics/canvas.js';
import { fontRuns, fontSize } from '../../../graphics/pixel-font.js';
import { frameAt, makePictureOf } from '../../../graphics/sprite-picture.js';
import type { Spot } from './camera.js';
import { canvasSpot, cellSpot, type PaintContext } from './paint-context.js';

/** Players are drawn as in every other game. */
const pictureOf = makePictureOf({
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
const BENEATH_ALPHA = 0.35;
/** The figures of a number are a little finer than the stones around it. */
const MARK_PART = 0.8;
const INK = '#170f0a';
const PLAYER = '#ffb347';

/** Pixels of the canvas a pixel of art, for what stands in a cell. */
export function artOf({ view: { cell } }: PaintContext): number {
  return Math.max(1, Math.floor((cell * CELL_PART) / ART_ACTOR));
}

/** Whether cells are large enough for pictures. */
function showsPictures({ view: { cell }, density }: PaintContext): boolean {
  return cell >= PICTURE_CELL * density;
}

/** Draws what lies in the maze: the stone at its beginning, the mouths of tunnels, the crown. */
export function paintThing(paint: PaintContext, thing: Sprite): void {
  const spot = canvasSpot(paint, cellSpot(thing, thing, 1, paint.frame.map.tileSize));
  if (!isNear(paint, spot)) return;
  if (thing.kind === 'mouth') paintMouth(paint, thing, spot);
  else if (thing.kind === 'exit') paintCrown(paint, spot);
  else if (showsPictures(paint)) stand(paint, SPRITES['classic-start'].frames[0], spot, 0);
  else paintDot(paint, spot, '#bfa273');
}

function paintMouth(paint: PaintContext, thing: Sprite, spot: Spot): void {
  const { context, density } = paint;
  const number = Number(thing.pose.replace('pair-', ''));
  if (!showsPictures(paint)) {
    paintPlate(context, number, spot, Math.max(1, Math.round(density)));
    return;
  }
  const art = artOf(paint);
  const ring = Math.round((ART_ACTOR / 2 + 1) * art);
  context.fillStyle = mouthColour(number);
  context.beginPath();
  context.arc(spot.x, spot.y, ring, 0, 2 * Math.PI);
  context.fill();
  stand(paint, SPRITES['classic-mouth'].frames[0], spot, 0);
  const unit = Math.max(Math.round(density * 0.9), Math.round(art * MARK_PART));
  paintPlate(context, number, spot, unit);
}

function paintCrown(paint: PaintContext, spot: Spot): void {
  // A player who has won wears it.
  if (paint.won) return;
  const picture = paint.reducedMotion
    ? SPRITES['classic-crown'].frames[0]
    : frameAt(SPRITES['classic-crown'], paint.timeMs, true);
  const small = Math.max(1, Math.round(paint.density * 0.8));
  stand(paint, picture, spot, 0, showsPictures(paint) ? artOf(paint) : small);
}

/** Draws the player; the ghost of another run is half transparent. */
export function paintWalker(paint: PaintContext, spot: Spot, sprite: Sprite, isGhost: boolean): void {
  if (isGhost) paint.context.globalAlpha = GHOST_ALPHA;
  // A player beneath a bridge shines through, so that it is never lost.
  else if (sprite.beneath) paint.context.globalAlpha = BENEATH_ALPHA;
  const picture = pictureOf(sprite, paint.timeMs);
  if (showsPictures(paint) && picture !== null) stand(paint, picture, spot, LIFT);
  else paintDot(paint, spot, isGhost ? '#d9e8ff' : PLAYER);
  paint.context.globalAlpha = 1;
}

function paintDot({ context, view, density }: PaintContext, { x, y }: Spot, colour: string): void {
  const side = Math.max(Math.round(3 * density), Math.round(view.cell * 0.6));
  const rim = Math.max(1, Math.round(density));
  const lead = side >> 1;
  context.fillStyle = INK;
  context.fillRect(x - lead - rim, y - lead - rim, side + 2 * rim, side + 2 * rim);
  context.fillStyle = colour;
  context.fillRect(x - lead, y - lead, side, side);
}

/** Draws a picture in the middle of a cell, lifted by so many pixels of art. */
export function stand(
  paint: PaintContext,
  [fromX, fromY, width, height]: Picture,
  { x, y }: Spot,
  lift: number,
  art: number = artOf(paint),
): void {
  const left = x - Math.round((width * art) / 2);
  const top = y - Math.round((height * art) / 2) - lift * art;
  const { picture } = paint.atlas;
  paint.context.drawImage(picture, fromX, fromY, width, height, left, top, width * art, height * art);
}

function isNear({ context: { canvas }, view: { cell }, density }: PaintContext, { x, y }: Spot): boolean {
  const reach = Math.max(cell, 32 * density);
  return x > -reach && y > -reach && x < canvas.width + reach && y < canvas.height + reach;
}

/** Colours of tunnels, by their numbers: apart for every kind of eye as far as that goes; the number says it for sure. */
const COLOURS = '#ffb000 #64a8ff #ff6f91 #6fe0c0 #d9a0ff #fff1a8 #ff8a50 #b4d94e'.split(' ');

/** The colour of a tunnel, by its number from 1 on. */
function mouthColour(number: number): string {
  return COLOURS[(number - 1) % COLOURS.length];
}

/** The number of a tunnel on a plate in its colour, around a spot of the canvas; `unit` pixels a pixel of it. */
function paintPlate(context: CanvasRenderingContext2D, number: number, { x, y }: Spot, unit: number): void {
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
