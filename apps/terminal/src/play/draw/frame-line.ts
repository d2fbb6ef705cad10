import type { StyleName } from '../../screen/style.js';
import type { Canvas, CanvasArea } from './canvas.js';

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
