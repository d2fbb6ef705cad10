import type { Maze } from '../maze/maze.js';
import { type Passages, passages } from '../maze/passages.js';

/** North, east, south, west; a cell of a grid with tunnels has one side more. */
const RECT_SIDES = 4;

/** The open sides of a node as bits, on whichever layer it lies. */
export function openSides({ grid, open, under }: Maze, graph: Passages): (node: number) => number {
  if (under === null) return (node) => open[node];
  return (node) => (node < grid.size ? open[node] : under[graph.cellOf(node)]);
}

/** Whether this is the number of a node that exists. */
export function isNode(graph: Passages, node: number): boolean {
  return Number.isInteger(node) && node >= 0 && node < graph.nodes && graph.has(node);
}

/** Squares, no crossings and no tunnels: node numbers are cell numbers, and fast loops may read `open` alone. */
export function isFlatRect(maze: Maze): boolean {
  return maze.grid.kind === 'rect' && maze.under === null && maze.grid.sides === RECT_SIDES;
}

/** Finds the node behind a side that is known to be open. */
export function stepper(maze: Maze): Passages['to'] {
  if (!isFlatRect(maze)) return passages(maze).to;
  const offsets = [-maze.grid.width, 1, maze.grid.width, -1];
  return (node, side) => node + offsets[side];
}
