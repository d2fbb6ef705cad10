import { exists, type Grid } from '../../src/grid/grid.js';
import { blankMaze, link, type Maze } from '../../src/maze/maze.js';

/** A wall between two cells, seen from the one with the lower number. */
export interface Wall {
  readonly cell: number;
  readonly side: number;
  readonly next: number;
}

/** Every wall of a grid once, in the order of cells and sides. */
export function wallsOf(grid: Grid): Wall[] {
  const walls: Wall[] = [];
  for (let cell = 0; cell < grid.size; cell++) {
    for (let side = 0; exists(grid, cell) && side < grid.sides; side++) {
      const next = grid.neighbour(cell, side);
      if (next > cell) walls.push({ cell, side, next });
    }
  }
  return walls;
}

/** Opens walls in this order wherever they part two groups: Kruskal's algorithm as plainly as it can be said. */
export function treeInOrder(grid: Grid, walls: readonly Wall[]): Maze {
  const maze = blankMaze(grid);
  const groups = Array.from({ length: grid.size }, (_, cell) => cell);
  for (const { cell, side, next } of walls) {
    const [from, to] = [groups[cell], groups[next]];
    if (from === to) continue;
    link(maze, cell, side);
    groups.forEach((group, other) => {
      if (group === from) groups[other] = to;
    });
  }
  return maze;
}

/** The minimum spanning tree of different weights. */
export function minimumTree(grid: Grid, weightOf: (wall: Wall) => number): Maze {
  return treeInOrder(
    grid,
    wallsOf(grid).sort((a, b) => weightOf(a) - weightOf(b)),
  );
}

/** A name for the passages of a maze. */
export function treeName({ open }: Maze): string {
  return open.join();
}

/**
 * How likely each spanning tree is the minimum one when all walls have independent random weights. The next
 * wall that Kruskal opens is then any of those that part two groups, each equally likely.
 */
export function minimumTreeLaw(grid: Grid): Map<string, number> {
  const walls = wallsOf(grid);
  let stage = new Map([['', 1]]);
  for (let opened = 0; opened < grid.count - 1; opened++) {
    const next = new Map<string, number>();
    for (const [name, share] of stage) {
      const chosen = name.split(',').filter((index) => index !== '');
      const taken = chosen.map((index) => walls[Number(index)]);
      const possible = walls.flatMap((wall, index) => (closesLoop(grid, taken, wall) ? [] : [index]));
      for (const index of possible) {
        const key = [...chosen.map(Number), index].sort((a, b) => a - b).join();
        next.set(key, (next.get(key) ?? 0) + share / possible.length);
      }
    }
    stage = next;
  }
  const law = new Map<string, number>();
  for (const [name, share] of stage) {
    const tree = name.split(',').map((index) => walls[Number(index)]);
    law.set(treeName(treeInOrder(grid, tree)), share);
  }
  return law;
}

function closesLoop(grid: Grid, taken: readonly Wall[], { cell, next }: Wall): boolean {
  const groups = Array.from({ length: grid.size }, (_, index) => index);
  for (const wall of taken) {
    const [from, to] = [groups[wall.cell], groups[wall.next]];
    groups.forEach((group, other) => {
      if (group === from) groups[other] = to;
    });
  }
  return groups[cell] === groups[next];
}

/** Pearson's statistic of these mazes against a law; infinite when a maze is impossible by the law. */
export function chiSquare(
  law: ReadonlyMap<string, number>,
  draws: number,
  draw: (index: number) => Maze,
): number {
  const counts = new Map<string, number>();
  for (let index = 0; index < draws; index++) {
    const name = treeName(draw(index));
    if (!law.has(name)) return Number.POSITIVE_INFINITY;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  let sum = 0;
  for (const [name, share] of law) {
    const expected = share * draws;
    sum += ((counts.get(name) ?? 0) - expected) ** 2 / expected;
  }
  return sum;
}
