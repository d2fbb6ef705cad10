import { accept, type Result, refuse } from '@warren/engine';
import { checkRecording } from './check-recording.js';
import { checkpointHash } from './checkpoint.js';
import type { AnyGame } from './game.js';
import type { Outcome } from './outcome.js';
import { CHECKPOINT_TICKS, type Recording } from './recording.js';
import { firstMoment, replayFrom } from './replay.js';

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
  const settings = checkRecording(game, recording);
  if (!settings.ok) return settings;
  const { ticks, checkpoints } = recording;
  const replay = replayFrom(game, recording, firstMoment(game, settings.value, recording));
  while (replay.tick < ticks) {
    if (!replay.forward()) return refuse(`the recording goes on after the run ended at tick ${replay.tick}`);
    if (replay.tick % CHECKPOINT_TICKS !== 0) continue;
    if (checkpointHash(replay.state, replay.log) !== checkpoints[replay.tick / CHECKPOINT_TICKS - 1]) {
      return refuse(`the recording and the rules part before tick ${replay.tick}`);
    }
  }
  if (checkpointHash(replay.state, replay.log) !== checkpoints[checkpoints.length - 1]) {
    return refuse('the recording does not end as it says');
  }
  return accept({ game: game.id, rules: game.rules, ticks, outcome: game.outcome(replay.state) });
}
