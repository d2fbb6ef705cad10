import type { AnyBot } from '../bots/bot.js';
import { NO_MEASURES } from './measures.js';
import type { Watcher } from './watcher.js';

/** What a game of turns says about a moment of it. */
export interface Turns {
  /** Whether a move is a step of a quiet walk, which clients make for their players at one key. */
  isQuiet(state: unknown, action: number): boolean;
}

/** Of the quiet steps of a run about so many are compared: each costs a search for the way. */
const QUIET_STEPS = 300;
/** And no more moves than this in all, however long a run is. */
const MOST_ASKED = 4000;

/**
 * Watches a run beside the bot of its game, who sits down to the same states and says what it would do. `ticks` is how
 * long the run is.
 */
export function watchBeside(bot: AnyBot, { isQuiet }: Turns, ticks: number): Watcher {
  const walks = { part: 0, whole: 0 };
  const decisions = { part: 0, whole: 0 };
  const stride = Math.max(1, Math.floor(ticks / QUIET_STEPS));
  const player = bot.begin();
  let quiet = 0;
  let asked = 0;
  return {
    before(state, actions) {
      const [action] = actions;
      if (action === undefined || asked >= MOST_ASKED) return;
      const isWalk = actions.length === 1 && isQuiet(state, action);
      quiet = isWalk ? quiet + 1 : 0;
      // The first step of a walk is always asked for: the bot must see how its last decision ended.
      if (isWalk && quiet % stride !== 1 % stride) return;
      asked++;
      const advice = player(state);
      const share = isWalk ? walks : decisions;
      share.whole++;
      if (advice.length === actions.length && advice.every((each, i) => each === actions[i])) share.part++;
    },
    measures: () => ({ ...NO_MEASURES, walks: { ...walks }, decisions: { ...decisions } }),
  };
}
