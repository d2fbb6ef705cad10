import type { Room, Size } from '../../../graphics/canvas.js';
import { CELL_ART } from './ground.js';

/** A place on the canvas or on the map. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

/** Rock that is seen around a maze, in pixels of art. */
const RIM_ART = 4;
/** The frame around the picture, in CSS pixels. */
const FRAME = 8;
/** So many cells are seen along the shorter side of the picture where a maze is larger than that. */
const CELLS_IN_VIEW = 12;
/** How much closer than usual the player can look, in steps. */
const MOST_CLOSER = 2;
const LARGEST_SCALE = 8;

/** How large everything is drawn. Lengths are pixels of the canvas unless they say otherwise. */
export type Camera = ReturnType<typeof makeCamera>;

/**
 * The picture of a maze of so many cells in a room. A small maze is in it as a whole, as large as it fits; a large one
 * is followed. `steps` closer (positive) or further away (negative) is the player's choice instead.
 */
export function makeCamera(cells: Size, room: Room, steps: number) {
  const width = Math.max(1, Math.floor((room.width - FRAME) * room.density));
  const height = Math.max(1, Math.floor((room.height - FRAME) * room.density));
  const artOf = (count: number) => count * CELL_ART + 2 * RIM_ART;
  const art = { width: artOf(cells.width), height: artOf(cells.height) };
  const whole = Math.floor(Math.min(width / art.width, height / art.height));
  const near = Math.round(Math.min(width, height) / (CELLS_IN_VIEW * CELL_ART));
  const usual = within(Math.max(whole, near), 1, LARGEST_SCALE);
  const least = within(whole, 1, usual);
  const most = within(usual + MOST_CLOSER, 1, LARGEST_SCALE);
  const scale = within(usual + steps, least, most);
  const size = { width: Math.min(width, art.width * scale), height: Math.min(height, art.height * scale) };
  return {
    /** Pixels of the canvas a pixel of art: a whole number, because then all of them are equally large. */
    scale,
    ...size,
    /** The same in CSS pixels. */
    shown: { width: size.width / room.density, height: size.height / room.density },
    /** How many steps closer than usual it is; and whether the player can look closer still, or from further away. */
    steps: scale - usual,
    closer: scale < most,
    further: scale > least,
  };
}

/** The corner of the picture on the map for a player at this position, in pixels of the canvas. */
export function cornerOf({ scale, width, height }: Camera, cells: Size, place: Position): Position {
  const rim = RIM_ART * scale;
  /** The picture never shows more than the rim beyond the map. */
  const along = (at: number, length: number, map: number) =>
    Math.round(within(at - length / 2, -rim, map * CELL_ART * scale + rim - length));
  return { x: along(place.x, width, cells.width), y: along(place.y, height, cells.height) };
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
