import type { Picture } from './picture.js';
import { type Palette, type StyleName, styleCode } from './style.js';

/** Over so few equal cells the cursor is moved by writing them again, which is shorter than a jump. */
const SHORT_GAP = 3;

/**
 * What has to be written to turn one picture on a terminal into another of the same size: only cells that differ,
 * so that nothing flickers and a slow line is not flooded. Without a picture before, the screen is cleared first.
 */
export function changes(before: Picture | null, after: Picture, palette: Palette): string {
  const { columns, rows, characters, styles } = after;
  let output = before === null ? `${styleCode('plain', palette)}\u001b[2J` : '';
  let style: StyleName | null = null;
  const isSame = (cell: number) =>
    before === null
      ? characters[cell] === ' ' && styles[cell] !== 'chosen'
      : before.characters[cell] === characters[cell] && before.styles[cell] === styles[cell];

  for (let row = 0; row < rows; row++) {
    /** The column after the last one written in this row, or -1. */
    let cursor = -1;
    for (let column = 0; column < columns; column++) {
      const cell = row * columns + column;
      if (isSame(cell)) continue;
      // Half of a wide character can't be written: its first half is.
      const from = startOf(after, row, column, cursor);
      if (from !== cursor) output += `\u001b[${row + 1};${from + 1}H`;
      for (let at = from; at <= column; at++) {
        const now = row * columns + at;
        if (styles[now] !== style) output += styleCode(styles[now], palette);
        style = styles[now];
        output += characters[now];
      }
      cursor = column + 1;
    }
  }
  return style === null || style === 'plain' ? output : output + styleCode('plain', palette);
}

/** The column from which a changed cell is written: the cursor's if it is near, else its own. */
function startOf({ characters, columns }: Picture, row: number, column: number, cursor: number): number {
  if (cursor >= 0 && column - cursor <= SHORT_GAP) return cursor;
  return characters[row * columns + column] === '' ? column - 1 : column;
}
