import type { GridKind } from '../grid/grid.js';
import { accept, type Result, refuse } from '../result.js';
import { bridgeEdges, trailBeneath } from './bridge.js';
import { MARK_LETTERS } from './characters.js';
import { blankDots, type Dots } from './dots.js';
import type { Drawing } from './drawing.js';
import { eachWall, type Geometry, type Points } from './geometry.js';
import { geometryOf } from './make-geometry.js';
import { marksOf } from './marks.js';

/** Dots from one cell to the next. */
const PITCH: Record<GridKind, number> = { rect: 4, hex: 6, triangle: 6, polar: 8 };
/** Bridges need room for their edges. */
const WOVEN_PITCH = 8;

/** The most dots a drawing may have: 32 MB of them. */
export const MAX_DOTS = 268_435_456;

/** A maze as braille characters, two by four dots each: the one text that can show arcs. */
export function brailleText(drawing: Drawing): Result<Iterable<string>> {
  const { grid, under } = drawing.maze;
  const geometry = geometryOf(grid);
  const pitch = under === null ? PITCH[grid.kind] : WOVEN_PITCH;
  const width = Math.ceil(geometry.width * pitch) + 1;
  const height = Math.ceil(geometry.height * pitch) + 1;
  if (width * height > MAX_DOTS) {
    return refuse(`${width} x ${height} dots are more than the ${MAX_DOTS} a braille drawing may have`);
  }
  const dots = blankDots(width, height);
  putWalls(drawing, geometry, dots, pitch);
  if (drawing.trail !== null) putTrail(drawing, geometry, dots, pitch);
  return accept(linesOf(dots, drawing.marks ? lettersByLine(drawing, geometry, pitch) : new Map()));
}

function* linesOf(dots: Dots, letters: ReadonlyMap<number, Map<number, string>>): Generator<string> {
  const none = new Map<number, string>();
  for (let line = 0; line < dots.lines; line++) yield dots.text(line, letters.get(line) ?? none);
}

function putWalls({ maze }: Drawing, geometry: Geometry, dots: Dots, pitch: number): void {
  const { grid, under } = maze;
  for (let cell = 0; cell < grid.size; cell++) {
    eachWall(maze, geometry, cell, ({ points }) => putLine(dots, points, pitch, 1));
    if (under === null || under[cell] === 0) continue;
    const y = Math.floor(cell / grid.width);
    for (const edge of bridgeEdges(cell % grid.width, y, under[cell])) putLine(dots, edge, pitch, 1);
  }
}

/** The trail has every second dot only, which tells it from walls. */
function putTrail({ maze, trail }: Drawing, geometry: Geometry, dots: Dots, pitch: number): void {
  if (trail === null) return;
  const { grid } = maze;
  for (let cell = 0; cell < grid.size; cell++) {
    for (let side = 0; side < grid.sides; side++) {
      if ((trail.over[cell] & (1 << side)) !== 0) putLine(dots, geometry.way(cell, side), pitch, 2);
    }
    if (trail.under === null || trail.under[cell] === 0) continue;
    const y = Math.floor(cell / grid.width);
    for (const piece of trailBeneath(cell % grid.width, y, trail.under[cell])) putLine(dots, piece, pitch, 2);
  }
}

function putLine(dots: Dots, points: Points, pitch: number, every: number): void {
  for (let i = 2; i < points.length; i += 2) {
    dots.line(
      Math.round(points[i - 2] * pitch),
      Math.round(points[i - 1] * pitch),
      Math.round(points[i] * pitch),
      Math.round(points[i + 1] * pitch),
      every,
    );
  }
}

/** Letters stand in place of the character that holds the middle of their cell. */
function lettersByLine(
  { maze }: Drawing,
  geometry: Geometry,
  pitch: number,
): ReadonlyMap<number, Map<number, string>> {
  const byLine = new Map<number, Map<number, string>>();
  for (const [cell, mark] of marksOf(maze)) {
    const { x, y } = geometry.centre(cell);
    const line = Math.floor((y * pitch) / 4);
    const letters = byLine.get(line) ?? new Map<number, string>();
    letters.set(Math.floor((x * pitch) / 2), MARK_LETTERS[mark]);
    byLine.set(line, letters);
  }
  return byLine;
}
