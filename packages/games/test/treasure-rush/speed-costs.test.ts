import { makeMaze } from '@warren/engine';
import { expect, test } from 'vitest';
import { speedCosts } from '../../src/treasure-rush/speed-costs.js';
import { must } from '../support/must.js';

test('TR-9: entering a fast cell costs half, a slow one twice, and both are marked', () => {
  const maze = must(makeMaze({ algorithm: 'wilson', seed: 'distances', width: 1, height: 40 }));
  const { costs, words } = speedCosts(maze, 'patches');
  const marks = words.map((word) => word.replace(/[\d.]/g, ''));
  expect(new Set(marks)).toEqual(new Set(['', '~', '*']));
  // A corridor: each cell costs its own price more than the one before.
  const price = (mark: string) => (mark === '*' ? 2 : mark === '~' ? 8 : 4);
  for (let cell = 1; cell < 40; cell++) {
    const [nearer, further] = maze.start === 0 ? [cell - 1, cell] : [cell, cell - 1];
    expect(costs[further] - costs[nearer]).toBe(price(marks[further]));
    expect(words[cell].replace(/[~*]/, '')).toBe(`${costs[cell] / 4}`);
  }
  expect(speedCosts(maze, 'patches').words).toEqual(words);
  expect(speedCosts(maze, 'others').words).not.toEqual(words);
});
