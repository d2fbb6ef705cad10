import { characterWidth } from './character-width.js';
import type { StyleName } from './style.js';

/** How much of a screen there is, in characters. */
export interface ScreenSize {
  readonly columns: number;
  readonly rows: number;
}

/** A screen full of characters with styles, row-major. A character of two columns is followed by an empty one. */
export interface Picture extends ScreenSize {
  readonly characters: string[];
  readonly styles: StyleName[];
}

/** A place in a picture, and what is written from there to the right. */
export interface Writing {
  readonly column: number;
  readonly row: number;
  readonly text: string;
  readonly style?: StyleName | undefined;
}

const PLAIN = /^[ -~]*$/;

/** A picture of nothing. */
export function makePicture({ columns, rows }: ScreenSize): Picture {
  const length = Math.max(0, columns * rows);
  return {
    columns,
    rows,
    characters: new Array(length).fill(' '),
    styles: new Array(length).fill('plain'),
  };
}

/** Writes into a picture; what is outside of it, or cannot be shown, is left out. */
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

/** As much of a text as has room in so many columns. */
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

/** The rows of a picture as text, without the spaces they end in. */
export function pictureLines({ columns, rows, characters }: Picture): string[] {
  return Array.from({ length: rows }, (_, row) =>
    characters
      .slice(row * columns, (row + 1) * columns)
      .join('')
      .trimEnd(),
  );
}
