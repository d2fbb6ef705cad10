import type { Grid } from '../../src/grid/grid.js';
import { isPerfect } from '../../src/maze/check.js';
import { blankMaze, link, type Maze } from '../../src/maze/maze.js';
import { gridOf } from './mazes.js';

/** Every perfect maze on a small rectangular grid. */
export function* allTrees(width: number, height: number): Generator<Maze> {
  const grid = gridOf('rect', width, height);
  const walls = innerWalls(grid);
  yield* choose(grid, walls, [], 0);
}

/** The inner walls of a grid: a cell and its eastern or southern side. */
function innerWalls(grid: Grid): [cell: number, side: number][] {
  const walls: [number, number][] = [];
  for (let cell = 0; cell < grid.size; cell++) {
    for (const side of [1, 2]) if (grid.neighbour(cell, side) >= 0) walls.push([cell, side]);
  }
  return walls;
}

function* choose(
  grid: Grid,
  walls: [number, number][],
  chosen: [number, number][],
  next: number,
): Generator<Maze> {
  const missing = grid.size - 1 - chosen.length;
  if (missing === 0) {
    const maze = blankMaze(grid);
    for (const [cell, side] of chosen) link(maze, cell, side);
    if (isPerfect(maze)) yield maze;
    return;
  }
  for (let i = next; i <= walls.length - missing; i++)
    yield* choose(grid, walls, [...chosen, walls[i]], i + 1);
}
