import { accept, type Result, refuse } from '@warren/engine';
import type { AnyGame } from './game.js';
import { copyPlain, type Plain } from './plain.js';
import { CHECKPOINT_TICKS, type Recording } from './recording.js';
import { type Run, runFrom } from './run.js';

/** A recording being watched: any tick of it can be had. */
export interface Playback {
  readonly game: AnyGame;
  readonly recording: Recording;
  /** How many ticks were played to reach the state shown. */
  readonly tick: number;
  readonly state: unknown;
  /** Plays one tick; false at the end. */
  forward(): boolean;
  /** Goes to a tick, forwards or backwards, by the nearest keyframe before it. */
  seek(tick: number): void;
  /** A run of one's own that begins where the playback is ("fork here"). */
  fork(): Run;
}

/** Opens a recording for watching. It need not be verified: what is shown is what the rules make of it. */
export function openPlayback(game: AnyGame, recording: Recording): Result<Playback> {
  if (recording.rules !== game.rules) {
    return refuse(
      `the recording was played by rules ${recording.rules}; this Warren plays by rules ${game.rules}`,
    );
  }
  const settings = game.readSettings(recording.settings);
  if (!settings.ok) return settings;
  if (recording.actions.some((value, i) => i % 2 === 1 && game.actions[value] === undefined)) {
    return refuse(`the recording has an action that ${game.id} does not know`);
  }
  return accept(playbackOf(game, recording, settings.value));
}

interface Keyframe {
  readonly tick: number;
  readonly state: unknown;
  /** How many numbers of the action log are used up. */
  readonly used: number;
}

function playbackOf(game: AnyGame, recording: Recording, settings: Plain): Playback {
  const { actions } = recording;
  let state: unknown = game.setup(settings, recording.seed);
  let tick = 0;
  let used = 0;
  const keyframes: Keyframe[] = [{ tick, state: copyPlain(state), used }];

  function forward(): boolean {
    if (tick >= recording.ticks || game.finished(state)) return false;
    const now: number[] = [];
    for (; used < actions.length && actions[used] === tick; used += 2) now.push(actions[used + 1]);
    game.step(state, now);
    tick++;
    if (tick === keyframes.length * CHECKPOINT_TICKS) keyframes.push({ tick, state: copyPlain(state), used });
    return true;
  }

  function seek(wanted: number): void {
    const target = Math.max(0, Math.min(recording.ticks, wanted));
    const nearest = keyframes[Math.min(keyframes.length - 1, Math.floor(target / CHECKPOINT_TICKS))];
    // Going back, or far ahead over ground already seen, begins at a keyframe.
    if (target < tick || nearest.tick > tick) {
      state = copyPlain(nearest.state);
      tick = nearest.tick;
      used = nearest.used;
    }
    while (tick < target && forward());
  }

  return {
    game,
    recording,
    get tick() {
      return tick;
    },
    get state() {
      return state;
    },
    forward,
    seek,
    fork: () =>
      runFrom(game, {
        settings,
        seed: recording.seed,
        state: copyPlain(state),
        tick,
        actions: actions.slice(0, used),
        checkpoints: recording.checkpoints.slice(0, Math.floor(tick / CHECKPOINT_TICKS)),
      }),
  };
}
