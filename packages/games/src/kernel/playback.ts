import { accept, type Result } from '@warren/engine';
import type { Game } from './game.js';
import { copyPlain, type Plain } from './plain.js';
import { CHECKPOINT_TICKS, checkRecording, type Recording } from './recording.js';
import { firstMoment, type Moment, replayFrom } from './replay.js';
import { type Run, runFrom } from './run.js';
import { checkpointHash } from './state-hash.js';

/** A recording being watched: any tick of it can be had. */
export interface Playback<State = unknown> {
  readonly game: Game<Plain, State>;
  readonly recording: Recording;
  /** How many ticks were played to reach the state shown. */
  readonly tick: number;
  /** Look, do not touch: it changes in place as the playback goes on. */
  readonly state: State;
  /** Plays one tick; false at the end. */
  forward(): boolean;
  /** Goes to a tick, forwards or backwards, by the nearest keyframe before it. */
  seek(tick: number): void;
  /** A run of one's own that begins where the playback is ("fork here"). */
  fork(): Run<State>;
}

/** Opens a recording for watching. It need not be verified: what is shown is what the rules make of it. */
export function openPlayback<State>(game: Game<Plain, State>, recording: Recording): Result<Playback<State>> {
  const settings = checkRecording(game, recording);
  return settings.ok ? accept(playbackOf(game, recording, settings.value)) : settings;
}

function playbackOf<State>(game: Game<Plain, State>, recording: Recording, settings: Plain): Playback<State> {
  let replay = replayFrom(game, recording, firstMoment(game, settings, recording));
  /** What was seen at every 600th tick, from the first on. */
  const keyframes = [keyframe(replay)];

  function forward(): boolean {
    if (replay.forward() === 0) return false;
    if (replay.tick === keyframes.length * CHECKPOINT_TICKS) keyframes.push(keyframe(replay));
    return true;
  }

  function seek(wanted: number): void {
    const target = Math.max(0, Math.min(recording.ticks, Math.floor(wanted) || 0));
    const nearest = keyframes[Math.min(keyframes.length - 1, Math.floor(target / CHECKPOINT_TICKS))];
    // Going back, or far ahead over ground already seen, begins at a keyframe.
    if (target < replay.tick || nearest.tick > replay.tick) {
      replay = replayFrom(game, recording, { ...nearest, state: copyPlain(nearest.state) });
    }
    while (replay.tick < target && forward());
  }

  function fork(): Run<State> {
    const { tick, state, used } = replay;
    // Our own hashes: those of an unverified recording may be wrong.
    const checkpoints = keyframes
      .slice(1, Math.floor(tick / CHECKPOINT_TICKS) + 1)
      .map((frame) => checkpointHash(frame.state, frame.log));
    const actions = recording.actions.slice(0, used);
    const from = { settings, seed: recording.seed, state: copyPlain(state), tick, actions, checkpoints };
    return runFrom(game, from);
  }

  return {
    game,
    recording,
    get tick() {
      return replay.tick;
    },
    get state() {
      return replay.state;
    },
    forward,
    seek,
    fork,
  };
}

function keyframe<State>({ tick, state, used, log }: Moment<State>): Moment<State> {
  return { tick, state: copyPlain(state), used, log };
}
