import type { Maze } from '@warren/engine';
import type { Geometry } from '@warren/engine/draw';
import type { Room, Size } from '../../graphics/canvas.js';
import type { Palette } from './palette.js';

/** How a maze lies on its canvas, in device pixels. */
export interface Layout extends Size {
  /** Where the geometry's origin lies. */
  readonly left: number;
  readonly top: number;
  /** Device pixels a unit of the geometry. */
  readonly scale: number;
  readonly wall: number;
  /** How far the shadow of a wall falls. */
  readonly shadow: number;
}

/** A maze, where it lies and what it is painted with. */
export interface MazeView {
  readonly maze: Maze;
  readonly geometry: Geometry;
  readonly layout: Layout;
  readonly palette: Palette;
}

/** The largest useful size of a cell, in CSS pixels. */
const LARGEST_CELL = 64;
/** Rock on every side, in CSS pixels. */
const MARGIN = 14;
/** Walls of more than one pixel are even, so that lines centred on whole coordinates are sharp. */
const CELL_FOR_TWO_PIXELS = 11;
const CELL_A_WALL_PAIR = 15;
const CELL_A_SHADOW = 6;

/** The maze in the middle, with the largest whole cell size that fits: whole, because then every line is sharp. */
export function layoutOf(geometry: Geometry, { width, height, density }: Room): Layout {
  const across = Math.round(width * density);
  const down = Math.round(height * density);
  const margin = 2 * MARGIN * density;
  const scale = Math.max(
    1,
    Math.floor(
      Math.min((across - margin) / geometry.width, (down - margin) / geometry.height, LARGEST_CELL * density),
    ),
  );
  return {
    width: across,
    height: down,
    left: Math.round((across - geometry.width * scale) / 2),
    top: Math.round((down - geometry.height * scale) / 2),
    scale,
    wall: scale < CELL_FOR_TWO_PIXELS ? 1 : 2 * Math.max(1, Math.round(scale / CELL_A_WALL_PAIR)),
    shadow: Math.round(scale / CELL_A_SHADOW),
  };
}

/** How many squares of a comfortable size fill the space: the size before the player chooses one. */
export function comfortableSize({ width, height }: Size): Size {
  const cell = width < 600 ? 18 : width < 1600 ? 24 : 32;
  const fill = (side: number) => Math.max(5, Math.floor((side - 2 * MARGIN) / cell));
  return { width: fill(width), height: fill(height) };
}
