import type { Game } from './game.js';
import type { Plain } from './plain.js';
import type { Recording } from './recording.js';
import { EMPTY_LOG, extendLog } from './state-hash.js';

/** A moment of a recording: everything that is needed to play on from it. */
export interface Moment<State = unknown> {
  /** How many ticks were played. */
  readonly tick: number;
  readonly state: State;
  /** How many numbers of the action log are used up, and their hash. */
  readonly used: number;
  readonly log: number;
}

/** A recording being played again, tick by tick. Its state changes in place. */
export interface Replay<State = unknown> extends Moment<State> {
  /** Plays one tick and answers its work; 0 when the recording or the game is over. */
  forward(): number;
}

/** Looks on while a recording is played again. It changes neither the state nor the actions, and keeps neither. */
export interface Watch<State = unknown> {
  /** Before a tick: its actions are about to be played. */
  before?(state: State, actions: readonly number[]): void;
  /** After a tick, counted from 0. */
  after?(state: State, actions: readonly number[], tick: number): void;
}

/** The moment before the first tick. The recording was checked, and these are its settings. */
export function firstMoment<State>(
  game: Game<Plain, State>,
  settings: Plain,
  { seed }: Recording,
): Moment<State> {
  return { tick: 0, state: game.setup(settings, seed), used: 0, log: EMPTY_LOG };
}

/** Plays a checked recording again from a moment; a watch may look on. The state given is used, not copied. */
export function replayFrom<State>(
  game: Game<Plain, State>,
  { actions, ticks }: Recording,
  moment: Moment<State>,
  watch: Watch<State> | null = null,
): Replay<State> {
  const { state } = moment;
  const now: number[] = [];
  let { tick, used, log } = moment;
  return {
    state,
    get tick() {
      return tick;
    },
    get used() {
      return used;
    },
    get log() {
      return log;
    },
    forward() {
      if (tick >= ticks || game.finished(state)) return 0;
      now.length = 0;
      for (; used < actions.length && actions[used] === tick; used += 2) {
        now.push(actions[used + 1]);
        log = extendLog(log, tick, actions[used + 1]);
      }
      watch?.before?.(state, now);
      const work = game.step(state, now);
      watch?.after?.(state, now, tick);
      tick++;
      return work;
    },
  };
}
