import type { Grid } from '../../src/grid/grid.js';
import { isPerfect } from '../../src/maze/check.js';
import { blankMaze, link, type Maze } from '../../src/maze/maze.js';

/** The grid's walls as [cell, side], each once. */
function wallsOf(grid: Grid): [number, number][] {
  const walls: [number, number][] = [];
  for (let cell = 0; cell < grid.size; cell++) {
    if (grid.mask !== null && grid.mask[cell] === 0) continue;
    for (let side = 0; side < grid.sides; side++) {
      if (grid.neighbour(cell, side) > cell) walls.push([cell, side]);
    }
  }
  return walls;
}

/** Every perfect maze of a small grid, found by trying all ways to open as many walls as a tree has. */
function spanningTrees(grid: Grid): string[] {
  const walls = wallsOf(grid);
  const trees: string[] = [];
  for (let chosen = 0; chosen < 1 << walls.length; chosen++) {
    const opened = walls.filter((_, i) => chosen & (1 << i));
    if (opened.length !== grid.count - 1) continue;
    const maze = blankMaze(grid);
    for (const [cell, side] of opened) link(maze, cell, side);
    if (isPerfect(maze)) trees.push(nameOf(maze));
  }
  return trees;
}

function nameOf(maze: Maze): string {
  return maze.open.join();
}

/** How often each of the grid's trees comes up among mazes made by `make`: on average, `samplesATree` times. */
export function treeCounts(grid: Grid, samplesATree: number, make: (maze: Maze) => void): number[] {
  const counts = new Map(spanningTrees(grid).map((tree) => [tree, 0]));
  for (let left = samplesATree * counts.size; left > 0; left--) {
    const maze = blankMaze(grid);
    make(maze);
    const count = counts.get(nameOf(maze));
    if (count === undefined) throw new Error(`not a spanning tree: ${nameOf(maze)}`);
    counts.set(nameOf(maze), count + 1);
  }
  return [...counts.values()];
}

/** Pearson's chi-square of counts that should be equal. */
export function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/**
 * What the chi-square of equally likely outcomes exceeds once in a thousand (p = 0.001), by the approximation of
 * Wilson and Hilferty; for the 192 trees of the 3 x 3 grid it is 257.
 */
export function chiSquareLimit(outcomes: number): number {
  const freedom = outcomes - 1;
  const spread = 2 / (9 * freedom);
  const root = 1 - spread + 3.0902 * Math.sqrt(spread);
  return freedom * root * root * root;
}

/** The largest gap between the distribution functions of two samples (Kolmogorov and Smirnov), from 0 to 1. */
export function largestGap(one: readonly number[], other: readonly number[]): number {
  const shareUpTo = (sample: readonly number[], value: number) =>
    sample.filter((item) => item <= value).length / sample.length;
  return Math.max(...[...one, ...other].map((v) => Math.abs(shareUpTo(one, v) - shareUpTo(other, v))));
}

export function mean(sample: readonly number[]): number {
  return sample.reduce((sum, item) => sum + item, 0) / sample.length;
}
