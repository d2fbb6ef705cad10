import { accept, type Result, refuse } from '@warren/engine';
import type { AnyGame, Outcome } from './game.js';
import { copyPlain, type Plain } from './plain.js';
import { CHECKPOINT_TICKS, RECORDING_LIMITS, type Recording } from './recording.js';
import { stateHash } from './state-hash.js';

/** A run being played: the state, and the log from which everything can be had again. */
export interface Run {
  readonly game: AnyGame;
  readonly settings: Plain;
  readonly seed: string;
  /** The state now. Look, do not touch. */
  readonly state: unknown;
  /** How many ticks were played. */
  readonly tick: number;
  readonly finished: boolean;
  readonly outcome: Outcome;
  /** Plays one tick. Actions the game does not know are a bug of the caller and throw. */
  advance(actions: readonly number[]): void;
  /** The run so far. */
  recording(): Recording;
  /** The run so far as plain data; `resumeRun` goes on from it without playing it again. */
  save(): SavedRun;
}

/** A snapshot with the log that led to it. */
export interface SavedRun {
  readonly recording: Recording;
  readonly state: Plain;
}

/** Starts a run, when the settings are right. */
export function startRun(game: AnyGame, settings: unknown, seed: string): Result<Run> {
  const checked = game.readSettings(settings);
  if (!checked.ok) return checked;
  const state = game.setup(checked.value, seed);
  return accept(
    runFrom(game, { settings: checked.value, seed, state, tick: 0, actions: [], checkpoints: [] }),
  );
}

/** Goes on with a saved run. The snapshot is believed only if it is the one its recording ends in. */
export function resumeRun(game: AnyGame, saved: SavedRun): Result<Run> {
  const { recording } = saved;
  if (recording.game !== game.id) return refuse(`the save belongs to ${recording.game}, not to ${game.id}`);
  if (recording.rules !== game.rules) {
    return refuse(
      `the save was played by rules ${recording.rules}; this Warren plays ${game.title} by rules ${game.rules}`,
    );
  }
  const settings = game.readSettings(recording.settings);
  if (!settings.ok) return settings;
  const state = copyPlain(saved.state);
  if (stateHash(state) !== recording.checkpoints.at(-1))
    return refuse('the save is damaged: its state is not the one it was saved in');
  return accept(
    runFrom(game, {
      settings: settings.value,
      seed: recording.seed,
      state,
      tick: recording.ticks,
      actions: [...recording.actions],
      checkpoints: recording.checkpoints.slice(0, -1),
    }),
  );
}

interface Beginning {
  readonly settings: Plain;
  readonly seed: string;
  readonly state: unknown;
  readonly tick: number;
  readonly actions: number[];
  /** Without that of the last tick. */
  readonly checkpoints: number[];
}

/** A run that goes on from a state reached by these actions. */
export function runFrom(
  game: AnyGame,
  { settings, seed, state, actions, checkpoints, ...from }: Beginning,
): Run {
  let tick = from.tick;

  function advance(now: readonly number[]): void {
    if (game.finished(state)) throw new Error('a finished run cannot go on');
    if (now.length > RECORDING_LIMITS.actionsPerTick) throw new Error('too many actions in one tick');
    for (const action of now) {
      if (game.actions[action] === undefined) throw new Error(`${game.id} has no action ${action}`);
      actions.push(tick, action);
    }
    game.step(state, now);
    tick++;
    if (tick % CHECKPOINT_TICKS === 0) checkpoints.push(stateHash(state));
  }

  function recording(): Recording {
    return {
      game: game.id,
      rules: game.rules,
      settings,
      seed,
      ticks: tick,
      actions: [...actions],
      checkpoints: [...checkpoints, stateHash(state)],
    };
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
      return game.finished(state);
    },
    get outcome() {
      return game.outcome(state);
    },
    advance,
    recording,
    save: () => ({ recording: recording(), state: copyPlain(state) as Plain }),
  };
}
