import { accept, MAX_SEED, type Result, refuse } from '@warren/engine';
import { type AnyGame, isAction } from './game.js';
import type { Plain } from './plain.js';

/** A run as it was played: with the game's rules everything follows from it. */
export interface Recording {
  readonly game: string;
  readonly rules: number;
  /** As `readSettings` filled them in. */
  readonly settings: Plain;
  readonly seed: string;
  /** How many ticks were played. */
  readonly ticks: number;
  /** Tick and action by turns: `[tick, action, tick, action, ...]`, ticks never falling. */
  readonly actions: readonly number[];
  /** A hash of state and log after every 600th tick, and after the last one. */
  readonly checkpoints: readonly number[];
}

/** How many ticks lie between two checkpoints. */
export const CHECKPOINT_TICKS = 600;

/** What a recording may hold at most, checked before any of it is simulated. */
export const RECORDING_LIMITS = {
  /** Twelve hours. */
  ticks: 12 * 60 * 60 * 60,
  actions: 1_000_000,
  /** In one tick. */
  actionsPerTick: 16,
  bytes: 4_000_000,
  settingsBytes: 65_536,
  /** In UTF-16 code units. */
  seed: MAX_SEED,
} as const;

/** How many checkpoints a run of this length has. */
export function checkpointCount(ticks: number): number {
  return Math.floor(ticks / CHECKPOINT_TICKS) + 1;
}

/** What is wrong with a recording of any game, before it is known what its actions mean; or `null`. */
export function recordingFlaw({ seed, ticks, actions, checkpoints }: Recording): string | null {
  const limits = RECORDING_LIMITS;
  if (seed.length > limits.seed) return `the seed is longer than ${limits.seed} characters`;
  if (!(Number.isInteger(ticks) && ticks >= 0 && ticks <= limits.ticks)) {
    return `the recording has ${ticks} ticks, from 0 to ${limits.ticks} are allowed`;
  }
  if (actions.length % 2 !== 0 || actions.length / 2 > limits.actions) {
    return `the recording has ${actions.length / 2} actions, at most ${limits.actions} are allowed`;
  }
  if (checkpoints.length !== checkpointCount(ticks)) {
    return `a recording of ${ticks} ticks has ${checkpointCount(ticks)} checkpoints, not ${checkpoints.length}`;
  }
  return logFlaw(actions, ticks);
}

function logFlaw(actions: readonly number[], ticks: number): string | null {
  let last = 0;
  let inThisTick = 0;
  for (let i = 0; i < actions.length; i += 2) {
    const tick = actions[i];
    if (!Number.isInteger(tick) || tick < last) return 'the actions of the recording are out of order';
    if (tick >= ticks) return 'the recording has an action after its last tick';
    inThisTick = tick === last ? inThisTick + 1 : 1;
    if (inThisTick > RECORDING_LIMITS.actionsPerTick)
      return `the recording has too many actions in tick ${tick}`;
    last = tick;
  }
  return null;
}

/** Checks all that needs no simulation. Accepts with the settings the recording is to be played with. */
export function checkRecording(game: AnyGame, recording: Recording): Result<Plain> {
  const reason = recordingFlaw(recording) ?? misfit(game, recording);
  if (reason !== null) return refuse(reason);
  const settings = game.readSettings(recording.settings);
  // Settings written out in full leave one way only to write a run down.
  if (settings.ok && JSON.stringify(settings.value) !== JSON.stringify(recording.settings)) {
    return refuse('the settings of the recording are not written out in full');
  }
  return settings.ok ? accept(settings.value) : settings;
}

/** Why a recording is not one of this game by these rules, or `null`. */
function misfit(game: AnyGame, { game: id, rules, ticks, actions }: Recording): string | null {
  if (id !== game.id) return `the recording is of ${id}, not of ${game.id}`;
  if (rules !== game.rules) {
    return `the recording was played by rules ${rules}; this Warren plays ${game.title} by rules ${game.rules}`;
  }
  if (ticks > game.maxTicks) return `a run of ${game.title} has at most ${game.maxTicks} ticks, not ${ticks}`;
  for (let i = 1; i < actions.length; i += 2) {
    if (!isAction(game, actions[i])) return `${game.title} has no action ${actions[i]}`;
  }
  return null;
}
