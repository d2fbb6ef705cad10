import type { Grid } from '../../src/grid/grid.js';
import { type Generator, unfit, WHOLE_RUN } from '../../src/maze/generator.js';
import type { Maze } from '../../src/maze/maze.js';
import { passages } from '../../src/maze/passages.js';
import { GENERATORS } from '../../src/maze/registry.js';
import type { Result } from '../../src/result.js';
import { Rng } from '../../src/rng/rng.js';
import type { Search, Solver, SolverTask } from '../../src/solve/solver.js';
import { braid } from '../../src/transform/braid.js';
import { mazeOf } from './mazes.js';

/** What is wrong with a way, or `null`: it must lead from the start to a goal by open passages, no node twice. */
export function wayFlaw(task: SolverTask, way: Int32Array): string | null {
  const graph = passages(task.maze);
  if (way[0] !== task.from) return `it starts at ${way[0]}`;
  if (!task.goals.includes(way[way.length - 1])) return `it ends at ${way[way.length - 1]}`;
  if (new Set(way).size !== way.length) return 'it comes to a node twice';
  for (let i = 1; i < way.length; i++) {
    if (!waysFrom(task.maze)(way[i - 1]).includes(way[i])) return `${way[i - 1]} to ${way[i]} is no passage`;
    if (!graph.has(way[i])) return `${way[i]} does not exist`;
  }
  return null;
}

/** The neighbours of a node. */
export function waysFrom(maze: Maze): (node: number) => number[] {
  const graph = passages(maze);
  const sides = Array.from({ length: graph.sides }, (_, side) => side);
  return (node) => sides.map((side) => graph.to(node, side)).filter((next) => next >= 0);
}

/** Steps from a node to every other, written as plainly as can be. */
export function plainDistances(maze: Maze, from: number): Map<number, number> {
  const ways = waysFrom(maze);
  const steps = new Map([[from, 0]]);
  for (const [node, far] of steps)
    for (const next of ways(node)) if (!steps.has(next)) steps.set(next, far + 1);
  return steps;
}

/** A task with what most tests want: all goals, no weights. */
export function taskOf(maze: Maze, more: Partial<SolverTask> = {}): SolverTask {
  return { maze, from: maze.start, goals: maze.exits, weights: null, rng: Rng.fromSeed('task'), ...more };
}

export function run(solver: Solver, task: SolverTask): { search: Search; path: Result<Int32Array> } {
  const search = solver.begin(task);
  while (!search.advance(WHOLE_RUN));
  return { search, path: search.path() };
}

/** A maze whose dead ends were joined, except for `keep` thousandths of them. */
export function braidedOf(generator: Generator, grid: Grid, seed: string, keep: number): Maze {
  const maze = mazeOf(generator, grid, seed);
  braid(maze, { keep }, Rng.fromSeed(seed, 'braid'));
  return maze;
}

/** The algorithms that work on a grid. */
export function generatorsFor(grid: Grid): Generator[] {
  return GENERATORS.filter((generator) => unfit(generator, grid) === null);
}
