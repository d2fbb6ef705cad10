import { describe, expect, test } from 'vitest';
import { GRID_KINDS } from '../../src/grid/grid.js';
import { blankMaze, link } from '../../src/maze/maze.js';
import { passages } from '../../src/maze/passages.js';
import { recursiveBacktracker } from '../../src/maze/recursive-backtracker.js';
import { Rng } from '../../src/rng/rng.js';
import { randomMouse } from '../../src/solve/random-mouse.js';
import { SOLVERS } from '../../src/solve/registry.js';
import { tremaux } from '../../src/solve/tremaux.js';
import { wallFollower } from '../../src/solve/wall-follower.js';
import { gridOf, mazeOf, must } from '../support/mazes.js';
import { braidedOf, run, taskOf, wayFlaw } from '../support/ways.js';

test.each(SOLVERS.filter((solver) => solver.traits.includes('walker')))(
  '$id only ever goes to a neighbour',
  (solver) => {
    const maze = braidedOf(recursiveBacktracker, gridOf('hex', 9, 9), 'walk', 400);
    const graph = passages(maze);
    const search = solver.begin(taskOf(maze));
    let node = search.cursor();
    expect(node).toBe(maze.start);
    for (let ended = false; !ended; ) {
      ended = search.advance(1);
      const near = [node, ...[0, 1, 2, 3, 4, 5].map((side) => graph.to(node, side))];
      expect(near).toContain(search.cursor());
      node = search.cursor();
    }
    expect(maze.exits).toContain(node);
  },
);

describe('wall-follower', () => {
  test.each(GRID_KINDS)('with loops it still leads from border to border on %s grids', (kind) => {
    for (let seed = 0; seed < 200; seed++) {
      const grid = gridOf(kind, 6, 7);
      const maze = braidedOf(recursiveBacktracker, grid, `${seed}`, 0);
      // The rim of a polar grid, the lower border of the others: places with nothing behind one side.
      const rim = Array.from({ length: grid.size }, (_, cell) => cell).slice(kind === 'polar' ? -12 : -6);
      const border = rim.filter(
        (cell) => grid.neighbour(cell, 2) < 0 && (kind !== 'triangle' || isFlat(cell)),
      );
      const from = border[seed % border.length];
      const task = taskOf(maze, { from, goals: [border[(seed * 5 + 1) % border.length]] });
      expect(wayFlaw(task, must(run(wallFollower, task).path))).toBeNull();
    }
  });

  // Triangles of the last row of a 6x7 grid with a side, not a corner, to the south.
  const isFlat = (cell: number) => ((cell % 6) + Math.floor(cell / 6)) % 2 === 0;

  test('it gives up with a reason when the goal stands off its wall', () => {
    // A ring of corridors with the goal on a short side way inside: the outer wall never comes by it.
    const maze = blankMaze(gridOf('rect', 4, 4));
    for (const cell of [0, 1, 2, 12, 13, 14]) link(maze, cell, 1);
    for (const cell of [0, 4, 8, 3, 7, 11]) link(maze, cell, 2);
    link(maze, 4, 1);
    const { path, search } = run(wallFollower, taskOf(maze, { from: 0, goals: [5] }));
    expect(path).toMatchObject({ ok: false, reason: expect.stringContaining('back to the start') });
    expect(search.visited()).toBe(13);
  });

  test('it turns right where it can', () => {
    // A plus: from the south the eastern arm comes first, then the northern, then the western.
    const maze = blankMaze(gridOf('rect', 3, 3));
    for (const side of [0, 1, 2, 3]) link(maze, 4, side);
    const search = wallFollower.begin(taskOf(maze, { from: 7, goals: [3] }));
    const way: number[] = [search.cursor()];
    while (!search.advance(1)) way.push(search.cursor());
    expect([...way, search.cursor()]).toEqual([7, 4, 5, 4, 1, 4, 3]);
  });
});

test('tremaux walks no passage more than once in each direction', () => {
  for (let seed = 0; seed < 50; seed++) {
    const maze = braidedOf(recursiveBacktracker, gridOf('triangle', 12, 9), `${seed}`, 300);
    maze.open[107] = 0;
    const lonely = taskOf(maze, { goals: [107], rng: Rng.fromSeed(`${seed}`) });
    maze.open.forEach((_, cell) => {
      for (let side = 0; side < 4; side++) {
        if (maze.grid.neighbour(cell, side) === 107) maze.open[cell] &= ~(1 << side);
      }
    });
    const search = tremaux.begin(lonely);
    const walked = new Map<string, number>();
    let node = search.cursor();
    while (!search.advance(1)) {
      const step = `${node} ${search.cursor()}`;
      walked.set(step, (walked.get(step) ?? 0) + 1);
      node = search.cursor();
    }
    expect(Math.max(...walked.values())).toBe(1);
    expect(search.path()).toMatchObject({ ok: false, reason: 'there is no way from the start to a goal' });
    expect(search.cursor()).toBe(maze.start);
  }
});

test('the random mouse gives up after a bounded number of steps and says so', () => {
  const maze = mazeOf(recursiveBacktracker, gridOf('rect', 5, 4), 'mouse');
  for (const side of [0, 3]) {
    const neighbour = maze.grid.neighbour(19, side);
    maze.open[neighbour] &= ~(1 << maze.grid.opposite(19, side));
  }
  maze.open[19] = 0;
  const { path, search } = run(randomMouse, taskOf(maze));
  expect(path).toEqual({ ok: false, reason: 'the mouse gave up after 20000 steps' });
  expect(search.visited()).toBe(20_001);
});

test('the mouse and Tremaux draw from the seed', () => {
  const maze = mazeOf(recursiveBacktracker, gridOf('rect', 12, 12), 'draws');
  for (const solver of [randomMouse, tremaux]) {
    const looked = (seed: string) => run(solver, taskOf(maze, { rng: Rng.fromSeed(seed) })).search.visited();
    expect(looked('a')).toBe(looked('a'));
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(looked)).size).toBeGreaterThan(1);
  }
});
