import type { StyleName } from '../../screen/style.js';
import type { Canvas } from './canvas.js';

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
/** How many rows a number takes. */
export const BIG_ROWS = 5;
const BIG_COLUMNS = 3;

/** Writes a number so large that it is seen from the corner of the eye. */
export function putBigNumber(canvas: Canvas, row: number, number: string, style: StyleName): void {
  const block = canvas.look.unicode ? '█' : '#';
  [...number].forEach((digit, place) => {
    (DIGITS[digit] ?? []).forEach((bits, down) => {
      const text = Array.from({ length: BIG_COLUMNS }, (_, i) => (bits & (4 >> i) ? block : ' ')).join('');
      canvas.put(place * (BIG_COLUMNS + 1), row + down, text, style);
    });
  });
}
