import { type Spread, spreadOf } from './spread.js';

/** What a run shows of the hand that played it. Times are in ticks, negative where a key came before its corner. */
export interface Measures {
  /** From the middle of the place where the player turned to the key that turned: when it was reached or would be. */
  readonly reaction: Spread;
  /** From entering that place to the same key: who acts by events may act by this one. */
  readonly entry: Spread;
  /** From the middle of a place to letting go of all keys there. */
  readonly stops: Spread;
  /** Places with several ways onward, and at how many of them the player took a shortest one. */
  readonly choices: Share;
  /** Those of them from which the shortest way led to something the player had not seen. */
  readonly blind: Share;
  /** Moves of a game of turns made as the shipped bot would have, on quiet walks and elsewhere. */
  readonly walks: Share;
  readonly decisions: Share;
}

/** So many of a whole. */
export interface Share {
  readonly part: number;
  readonly whole: number;
}

const NONE: Share = { part: 0, whole: 0 };
const NO_TIMES = spreadOf([]);

/** What a game does not have is measured as nothing. */
export const NO_MEASURES: Measures = {
  reaction: NO_TIMES,
  entry: NO_TIMES,
  stops: NO_TIMES,
  choices: NONE,
  blind: NONE,
  walks: NONE,
  decisions: NONE,
};
