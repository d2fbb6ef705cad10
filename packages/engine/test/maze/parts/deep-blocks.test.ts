import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countVisit, DEEP, deepBlocks, leap } from '../../../src/maze/parts/deep-blocks.js';
import { WALL, type WalkField, walkField } from '../../../src/maze/parts/walk-field.js';
import { Rng } from '../../../src/rng/rng.js';
import { gridOf } from '../../support/mazes.js';

const STEPS = 16;

test('a leap is 16 steps: a bit of either half of the word says which', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 3, max: 9000 }), (word, stride) => {
      // All 2^32 words are as many walks of 16 steps in four directions, so the ends are distributed alike.
      const directions = [-1, -stride, stride, 1];
      let place = 0;
      for (let step = 0; step < STEPS; step++) {
        const rising = (word >>> step) & 1;
        const falling = (word >>> (step + STEPS)) & 1;
        place += directions[rising * 2 + falling];
      }
      expect(leap(word, stride)).toBe(place);
    }),
    { numRuns: 2000 },
  );
});

/** Whether 16 steps from a place, walls and unvisited cells in mind, can only end in visited cells. */
function isSurrounded({ cells, stride }: WalkField, place: number): boolean {
  for (let dy = -STEPS; dy <= STEPS; dy++) {
    for (let dx = Math.abs(dy) - STEPS; dx <= STEPS - Math.abs(dy); dx++) {
      const there = place + dy * stride + dx;
      if (there < 0 || there >= cells.length || cells[there] >= WALL) return false;
    }
  }
  return true;
}

function deepPlaces({ cells }: WalkField): number[] {
  return [...cells.keys()].filter((place) => cells[place] < WALL && (cells[place] & DEEP) !== 0);
}

test('deep cells are more than 16 steps away from everything that is not visited', () => {
  const mask = { width: 100, height: 70, cells: new Uint8Array(7000).fill(1) };
  mask.cells[12 * 100 + 90] = 0;
  const field = walkField(gridOf('rect', 100, 70, mask));
  const blocks = deepBlocks(field);
  // Roughly from left to right, so that there are deep cells long before the end.
  const rng = Rng.fromSeed('order');
  const order = [...mask.cells.keys()]
    .filter((cell) => mask.cells[cell] === 1)
    .map((cell) => ({ cell, turn: (cell % 100) + rng.below(12) }))
    .sort((one, other) => one.turn - other.turn);
  let seen = 0;
  order.forEach(({ cell }, visited) => {
    const place = field.placeOf(cell);
    field.cells[place] = 0;
    countVisit(blocks, place);
    if (visited % 300 !== 0) return;
    const deep = deepPlaces(field);
    expect(deep.every((place) => isSurrounded(field, place))).toBe(true);
    if (deep.length > 0) seen++;
  });
  expect(seen).toBeGreaterThan(5);
  // 6 x 4 whole blocks, less those at the border and one next to the cell the mask leaves out.
  expect(deepPlaces(field).length).toBe((4 * 2 - 1) * 256);
});
