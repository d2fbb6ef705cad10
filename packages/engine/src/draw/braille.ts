import type { GridKind } from '../grid/grid.js';
import { accept, type Result, refuse } from '../result.js';
import { bridgeEdges, trailBeneath } from './bridge.js';
import { MARK_LETTERS } from './characters.js';
import type { Drawing } from './drawing.js';
import { eachWall, type Geometry, type Points } from './geometry.js';
import { geometryOf } from './make-geometry.js';
import { marksByLine, type PlacedMark } from './marks.js';
import { blankLine, lineText, putText } from './text-line.js';

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
  // Letters stand in place of the character that holds the middle of their cell.
  const marks = marksByLine(drawing, (cell) => {
    const { x, y } = geometry.centre(cell);
    return { x: Math.floor((x * pitch) / DOTS_ACROSS), y: Math.floor((y * pitch) / DOTS_DOWN) };
  });
  return accept(linesOf(dots, marks));
}

function* linesOf(dots: Dots, marks: ReturnType<typeof marksByLine>): Generator<string> {
  for (let line = 0; line < dots.lines; line++) yield dots.text(line, marks.get(line) ?? []);
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

const BRAILLE = 0x2800;
const DOTS_ACROSS = 2;
const DOTS_DOWN = 4;
// Unicode numbers the dots of a character column by column, except for the lowest pair, which came later.
const DOT_BITS = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80];

/** A picture of dots that are there or not, one bit each, and its reading as braille characters. */
function blankDots(width: number, height: number) {
  const columns = Math.ceil(width / DOTS_ACROSS);
  const lines = Math.ceil(height / DOTS_DOWN);
  const cells = new Uint8Array(columns * lines);

  function set(x: number, y: number): void {
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    cells[(y >> 2) * columns + (x >> 1)] |= DOT_BITS[((y & 3) << 1) | (x & 1)];
  }

  /**
   * A straight line, one dot thick; `every` 2 leaves out each second dot. Bresenham's: the dot nearest to the line in
   * each column or row, whichever it has more of.
   */
  function line(x0: number, y0: number, x1: number, y1: number, every: number): void {
    const across = Math.abs(x1 - x0);
    const down = Math.abs(y1 - y0);
    const steps = Math.max(across, down);
    for (let i = 0; i <= steps; i += every) {
      const x = steps === 0 ? x0 : Math.round(x0 + ((x1 - x0) * i) / steps);
      const y = steps === 0 ? y0 : Math.round(y0 + ((y1 - y0) * i) / steps);
      set(x, y);
    }
  }

  /** One line of braille, with letters in place of the characters at these marks. */
  function text(row: number, marks: readonly PlacedMark[]): string {
    const characters = blankLine(columns);
    for (let column = 0; column < columns; column++) {
      const dots = cells[row * columns + column];
      if (dots !== 0) characters[column] = BRAILLE + dots;
    }
    for (const { x, mark } of marks) putText(characters, x, MARK_LETTERS[mark]);
    return lineText(characters);
  }

  return { line, lines, text };
}
type Dots = ReturnType<typeof blankDots>;
