import fc from 'fast-check';
import { EAST, type Grid, type GridKind, SOUTH } from '../../src/grid/grid.js';
import { parseMask } from '../../src/grid/mask.js';
import { blankMaze, link, type Maze } from '../../src/maze/maze.js';
import { passages } from '../../src/maze/passages.js';
import { recursiveBacktracker } from '../../src/maze/recursive-backtracker.js';
import { weaveBacktracker } from '../../src/maze/weave-backtracker.js';
import { anyGrid, gridOf, HOLED_MASK, mazeOf, must, openAll } from './mazes.js';

/** Steps from the start by node, and a shortest way to the first exit, as plainly as can be. */
export function explore(maze: Maze): { distances: Int32Array; solution: Int32Array } {
  const graph = passages(maze);
  const distances = new Int32Array(graph.nodes).fill(-1);
  const before = new Int32Array(graph.nodes).fill(-1);
  const queue = [maze.start];
  distances[maze.start] = 0;
  for (const node of queue) {
    for (let side = 0; side < graph.sides; side++) {
      const next = graph.to(node, side);
      if (next < 0 || distances[next] >= 0) continue;
      distances[next] = distances[node] + 1;
      before[next] = node;
      queue.push(next);
    }
  }
  const solution: number[] = [];
  for (let node = maze.exits[0]; node >= 0; node = before[node]) solution.unshift(node);
  return { distances, solution: Int32Array.from(solution) };
}

/** Mazes of a kind from 1x1 up; squares are masked or woven now and then, and some mazes are open fields. */
export function anyMaze(kind: GridKind, longest = 9): fc.Arbitrary<Maze> {
  const plain = fc
    .tuple(anyGrid(kind, longest), fc.string())
    .map(([grid, seed]) => mazeOf(recursiveBacktracker, grid, seed));
  const field = anyGrid(kind, longest).map((grid) => {
    const maze = blankMaze(grid);
    openAll(maze);
    return maze;
  });
  if (kind === 'polar') return fc.oneof(plain, field);
  const masked = fc.string().map((seed) => mazeOf(recursiveBacktracker, maskedGrid(kind), seed));
  if (kind !== 'rect') return fc.oneof(plain, field, masked);
  const woven = fc
    .tuple(anyGrid(kind, longest), fc.string())
    .map(([grid, seed]) => mazeOf(weaveBacktracker, grid, seed));
  return fc.oneof(plain, field, masked, woven);
}

export function maskedGrid(kind: GridKind): Grid {
  const mask = must(parseMask(kind === 'triangle' ? '....#\n.....\n#....' : HOLED_MASK));
  return gridOf(kind, mask.width, mask.height, mask);
}

/**
 * 4 x 3 squares with two crossings, small enough to check by eye: the way along the middle row goes over the one
 * down the second column and beneath the one down the third.
 */
export function wovenMaze(): Maze {
  const maze = blankMaze(gridOf('rect', 4, 3), { weave: true });
  for (const cell of [4, 5, 6]) link(maze, cell, EAST);
  for (const cell of [1, 2, 5, 6]) link(maze, cell, SOUTH);
  for (const [cell, side] of [
    [0, EAST],
    [0, SOUTH],
    [2, EAST],
    [3, SOUTH],
    [9, EAST],
  ] as const) {
    link(maze, cell, side);
  }
  // Column 1 runs beneath cell 5, the middle row beneath cell 6.
  const under = maze.under as Uint8Array;
  maze.open[5] &= ~5;
  under[5] = 5;
  maze.open[6] &= ~10;
  under[6] = 10;
  return maze;
}
