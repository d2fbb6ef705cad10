import type { Result } from '@warren/engine';
import type { Frame, HudLine } from './frame.js';
import type { Plain } from './plain.js';
import type { Outcome, Ranking } from './ranking.js';

/** How many ticks make a second, in every game. */
export const TICKS_PER_SECOND = 60;

/**
 * Work is counted in units, each about a microsecond of one core, and never by a clock: every machine counts the same.
 * A game says what it does at most, so that a recording costs about as much as it counts, or less.
 */
export interface GameWork<Settings = Plain> {
  /** What `setup` costs at most. */
  setup(settings: Settings): number;
  /** What the ticks of an honest run cost on average at most. `step` answers what each of them did cost. */
  readonly tick: number;
}

/** What kind of game it is: time runs on by itself, or it waits for each move; what it can be started with. */
export type GameTrait = 'real-time' | 'turns' | 'campaign' | 'codes';

/**
 * A game: pure functions on a plain state. The same settings, seed and actions give the same states on every
 * machine, which is what replays, saves and leaderboards stand on.
 */
export interface Game<Settings extends Plain = Plain, State = unknown, View extends Frame = Frame> {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly traits: readonly GameTrait[];
  /** Rises with every change of behaviour; a recording names the rules it was played by. */
  readonly rules: number;
  /** The names of the actions; an action is its place in this list. Only ever add at its end. */
  readonly actions: readonly string[];
  /** The longest run, in ticks. */
  readonly maxTicks: number;
  /** What its runs cost to play again. */
  readonly work: GameWork<Settings>;
  /** How its runs are compared. */
  readonly ranking: Ranking<Settings>;
  /** Checks settings from anywhere and fills in the defaults. */
  readSettings(input: unknown): Result<Settings>;
  /** The state before the first tick. The seed is any text. */
  setup(settings: Settings, seed: string): State;
  /**
   * Plays one tick, in place, with the actions that came since the last, in their order. Answers how much work that
   * was, at least 1. No action may cost more than a few ticks do: what only a view needs is found out by `frame`.
   */
  step(state: State, actions: readonly number[]): number;
  /**
   * Whether nothing happens until an action comes, as before the first key of a level. A step without actions then
   * changes nothing, and clients play no tick.
   */
  waits?(state: State): boolean;
  /** Whether the run is over: no tick may follow. */
  finished(state: State): boolean;
  outcome(state: State): Outcome;
  /** What is to be seen, for screens of any kind. */
  frame(state: State): View;
  /** The HUD of a frame in words, in reading order. */
  hudLines(hud: View['hud']): readonly HudLine[];
  /** What is said about the tick that led from one frame to the next; `null` if nothing. */
  announce(before: View, frame: View): string | null;
}

/** A game of any settings, state and frame: what the kernel and the registry handle. */
export type AnyGame = Game;

/** Whether a number from anywhere is an action of the game. */
export function isAction(game: AnyGame, action: number): boolean {
  return Number.isInteger(action) && action >= 0 && action < game.actions.length;
}
