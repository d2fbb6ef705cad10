import { type Maze, type Passages, passages } from '@warren/engine';

/** All ways from a cell of a perfect maze: a tree over the squares, which are the nodes of its graph. */
export interface Tree {
  readonly graph: Passages;
  readonly from: number;
  /** By node: how many steps it is away, */
  readonly steps: Int32Array;
  /** the node before it, -1 for the first, */
  readonly parent: Int32Array;
  /** and how many bridges and underpasses the way to it has. */
  readonly crossings: Int32Array;
  /** The node that is farthest away. */
  readonly farthest: number;
}

/** Finds every way from a cell. */
export function treeFrom(maze: Maze, from: number): Tree {
  const graph = passages(maze);
  const { nodes, sides } = graph;
  const steps = new Int32Array(nodes);
  const parent = new Int32Array(nodes).fill(-1);
  const crossings = new Int32Array(nodes);
  const queue = new Int32Array(nodes);
  queue[0] = from;
  let tail = 1;
  for (let head = 0; head < tail; head++) {
    const node = queue[head];
    for (let side = 0; side < sides; side++) {
      const next = graph.to(node, side);
      if (next < 0 || next === parent[node]) continue;
      parent[next] = node;
      steps[next] = steps[node] + 1;
      crossings[next] = crossings[node] + (isCrossing(maze, graph.cellOf(next)) ? 1 : 0);
      queue[tail++] = next;
    }
  }
  return { graph, from, steps, parent, crossings, farthest: queue[tail - 1] };
}

function isCrossing({ under }: Maze, cell: number): boolean {
  return under !== null && under[cell] !== 0;
}
