import type { Maze } from '../maze/maze.js';
import { accept, type Result } from '../result.js';
import type { Colour } from './colour.js';
import { type Drawing, type DrawOptions, pictureSize, readDrawing } from './drawing.js';
import type { Geometry, Points } from './geometry.js';
import { geometryOf } from './make-geometry.js';
import { MARK_EDGE, MARK_SHARE, marksOf, RING_SHARE } from './marks.js';
import { type Palette, paletteOf } from './palette.js';
import { floorPath, mouthPaths, rampPaths } from './svg-floors.js';
import { escapeXml, svgNumber, svgPoint, svgPolyline } from './svg-text.js';
import { wallPath } from './svg-walls.js';
import { trailLines } from './trail-lines.js';

/** How wide the trail is, as a share of the room in a cell, and how thick its edge where it has one, in cells. */
const TRAIL_SHARE = 0.6;
const TRAIL_EDGE = 0.06;
/** The edge that closes seams between coloured cells, in pixels. */
const SEAM = 0.6;

/**
 * Draws a maze as SVG, piece by piece, all on one line. Paths are written in units of cells, which keeps their
 * numbers short, and scaled as a whole; the size in pixels equals that of `paint` with the same options.
 */
export function svgPieces(maze: Maze, options: DrawOptions = {}): Result<Iterable<string>> {
  const drawing = readDrawing(maze, options);
  return drawing.ok ? accept(piecesOf(drawing.value)) : drawing;
}

export function drawSvg(maze: Maze, options: DrawOptions = {}): Result<string> {
  const pieces = svgPieces(maze, options);
  return pieces.ok ? accept([...pieces.value].join('')) : pieces;
}

function* piecesOf(drawing: Drawing): Generator<string> {
  const { maze, cellSize, wall, margin } = drawing;
  const geometry = geometryOf(maze.grid);
  const palette = paletteOf(drawing);
  const frame = margin + wall / 2;
  yield head(drawing, geometry, palette);
  yield `<g transform="translate(${svgPoint(frame, frame)})scale(${cellSize})">`;
  yield* pathElement(`fill="${palette.floor}"`, floorPath(maze, geometry));
  if (drawing.distances !== null) {
    yield `<g stroke-width="${svgNumber(SEAM / cellSize)}">`;
    yield* rampPaths(drawing, geometry, palette);
    yield '</g>';
  }
  yield mouthPaths(drawing, palette);
  yield '<g fill="none" stroke-linecap="round" stroke-linejoin="round">';
  yield* trailPaths(drawing, geometry, palette);
  if (wall > 0) {
    const stroke = `stroke="${palette.wall}" stroke-width="${svgNumber(wall / cellSize)}"`;
    yield* pathElement(stroke, wallPath(maze, geometry));
  }
  yield '</g>';
  yield markCircles(drawing, geometry, palette);
  yield '</g></svg>';
}

function head(drawing: Drawing, geometry: Geometry, palette: Palette<Colour>): string {
  const { maze, title } = drawing;
  const { width, height } = pictureSize(drawing, geometry);
  const name = title === '' ? `Maze, ${maze.grid.width} x ${maze.grid.height}` : escapeXml(title);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"` +
    ` role="img"><title>${name}</title><rect width="${width}" height="${height}" fill="${palette.ground}"/>`
  );
}

function* pathElement(attributes: string, data: Iterable<string>): Generator<string> {
  yield `<path ${attributes} d="`;
  yield* data;
  yield '"/>';
}

function* trailPaths(drawing: Drawing, geometry: Geometry, palette: Palette<Colour>): Generator<string> {
  if (drawing.solution === null) return;
  const lines = trailLines(drawing.maze, drawing.solution, geometry);
  const width = geometry.room * TRAIL_SHARE;
  if (palette.trailEdge !== null) yield* trailPath(lines, palette.trailEdge, width + 2 * TRAIL_EDGE);
  yield* trailPath(lines, palette.trail, width);
}

function* trailPath(lines: readonly Points[], colour: Colour, width: number): Generator<string> {
  yield* pathElement(`stroke="${colour}" stroke-width="${svgNumber(width)}"`, lines.map(svgPolyline));
}

/** A disc for the start, rings for exits; on a ramp of colours each with an edge. */
function markCircles(drawing: Drawing, geometry: Geometry, palette: Palette<Colour>): string {
  const radius = (geometry.room - drawing.wall / drawing.cellSize / 2) * MARK_SHARE;
  let circles = '';
  for (const [cell, mark] of marksOf(drawing)) {
    const { x, y } = geometry.centre(cell);
    const circle = (share: number, colour: Colour): string =>
      `<circle cx="${svgNumber(x)}" cy="${svgNumber(y)}" r="${svgNumber(radius * share)}" fill="${colour}"/>`;
    if (palette.trailEdge !== null) circles += circle(MARK_EDGE, palette.trailEdge);
    circles += circle(1, palette[mark]);
    if (mark === 'exit') circles += circle(RING_SHARE, palette.trailEdge ?? palette.ground);
  }
  return circles;
}
