import type { Result } from '../result.js';
import { finder } from '../text/nearest.js';
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

export const findSolver: (id: string) => Result<Solver> = finder('solver', SOLVERS);
