import { blankLine, lineText, putText } from './text-line.js';

/** A picture of dots that are there or not, one bit each, and its reading as braille characters. */
export interface Dots {
  readonly width: number;
  readonly height: number;
  set(x: number, y: number): void;
  /** A straight line, one dot thick; `every` 2 leaves out each second dot. */
  line(x0: number, y0: number, x1: number, y1: number, every: number): void;
  /** How many lines of characters there are. */
  readonly lines: number;
  /** One line of braille, with letters in place of some characters, by column. */
  text(line: number, letters: ReadonlyMap<number, string>): string;
}

const BRAILLE = 0x2800;
const DOTS_ACROSS = 2;
const DOTS_DOWN = 4;
// Unicode numbers the dots of a character column by column, except for the lowest pair, which came later.
const DOT_BITS = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80];

export function blankDots(width: number, height: number): Dots {
  const columns = Math.ceil(width / DOTS_ACROSS);
  const lines = Math.ceil(height / DOTS_DOWN);
  const cells = new Uint8Array(columns * lines);

  function set(x: number, y: number): void {
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    cells[(y >> 2) * columns + (x >> 1)] |= DOT_BITS[((y & 3) << 1) | (x & 1)];
  }

  /** Bresenham's: the dot nearest to the line in each column or row, whichever it has more of. */
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

  function text(row: number, letters: ReadonlyMap<number, string>): string {
    const characters = blankLine(columns);
    for (let column = 0; column < columns; column++) {
      const dots = cells[row * columns + column];
      if (dots !== 0) characters[column] = BRAILLE + dots;
    }
    for (const [column, letter] of letters) putText(characters, column, letter);
    return lineText(characters);
  }

  return { width, height, set, line, lines, text };
}
