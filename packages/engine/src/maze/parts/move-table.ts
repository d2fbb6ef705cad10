import { EAST, NORTH, SOUTH, WEST } from '../../grid/grid.js';

/** How many columns a move table has: a number that one, two, three and four choices divide evenly. */
export const DRAWS = 12;

/**
 * What a hot loop on a padded rectangle does next, by (possible sides, random number 0..11):
 * step << 8 | the side's bit as the new cell sees it << 4 | the side's bit as this cell sees it.
 *
 * `(word >>> 8) * 12 >>> 24` is the random number of a word; the side is then the one `pickFreeSide` picks.
 */
export function moveTable(stride: number): Int32Array {
  const offsets = [-stride, 1, stride, -1];
  const table = new Int32Array(16 * DRAWS);
  for (let possible = 1; possible < 16; possible++) {
    const sides = [NORTH, EAST, SOUTH, WEST].filter((side) => possible & (1 << side));
    for (let draw = 0; draw < DRAWS; draw++) {
      const side = sides[Math.floor((draw * sides.length) / DRAWS)];
      table[possible * DRAWS + draw] = (offsets[side] << 8) | ((1 << (side ^ 2)) << 4) | (1 << side);
    }
  }
  return table;
}
