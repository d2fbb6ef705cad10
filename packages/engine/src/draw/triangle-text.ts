import { E, exists, N, S, W } from '../grid/grid.js';
import { pointsUp } from '../grid/triangle.js';
import { type Characters, MARK_LETTERS } from './characters.js';
import type { Drawing } from './drawing.js';
import { marksOf } from './marks.js';
import { blankLine, lineText, putText, type TextLine } from './text-line.js';

/** Lines a row of triangles takes, and columns from one triangle to the next: the slopes rise one by one. */
const STEP = 3;
const BASE = '____';

/**
 * Triangles as text, three lines a row: slopes between neighbours in a row, and flat sides as underscores in the last
 * line of the upper row. A line before the first row holds the flat sides on top.
 */
export function* triangleText(drawing: Drawing, characters: Characters): Generator<string> {
  const { width, height } = drawing.maze.grid;
  const length = STEP * (width + 1);
  const marks = marksOf(drawing);
  let before = blankLine(length);
  for (let row = 0; row < height; row++) {
    const lines = [before, blankLine(length), blankLine(length), blankLine(length)];
    for (let x = 0; x < width; x++) {
      const cell = row * width + x;
      putWalls(drawing, cell, lines, characters);
      putTrail(drawing, cell, lines, characters.dot);
      const mark = marks.get(cell);
      if (mark !== undefined) putText(lines[2], x * STEP + 2, MARK_LETTERS[mark]);
    }
    for (let i = 0; i < STEP; i++) yield lineText(lines[i]);
    before = lines[STEP];
  }
  yield lineText(before);
}

/** Draws a cell into the lines of its row; the first line given is the last one of the row above. */
function putWalls(
  drawing: Drawing,
  cell: number,
  lines: readonly TextLine[],
  { slash, backslash }: Characters,
): void {
  const { grid, open } = drawing.maze;
  if (!exists(grid, cell)) return;
  const up = pointsUp(cell, grid.width);
  const left = (cell % grid.width) * STEP;
  const right = left + 2 * STEP - 1;
  const sides = open[cell];
  for (let i = 0; i < STEP; i++) {
    const inset = up ? STEP - 1 - i : i;
    if ((sides & W) === 0) putText(lines[i + 1], left + inset, up ? slash : backslash);
    if ((sides & E) === 0) putText(lines[i + 1], right - inset, up ? backslash : slash);
  }
  if ((sides & (up ? S : N)) === 0) putText(up ? lines[STEP] : lines[0], left + 1, BASE);
}

function putTrail({ maze, trail }: Drawing, cell: number, lines: readonly TextLine[], dot: string): void {
  const sides = trail === null ? 0 : trail.over[cell];
  if (sides === 0) return;
  const middle = (cell % maze.grid.width) * STEP + 2;
  putText(lines[2], middle, dot + dot);
  if ((sides & W) !== 0) putText(lines[2], middle - 1, dot);
  if ((sides & E) !== 0) putText(lines[2], middle + 2, dot);
  if ((sides & N) !== 0) putText(lines[1], middle, dot + dot);
  if ((sides & S) !== 0) putText(lines[3], middle, dot + dot);
}
