import { accept, type Maze, type Passages, passages, type Result } from '@warren/engine';
import { beginSearch, type Search, SOLVERS, type Solver } from '@warren/engine/solvers';
import { labyrinthMaze } from './round.js';
import { nodeOf } from './shortest-way.js';
import type { LabyrinthRound, Square } from './state.js';

/** The solvers that can be watched in a labyrinth, in the order people see them. */
export const LABYRINTH_SOLVERS: readonly Pick<Solver, 'id' | 'title' | 'about'>[] = SOLVERS;

/** A solver at work in a labyrinth. Whichever it is, it says the same things. */
export interface WayOut {
  /** Makes at most so many steps. True when it has ended. */
  advance(steps: number): boolean;
  /** The square it is at, to be shown; `null` where it is nowhere. */
  cursor(): Square | null;
  /** How many squares it has looked at. */
  visited(): number;
  /** After the end: the squares from the start to an exit, both included, or the reason why there is no way. */
  path(): Result<readonly Square[]>;
}

export interface WayOutRequest {
  readonly round: LabyrinthRound;
  /** The id of a solver. */
  readonly solver: string;
  /** Where it begins: the start of the level unless it is said. */
  readonly from?: Square;
}

/** Sets a solver to work, to be watched step by step. */
export function beginWayOut({ round, solver, from }: WayOutRequest): Result<WayOut> {
  const maze = labyrinthMaze(round);
  const graph = passages(maze);
  const start = from === undefined ? round.start : nodeOf(graph, maze, from);
  const search = beginSearch({ maze, solver, from: start, seed: round.id });
  return search.ok ? accept(wayOutBy(search.value, graph, maze)) : search;
}

function wayOutBy(search: Search, graph: Passages, { grid }: Maze): WayOut {
  const squareOf = (node: number): Square => ({ cell: graph.cellOf(node), beneath: node >= grid.size });
  return {
    advance: (steps) => search.advance(steps),
    cursor() {
      const node = search.cursor();
      return node < 0 ? null : squareOf(node);
    },
    visited: () => search.visited(),
    path() {
      const nodes = search.path();
      return nodes.ok ? accept(Array.from(nodes.value, squareOf)) : nodes;
    },
  };
}
