import { describe, expect, test } from 'vitest';
import { blankMaze, link, type Maze } from '../../src/maze/maze.js';
import { passages } from '../../src/maze/passages.js';
import { recursiveBacktracker } from '../../src/maze/recursive-backtracker.js';
import { effort } from '../../src/measure/effort.js';
import { type Explorer, SIGHTED_EXPLORER } from '../../src/measure/explorer.js';
import { Rng } from '../../src/rng/rng.js';
import { gridOf, mazeOf, must } from '../support/mazes.js';
import { bruteForce, plainView } from '../support/plain-explorer.js';
import { allTrees } from '../support/trees.js';

/** Sees nothing and prefers nothing. Every dead end costs this one the same in every maze of n cells: n - 1. */
const PLAIN_EXPLORER: Explorer = { towards: 1, sideways: 1, away: 1, sight: 0 };

/** How effort differs from brute force, or `null`; it must be a whole number of fifteenths and know it is exact. */
function difference(maze: Maze, start: number, goal: number, explorer: Explorer): string | null {
  const { fifteenths, exact, steps } = must(effort(maze, start, goal, explorer));
  const wanted = 15 * bruteForce(plainView(maze, start, goal, explorer));
  const equal = Number.isInteger(fifteenths) && Math.abs(fifteenths - wanted) < 1e-8;
  if (equal && exact && steps === fifteenths / 15) return null;
  return `${maze.open}, ${start} to ${goal}, sight ${explorer.sight}: ${fifteenths} and not ${wanted}`;
}

describe('effort equals the sum over all draw orders', () => {
  // Small mazes have few ways that end out of sight, so shorter sights are tried as well.
  const sights = [3, 1, 0].map((sight) => ({ ...SIGHTED_EXPLORER, sight }));

  test('on all 192 perfect mazes of 3x3, between all pairs of cells', () => {
    const trees = [...allTrees(3, 3)];
    expect(trees.length).toBe(192);
    for (const maze of trees) {
      for (let start = 0; start < 9; start++) {
        for (let goal = 0; goal < 9; goal++) {
          expect(difference(maze, start, goal, sights[(start + goal) % 3])).toBeNull();
        }
      }
    }
  });

  test('on all 2415 perfect mazes of 4x3, between opposite corners', () => {
    const trees = [...allTrees(4, 3)];
    expect(trees.length).toBe(2415);
    trees.forEach((maze, i) => {
      expect(difference(maze, 0, 11, sights[i % 3])).toBeNull();
      expect(difference(maze, 3, 8, sights[(i + 1) % 3])).toBeNull();
    });
  });

  test('on random mazes of 4x4 and 5x5', () => {
    const rng = Rng.fromSeed('pairs');
    for (let seed = 0; seed < 300; seed++) {
      const side = 4 + (seed % 2);
      const maze = mazeOf(recursiveBacktracker, gridOf('rect', side, side), `${seed}`);
      const [start, goal] = [rng.below(side * side), rng.below(side * side)];
      expect(difference(maze, start, goal, sights[seed % 3])).toBeNull();
    }
  });
});

describe('why the explorer is sighted and goal-minded', () => {
  test('a plain one needs n - 1 steps for every dead end of every 3x3 maze', () => {
    for (const maze of allTrees(3, 3)) {
      for (let goal = 1; goal < 9; goal++) {
        const isDeadEnd = [1, 2, 4, 8].includes(maze.open[goal]);
        if (isDeadEnd) expect(must(effort(maze, 0, goal, PLAIN_EXPLORER)).fifteenths).toBe(15 * 8);
      }
    }
  });

  test('and in large mazes of any kind', () => {
    for (const kind of ['rect', 'hex', 'triangle', 'polar'] as const) {
      const maze = mazeOf(recursiveBacktracker, gridOf(kind, 20, 20), 'plain');
      const { nodes } = passages(maze);
      for (let goal = 1; goal < nodes; goal++) {
        const isDeadEnd = (maze.open[goal] & (maze.open[goal] - 1)) === 0;
        if (!isDeadEnd) continue;
        expect(must(effort(maze, 0, goal, PLAIN_EXPLORER)).fifteenths).toBe(15 * (nodes - 1));
      }
    }
  });
});

describe('by hand', () => {
  /** A corridor of 12 cells to the east, and beneath its fifth cell a branch of so many cells to the south. */
  function withBranch(length: number): Maze {
    const maze = blankMaze(gridOf('rect', 12, 10));
    for (let x = 0; x < 11; x++) link(maze, x, 1);
    for (let y = 0; y < length; y++) link(maze, y * 12 + 4, 2);
    return maze;
  }

  test.each([0, 1, 2, 3])('a branch of %i cells is seen to end and costs nothing', (length) => {
    expect(must(effort(withBranch(length), 0, 11)).fifteenths).toBe(15 * 11);
  });

  test.each([4, 5, 9])('of a branch of %i cells the last three are seen from afar', (length) => {
    // Sideways against towards: tried first with 2 of 6, and then walked there and back.
    expect(must(effort(withBranch(length), 0, 11)).fifteenths).toBe(15 * 11 + 10 * (length - 3));
  });

  test('a way to the goal itself costs nothing', () => {
    expect(must(effort(withBranch(5), 7, 7)).fifteenths).toBe(0);
  });
});

test('a maze of a million cells in one winding corridor is no trouble', () => {
  const maze = blankMaze(gridOf('rect', 1000, 1000));
  for (let y = 0; y < 1000; y++) {
    for (let x = 0; x < 999; x++) link(maze, y * 1000 + x, 1);
    if (y < 999) link(maze, y * 1000 + (y % 2 === 0 ? 999 : 0), 2);
  }
  // From the middle, where the other half is one long wrong way.
  const { fifteenths, exact } = must(effort(maze, 500_000, 999_000));
  expect(exact).toBe(true);
  expect(fifteenths).toBeGreaterThan(15 * 499_000);
});

test('refuses with a reason what is no cell and what cannot be reached', () => {
  const maze = blankMaze(gridOf('rect', 3, 3));
  expect(effort(maze, 0, 8)).toMatchObject({ ok: false, reason: expect.stringContaining('no way') });
  for (const node of [-1, 9, 0.5]) {
    expect(effort(maze, 0, node)).toEqual({ ok: false, reason: `${node} is not a cell of the maze` });
  }
});
