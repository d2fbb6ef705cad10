import { blankMaze, type Maze } from '@warren/engine';
import { difficulty, effort } from '@warren/engine/measure';
import { distances } from '@warren/engine/solvers';
import { orThrow } from '../kernel/checks.js';
import { CELL, COST, HUNTER, PLAIN, SPEEDS } from './numbers.js';
import type { TreasureRushState } from './state.js';

/** What an effort is counted in: fifteenths of a step. */
const FIFTEENTHS = 15;

/** A maze, where the player stands and where the treasure. */
export interface Search {
  readonly maze: Maze;
  /** Whether the maze has loops. */
  readonly loops: boolean;
  readonly from: number;
  readonly to: number;
}

/**
 * How hard it is to find the treasure in time: what an explorer who does not know the way is expected to need
 * against what the clock gives, on a scale where 100 more means twice as long. 0 is just in time.
 *
 * Where there are loops it is measured on the shortest ways from the player alone, which make a tree: that is
 * exact, and so quick that several mazes can be compared without a wait.
 */
export function difficultyInTime({ maze, loops, from, to }: Search, limit: number): number {
  const needed = orThrow(effort(loops ? shortestWays(maze, from) : maze, from, to));
  return difficulty(needed) - logOfSteps((limit * SPEEDS.plain) / CELL);
}

/**
 * How hard the next maze is to be: it rises with the number of cells and with the dead ends, and falls with the
 * ease. The numbers are those of a common maze of the kind, so that one of a few is always near.
 */
export function wantedDifficulty(state: Pick<TreasureRushState, 'side' | 'severity' | 'ease'>): number {
  const { side, severity, ease } = state;
  return Math.floor((5 * logOfSteps(side)) / 4) + 2 * severity - Math.floor((5 * ease) / 12) - 345;
}

/** A hundred times the logarithm to base 2, as whole numbers give it. */
function logOfSteps(steps: number): number {
  return difficulty({ fifteenths: Math.round(steps * FIFTEENTHS), steps, exact: true });
}

/** The maze without its loops: every cell keeps the first of its shortest ways to the start. */
function shortestWays(maze: Maze, from: number): Maze {
  const { grid, open } = maze;
  const steps = distances(maze, from);
  const tree = blankMaze(grid);
  const offsets = [-grid.width, 1, grid.width, -1];
  for (let cell = 0; cell < grid.size; cell++) {
    for (let side = 0; side < offsets.length; side++) {
      const next = cell + offsets[side];
      if ((open[cell] & (1 << side)) === 0 || steps[next] !== steps[cell] - 1) continue;
      tree.open[cell] |= 1 << side;
      tree.open[next] |= 1 << (side ^ 2);
      break;
    }
  }
  return tree;
}

/** What walking a way of this cost takes at the plain speed, in ticks, rounded up. The cost is in quarters. */
export function ticksOfWay(cost: number): number {
  return Math.ceil((cost * CELL) / (COST[PLAIN] * SPEEDS.plain));
}

/** How long the clock runs in a maze. Where there is a hunter it is far more lenient. */
export function limitOf(cost: number, ease: number, hunted: boolean): number {
  return hunted ? ticksOfWay(cost) * HUNTER.ways + ease + HUNTER.time : ticksOfWay(cost) + ease;
}
