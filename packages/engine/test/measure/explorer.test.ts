import { describe, expect, test } from 'vitest';
import type { Maze } from '../../src/maze/maze.js';
import { passages } from '../../src/maze/passages.js';
import { recursiveBacktracker } from '../../src/maze/recursive-backtracker.js';
import { GENERATORS } from '../../src/maze/registry.js';
import { effort } from '../../src/measure/effort.js';
import { explore, groundFor, SIGHTED_EXPLORER } from '../../src/measure/explorer.js';
import { Rng } from '../../src/rng/rng.js';
import { gridOf, mazeOf, must } from '../support/mazes.js';
import { plainView, remembered, walkOnce } from '../support/plain-explorer.js';
import { braidedOf } from '../support/ways.js';

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Pearson's correlation. */
function correlation(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  const covariance = mean(a.map((value, i) => (value - meanA) * (b[i] - meanB)));
  const deviation = (values: readonly number[], middle: number) =>
    Math.sqrt(mean(values.map((value) => (value - middle) * (value - middle))));
  return covariance / (deviation(a, meanA) * deviation(b, meanB));
}

/** The mean steps of a bot written independently of the engine, for mazes on squares without crossings. */
function botMean(maze: Maze, walks: number, seed: string): number {
  const view = remembered(plainView(maze, maze.start, maze.exits[0], SIGHTED_EXPLORER));
  const rng = Rng.fromSeed(seed, 'bot');
  return mean(Array.from({ length: walks }, () => walkOnce(view, rng)));
}

/** The steps of the engine's own explorer on several walks, for every kind of maze. */
function explorerSteps(maze: Maze, walks: number, seed: string): number[] {
  const ground = groundFor(maze, { start: maze.start, goal: maze.exits[0] }, SIGHTED_EXPLORER);
  const marks = new Uint8Array(passages(maze).nodes);
  const rng = Rng.fromSeed(seed, 'explorer');
  return Array.from({ length: walks }, () => explore(ground, marks, rng));
}

const effortOf = (maze: Maze): number => must(effort(maze, maze.start, maze.exits[0])).steps;

describe('over 100 mazes of one size and algorithm', () => {
  const mazes = Array.from({ length: 100 }, (_, seed) =>
    mazeOf(recursiveBacktracker, gridOf('rect', 20, 20), `${seed}`),
  );
  const efforts = mazes.map(effortOf);
  const bots = mazes.map((maze, seed) => botMean(maze, 300, `${seed}`));

  test('effort and the bot agree on which maze is hard', () => {
    expect(correlation(efforts, bots)).toBeGreaterThanOrEqual(0.95);
  });

  test('and on how hard they are on the whole', () => {
    expect(mean(bots) / mean(efforts)).toBeGreaterThan(0.995);
    expect(mean(bots) / mean(efforts)).toBeLessThan(1.005);
  });
});

describe('the spread is real', () => {
  const uniform = GENERATORS.filter(({ traits }) => traits.includes('uniform'));
  test.each([recursiveBacktracker, ...uniform])(
    'the hardest tenth of $id mazes by effort costs the bot at least 1.5 times the easiest',
    (generator) => {
      const mazes = Array.from({ length: 200 }, (_, seed) =>
        mazeOf(generator, gridOf('rect', 15, 15), `${seed}`),
      );
      const ranked = mazes.map((maze) => ({ maze, steps: effortOf(maze) })).sort((a, b) => a.steps - b.steps);
      const cost = (tenth: typeof ranked) => mean(tenth.map(({ maze }, i) => botMean(maze, 100, `${i}`)));
      expect(cost(ranked.slice(-20))).toBeGreaterThan(1.5 * cost(ranked.slice(0, 20)));
    },
  );
});

test.each(GENERATORS)('effort is what explorers need in $id mazes on every grid', (generator) => {
  for (const kind of generator.grids) {
    let difference = 0;
    let variance = 0;
    for (let seed = 0; seed < 12; seed++) {
      const maze = mazeOf(generator, gridOf(kind, 11, 10), `${seed}`);
      const steps = explorerSteps(maze, 150, `${seed}`);
      const middle = mean(steps);
      difference += middle - effortOf(maze);
      variance += mean(steps.map((value) => (value - middle) * (value - middle))) / steps.length;
    }
    expect(Math.abs(difference)).toBeLessThanOrEqual(5 * Math.sqrt(variance) + 1e-9);
  }
});

describe('with loops', () => {
  const mazes = [0, 200, 500, 900].map((keep) =>
    braidedOf(recursiveBacktracker, gridOf('hex', 12, 12), `${keep}`, keep),
  );

  test('explorers are sent, always the same ones, and come close to the mean of many more', () => {
    for (const maze of mazes) {
      const measured = must(effort(maze, maze.start, maze.exits[0]));
      expect(measured.exact).toBe(false);
      expect(Number.isInteger(measured.fifteenths)).toBe(true);
      expect(must(effort(maze, maze.start, maze.exits[0]))).toEqual(measured);
      const ratio = measured.steps / mean(explorerSteps(maze, 2000, 'many'));
      expect(ratio).toBeGreaterThan(0.9);
      expect(ratio).toBeLessThan(1.1);
    }
  });

  test('a loop does not pass for a way that ends in sight', () => {
    // Without its dead ends every branch of this maze leads somewhere, so nothing is filled.
    const maze = braidedOf(recursiveBacktracker, gridOf('rect', 12, 12), 'none', 0);
    const { enters } = groundFor(maze, { start: 0, goal: 143 }, SIGHTED_EXPLORER);
    expect(enters.every((ways) => ways > 0)).toBe(true);
  });
});
