import type { Skill } from './skill.js';

/** One try at one level, maze or expedition. */
export interface Trial {
  /** The level, or whatever rises with difficulty in the game: a score, a distance. */
  readonly level: number;
  readonly won: boolean;
  readonly ticks: number;
  /** Why it was lost, in a word or two; `null` when it was won. */
  readonly cause: string | null;
}

/**
 * Plays a game as a person of some skill would: through actions, knowing only what a person can see. Balance is
 * measured with it; it is no opponent and no cheat.
 */
export interface ModelPlayer {
  /** The id of the game. */
  readonly game: string;
  /** How many seeds give a curve that is stable within a few percent. */
  readonly seeds: number;
  /** Plays one run, or one try at each level, and answers how the tries went. The same seed gives the same tries. */
  play(skill: Skill, seed: string): readonly Trial[];
  /** What else the rules of the game want measured, a line each. */
  measures?(): readonly string[];
}
