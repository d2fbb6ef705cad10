import { type HudTime, LAST_SECONDS, sayTenths, wholeSeconds } from '@warren/games';
import { cutText, type Picture, type ScreenSize, write } from './picture.js';
import type { Look, StyleName } from './style.js';

/** A part of a picture to draw on. Columns and rows count from its own corner. */
export interface Canvas extends ScreenSize {
  readonly look: Look;
  /** Writes to the right from a place; what goes beyond the right edge is cut. */
  put(column: number, row: number, text: string, style?: StyleName): void;
  /** An area of this one. */
  part(area: CanvasArea): Canvas;
}

interface CanvasArea extends ScreenSize {
  readonly column: number;
  readonly row: number;
}

/** The whole of a picture to draw on. */
export function canvasOn(picture: Picture, look: Look): Canvas {
  const { columns, rows } = picture;
  return canvasIn(picture, look, { column: 0, row: 0, columns, rows });
}

function canvasIn(picture: Picture, look: Look, area: CanvasArea): Canvas {
  const { columns, rows } = area;
  return {
    columns,
    rows,
    look,
    put(column, row, text, style) {
      if (row < 0 || row >= rows) return;
      const cut = cutText(text, columns - column);
      write(picture, { column: area.column + column, row: area.row + row, text: cut, style });
    },
    part: (inner) =>
      canvasIn(picture, look, { ...inner, column: area.column + inner.column, row: area.row + inner.row }),
  };
}

/** Draws a line around an area, just outside of it. */
export function drawFrame(canvas: Canvas, area: CanvasArea, style: StyleName = 'wall'): void {
  const [level, upright, corners] = canvas.look.unicode ? ['─', '│', '╭╮╰╯'] : ['-', '|', '++++'];
  const { column, row, columns, rows } = area;
  const line = level.repeat(columns);
  canvas.put(column - 1, row - 1, corners[0] + line + corners[1], style);
  canvas.put(column - 1, row + rows, corners[2] + line + corners[3], style);
  for (let i = 0; i < rows; i++) {
    canvas.put(column - 1, row + i, upright, style);
    canvas.put(column + columns, row + i, upright, style);
  }
}

/** Between the picture and the panel. */
const GAP = 1;

/** A line of a panel: a label and its value. */
export interface PanelLine {
  readonly label: string;
  readonly value?: string;
  readonly style?: StyleName;
}

/** Splits a canvas into a picture and a panel to its right; a narrow canvas is all picture. */
export function withPanel(canvas: Canvas, width: number): Readonly<Record<'picture' | 'panel', Canvas>> {
  const columns = canvas.columns < 2 * width ? canvas.columns : canvas.columns - width - GAP;
  const part = (column: number, wide: number) =>
    canvas.part({ column, row: 0, columns: wide, rows: canvas.rows });
  return {
    picture: part(0, columns),
    panel: part(columns + GAP, Math.max(0, canvas.columns - columns - GAP)),
  };
}

/** A part of a canvas that is as wide as all of it. */
export function bandOf(canvas: Canvas, row: number, rows: number): Canvas {
  return canvas.part({ column: 0, row, columns: canvas.columns, rows });
}

/** Writes lines below each other: labels to the left, values to the right. */
export function putPanel(panel: Canvas, row: number, lines: readonly PanelLine[]): void {
  lines.forEach(({ label, value = '', style = 'strong' }, i) => {
    panel.put(0, row + i, label, value === '' ? style : 'quiet');
    panel.put(panel.columns - value.length, row + i, value, style);
  });
}

/** A share of a whole as a bar of characters. */
export function bar(canvas: Canvas, now: number, most: number, columns: number): string {
  const full = most === 0 ? 0 : Math.ceil((Math.min(now, most) * columns) / most);
  const [on, off] = canvas.look.unicode ? ['■', '·'] : ['=', '.'];
  return on.repeat(full) + off.repeat(columns - full);
}

/** Five rows of three, a bit each; the highest bit is on the left. */
const DIGITS: Readonly<Record<string, readonly number[]>> = {
  0: [7, 5, 5, 5, 7],
  1: [2, 6, 2, 2, 7],
  2: [7, 1, 7, 4, 7],
  3: [7, 1, 7, 1, 7],
  4: [5, 5, 7, 1, 1],
  5: [7, 4, 7, 1, 7],
  6: [7, 4, 7, 5, 7],
  7: [7, 1, 2, 2, 2],
  8: [7, 5, 7, 5, 7],
  9: [7, 5, 7, 1, 7],
  '.': [0, 0, 0, 0, 2],
};
const BIG_ROWS = 5;
const BIG_COLUMNS = 3;

/** Writes a number in large digits. */
function putBigNumber(canvas: Canvas, row: number, number: string, style: StyleName): void {
  const block = canvas.look.unicode ? '█' : '#';
  [...number].forEach((digit, place) => {
    (DIGITS[digit] ?? []).forEach((bits, down) => {
      const text = Array.from({ length: BIG_COLUMNS }, (_, i) => (bits & (4 >> i) ? block : ' ')).join('');
      canvas.put(place * (BIG_COLUMNS + 1), row + down, text, style);
    });
  });
}

/** Whether the time of a clock runs out soon. */
export function isPressing(time: HudTime): boolean {
  return time.isLeft && wholeSeconds(time) <= LAST_SECONDS;
}

/** Draws a panel with the time in large digits, the time in words and further lines. */
export function putClockPanel(
  panel: Canvas,
  time: HudTime,
  lines: readonly PanelLine[],
  isLast = isPressing(time),
): void {
  const value = sayTenths(time.ticks);
  putBigNumber(panel, 1, value, isLast ? 'bad' : 'strong');
  putPanel(panel, BIG_ROWS + 2, [{ label: time.isLeft ? 'Time left' : 'Time', value }, ...lines]);
}
