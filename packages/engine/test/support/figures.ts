import { exists } from '../../src/grid/grid.js';
import type { Maze } from '../../src/maze/maze.js';
import { bitCount } from '../../src/maze/parts/pick.js';
import { passages } from '../../src/maze/passages.js';

/** The share of cells with one open side. */
export function deadEndShare({ grid, open }: Maze): number {
  let ends = 0;
  for (let cell = 0; cell < grid.size; cell++) if (exists(grid, cell) && bitCount(open[cell]) === 1) ends++;
  return ends / grid.count;
}

/** How many steps it is from the first cell to the last. */
export function solutionLength(maze: Maze): number {
  return distancesFrom(maze, maze.start)[maze.exits[0]];
}

/** How many steps each cell is away, -1 for those that can't be reached. */
export function distancesFrom(maze: Maze, start: number): Int32Array {
  const graph = passages(maze);
  const distances = new Int32Array(graph.nodes).fill(-1);
  const queue = [start];
  distances[start] = 0;
  for (const cell of queue) {
    for (let side = 0; side < graph.sides; side++) {
      const next = graph.to(cell, side);
      if (next < 0 || distances[next] >= 0) continue;
      distances[next] = distances[cell] + 1;
      queue.push(next);
    }
  }
  return distances;
}
