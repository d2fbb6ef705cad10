import type { AnyGame } from './game.js';
import type { Plain } from './plain.js';
import type { Recording } from './recording.js';

/** A moment of a recording: everything that is needed to play on from it. */
export interface Moment {
  /** How many ticks were played. */
  readonly tick: number;
  readonly state: unknown;
  /** How many numbers of the action log are used up. */
  readonly used: number;
}

/** A recording being played again, tick by tick. Its state changes in place. */
export interface Replay extends Moment {
  /** Plays one tick; false when the recording or the game is over. */
  forward(): boolean;
}

/** The moment before the first tick. The recording was checked, and these are its settings. */
export function firstMoment(game: AnyGame, settings: Plain, { seed }: Recording): Moment {
  return { tick: 0, state: game.setup(settings, seed), used: 0 };
}

/** Plays a checked recording again from a moment. The state given is used, not copied. */
export function replayFrom(game: AnyGame, { actions, ticks }: Recording, moment: Moment): Replay {
  const { state } = moment;
  const now: number[] = [];
  let { tick, used } = moment;
  return {
    state,
    get tick() {
      return tick;
    },
    get used() {
      return used;
    },
    forward() {
      if (tick >= ticks || game.finished(state)) return false;
      now.length = 0;
      for (; used < actions.length && actions[used] === tick; used += 2) now.push(actions[used + 1]);
      game.step(state, now);
      tick++;
      return true;
    },
  };
}
