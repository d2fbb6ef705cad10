import type { Look } from '../../screen/look.js';
import { cutText, type Picture, write } from '../../screen/picture.js';
import type { StyleName } from '../../screen/style.js';

/** A part of a picture that may be drawn on. Places are counted from its own corner. */
export interface Canvas {
  readonly columns: number;
  readonly rows: number;
  readonly look: Look;
  /** Writes to the right from a place; what goes beyond the right edge is cut. */
  put(column: number, row: number, text: string, style?: StyleName): void;
  /** An area of this one. */
  part(area: CanvasArea): Canvas;
}

export interface CanvasArea {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
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
