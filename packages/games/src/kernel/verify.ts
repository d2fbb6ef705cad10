import { accept, type Result, refuse } from '@warren/engine';
import type { AnyGame } from './game.js';
import type { Outcome } from './ranking.js';
import { CHECKPOINT_TICKS, checkRecording, type Recording } from './recording.js';
import { firstMoment, type Replay, replayFrom } from './replay.js';
import { chainHash, checkpointHash, stateHash } from './state-hash.js';

/** What a recording really came to, by our own simulation. */
export interface Verdict {
  readonly game: string;
  readonly rules: number;
  readonly ticks: number;
  readonly outcome: Outcome;
}

/** A recording being verified, as many ticks at a time as there is time for. */
export interface Verifying {
  /** How many ticks were played again. */
  readonly tick: number;
  /** Plays at most so many ticks. Answers the verdict once there is one, `null` until then. */
  advance(ticks: number): Result<Verdict> | null;
}

/**
 * Plays a recording again and says what came of it. Nothing the recording claims is believed: wrong
 * checkpoints, actions that do not exist or ticks beyond the end are refused with the reason.
 */
export function verify(game: AnyGame, recording: Recording): Result<Verdict> {
  const verifying = beginVerify(game, recording);
  if (!verifying.ok) return verifying;
  const verdict = verifying.value.advance(recording.ticks);
  if (verdict === null) throw new Error('a recording has no more ticks than it says');
  return verdict;
}

/** Begins to verify; refuses at once what can be refused without playing a tick. */
export function beginVerify(game: AnyGame, recording: Recording): Result<Verifying> {
  const settings = checkRecording(game, recording);
  if (!settings.ok) return settings;
  const replay = replayFrom(game, recording, firstMoment(game, settings.value, recording));
  let verdict: Result<Verdict> | null = null;
  return accept({
    get tick() {
      return replay.tick;
    },
    advance(ticks) {
      verdict ??= playUntil(game, recording, replay, Math.min(recording.ticks, replay.tick + ticks));
      return verdict;
    },
  });
}

/** Plays up to a tick; the verdict when that is the last one or something is wrong before it. */
function playUntil(
  game: AnyGame,
  { ticks, checkpoints }: Recording,
  replay: Replay,
  end: number,
): Result<Verdict> | null {
  while (replay.tick < end) {
    if (!replay.forward()) return refuse(`the recording goes on after the run ended at tick ${replay.tick}`);
    if (replay.tick % CHECKPOINT_TICKS !== 0) continue;
    if (checkpointHash(replay.state, replay.log) !== checkpoints[replay.tick / CHECKPOINT_TICKS - 1]) {
      return refuse(`the recording and the rules part before tick ${replay.tick}`);
    }
  }
  if (end < ticks) return null;
  if (checkpointHash(replay.state, replay.log) !== checkpoints[checkpoints.length - 1]) {
    return refuse('the recording does not end as it says');
  }
  return accept({ game: game.id, rules: game.rules, ticks, outcome: game.outcome(replay.state) });
}

/** One hash of all states of a recording: machines that agree on it agreed on every tick. */
export function traceRecording(game: AnyGame, recording: Recording): Result<number> {
  const settings = checkRecording(game, recording);
  if (!settings.ok) return settings;
  const replay = replayFrom(game, recording, firstMoment(game, settings.value, recording));
  let trace = stateHash(replay.state);
  while (replay.forward()) trace = chainHash(trace, stateHash(replay.state));
  return accept(trace);
}
