import { describe, expect, test } from 'vitest';
import { parseMask } from '../../src/grid/mask.js';
import { shapeOf } from '../../src/maze/check.js';
import { blankMaze, link, type Maze } from '../../src/maze/maze.js';
import { recursiveBacktracker } from '../../src/maze/recursive-backtracker.js';
import { GENERATORS } from '../../src/maze/registry.js';
import { measureMaze, summarise } from '../../src/measure/measures.js';
import { solve } from '../../src/solve/solve.js';
import { gridOf, HOLED_MASK, mazeOf, must } from '../support/mazes.js';
import { braidedOf, waysFrom } from '../support/ways.js';

/** A maze drawn by hand: the eastern and southern passages of cells. */
function drawn(width: number, height: number, east: number[], south: number[]): Maze {
  const maze = blankMaze(gridOf('rect', width, height));
  for (const cell of east) link(maze, cell, 1);
  for (const cell of south) link(maze, cell, 2);
  return maze;
}

describe('by hand', () => {
  test('a fork with a short and a long arm', () => {
    //  0-1-2-3
    //      |
    //  4-5-6-7    the way from 0 to 7 goes 1, 2, 6
    const maze = drawn(4, 2, [0, 1, 2, 4, 5, 6], [2]);
    expect(must(measureMaze(maze))).toEqual({
      deadEnds: 4,
      solution: 4,
      effort: 4,
      difficulty: 200,
      par: 1,
      nodes: 8,
      corridors: 2,
      forks: 2,
      crossroads: 0,
      loops: 0,
      river: 7 / 5,
      longestCorridor: 2,
      deadEndLength: 6 / 4,
      twistiness: 0,
      solutionTwistiness: 2 / 3,
      straightness: 1,
    });
  });

  test('a detour: straightness is the beeline over the way, corridors turn', () => {
    //  0 1 2
    //  |   |    the way from 0 to 2 goes down, along and up
    //  3-4-5
    const maze = { ...drawn(3, 2, [3, 4], [0, 2]), exits: [2] };
    const measures = must(measureMaze(maze));
    expect(measures).toMatchObject({
      solution: 4,
      straightness: 2 / 4,
      twistiness: 2 / 3,
      solutionTwistiness: 2 / 3,
    });
    expect(measures).toMatchObject({ deadEnds: 1 + 1, river: 4, longestCorridor: 4, deadEndLength: 4 });
  });

  test('a ring has one corridor, one loop and no dead end', () => {
    const ring = drawn(3, 2, [0, 1, 3, 4], [0, 2]);
    expect(must(measureMaze(ring))).toMatchObject({ deadEnds: 0, loops: 1, river: 6, longestCorridor: 6 });
  });

  test('loops are counted in every piece of a maze that has fallen apart', () => {
    //  0-1 2-3
    //  | | | |
    //  4-5 6-7
    const pieces = { ...drawn(4, 2, [0, 2, 4, 6], [0, 1, 2, 3]), exits: [5] };
    expect(must(measureMaze(pieces))).toMatchObject({ loops: 2, solution: 2 });
  });

  test('a single cell has nothing to measure', () => {
    const measures = must(measureMaze(drawn(1, 1, [], [])));
    expect(measures).toMatchObject({
      nodes: 1,
      deadEnds: 0,
      solution: 0,
      effort: 0,
      river: 0,
      straightness: 1,
    });
  });
});

test('a maze whose exits cannot be reached is refused with the reason', () => {
  expect(measureMaze(drawn(3, 3, [0], []))).toMatchObject({
    ok: false,
    reason: expect.stringMatching(/no way/),
  });
});

test.each(GENERATORS)('counts of $id mazes are those of the graph, on every grid', (generator) => {
  for (const kind of generator.grids) {
    const maze = braidedOf(generator, gridOf(kind, 9, 8), 'counts', 600);
    const { nodes, loops } = shapeOf(maze);
    const ways = waysFrom(maze);
    const degrees = Array.from({ length: nodes }, (_, node) => ways(node).length);
    const measures = must(measureMaze(maze));
    expect(measures).toMatchObject({
      nodes,
      loops,
      deadEnds: degrees.filter((degree) => degree === 1).length,
      corridors: degrees.filter((degree) => degree === 2).length,
      forks: degrees.filter((degree) => degree === 3).length,
      crossroads: degrees.filter((degree) => degree > 3).length,
      solution: must(solve({ maze })).steps,
    });
    expect(measures.effort).toBeGreaterThanOrEqual(measures.solution);
    for (const share of [measures.twistiness, measures.solutionTwistiness, measures.straightness]) {
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }
  }
});

test('cells that a mask leaves out do not count', () => {
  const mask = must(parseMask(HOLED_MASK));
  const grid = gridOf('rect', mask.width, mask.height, mask);
  const measures = must(measureMaze(mazeOf(recursiveBacktracker, grid, 'masked')));
  expect(measures.nodes).toBe(grid.count);
  expect(measures.loops).toBe(0);
});

test('the summary has mean and sample standard deviation of every measure', () => {
  const one = must(measureMaze(mazeOf(recursiveBacktracker, gridOf('rect', 9, 9), '1')));
  const list = [1, 2, 3, 6].map((deadEnds) => ({ ...one, deadEnds }));
  const summary = summarise(list);
  expect(Object.keys(summary)).toEqual(Object.keys(one));
  expect(summary.deadEnds.mean).toBe(3);
  expect(summary.deadEnds.sd).toBeCloseTo(Math.sqrt(14 / 3), 12);
  expect(summary.solution).toEqual({ mean: one.solution, sd: 0 });
  expect(summarise([one]).deadEnds).toEqual({ mean: one.deadEnds, sd: 0 });
});

describe('dead ends of the recursive backtracker', () => {
  // Mean and standard deviation over 100,000 mazes a size, as published with Lost Cause.
  test.each([
    { side: 3, mean: 2.457, sd: 0.498, mazes: 20_000 },
    { side: 10, mean: 11.834, sd: 1.847, mazes: 6000 },
    { side: 25, mean: 64.744, sd: 4.58, mazes: 2000 },
  ])('$side x $side: $mean on average', ({ side, mean, sd, mazes }) => {
    const grid = gridOf('rect', side, side);
    const counts = Array.from({ length: mazes }, (_, seed) => {
      const { open } = mazeOf(recursiveBacktracker, grid, `dead ends ${seed}`);
      return open.reduce((ends, sides) => ends + ((sides & (sides - 1)) === 0 ? 1 : 0), 0);
    });
    const found = counts.reduce((sum, count) => sum + count, 0) / mazes;
    const squares = counts.reduce((sum, count) => sum + (count - found) * (count - found), 0);
    const foundSd = Math.sqrt(squares / (mazes - 1));
    // Four standard errors, of this sample and of the published one.
    const error = Math.sqrt(1 / mazes + 1 / 100_000) * sd;
    expect(Math.abs(found - mean)).toBeLessThan(4 * error + 0.0005);
    expect(Math.abs(foundSd - sd)).toBeLessThan(4 * error + 0.0005);
  });
});
