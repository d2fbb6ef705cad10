/** A coordinate as a word of 32 cells and a bit in it: sums stay exact at, and beyond, the last safe integers. */
export interface WordPosition {
  readonly word: number;
  readonly bit: number;
}

/** Log2 of the cells in a word. */
export const WORD_SHIFT = 5;
const WORD = 1 << WORD_SHIFT;

/** Where `times * size + offset` lies. `size` and `offset` are small. */
export function wordPosition(times: number, size: number, offset: number): WordPosition {
  const blocks = Math.floor(times / WORD);
  const cells = (times - blocks * WORD) * size + offset;
  return { word: blocks * size + (cells >> WORD_SHIFT), bit: cells & (WORD - 1) };
}

/** Which region a coordinate lies in, and which of its cells it is: rounded down, also below zero. */
export function regionOf(coordinate: number, size: number): { region: number; cell: number } {
  // A quotient would be rounded; the remainder is exact, and what is left divides evenly.
  const rest = coordinate % size;
  const region = (coordinate - rest) / size;
  return rest < 0 ? { region: region - 1, cell: rest + size } : { region, cell: rest + 0 };
}
