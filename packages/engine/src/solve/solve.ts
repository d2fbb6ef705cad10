import { WHOLE_RUN } from '../maze/generator.js';
import type { Maze } from '../maze/maze.js';
import { passages } from '../maze/passages.js';
import { accept, type Result, refuse } from '../result.js';
import { Rng } from '../rng/rng.js';
import { findSolver } from './registry.js';
import { isNode } from './sides.js';
import type { Search } from './solver.js';

/** A maze to solve. What is left out has the default named here. */
export interface SolveRequest {
  readonly maze: Maze;
  /** The id of a solver. `bfs`. */
  readonly solver?: string;
  /** The node it starts from. The maze's start. */
  readonly from?: number;
  /** Nodes of which one has to be reached. The maze's exits. */
  readonly goals?: readonly number[];
  /** The cost of entering each cell, 1 to 255, for solvers that heed it. All 1. */
  readonly weights?: Uint8Array | null;
  /** For solvers that guess: the same seed, the same way. Empty. */
  readonly seed?: string;
}

export interface Solution {
  /** The way from start to goal, both included; each node is linked to the next and none comes twice. */
  readonly nodes: Int32Array;
  /** The cells these nodes lie in. */
  readonly cells: Int32Array;
  /** The length of the way: one less than it has nodes. */
  readonly steps: number;
  /** The sum of the weights of all cells entered; `steps` when there are no weights. */
  readonly cost: number;
  /** How many nodes the solver looked at before it had the way. */
  readonly visited: number;
}

/** Finds a way through a maze, or says why there is none. */
export function solve(request: SolveRequest): Result<Solution> {
  const search = beginSearch(request);
  if (!search.ok) return search;
  while (!search.value.advance(WHOLE_RUN));
  return solutionOf(request, search.value);
}

/** Checks a request and starts a search that can be watched. */
export function beginSearch(request: SolveRequest): Result<Search> {
  const { maze, from = maze.start, goals = maze.exits, weights = null, seed = '' } = request;
  const solver = findSolver(request.solver ?? 'bfs');
  if (!solver.ok) return solver;
  const graph = passages(maze);
  if (!isNode(graph, from)) return refuse(`the start ${from} is not a cell of the maze`);
  if (goals.length === 0) return refuse('there is no goal to reach');
  const wrong = goals.find((goal) => !isNode(graph, goal));
  if (wrong !== undefined) return refuse(`the goal ${wrong} is not a cell of the maze`);
  if (weights !== null) {
    if (!solver.value.traits.includes('weighted')) return refuse(`${solver.value.id} does not heed weights`);
    if (weights.length !== maze.grid.size) {
      return refuse(`there are ${weights.length} weights for ${maze.grid.size} cells; they must agree`);
    }
    if (weights.includes(0)) return refuse('a weight is 0; each must be from 1 to 255');
  }
  return accept(solver.value.begin({ maze, from, goals, weights, rng: Rng.fromSeed(seed, 'solve') }));
}

/** What a search that has ended found. */
export function solutionOf({ maze, weights = null }: SolveRequest, search: Search): Result<Solution> {
  const path = search.path();
  if (!path.ok) return path;
  const nodes = path.value;
  const graph = passages(maze);
  const cells = maze.under === null ? nodes : nodes.map((node) => graph.cellOf(node));
  const steps = nodes.length - 1;
  let cost = steps;
  if (weights !== null) for (let i = 1; i < cells.length; i++) cost += weights[cells[i]] - 1;
  return accept({ nodes, cells, steps, cost, visited: search.visited() });
}
