import { exists } from '../grid/grid.js';
import { type Characters, MARK_LETTERS } from './characters.js';
import type { Drawing } from './drawing.js';
import { marksOf } from './marks.js';
import { blankLine, lineText, putText, type TextLine } from './text-line.js';

/** Columns from one cell to the next. */
const PITCH = 4;

const NORTH_EAST = 0;
const EAST_SIDE = 1;
const SOUTH_EAST = 2;
const SOUTH_WEST = 3;
const WEST_SIDE = 4;
const NORTH_WEST = 5;

/**
 * Hexagons as text: a line of slopes above each row, then a line of its cells, four characters apart; odd rows stand
 * two characters to the right. Slopes are shared: what is south-east of a cell is north-west of the one below it.
 */
export function* hexText(drawing: Drawing, characters: Characters): Generator<string> {
  const { grid } = drawing.maze;
  const { width, height } = grid;
  const marks = marksOf(drawing);
  for (let row = 0; row <= height; row++) {
    const slopes = blankLine(PITCH * width + 3);
    if (row > 0) putRow(drawing, row - 1, slopes, BELOW, characters);
    if (row < height) putRow(drawing, row, slopes, ABOVE, characters);
    yield lineText(slopes);
    if (row === height) break;
    const cells = blankLine(PITCH * width + 3);
    putRow(drawing, row, cells, BESIDE, characters);
    for (let x = 0; x < width; x++) {
      const cell = row * width + x;
      const mark = marks.get(cell);
      if (mark !== undefined) putText(cells, column(row, x) + 2, MARK_LETTERS[mark]);
      else if (drawing.trail !== null && drawing.trail.over[cell] !== 0) {
        putText(cells, column(row, x) + 2, characters.dot);
      }
    }
    yield lineText(cells);
  }
}

interface SlopePosition {
  readonly side: number;
  readonly offset: number;
  readonly wall: 'slash' | 'backslash' | 'upright';
}

// Where the sides of a cell stand in the lines above, beside and below it.
const ABOVE: readonly SlopePosition[] = [
  { side: NORTH_WEST, offset: 1, wall: 'slash' },
  { side: NORTH_EAST, offset: 3, wall: 'backslash' },
];
const BESIDE: readonly SlopePosition[] = [
  { side: WEST_SIDE, offset: 0, wall: 'upright' },
  { side: EAST_SIDE, offset: 4, wall: 'upright' },
];
const BELOW: readonly SlopePosition[] = [
  { side: SOUTH_WEST, offset: 1, wall: 'backslash' },
  { side: SOUTH_EAST, offset: 3, wall: 'slash' },
];

function putRow(
  drawing: Drawing,
  row: number,
  line: TextLine,
  places: readonly SlopePosition[],
  characters: Characters,
): void {
  const { grid, open } = drawing.maze;
  for (let x = 0; x < grid.width; x++) {
    const cell = row * grid.width + x;
    if (!exists(grid, cell)) continue;
    for (const { side, offset, wall } of places) {
      const at = column(row, x) + offset;
      const bit = 1 << side;
      if ((open[cell] & bit) === 0) putText(line, at, characters[wall]);
      else if (drawing.trail !== null && (drawing.trail.over[cell] & bit) !== 0)
        putText(line, at, characters.dot);
    }
  }
}

function column(row: number, x: number): number {
  return PITCH * x + 2 * (row & 1);
}
