import { type RunLabel, readSavedRun, readText, type SavedRun, savedRunText } from '@warren/client';
import { accept, type Result } from '@warren/engine';
import type { Game, Plain, Run, RunClock } from '@warren/games';
import { browserStorage, type TextStorage } from '../../lib/storage.js';

/** A run and how it lies in the time of the world. */
export interface TimedRun<State = unknown> {
  readonly run: Run<State>;
  readonly clock: RunClock;
}

/** A run, where it is saved and what a menu wants to know of it. */
export interface SavingRun extends TimedRun, Partial<Pick<SavedRun, 'ticket'>> {
  readonly name: string;
  readonly label: RunLabel;
}

/** Saves a run as it is now; one that was saved by this name is gone. False: this browser stores nothing. */
export function saveRun(
  { name, run, clock, ticket = null, label }: SavingRun,
  storage: TextStorage = browserStorage,
): boolean {
  try {
    storage().setItem(name, savedRunText({ run, clock, ticket }, label));
    return true;
  } catch {
    return false;
  }
}

/** The run saved by a name exactly as it was left; `null` if there is none; the reason if it cannot be had. */
export function resumeSaved<State>(
  name: string,
  game: Game<Plain, State>,
  storage: TextStorage = browserStorage,
): Result<SavedRun<State> | null> {
  const text = readText(name, storage);
  return text === '' ? accept(null) : readSavedRun(text, game, Date.now);
}

/** Forgets the run saved by a name. */
export function forgetRun(name: string, storage: TextStorage = browserStorage): void {
  try {
    storage().removeItem(name);
  } catch {
    // Where nothing can be stored, nothing is to be forgotten.
  }
}
