import { accept, type Result, refuse } from '@warren/engine';
import { type Game, isAction } from './game.js';
import { copyPlain, isPlain, type Plain } from './plain.js';
import type { Outcome } from './ranking.js';
import { CHECKPOINT_TICKS, checkRecording, RECORDING_LIMITS, type Recording } from './recording.js';
import { makeRecordingText, parseRecordingText } from './recording-text.js';
import type { RunLog } from './run-log.js';
import { checkpointHash, extendLog, hashLog } from './state-hash.js';

/** A run being played: the state, and the log from which everything can be had again. */
export interface Run<State = unknown> {
  readonly game: Game<Plain, State>;
  readonly settings: Plain;
  readonly seed: string;
  /** The state now. Look, do not touch. */
  readonly state: State;
  /** How many ticks were played. */
  readonly tick: number;
  /** No tick may follow: the game is over, or the run is as long as a recording may be. */
  readonly finished: boolean;
  readonly outcome: Outcome;
  /** The actions so far, for those who follow the run. */
  readonly log: RunLog;
  /** Plays one tick. Actions the game does not know are a bug of the caller and throw. */
  advance(actions: readonly number[]): void;
  recording(): Recording;
  /** The run so far as plain data, good for JSON; `resumeRun` goes on from it without playing it again. */
  save(): SavedRun;
}

/** A snapshot with the log that led to it. */
export interface SavedRun {
  /** As text, which is smaller than the object and checked when it is read. */
  readonly recording: string;
  readonly state: Plain;
}

/**
 * Starts a run, when settings and seed are right. What `setup` makes of them may have been made elsewhere, such as in
 * a worker, and be handed over; another state would make a recording that fails its verification.
 */
export function startRun<State>(
  game: Game<Plain, State>,
  settings: unknown,
  seed: string,
  prepared?: State,
): Result<Run<State>> {
  if (seed.length > RECORDING_LIMITS.seed) {
    return refuse(`the seed is longer than ${RECORDING_LIMITS.seed} characters`);
  }
  const checked = game.readSettings(settings);
  if (!checked.ok) return checked;
  const state = prepared ?? game.setup(checked.value, seed);
  const past = { tick: 0, actions: [], checkpoints: [] };
  return accept(runFrom(game, { settings: checked.value, seed, state, ...past }));
}

/** Continues a saved run. The snapshot is believed only if it is the one its recording ends in. */
export function resumeRun<State>(game: Game<Plain, State>, saved: unknown): Result<Run<State>> {
  const { recording: text, state } = (saved ?? {}) as Partial<Record<keyof SavedRun, unknown>>;
  if (typeof text !== 'string' || !isPlain(state)) return refuse('this is no saved run');
  const recording = parseRecordingText(text);
  if (!recording.ok) return recording;
  const settings = checkRecording(game, recording.value);
  if (!settings.ok) return settings;
  const { seed, ticks: tick, actions, checkpoints } = recording.value;
  if (checkpointHash(state, hashLog(actions)) !== checkpoints.at(-1)) {
    return refuse('the save is damaged: its state is not the one it was saved in');
  }
  const past = { tick, actions: [...actions], checkpoints: checkpoints.slice(0, -1) };
  // The hash says that it is a state of this game.
  const copy = copyPlain(state) as State;
  return accept(runFrom(game, { settings: settings.value, seed, state: copy, ...past }));
}

interface Beginning<State> {
  readonly settings: Plain;
  readonly seed: string;
  readonly state: State;
  readonly tick: number;
  readonly actions: number[];
  /** Without that of the last tick. */
  readonly checkpoints: number[];
}

/** A run that goes on from a state reached by these actions. What is handed over belongs to the run. */
export function runFrom<State>(
  game: Game<Plain, State>,
  { settings, seed, state, actions, checkpoints, ...from }: Beginning<State>,
): Run<State> {
  let { tick } = from;
  let hash = hashLog(actions);

  function finished(): boolean {
    const room = RECORDING_LIMITS.actions - actions.length / 2;
    return game.finished(state) || tick >= game.maxTicks || room < RECORDING_LIMITS.actionsPerTick;
  }

  function advance(now: readonly number[]): void {
    if (finished()) throw new Error('a finished run cannot go on');
    if (now.length > RECORDING_LIMITS.actionsPerTick) throw new Error('too many actions in one tick');
    for (const action of now) {
      if (!isAction(game, action)) throw new Error(`${game.title} has no action ${action}`);
    }
    for (const action of now) {
      actions.push(tick, action);
      hash = extendLog(hash, tick, action);
    }
    game.step(state, now);
    tick++;
    if (tick % CHECKPOINT_TICKS === 0) checkpoints.push(checkpointHash(state, hash));
  }

  function recording(): Recording {
    const claims = { game: game.id, rules: game.rules, settings, seed, ticks: tick };
    return { ...claims, actions: [...actions], checkpoints: [...checkpoints, checkpointHash(state, hash)] };
  }

  return {
    game,
    settings,
    seed,
    state,
    get tick() {
      return tick;
    },
    get finished() {
      return finished();
    },
    get outcome() {
      return game.outcome(state);
    },
    log: {
      get count() {
        return actions.length / 2;
      },
      get hash() {
        return hash;
      },
      since: (count) => actions.slice(2 * count),
    },
    advance,
    recording,
    save: () => ({ recording: makeRecordingText(recording()), state: copyPlain(state) as Plain }),
  };
}
