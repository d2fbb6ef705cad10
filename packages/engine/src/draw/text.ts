import type { Maze } from '../maze/maze.js';
import { accept, type Result } from '../result.js';
import { brailleText } from './braille.js';
import { mazeRow, rowOf } from './cell-row.js';
import { CHARACTERS, type LineStyle } from './characters.js';
import { type Drawing, type DrawOptions, readDrawing } from './drawing.js';
import { hexText } from './hex-text.js';
import { marksByRow, type PlacedMark } from './marks.js';
import { rectPen } from './rect-text.js';
import { triangleText } from './triangle-text.js';

/** Draws a maze as lines of text, without line ends. They are made one by one, so that large mazes can be written as they come. */
export function textLines(maze: Maze, options: DrawOptions = {}): Result<Iterable<string>> {
  const drawing = readDrawing(maze, options);
  if (!drawing.ok) return drawing;
  const { style } = drawing.value;
  if (style === 'braille' || maze.grid.kind === 'polar') return brailleText(drawing.value);
  const characters = CHARACTERS[style];
  if (maze.grid.kind === 'hex') return accept(hexText(drawing.value, characters));
  if (maze.grid.kind === 'triangle') return accept(triangleText(drawing.value, characters));
  return accept(rectText(drawing.value, style));
}

/** Draws a maze as one text, a line end after every line. */
export function drawText(maze: Maze, options: DrawOptions = {}): Result<string> {
  const lines = textLines(maze, options);
  return lines.ok ? accept([...lines.value, ''].join('\n')) : lines;
}

export interface StreamOptions {
  /** `box`. */
  readonly style?: LineStyle;
  /** Whether the first cell and the last are marked as start and exit. True. */
  readonly marks?: boolean;
}

/**
 * Draws a maze of squares whose rows arrive one by one (a byte a cell: its open sides), in memory for two rows. The
 * lines equal those of `textLines` for the whole maze. A row may be overwritten once the next one was asked for.
 */
export function* streamText(rows: Iterable<Uint8Array>, options: StreamOptions = {}): Generator<string> {
  const { style = 'box', marks = true } = options;
  let pen = rectPen(0, CHARACTERS[style]);
  let held: Uint8Array | null = null;
  let first = true;

  function* drawHeld(open: Uint8Array, last: boolean): Generator<string> {
    if (first) pen = rectPen(open.length, CHARACTERS[style]);
    const ends: PlacedMark[] = [];
    if (marks && last) ends.push({ x: open.length - 1, mark: 'exit' });
    if (marks && first) ends.push({ x: 0, mark: 'start' });
    yield* pen.next({ open, under: null, mask: null, trail: null, trailUnder: null, marks: ends });
    first = false;
  }

  // A row is held back until the next one comes: only then is it known not to be the last.
  for (const row of rows) {
    if (held === null) held = new Uint8Array(row.length);
    else yield* drawHeld(held, false);
    held.set(row);
  }
  if (held === null) return;
  yield* drawHeld(held, true);
  yield pen.last();
}

function* rectText(drawing: Drawing, style: LineStyle): Generator<string> {
  const { maze, trail } = drawing;
  const { width, height } = maze.grid;
  const pen = rectPen(width, CHARACTERS[style]);
  const marks = marksByRow(drawing);
  for (let y = 0; y < height; y++) {
    yield* pen.next({
      ...mazeRow(maze, y),
      trail: trail && rowOf(trail.over, width, y),
      trailUnder: trail?.under ? rowOf(trail.under, width, y) : null,
      marks: marks.get(y) ?? [],
    });
  }
  yield pen.last();
}
