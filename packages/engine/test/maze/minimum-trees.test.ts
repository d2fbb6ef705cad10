import { describe, expect, test } from 'vitest';
import { boruvka } from '../../src/maze/boruvka.js';
import { WHOLE_RUN } from '../../src/maze/generator.js';
import { beginKruskal, kruskal } from '../../src/maze/kruskal.js';
import { blankMaze } from '../../src/maze/maze.js';
import { prim } from '../../src/maze/prim.js';
import { wilson } from '../../src/maze/wilson.js';
import { Rng } from '../../src/rng/rng.js';
import { gridOf, mazeOf } from '../support/mazes.js';
import { chiSquare, minimumTreeLaw } from '../support/minimum-trees.js';

// Prim, Kruskal and Boruvka all give the minimum spanning tree of random weights, whose law is known exactly.

const grid = gridOf('rect', 3, 3);
const law = minimumTreeLaw(grid);
const DRAWS = 30_000;
/** A statistic with 191 degrees of freedom is above this once in more than a thousand times. */
const LIMIT = 256;

test('the law covers the 192 spanning trees of 3 x 3 and is not uniform', () => {
  expect(law.size).toBe(192);
  expect([...law.values()].reduce((sum, share) => sum + share)).toBeCloseTo(1, 12);
  expect(Math.max(...law.values())).toBeGreaterThan(1.5 * Math.min(...law.values()));
});

describe.each([prim, kruskal, boruvka])('$id', (generator) => {
  test('each spanning tree comes as often as the minimum tree of random weights', () => {
    expect(chiSquare(law, DRAWS, (index) => mazeOf(generator, grid, `${index}`))).toBeLessThan(LIMIT);
  });
});

test('Kruskal with equal weights takes the walls in uniformly random order', () => {
  const draw = (index: number) => {
    const maze = blankMaze(grid);
    beginKruskal(maze, Rng.fromSeed(`${index}`), () => 7).advance(WHOLE_RUN);
    return maze;
  };
  expect(chiSquare(law, DRAWS, draw)).toBeLessThan(LIMIT);
});

test('the check can tell: uniform spanning trees fail it', () => {
  expect(chiSquare(law, DRAWS, (index) => mazeOf(wilson, grid, `${index}`))).toBeGreaterThan(LIMIT);
});
