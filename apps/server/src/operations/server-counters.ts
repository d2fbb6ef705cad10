import { type LabelledCounter, makeLabelledCounter } from '../lib/labelled-counter.js';

/** What a server counts beside its requests. */
export interface ServerCounters {
  /** Requests that were answered with an error of the catalogue, by its code. */
  readonly refusals: LabelledCounter;
  /** Runs with a verdict, by game, result and why they are unranked. */
  readonly judged: LabelledCounter;
  /** Units of work spent on playing runs again, by game. */
  readonly work: LabelledCounter;
}

export function makeServerCounters(): ServerCounters {
  return { refusals: makeLabelledCounter(), judged: makeLabelledCounter(), work: makeLabelledCounter() };
}
