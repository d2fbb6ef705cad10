import type { Sprite } from '@warren/games';
import type { Moment } from '../../../game/stage/stage.js';
import { type Frame as Picture, SPRITES, type SpriteName } from '../../../generated/sprites.js';
import type { Atlas } from '../../../graphics/atlas.js';
import type { FrameInterpolator } from '../../../graphics/frame-interpolator.js';
import type { Camera, Position } from './camera.js';
import type { LabyrinthEffects } from './effects.js';
import type { GroundSheet } from './ground-sheet.js';
import type { LabyrinthPalette } from './palette.js';

/** One picture of a labyrinth being played. */
export interface LabyrinthMoment extends Moment {
  readonly motion: FrameInterpolator;
  /** Another run; it is seen while it is in the same maze. */
  readonly ghost: FrameInterpolator;
  readonly effects: LabyrinthEffects;
  readonly camera: Camera;
  readonly sheet: GroundSheet;
  readonly atlas: Atlas;
  readonly palette: LabyrinthPalette;
}

/** What everything in one picture is painted with. */
export interface PaintContext extends LabyrinthMoment {
  readonly context: CanvasRenderingContext2D;
  /** Pixels of the canvas a unit of the map. */
  readonly unit: number;
  /** The corner of the picture on the map, in pixels of the canvas. */
  readonly corner: Position;
}

/** Where the middle of a sprite is on the map, on its way from how it was in the frame before. */
export function middleOf(
  { fraction, unit }: Pick<PaintContext, 'fraction' | 'unit'>,
  sprite: Sprite,
  before: Sprite,
): Position {
  return {
    x: (before.x + (sprite.x - before.x) * fraction + sprite.width / 2) * unit,
    y: (before.y + (sprite.y - before.y) * fraction + sprite.height / 2) * unit,
  };
}

/** The same on the canvas. */
export function placeOf(paint: PaintContext, sprite: Sprite, before: Sprite): Position {
  const { x, y } = middleOf(paint, sprite, before);
  return { x: x - paint.corner.x, y: y - paint.corner.y };
}

/** Draws a picture of the atlas around a place of the canvas. */
export function stand({ context, atlas, camera }: PaintContext, picture: Picture, { x, y }: Position): void {
  const [fromX, fromY, width, height] = picture;
  const across = width * camera.scale;
  const down = height * camera.scale;
  const left = Math.round(x - across / 2);
  const top = Math.round(y - down / 2);
  context.drawImage(atlas.picture, fromX, fromY, width, height, left, top, across, down);
}

/** Lays a picture at a place of the map, in pixels of art. */
export function layOn(
  { context, atlas, camera: { scale }, corner }: PaintContext,
  name: SpriteName,
  left: number,
  top: number,
): void {
  const [fromX, fromY, width, height] = SPRITES[name].frames[0];
  const [x, y] = [left * scale - corner.x, top * scale - corner.y];
  context.drawImage(atlas.picture, fromX, fromY, width, height, x, y, width * scale, height * scale);
}

/** How large the ring around a thing is, in pixels of art. */
const RING_ART = 9;

/** With high contrast everything that matters has a ring around it. */
export function ring({ context, camera: { scale }, palette }: PaintContext, { x, y }: Position): void {
  if (palette.plain === null) return;
  context.beginPath();
  context.arc(x, y, RING_ART * scale, 0, 2 * Math.PI);
  context.strokeStyle = palette.plain.ring;
  context.lineWidth = 2 * scale;
  context.stroke();
}
