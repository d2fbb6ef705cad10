import type { Grid } from '../../grid/grid.js';
import type { Rng } from '../../rng/rng.js';

const WORD = 32;

/**
 * Draws the steps of a random walk: a side of the cell, each neighbour exactly equally likely.
 *
 * It takes as few bits a try as name a side, from the low end of a random word, and tries again where there
 * is no neighbour: unbiased without a division, and a word lasts for 16 tries on squares, 10 on hexagons.
 * The cell must have a neighbour.
 */
export function sideDraw(grid: Grid, rng: Rng): (cell: number) => number {
  const width = grid.sides <= 4 ? 2 : 3;
  const tries = Math.floor(WORD / width);
  const lowest = (1 << width) - 1;
  let bits = 0;
  let left = 0;

  return (cell) => {
    for (;;) {
      if (left === 0) {
        bits = rng.next();
        left = tries;
      }
      const side = bits & lowest;
      bits >>= width;
      left--;
      if (side < grid.sides && grid.neighbour(cell, side) >= 0) return side;
    }
  };
}
