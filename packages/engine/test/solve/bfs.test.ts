import { expect, test } from 'vitest';
import { WHOLE_RUN } from '../../src/maze/generator.js';
import type { Maze } from '../../src/maze/maze.js';
import { passages } from '../../src/maze/passages.js';
import { Rng } from '../../src/rng/rng.js';
import { bfs, floodAll, floodGraph } from '../../src/solve/bfs.js';
import { distances, distancesOnGraph } from '../../src/solve/distances.js';
import { makeMarks } from '../../src/solve/marks.js';
import { gridOf, must, openAll } from '../support/mazes.js';
import { braidedOf, generatorsFor, plainDistances, run, taskOf } from '../support/ways.js';

function* rectMazes(count: number): Generator<Maze> {
  for (let seed = 0; seed < count; seed++) {
    const rng = Rng.fromSeed(`${seed}`);
    const grid = gridOf('rect', 1 + rng.below(40), 1 + rng.below(40));
    const flat = generatorsFor(grid).filter(({ traits }) => !traits.includes('weave'));
    yield braidedOf(flat[seed % flat.length], grid, `${seed}`, rng.below(1001));
  }
}

test('the fast flood on squares goes exactly the way of the plain one', () => {
  for (const maze of rectMazes(80)) {
    const task = taskOf(maze);
    const plain = floodGraph(task, makeMarks(maze.grid.size, task.goals));
    while (!plain.advance(WHOLE_RUN));
    const fast = run(bfs, task);
    expect(fast.path).toEqual(plain.path());
    expect(fast.search.visited()).toBe(plain.visited());
  }
});

test('fast and plain distances are those of a plain count', () => {
  for (const maze of rectMazes(40)) {
    const from = maze.grid.size >> 1;
    const fast = distances(maze, from);
    expect(fast).toEqual(distancesOnGraph(maze, from));
    for (const [node, steps] of plainDistances(maze, from)) expect(fast[node]).toBe(steps);
  }
});

test('nodes without a way have the distance -1, under-passages have their own', () => {
  const grid = gridOf('rect', 9, 9);
  const maze = braidedOf(generatorsFor(grid)[0], grid, 'alone', 1000);
  maze.open.fill(0);
  expect([...distances(maze, 3)]).toEqual(Array.from({ length: 81 }, (_, cell) => (cell === 3 ? 0 : -1)));
  const woven = generatorsFor(grid).find(({ traits }) => traits.includes('weave'));
  if (woven === undefined) throw new Error('no algorithm weaves');
  const crossing = braidedOf(woven, grid, 'cross', 1000);
  const steps = distances(crossing, 0);
  expect(steps.length).toBe(passages(crossing).nodes);
  expect(steps.length).toBeGreaterThan(81);
  expect(new Map([...steps].map((far, node) => [node, far]))).toEqual(
    new Map([...plainDistances(crossing, 0)].sort(([a], [b]) => a - b)),
  );
});

test('an open field, with the widest frontier there is, floods as well', () => {
  const grid = gridOf('rect', 1000, 1000);
  const maze = braidedOf(generatorsFor(grid)[0], gridOf('rect', 1, 1), 'open', 1000);
  const field = { ...maze, grid, open: new Uint8Array(grid.size), exits: [grid.size - 1] };
  openAll(field);
  const middle = 500 * 1000 + 500;
  expect(floodAll(field, middle).visited).toBe(grid.size);
  expect(distances(field, middle)[0]).toBe(1000);
  expect(must(run(bfs, taskOf(field)).path).length).toBe(1999);
});
