import { TICKS_PER_SECOND } from '../kernel/game.js';
import { POINTS } from './numbers.js';
import type { LabyrinthState } from './state.js';

/** What a run came to; from `level` on the numbers are those of its last level, but for times and levels won. */
export function labyrinthOutcome(state: LabyrinthState) {
  const { phase, score, completed, ticks, assisted, round } = state;
  const { number: level, width, height, steps } = round;
  const seconds = Math.floor(ticks / TICKS_PER_SECOND);
  const time = { seconds, completed, assisted, ticks, left: secondsLeft(state) };
  return { result: phase, score, level, ...time, width, height, exits: round.exits.length, steps };
}

export type LabyrinthOutcome = ReturnType<typeof labyrinthOutcome>;

/** What a level that is won now is worth. */
export function levelPoints(state: LabyrinthState): number {
  return POINTS.level * state.round.number + POINTS.second * secondsLeft(state);
}

/** The parts of a score: what the levels count by their numbers, and the rest, which is for time left. */
export function scoreParts({ score, level, completed, result }: LabyrinthOutcome) {
  // The last level begun was won only where the run ended with that.
  const last = result === 'won' ? level : level - 1;
  let numbers = 0;
  for (let i = 0; i < completed; i++) numbers += last - i;
  const levels = POINTS.level * numbers;
  return { levels, seconds: score - levels };
}

/** Whole seconds left on the clock. */
function secondsLeft({ round }: LabyrinthState): number {
  return Math.floor(round.left / TICKS_PER_SECOND);
}
