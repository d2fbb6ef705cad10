import type { Room, Size } from '../../../graphics/canvas.js';
import { CELL_ART } from './ground.js';

/** How large everything is drawn. Lengths are pixels of the canvas unless they say otherwise. */
export interface Camera {
  /** Pixels of the canvas a pixel of art: a whole number, because then all of them are equally large. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  /** The same in CSS pixels. */
  readonly shown: Size;
  /** How many steps closer than usual it is; and whether the player can look closer still, or from further away. */
  readonly steps: number;
  readonly closer: boolean;
  readonly further: boolean;
}

/** Rock that is seen around a maze, in pixels of art. */
export const RIM_ART = 4;
/** The frame around the picture, in CSS pixels. */
const FRAME = 8;
/** So many cells are seen along the shorter side of the picture where a maze is larger than that. */
const CELLS_IN_VIEW = 12;
/** How much closer than usual the player can look, in steps. */
const MOST_CLOSER = 2;
const LARGEST_SCALE = 8;

/**
 * The picture of a maze of so many cells in a room. A small maze is in it as a whole, as large as it fits; a large one
 * is followed. `steps` closer (positive) or further away (negative) is the player's choice instead.
 */
export function makeCamera(cells: Size, room: Room, steps: number): Camera {
  const width = Math.max(1, Math.floor((room.width - FRAME) * room.density));
  const height = Math.max(1, Math.floor((room.height - FRAME) * room.density));
  const art = {
    width: cells.width * CELL_ART + 2 * RIM_ART,
    height: cells.height * CELL_ART + 2 * RIM_ART,
  };
  const whole = Math.floor(Math.min(width / art.width, height / art.height));
  const near = Math.round(Math.min(width, height) / (CELLS_IN_VIEW * CELL_ART));
  const usual = within(Math.max(whole, near), 1, LARGEST_SCALE);
  const least = within(whole, 1, usual);
  const most = within(usual + MOST_CLOSER, 1, LARGEST_SCALE);
  const scale = within(usual + steps, least, most);
  const size = {
    width: Math.min(width, art.width * scale),
    height: Math.min(height, art.height * scale),
  };
  return {
    scale,
    ...size,
    shown: { width: size.width / room.density, height: size.height / room.density },
    steps: scale - usual,
    closer: scale < most,
    further: scale > least,
  };
}

/** The corner of the picture on the map for a player at this position, in pixels of the canvas. */
export function cornerOf(
  { scale, width, height }: Camera,
  cells: Size,
  place: { readonly x: number; readonly y: number },
): { readonly x: number; readonly y: number } {
  return {
    x: along(place.x, width, cells.width * CELL_ART * scale, RIM_ART * scale),
    y: along(place.y, height, cells.height * CELL_ART * scale, RIM_ART * scale),
  };
}

/** The picture never shows more than the rim beyond the map. */
function along(place: number, length: number, map: number, rim: number): number {
  return Math.round(within(place - length / 2, -rim, map + rim - length));
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
