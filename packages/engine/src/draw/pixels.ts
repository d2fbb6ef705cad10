import type { Maze } from '../maze/maze.js';
import { accept, type Result, refuse } from '../result.js';
import { type DrawOptions, readDrawing } from './drawing.js';
import type { Image, Picture } from './raster.js';
import { rectPicture } from './rect-pixels.js';
import { shapePicture } from './shape-pixels.js';

/** The longest side of a picture, in pixels, and the most pixels of one that is painted as a whole. */
export const MAX_PICTURE_SIDE = 262_144;
export const MAX_IMAGE_PIXELS = 67_108_864;

/** Prepares a picture of a maze that is painted in bands: memory for a row of cells, whatever the size. */
export function paintBands(maze: Maze, options: DrawOptions = {}): Result<Picture> {
  const drawing = readDrawing(maze, options);
  if (!drawing.ok) return drawing;
  const picture = maze.grid.kind === 'rect' ? rectPicture(drawing.value) : shapePicture(drawing.value);
  const { width, height } = picture;
  if (width > MAX_PICTURE_SIDE || height > MAX_PICTURE_SIDE) {
    return refuse(
      `the picture would be ${width} x ${height} pixels, at most ${MAX_PICTURE_SIDE} a side; make the cells smaller`,
    );
  }
  return accept(picture);
}

export function paint(maze: Maze, options: DrawOptions = {}): Result<Image> {
  const picture = paintBands(maze, options);
  if (!picture.ok) return picture;
  const { width, height } = picture.value;
  if (width * height > MAX_IMAGE_PIXELS) {
    return refuse(
      `the picture would be ${width} x ${height} pixels, at most ${MAX_IMAGE_PIXELS} as a whole; make the cells smaller`,
    );
  }
  const data = new Uint8Array(width * height * 4);
  for (const band of picture.value.bands()) data.set(band.data, band.y * width * 4);
  return accept({ width, height, data });
}
