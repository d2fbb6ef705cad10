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
/** A labyrinth is shown as a whole while its cells are so many CSS pixels wide. */
const LEAST_CELL = 18;
/** So many cells are seen along the shorter side of the picture where they would be smaller. */
const CELLS_IN_VIEW = 12;
/** How many steps closer than usual the player can look, and how many of them make it twice as large. */
const MOST_CLOSER = 4;
const STEPS_TO_DOUBLE = 2;
const LARGEST_SCALE = 8;

/** How large everything is drawn. Lengths are pixels of the canvas unless they say otherwise. */
export type Camera = ReturnType<typeof makeCamera>;

/**
 * The picture of a maze of so many cells in a room. It is in it as a whole, as large as it fits, unless its cells would
 * be too small: then the player is followed. `steps` closer (positive) or further away (negative) is the player's choice instead.
 */
export function makeCamera(cells: Size, room: Room, steps: number) {
  const width = Math.max(1, Math.floor((room.width - FRAME) * room.density));
  const height = Math.max(1, Math.floor((room.height - FRAME) * room.density));
  const artOf = (count: number) => count * CELL_ART + 2 * RIM_ART;
  const art = { width: artOf(cells.width), height: artOf(cells.height) };
  const whole = fitted(Math.min(width / art.width, height / art.height, LARGEST_SCALE));
  const near = Math.min(width, height) / (CELLS_IN_VIEW * CELL_ART);
  const isWhole = whole * CELL_ART >= LEAST_CELL * room.density;
  const usual = isWhole ? whole : fitted(Math.min(near, LARGEST_SCALE));
  const far = Math.floor(STEPS_TO_DOUBLE * Math.log2(whole / usual));
  const taken = within(steps, Math.min(0, far), MOST_CLOSER);
  const scale = Math.max(whole, fitted(Math.min(usual * 2 ** (taken / STEPS_TO_DOUBLE), LARGEST_SCALE)));
  const size = {
    width: Math.min(width, Math.ceil(art.width * scale)),
    height: Math.min(height, Math.ceil(art.height * scale)),
  };
  return {
    /** Pixels of the canvas a pixel of art. A cell has a whole number of them. */
    scale,
    ...size,
    /** The same in CSS pixels. */
    shown: { width: size.width / room.density, height: size.height / room.density },
    /** How many steps closer than usual it is; and whether the player can look closer still, or from further away. */
    steps: taken,
    closer: taken < MOST_CLOSER && scale < LARGEST_SCALE,
    further: scale > whole,
  };
}

/** The next smaller scale at which a cell is a whole number of pixels wide. */
function fitted(scale: number): number {
  return Math.max(1, Math.floor(scale * CELL_ART)) / CELL_ART;
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
