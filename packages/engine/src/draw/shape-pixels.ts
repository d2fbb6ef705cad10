import { exists, type Grid } from '../grid/grid.js';
import type { Ink } from './colour.js';
import { blankCoverage, type Coverage, inkCovered, strokeLine } from './coverage.js';
import { type Drawing, pictureSize } from './drawing.js';
import { eachWall, type Geometry, type Points } from './geometry.js';
import { geometryOf } from './make-geometry.js';
import { marksOf, paintMark } from './marks.js';
import { type Palette, paletteInks, paletteOf } from './palette.js';
import { polygonFiller } from './polygon-pixels.js';
import { type Band, bandOf, blankRaster, type Picture, type Raster, type View } from './raster.js';
import { VISITED } from './trail.js';

const BAND_ROWS = 64;
/** How wide the trail is, as a share of the room in a cell. */
const TRAIL_SHARE = 0.3;
/** How thick the trail's edge is, where it has one, in cells. */
const TRAIL_EDGE = 0.06;

/** Hexagons, triangles and rings as pixels: floors first, then the trail, walls and marks, all with soft edges. */
export function shapePicture(drawing: Drawing): Picture {
  const geometry = geometryOf(drawing.maze.grid);
  const size = pictureSize(drawing, geometry);
  return { ...size, bands: () => shapeBands(drawing, geometry, size) };
}

/** One strip while it is being painted. */
interface Strip {
  readonly raster: Raster;
  readonly coverage: Coverage;
  readonly cells: Int32Array;
  readonly view: View;
  fill(points: Points, view: View, word: number): void;
}

function* shapeBands(
  drawing: Drawing,
  geometry: Geometry,
  size: { width: number; height: number },
): Generator<Band> {
  const { maze, cellSize, wall, margin } = drawing;
  const inks = paletteInks(paletteOf(drawing));
  const marks = marksOf(drawing);
  const raster = blankRaster(size.width, BAND_ROWS);
  const coverage = blankCoverage(raster);
  const fill = polygonFiller(raster);
  const frame = margin + wall / 2;
  const cellsIn = cellsByStrip(maze.grid, geometry, {
    count: Math.ceil(size.height / BAND_ROWS),
    rows: BAND_ROWS,
    scale: cellSize,
    offset: frame,
    // Soft edges reach half a pixel beyond a line.
    reach: wall / 2 + 1,
  });
  for (let y = 0; y < size.height; y += BAND_ROWS) {
    const view = { scale: cellSize, left: frame, top: frame - y };
    const strip = { raster, coverage, cells: cellsIn(y / BAND_ROWS), view, fill };
    raster.words.fill(inks.ground.word);
    paintFloors(strip, drawing, geometry, inks);
    if (drawing.trail !== null) paintTrail(strip, drawing, geometry, inks);
    if (wall > 0) paintWalls(strip, drawing, geometry, inks.wall);
    for (const [cell, mark] of marks) {
      const { x, y: down } = geometry.centre(cell);
      const size = 2 * geometry.room * cellSize - wall;
      const corner = { x: x * cellSize + view.left - size / 2, y: down * cellSize + view.top - size / 2 };
      if (corner.y > -size && corner.y < BAND_ROWS) paintMark(raster, { ...corner, size }, mark, inks);
    }
    yield bandOf(raster, y, Math.min(BAND_ROWS, size.height - y));
  }
}

function paintFloors(strip: Strip, drawing: Drawing, geometry: Geometry, inks: Palette<Ink>): void {
  const { maze, distances, rampScale } = drawing;
  for (const cell of strip.cells) {
    if (!exists(maze.grid, cell)) continue;
    const distance = distances === null ? -1 : distances[cell];
    const ink = distance < 0 ? inks.floor : inks.floors[Math.floor(distance * rampScale)];
    strip.fill(geometry.outline(cell), strip.view, ink.word);
  }
}

function paintTrail(strip: Strip, drawing: Drawing, geometry: Geometry, inks: Palette<Ink>): void {
  const radius = Math.max(0.5, geometry.room * drawing.cellSize * TRAIL_SHARE);
  if (inks.trailEdge !== null) {
    const edge = drawing.cellSize * TRAIL_EDGE;
    strokeTrail(strip, drawing, geometry, radius + edge);
    inkCovered(strip.raster, strip.coverage, inks.trailEdge);
  }
  strokeTrail(strip, drawing, geometry, radius);
  inkCovered(strip.raster, strip.coverage, inks.trail);
}

function strokeTrail(strip: Strip, { maze, trail }: Drawing, geometry: Geometry, radius: number): void {
  for (const cell of strip.cells) {
    const sides = trail === null ? 0 : trail.over[cell];
    if (sides === 0) continue;
    if (sides === VISITED) {
      const { x, y } = geometry.centre(cell);
      strokeLine(strip.coverage, [x, y, x, y], strip.view, radius);
    }
    for (let side = 0; side < maze.grid.sides; side++) {
      if ((sides & (1 << side)) === 0) continue;
      strokeLine(strip.coverage, geometry.way(cell, side), strip.view, radius);
    }
  }
}

function paintWalls(strip: Strip, drawing: Drawing, geometry: Geometry, ink: Ink): void {
  const { maze, wall } = drawing;
  for (const cell of strip.cells) {
    eachWall(maze, geometry, cell, ({ points }) => {
      strokeLine(strip.coverage, points, strip.view, wall / 2);
    });
  }
  inkCovered(strip.raster, strip.coverage, ink);
}

/** Strips of a picture: how many pixels a unit of cells has, where the cells begin, how far lines reach beyond them. */
interface Strips {
  readonly count: number;
  readonly rows: number;
  readonly scale: number;
  readonly offset: number;
  readonly reach: number;
}

/**
 * Finds the cells that each strip may touch, in increasing order. A first pass counts, so that the second can write
 * into one flat array.
 */
function cellsByStrip(grid: Grid, geometry: Geometry, strips: Strips): (strip: number) => Int32Array {
  const { count, rows, scale, offset, reach } = strips;
  const first = new Int32Array(grid.size);
  const last = new Int32Array(grid.size);
  const starts = new Int32Array(count + 1);
  const stripAt = (pixel: number): number => Math.max(0, Math.min(count - 1, Math.floor(pixel / rows)));
  for (let cell = 0; cell < grid.size; cell++) {
    const points = geometry.outline(cell);
    let top = points[1];
    let bottom = points[1];
    for (let i = 3; i < points.length; i += 2) {
      if (points[i] < top) top = points[i];
      if (points[i] > bottom) bottom = points[i];
    }
    first[cell] = stripAt(top * scale + offset - reach);
    last[cell] = stripAt(bottom * scale + offset + reach);
    for (let strip = first[cell]; strip <= last[cell]; strip++) starts[strip + 1]++;
  }
  for (let strip = 0; strip < count; strip++) starts[strip + 1] += starts[strip];
  const next = starts.slice();
  const cells = new Int32Array(starts[count]);
  for (let cell = 0; cell < grid.size; cell++) {
    for (let strip = first[cell]; strip <= last[cell]; strip++) cells[next[strip]++] = cell;
  }
  return (strip) => cells.subarray(starts[strip], starts[strip + 1]);
}
