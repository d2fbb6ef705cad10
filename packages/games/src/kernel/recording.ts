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
  /** The state's hash after every 600th tick, and after the last one. */
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
  seedBytes: 16_384,
} as const;

/** How many checkpoints a run of this length has. */
export function checkpointCount(ticks: number): number {
  return Math.floor(ticks / CHECKPOINT_TICKS) + 1;
}
