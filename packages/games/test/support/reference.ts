import type { AnyGame } from '../../src/kernel/game.js';
import type { Outcome } from '../../src/kernel/ranking.js';
import type { Recording } from '../../src/kernel/recording.js';
import { checkpointHash, hashLog } from '../../src/kernel/state-hash.js';
import { must } from './must.js';

/** What a log comes to, played in the plainest way there is. */
export interface Played {
  readonly outcome: Outcome;
  readonly checkpoints: readonly number[];
  /** Whether the game was over before the log was. */
  readonly overrun: boolean;
}

export function playPlainly(game: AnyGame, { settings, seed, ticks, actions }: Recording): Played {
  const state = game.setup(must(game.readSettings(settings)), seed);
  const checkpoints: number[] = [];
  const hashAt = (end: number) =>
    checkpointHash(state, hashLog(actions.filter((_, i) => actions[i - (i % 2)] < end)));
  for (let tick = 0; tick < ticks; tick++) {
    if (game.finished(state)) return { outcome: game.outcome(state), checkpoints, overrun: true };
    const now = actions.filter((_, i) => i % 2 === 1 && actions[i - 1] === tick);
    game.step(state, now);
    if ((tick + 1) % 600 === 0) checkpoints.push(hashAt(tick + 1));
  }
  return { outcome: game.outcome(state), checkpoints: [...checkpoints, hashAt(ticks)], overrun: false };
}
