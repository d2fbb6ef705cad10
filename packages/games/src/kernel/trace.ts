import { accept, type Result } from '@warren/engine';
import { checkRecording } from './check-recording.js';
import type { AnyGame } from './game.js';
import type { Recording } from './recording.js';
import { firstMoment, replayFrom } from './replay.js';
import { chainHash, stateHash } from './state-hash.js';

/**
 * One hash of all states a recording runs through, first to last. Two machines that agree on it agreed on every
 * tick, which checkpoints cannot say.
 */
export function traceRecording(game: AnyGame, recording: Recording): Result<number> {
  const settings = checkRecording(game, recording);
  if (!settings.ok) return settings;
  const replay = replayFrom(game, recording, firstMoment(game, settings.value, recording));
  let trace = stateHash(replay.state);
  while (replay.forward()) trace = chainHash(trace, stateHash(replay.state));
  return accept(trace);
}
