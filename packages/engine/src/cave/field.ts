/**
 * A block of cells, one bit each, 1 for rock. 32 cells that lie side by side are a word, their leftmost cell its
 * lowest bit, and the words of a column lie one after another: the automaton sweeps downwards and finds the words
 * to the left and to the right at a fixed distance. The first and the last column are spare, for the same reason.
 */
export interface Field {
  words: Int32Array;
  /** As long as `words`, for the next step. */
  next: Int32Array;
  readonly columns: number;
  readonly rows: number;
  /** How many cells at each border are there only so that the others grow right. */
  readonly margin: number;
}

/** An empty field of `width` x `height` cells and a margin around them. */
export function makeField(width: number, height: number, margin: number): Field {
  const columns = ((width + 2 * margin + 31) >> 5) + 2;
  const rows = height + 2 * margin;
  const words = new Int32Array(columns * rows);
  return { words, next: new Int32Array(columns * rows), columns, rows, margin };
}

/** The 32 cells from column `x` on in row `y`, counted inside the margin. */
export function wordAt({ words, rows, margin }: Field, x: number, y: number): number {
  const bit = x + margin;
  const at = ((bit >> 5) + 1) * rows + y + margin;
  const shift = bit & 31;
  return shift === 0 ? words[at] : (words[at] >>> shift) | (words[at + rows] << (32 - shift));
}

/** Makes a cell floor. What lies outside the field is left alone. */
export function openCell({ words, columns, rows, margin }: Field, x: number, y: number): void {
  const column = (x + margin) >> 5;
  const row = y + margin;
  if (column < 0 || column >= columns - 2 || row < 0 || row >= rows) return;
  words[(column + 1) * rows + row] &= ~(1 << ((x + margin) & 31));
}
