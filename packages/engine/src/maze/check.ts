import { exists } from '../grid/grid.js';
import type { Maze } from './maze.js';
import { passages } from './passages.js';

/** What is wrong with the arrays of a maze, or `null`: open sides without a neighbour, passages with one end. */
export function flaw(maze: Maze): string | null {
  const { grid, open, under } = maze;
  for (let cell = 0; cell < grid.size; cell++) {
    const upper = open[cell];
    const lower = under === null ? 0 : under[cell];
    if (!exists(grid, cell) && (upper | lower) !== 0) return `cell ${cell} is masked and open`;
    if ((upper & lower) !== 0) return `cell ${cell} has a side on both layers`;
    if ((upper | lower) >>> grid.sides !== 0) return `cell ${cell} has a side its grid does not know`;
    for (let side = 0; side < grid.sides; side++) {
      if (((upper | lower) & (1 << side)) === 0) continue;
      const next = grid.neighbour(cell, side);
      if (next < 0) return `cell ${cell} is open to the outside at side ${side}`;
      const answer = open[next] | (under === null ? 0 : under[next]);
      if ((answer & (1 << grid.opposite(cell, side))) === 0) return `cells ${cell} and ${next} disagree`;
    }
  }
  return null;
}

/** Counts of the maze as a graph; `pieces` 1 and no `loops` is what "perfect" means. */
export interface Shape {
  readonly nodes: number;
  readonly links: number;
  readonly pieces: number;
  /** Independent loops: links beyond those a tree of these pieces has. */
  readonly loops: number;
}

export function shapeOf(maze: Maze): Shape {
  const graph = passages(maze);
  const seen = new Uint8Array(graph.nodes);
  const queue = new Int32Array(graph.nodes);
  let nodes = 0;
  let pieces = 0;
  let ends = 0;
  for (let root = 0; root < graph.nodes; root++) {
    if (seen[root] === 1 || !graph.has(root)) continue;
    pieces++;
    let tail = 0;
    queue[tail++] = root;
    seen[root] = 1;
    for (let head = 0; head < tail; head++) {
      nodes++;
      for (let side = 0; side < graph.sides; side++) {
        const next = graph.to(queue[head], side);
        if (next < 0) continue;
        ends++;
        if (seen[next] === 1) continue;
        seen[next] = 1;
        queue[tail++] = next;
      }
    }
  }
  const links = ends / 2;
  return { nodes, links, pieces, loops: links - nodes + pieces };
}

/** Every cell can be reached from every other in exactly one way. */
export function isPerfect(maze: Maze): boolean {
  const { pieces, loops } = shapeOf(maze);
  return pieces === 1 && loops === 0;
}
