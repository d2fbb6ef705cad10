import { accept, type Result, refuse } from '@warren/engine';
import type { AnyGame, Outcome } from './game.js';
import { CHECKPOINT_TICKS, checkpointCount, type Recording } from './recording.js';
import { stateHash } from './state-hash.js';

/** What a recording really came to, by our own simulation. */
export interface Verdict {
  readonly game: string;
  readonly rules: number;
  readonly ticks: number;
  readonly outcome: Outcome;
}

/**
 * Plays a recording again and says what came of it. Nothing the recording claims is believed: wrong
 * checkpoints, actions that do not exist or ticks beyond the end are refused with the reason.
 */
export function verify(game: AnyGame, recording: Recording): Result<Verdict> {
  const wrong = wrongClaims(game, recording);
  if (wrong !== null) return refuse(wrong);
  const settings = game.readSettings(recording.settings);
  if (!settings.ok) return settings;
  const state = game.setup(settings.value, recording.seed);
  const { actions, ticks, checkpoints } = recording;
  let used = 0;
  const now: number[] = [];
  for (let tick = 0; tick < ticks; tick++) {
    if (game.finished(state)) return refuse(`the recording goes on after the run ended at tick ${tick}`);
    now.length = 0;
    for (; used < actions.length && actions[used] === tick; used += 2) now.push(actions[used + 1]);
    game.step(state, now);
    const place = (tick + 1) / CHECKPOINT_TICKS;
    if (Number.isInteger(place) && stateHash(state) !== checkpoints[place - 1]) {
      return refuse(`the recording and the rules part before tick ${tick + 1}`);
    }
  }
  if (stateHash(state) !== checkpoints[checkpoints.length - 1])
    return refuse('the recording does not end as it says');
  return accept({ game: game.id, rules: game.rules, ticks, outcome: game.outcome(state) });
}

/** What can be refused without playing a tick. */
function wrongClaims(
  game: AnyGame,
  { game: id, rules, ticks, actions, checkpoints }: Recording,
): string | null {
  if (id !== game.id) return `the recording is of ${id}, not of ${game.id}`;
  if (rules !== game.rules)
    return `the recording was played by rules ${rules}, these are rules ${game.rules}`;
  if (ticks > game.maxTicks) return `a run of ${game.title} has at most ${game.maxTicks} ticks, not ${ticks}`;
  if (checkpoints.length !== checkpointCount(ticks))
    return 'the recording has not the checkpoints of its length';
  let last = 0;
  for (let i = 0; i < actions.length; i += 2) {
    if (actions[i] < last || actions[i] >= ticks) return 'the actions of the recording are out of order';
    if (game.actions[actions[i + 1]] === undefined) return `${id} has no action ${actions[i + 1]}`;
    last = actions[i];
  }
  return null;
}
