import { accept, type Result, refuse } from '../result.js';
import { nearest } from '../text/nearest.js';
import { aStar } from './a-star.js';
import { bfs } from './bfs.js';
import { deadEndFilling } from './dead-end-filling.js';
import { dijkstra } from './dijkstra.js';
import { randomMouse } from './random-mouse.js';
import { recursiveBacktrackerSolver } from './recursive-backtracker.js';
import type { Solver } from './solver.js';
import { tremaux } from './tremaux.js';
import { wallFollower } from './wall-follower.js';

/** Every solver, in the order people see them. A new one is one file and one line here. */
export const SOLVERS: readonly Solver[] = [
  bfs,
  aStar,
  dijkstra,
  recursiveBacktrackerSolver,
  deadEndFilling,
  wallFollower,
  tremaux,
  randomMouse,
];

const byId = new Map(SOLVERS.map((solver) => [solver.id, solver]));

export function findSolver(id: string): Result<Solver> {
  const solver = byId.get(id);
  if (solver !== undefined) return accept(solver);
  return refuse(`there is no solver "${id}"; ${nearest(id, [...byId.keys()])}`);
}
