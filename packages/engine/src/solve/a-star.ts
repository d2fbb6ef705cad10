import type { Grid } from '../grid/grid.js';
import { gridDistance } from '../grid/grid-distance.js';
import { passages } from '../maze/passages.js';
import { bestFirst, type Estimate } from './best-first.js';
import type { Solver, SolverTask } from './solver.js';

/**
 * A*: goes first where the way so far and the way still to go, as the crow flies, are shortest together.
 * It looks at fewer cells than a plain flood; how many fewer depends on how far the maze leads astray.
 */
export const aStar: Solver = {
  id: 'a-star',
  title: 'A*',
  about:
    'Prefers cells from which the goal looks near. A shortest (or cheapest) way, often after looking at less of the maze.',
  traits: ['shortest', 'weighted'],
  begin: (task) => bestFirst(task, estimateFor(task)),
};

function estimateFor({ maze, goals, weights }: SolverTask): Estimate {
  const graph = passages(maze);
  const cells = goals.map((goal) => graph.cellOf(goal));
  const steps = nearestGoal(maze.grid, cells);
  // Every step costs at least as much as the cheapest cell.
  const least = weights === null ? 1 : weights.reduce((lowest, weight) => Math.min(lowest, weight), 255);
  return (cell) => steps(cell) * least;
}

function nearestGoal(grid: Grid, goals: readonly number[]): (cell: number) => number {
  const between = gridDistance(grid);
  return (cell) => {
    let least = between(cell, goals[0]);
    for (let i = 1; i < goals.length; i++) least = Math.min(least, between(cell, goals[i]));
    return least;
  };
}
