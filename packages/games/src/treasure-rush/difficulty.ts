import { blankMaze, type Maze } from '@warren/engine';
import { difficulty, type Effort, effort } from '@warren/engine/measure';
import { distances } from '@warren/engine/solvers';
import { orThrow } from '../kernel/checks.js';
import { CELL, COST, EASE, HUNTER, LATE, PLAIN, RELAXED, SPEEDS } from './numbers.js';
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
export function difficultyInTime(search: Search, limit: number): number {
  return difficulty(effortOf(search)) - logOfSteps((limit * SPEEDS.plain) / CELL);
}

/** What finding the treasure is expected to take an explorer. */
export function effortOf({ maze, loops, from, to }: Search): Effort {
  return orThrow(effort(loops ? shortestWays(maze, from) : maze, from, to));
}

/** What the difficulty of a maze follows from. */
export type Demands = Pick<TreasureRushState, 'score' | 'side' | 'severity' | 'ease'>;

/**
 * How hard the next maze is to be: it rises with the number of cells and with the dead ends, and falls with the
 * ease. The numbers are those of a common maze of the kind, so that one of a few is always near; late in a run they
 * rise to those of the hardest tenth.
 */
export function wantedDifficulty({ score, side, severity, ease }: Demands): number {
  const grown = Math.floor((5 * logOfSteps(side)) / 4) + 2 * severity;
  return grown - Math.floor((5 * easeAt(score, ease)) / 12) - 345 + lateShare(score, LATE.difficulty);
}

/** The ease that counts at a score: late in a run there is less of it. */
export function easeAt(score: number, ease: number): number {
  return ease - lateShare(score, LATE.ease);
}

/** The part of a number that has come with the scores late in a run: none at the first, the whole at the last. */
export function lateShare(score: number, whole: number): number {
  const { from, to } = LATE;
  return Math.floor((whole * Math.max(0, Math.min(to, score) - from)) / (to - from));
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

/** How long the clock runs in a maze by the usual rules. */
export function limitOf(cost: number, ease: number): number {
  return ticksOfWay(cost) + ease;
}

/** How long it runs in a maze that is played: with a hunter longer, as far as there is ease; in a relaxed run much longer. */
export function limitWith(
  { cost, hunted, relaxed }: { cost: number; hunted: boolean; relaxed: boolean },
  ease: number,
): number {
  const usual = limitOf(cost, ease) + (hunted ? lenience(cost, ease) : 0);
  return relaxed ? RELAXED * usual : usual;
}

/**
 * What a hunter adds to the clock: the way once more and ten seconds, as long as the ease is whole. It shrinks with the
 * square of the ease and is gone at the least ease, so that hunted runs end about where others do.
 */
function lenience(cost: number, ease: number): number {
  const left = Math.max(0, ease - EASE.least);
  const whole = EASE.most - EASE.least;
  return Math.floor(((ticksOfWay(cost) + HUNTER.time) * left * left) / (whole * whole));
}
