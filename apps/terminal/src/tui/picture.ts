import { type Palette, type StyleName, styleCode } from './style.js';

const INVISIBLE = /^[\p{M}\p{Cf}\p{Cc}\p{Cs}\p{Zl}\p{Zp}]$/u;
/** The first and the last of each range of characters that take two columns: East Asian letters and emoji. */
const WIDE: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x231a, 0x231b],
  [0x23e9, 0x23ec],
  [0x2e80, 0x303e],
  [0x3041, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f300, 0x1faff],
  [0x20000, 0x3fffd],
];

/** The columns that a character takes; 0 for one that is not visible by itself. */
export function characterWidth(character: string): 0 | 1 | 2 {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0x20 && code < 0x7f) return 1;
  if (INVISIBLE.test(character)) return 0;
  return code >= WIDE[0][0] && WIDE.some(([first, last]) => code >= first && code <= last) ? 2 : 1;
}

/** The size of a screen in characters. */
export interface ScreenSize {
  readonly columns: number;
  readonly rows: number;
}

/** A screen full of characters with styles, row-major. A character of two columns is followed by an empty one. */
export interface Picture extends ScreenSize {
  readonly characters: string[];
  readonly styles: StyleName[];
}

/** A text and its position in a picture. */
export interface Writing {
  readonly column: number;
  readonly row: number;
  readonly text: string;
  readonly style?: StyleName | undefined;
}

const PLAIN = /^[ -~]*$/;

/** An empty picture. */
export function makePicture({ columns, rows }: ScreenSize): Picture {
  const length = Math.max(0, columns * rows);
  return {
    columns,
    rows,
    characters: new Array(length).fill(' '),
    styles: new Array(length).fill('plain'),
  };
}

/** Writes into a picture; characters outside of it or without a width are left out. */
export function write(picture: Picture, { column, row, text, style = 'plain' }: Writing): void {
  if (row < 0 || row >= picture.rows) return;
  let at = column;
  // Composed letters take one column, so that accents are not lost.
  for (const character of text.normalize('NFC')) {
    const width = characterWidth(character);
    if (at + width > picture.columns) return;
    if (at >= 0)
      for (let i = 0; i < width; i++) setCell(picture, at + i, row, i === 0 ? character : '', style);
    at += width;
  }
}

function setCell(picture: Picture, column: number, row: number, character: string, style: StyleName): void {
  const cell = row * picture.columns + column;
  picture.characters[cell] = character;
  picture.styles[cell] = style;
}

/** How many columns a text takes. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text.normalize('NFC')) width += characterWidth(character);
  return width;
}

/** Cuts a text to at most `columns` columns. */
export function cutText(text: string, columns: number): string {
  // Most texts are short and plain.
  if (text.length <= columns && PLAIN.test(text)) return text;
  let width = 0;
  let cut = '';
  for (const character of text.normalize('NFC')) {
    width += characterWidth(character);
    if (width > columns) break;
    cut += character;
  }
  return cut;
}

/** A text that takes exactly so many columns: cut, or filled up with spaces. */
export function padText(text: string, columns: number, align: 'left' | 'right' = 'left'): string {
  const cut = cutText(text, columns);
  const room = ' '.repeat(columns - textWidth(cut));
  return align === 'left' ? cut + room : room + cut;
}

/** The rows of a picture as text, without the spaces they end in. */
export function pictureLines({ columns, rows, characters }: Picture): string[] {
  return Array.from({ length: rows }, (_, row) =>
    characters
      .slice(row * columns, (row + 1) * columns)
      .join('')
      .trimEnd(),
  );
}

/** Up to this many equal cells are written again, which is shorter than moving the cursor. */
const SHORT_GAP = 3;

/**
 * The output that turns one picture into another of the same size: only cells that differ, so that nothing flickers
 * and slow connections keep up. Without a picture before, the screen is cleared first.
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
      // A wide character is written from its first half.
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
