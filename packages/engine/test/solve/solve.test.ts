import { describe, expect, test } from 'vitest';
import { parseMask } from '../../src/grid/mask.js';
import { blankMaze, link } from '../../src/maze/maze.js';
import { recursiveBacktracker } from '../../src/maze/recursive-backtracker.js';
import { GENERATORS } from '../../src/maze/registry.js';
import { SOLVERS } from '../../src/solve/registry.js';
import { beginSearch, solutionOf, solve } from '../../src/solve/solve.js';
import { gridOf, HOLED_MASK, mazeOf, must } from '../support/mazes.js';

const corridor = () => {
  const maze = blankMaze(gridOf('rect', 5, 1));
  for (let cell = 0; cell < 4; cell++) link(maze, cell, 1);
  return maze;
};

test('by default the shortest way from the start to the nearest exit', () => {
  const maze = { ...corridor(), start: 2, exits: [0, 4, 3] };
  expect(solve({ maze })).toEqual({
    ok: true,
    value: { nodes: Int32Array.of(2, 3), cells: Int32Array.of(2, 3), steps: 1, cost: 1, visited: 2 },
  });
});

test('the cost is the sum of the weights of all cells entered', () => {
  const weights = Uint8Array.of(99, 3, 5, 7, 11);
  for (const solver of ['dijkstra', 'a-star']) {
    expect(must(solve({ maze: corridor(), solver, weights })).cost).toBe(26);
  }
});

test('cells of a woven way are those its nodes lie in, beneath a bridge that of the bridge', () => {
  const weaver = GENERATORS.find(({ traits }) => traits.includes('weave'));
  if (weaver === undefined) throw new Error('no algorithm weaves');
  let beneath = 0;
  for (let seed = 0; seed < 20; seed++) {
    const maze = mazeOf(weaver, gridOf('rect', 20, 20), `${seed}`);
    const { nodes, cells, steps } = must(solve({ maze }));
    expect(cells.length).toBe(nodes.length);
    expect(steps).toBe(nodes.length - 1);
    beneath += nodes.filter((node) => node >= 400).length;
    for (let i = 1; i < cells.length; i++) {
      expect([0, 1, 2, 3].map((side) => maze.grid.neighbour(cells[i - 1], side))).toContain(cells[i]);
    }
  }
  expect(beneath).toBeGreaterThan(0);
});

test('a search can be watched and read at its end', () => {
  const maze = mazeOf(recursiveBacktracker, gridOf('rect', 9, 9), 'watched');
  for (const { id: solver } of SOLVERS) {
    const search = must(beginSearch({ maze, solver, seed: 's' }));
    while (!search.advance(3));
    expect(solutionOf({ maze }, search)).toEqual(solve({ maze, solver, seed: 's' }));
  }
});

describe('refuses with a reason', () => {
  const maze = corridor();
  test.each([
    [{ solver: 'bsf' }, /no solver "bsf"; did you mean "bfs"/],
    [{ from: -1 }, /start -1 is not a cell/],
    [{ from: 0.5 }, /start 0.5 is not a cell/],
    [{ goals: [] }, /no goal/],
    [{ goals: [1, 5] }, /goal 5 is not a cell/],
    [{ weights: new Uint8Array(5).fill(1) }, /bfs does not heed weights/],
    [{ solver: 'dijkstra', weights: new Uint8Array(4).fill(1) }, /4 weights for 5 cells/],
    [{ solver: 'dijkstra', weights: Uint8Array.of(1, 1, 0, 1, 1) }, /a weight is 0/],
  ])('%j', (request, reason) => {
    expect(solve({ maze, ...request })).toMatchObject({ ok: false, reason: expect.stringMatching(reason) });
  });

  test('a start that the mask leaves out', () => {
    const mask = must(parseMask(HOLED_MASK));
    const masked = mazeOf(recursiveBacktracker, gridOf('rect', mask.width, mask.height, mask), 'm');
    expect(solve({ maze: masked, from: 11 })).toMatchObject({ ok: false });
  });
});
