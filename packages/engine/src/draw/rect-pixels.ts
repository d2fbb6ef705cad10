import { wallBelow, wallBetween } from './cell-row.js';
import type { Ink } from './colour.js';
import { type Drawing, pictureSize } from './drawing.js';
import { marksByRow, paintMark } from './marks.js';
import { emptyRow, rowReader } from './painted-row.js';
import { paletteInks, paletteOf } from './palette.js';
import { type Band, bandOf, blankRaster, type Picture, type Raster } from './raster.js';
import {
  floorColumn,
  paintBridges,
  paintMouths,
  paintTrail,
  type RectBand,
  rectLayout,
} from './rect-details.js';

/**
 * Squares as pixels. A row of cells is a band: the walls above it, then its floor. The rows of pixels of either part
 * are all alike, so one is painted and the others are copies; bridges, the trail and marks are laid over them.
 */
export function rectPicture(drawing: Drawing): Picture {
  const size = pictureSize(drawing, drawing.maze.grid);
  return { ...size, bands: () => rectBands(drawing, size.width) };
}

function* rectBands(drawing: Drawing, pixels: number): Generator<Band> {
  const { maze, trail, cellSize, wall, margin } = drawing;
  const { width, height } = maze.grid;
  const inks = paletteInks(paletteOf(drawing));
  const layout = rectLayout(drawing);
  const raster = blankRaster(pixels, cellSize);
  const readRow = rowReader(drawing, inks);
  const marks = marksByRow(drawing);
  let above = emptyRow(width, inks);
  let below = emptyRow(width, inks);

  yield* marginBands(raster, 0, margin, inks.ground);
  for (let y = 0; y < height; y++) {
    [above, below] = [below, above];
    readRow(y, below);
    const band = { raster, layout, inks, above, below };
    paintWallRows(band);
    paintFloorRows(band);
    if (maze.under !== null) paintMouths(band);
    if (trail !== null) paintTrail(band, trail, y);
    if (maze.under !== null) paintBridges(band);
    for (const { x, mark } of marks.get(y) ?? []) {
      paintMark(raster, { x: floorColumn(layout, x), y: wall, size: layout.floor }, mark, inks);
    }
    yield bandOf(raster, margin + y * cellSize, cellSize);
  }
  const last = { raster, layout, inks, above: below, below: emptyRow(width, inks) };
  paintWallRows(last);
  if (maze.under !== null) paintMouths(last);
  if (maze.under !== null) paintBridges(last);
  if (wall > 0) yield bandOf(raster, margin + height * cellSize, wall);
  yield* marginBands(raster, margin + height * cellSize + wall, margin, inks.ground);
}

/** Empty rows, as many at a time as a band holds. They leave the raster empty, its left and right margins too. */
function* marginBands(raster: Raster, y: number, rows: number, ground: Ink): Generator<Band> {
  raster.words.fill(ground.word);
  for (let done = 0; done < rows; done += raster.rows) {
    yield bandOf(raster, y + done, Math.min(raster.rows, rows - done));
  }
}

/** The rows of pixels between two rows of cells: corners and the walls from one to the next. */
function paintWallRows({ raster, layout, inks, above, below }: RectBand): void {
  const { words, width } = raster;
  const { wall, floor, margin } = layout;
  if (wall === 0) return;
  const last = above.codes.length - 2;
  const wallWord = inks.wall.word;
  let pixel = margin;
  let wallBefore = 0;
  for (let x = 0; x <= last; x++) {
    const northWest = above.codes[x];
    const northEast = above.codes[x + 1];
    const southWest = below.codes[x];
    const southEast = below.codes[x + 1];
    const any = northWest | northEast | southWest | southEast;
    const bridge = ((any >> 5) | (any >> 6)) & 1;
    const wallHere = wallBelow(northEast, southEast);
    const upright = wallBetween(northWest, northEast) | wallBetween(southWest, southEast);
    const ground = below.floors[x + 1];
    // Takes the wall's colour where a bit is set, without a branch: see `wallBetween`.
    const change = ground ^ wallWord;
    const cornerWord = ground ^ (change & -(wallBefore | wallHere | upright | bridge));
    for (let i = 0; i < wall; i++) words[pixel++] = cornerWord;
    if (x === last) break;
    const word = ground ^ (change & -wallHere);
    for (let i = 0; i < floor; i++) words[pixel++] = word;
    wallBefore = wallHere;
  }
  for (let row = 1; row < wall; row++) words.copyWithin(row * width, 0, width);
}

/** The rows of pixels across a row of cells: floors and the walls between them. */
function paintFloorRows({ raster, layout, inks, below }: RectBand): void {
  const { words, width } = raster;
  const { wall, floor, margin, pitch } = layout;
  const { codes, floors } = below;
  const last = codes.length - 2;
  const wallWord = inks.wall.word;
  const first = wall * width;
  let pixel = first + margin;
  for (let x = 0; x <= last; x++) {
    const word = floors[x + 1];
    const slot = word ^ ((word ^ wallWord) & -wallBetween(codes[x], codes[x + 1]));
    for (let i = 0; i < wall; i++) words[pixel++] = slot;
    if (x === last) break;
    for (let i = 0; i < floor; i++) words[pixel++] = word;
  }
  for (let row = wall + 1; row < pitch; row++) words.copyWithin(row * width, first, first + width);
}
