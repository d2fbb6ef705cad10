import { expect, test } from 'vitest';
import { GRID_KINDS } from '../../../src/grid/grid.js';
import { parseMask } from '../../../src/grid/mask.js';
import { middleCell, randomCell } from '../../../src/maze/parts/cells.js';
import { Rng } from '../../../src/rng/rng.js';
import { gridOf, must } from '../../support/mazes.js';
import { chiSquare, chiSquareLimit } from '../../support/statistics.js';

test('the middle is the cell in the middle, and on polar grids the inside', () => {
  expect(middleCell(gridOf('rect', 5, 3))).toBe(7);
  expect(middleCell(gridOf('rect', 1, 1))).toBe(0);
  expect(middleCell(gridOf('polar', 5, 3))).toBe(0);
});

test('where a mask leaves out the middle, the next cell that exists takes its place', () => {
  const middleOf = (text: string) => {
    const mask = must(parseMask(text));
    return middleCell(gridOf('rect', mask.width, mask.height, mask));
  };
  expect(middleOf('...\n.#.\n...')).toBe(5);
  expect(middleOf('...\n.##\n###')).toBe(0);
});

test.each(GRID_KINDS)('a random cell is any of a %s grid, each as often', (kind) => {
  const mask = kind === 'polar' ? null : must(parseMask('.#..\n....\n..#.\n...#'));
  const grid = gridOf(kind, 4, 4, mask);
  const rng = Rng.fromSeed('cells');
  const counts = new Map<number, number>();
  for (let draw = 0; draw < 400 * grid.count; draw++) {
    const cell = randomCell(grid, rng);
    counts.set(cell, (counts.get(cell) ?? 0) + 1);
  }
  expect(counts.size).toBe(grid.count);
  expect([...counts.keys()].every((cell) => mask === null || mask.cells[cell] === 1)).toBe(true);
  expect(chiSquare([...counts.values()])).toBeLessThan(chiSquareLimit(grid.count));
});
