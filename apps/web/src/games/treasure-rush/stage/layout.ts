import type { Room } from '../../../graphics/canvas.js';

/** The frame around the picture, in CSS pixels. */
const FRAME = 8;
/** Larger canvases are enlarged by the browser, by a whole number: the eye sees no difference, the machine does. */
const MOST_PIXELS = 1500;
/** A wall in parts of a cell; thinner ones than two pixels get lost. */
const WALL_PART = 4 / 50;
const THINNEST_WALL = 2;
/** What is touched is drawn as large as it counts, in parts of a cell. */
const BODY_PART = 16 / 50;
/** A spark is so much of a body. */
const SPARK_PART = 1 / 8;
/** A patch in parts of a cell, and the pixels of art of its mark. */
const PATCH_PART = 40 / 50;
const MARK = 12;

/** Where a maze stands on its canvas. All lengths are whole pixels of the canvas, so that every line is crisp. */
export type MazeLayout = ReturnType<typeof mazeLayout>;

/** The largest layout at which a maze of so many cells a side fits a room as a whole. */
export function mazeLayout(cells: number, { width, height, density }: Room) {
  const room = Math.max(1, Math.floor((Math.min(width, height) - FRAME) * density));
  const enlarged = Math.ceil(room / MOST_PIXELS);
  const canvas = Math.max(cells * THINNEST_WALL, Math.floor(room / enlarged));
  const wall = Math.max(THINNEST_WALL, Math.round((canvas / cells) * WALL_PART));
  const cell = Math.max(1, Math.floor((canvas - wall) / cells));
  const margin = Math.floor((canvas - cells * cell) / 2);
  return {
    /** The side of the canvas, which is a square and the same for mazes of any size. */
    canvas,
    /** The same in CSS pixels. */
    shown: (canvas * enlarged) / density,
    /** The side of a cell, and how thick a wall is. */
    cell,
    wall,
    /** The corner of the maze. */
    left: margin,
    top: margin,
    /** The side of a body: of the player, the treasure, a pick-up and the hunter. */
    body: Math.max(1, Math.round(cell * BODY_PART)),
    /** Pixels of the canvas a grain or a spark, and a pixel of art of the marks of speed patches. */
    art: Math.max(1, Math.round(cell * BODY_PART * SPARK_PART)),
    mark: Math.max(1, Math.floor((cell * PATCH_PART) / MARK)),
  };
}

/** A layout on the way from one to another: the maze glides to its new size. */
export function between(from: MazeLayout, to: MazeLayout, part: number): MazeLayout {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return {
    ...to,
    cell: mix(from.cell, to.cell),
    body: Math.round(mix(from.body, to.body)),
    wall: Math.round(mix(from.wall, to.wall)),
    left: mix(from.left, to.left),
    top: mix(from.top, to.top),
  };
}
