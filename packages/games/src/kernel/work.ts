import { accept, type Result, refuse } from '@warren/engine';
import type { AnyGame } from './game.js';
import type { Plain } from './plain.js';

/** In units of work: see `GameWork`. */
export const WORK_LIMITS = {
  /**
   * What verifying one run may cost, however long the run is: at most about 4 seconds. `warren bench dearest` measures
   * what a unit takes; a server counts on less than 10 seconds a run, so a unit may take twice as long there.
   */
  run: 4_000_000,
  /** What a run may be ahead of the average: the dearest ticks may come first. */
  ahead: 250_000,
} as const;

/** So many values of a state are hashed for one unit. */
const VALUES_A_UNIT = 100;

/** What hashing a state costs. */
export function hashWork(state: unknown): number {
  return 1 + Math.floor(weigh(state) / VALUES_A_UNIT);
}

/** About how many values a state holds. Lists are not walked: they hold things of one kind, and the first stands for all. */
function weigh(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (value === null || typeof value !== 'object') return 1;
  if (Array.isArray(value)) return value.length === 0 ? 1 : 1 + value.length * weigh(value[0]);
  let weight = 1;
  for (const key of Object.keys(value)) weight += key.length + weigh((value as Record<string, unknown>)[key]);
  return weight;
}

/** What the first so many ticks of a run may cost. */
export function workBudget({ work }: AnyGame, settings: Plain, ticks: number): number {
  return Math.min(WORK_LIMITS.run, work.setup(settings) + WORK_LIMITS.ahead + work.tick * ticks);
}

/** Refuses a run that would cost too much even if each of its ticks cost as little as a tick can. */
export function checkWork(game: AnyGame, settings: Plain, ticks: number): Result<null> {
  const least = game.work.setup(settings) + ticks;
  return least > WORK_LIMITS.run ? refuse(tooDear(game)) : accept(null);
}

/** Why a run is refused that costs more than its budget. */
export function tooDear({ title }: AnyGame): string {
  return `playing this run of ${title} again takes more work than a run of its length may`;
}
