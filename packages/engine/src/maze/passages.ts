import { exists } from '../grid/grid.js';
import type { Maze } from './maze.js';

/**
 * A maze as a graph, the same view for every kind of grid, masked and woven ones included.
 *
 * Nodes are numbered like cells; after them comes one more node for each passage that runs beneath a cell.
 */
export interface Passages {
  /** How many node numbers there are, those of cells the mask leaves out included. */
  readonly nodes: number;
  readonly sides: number;
  /** The node one reaches through a side, or -1 when it is closed. */
  to(node: number, side: number): number;
  /** The cell a node lies in. */
  cellOf(node: number): number;
  /** The nodes that lie beneath others, in row-major order of their cells: node `grid.size + i` lies in `under[i]`. */
  readonly under: Int32Array;
  /** Whether a node number belongs to a cell that exists. */
  has(node: number): boolean;
}

const NO_CELLS = new Int32Array(0);

/** The graph of a maze. It reads the maze as it is at each call and, without weaving, holds no memory of its own. */
export function passages(maze: Maze): Passages {
  return maze.under === null ? flatPassages(maze) : wovenPassages(maze, maze.under);
}

function flatPassages({ grid, open }: Maze): Passages {
  return {
    nodes: grid.size,
    sides: grid.sides,
    to: (node, side) => (open[node] & (1 << side) ? grid.neighbour(node, side) : -1),
    cellOf: (node) => node,
    under: NO_CELLS,
    has: (node) => exists(grid, node),
  };
}

function wovenPassages({ grid, open }: Maze, layer: Uint8Array): Passages {
  const { size } = grid;
  const crossings: number[] = [];
  for (let cell = 0; cell < size; cell++) if (layer[cell] !== 0) crossings.push(cell);
  const under = Int32Array.from(crossings);
  const nodeBeneath = new Int32Array(size).fill(-1);
  for (let i = 0; i < under.length; i++) nodeBeneath[under[i]] = size + i;

  function to(node: number, side: number): number {
    const cell = node < size ? node : under[node - size];
    const sides = node < size ? open[cell] : layer[cell];
    if ((sides & (1 << side)) === 0) return -1;
    const next = grid.neighbour(cell, side);
    const arrival = 1 << grid.opposite(cell, side);
    return layer[next] & arrival ? nodeBeneath[next] : next;
  }

  return {
    nodes: size + under.length,
    sides: grid.sides,
    to,
    cellOf: (node) => (node < size ? node : under[node - size]),
    under,
    has: (node) => node >= size || exists(grid, node),
  };
}
