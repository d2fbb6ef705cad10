import {
  outcomeLabel,
  type RunLabel,
  readSavedRun,
  readText,
  type SavedRun,
  savedRunText,
  storedName,
} from '@warren/client';
import { accept, type Result, refuse } from '@warren/engine';
import type { Game, Plain } from '@warren/games';
import { attempt, browserStorage, type TextStorage } from '../../lib/storage.js';
import { type RankedRun, resumeRanked, type SavableRun, type TimedRun } from './ranked-run.js';

/** A run, where it is saved and what a menu wants to know of it. */
export interface SavingRun extends TimedRun, Partial<Pick<SavedRun, 'ticket' | 'unranked'>> {
  readonly name: string;
  readonly label: RunLabel;
}

/** Saves a run as it is now; one that was saved by this name is gone. False: this browser stores nothing. */
export function saveRun(
  { name, run, clock, ticket = null, unranked = null, label }: SavingRun,
  storage: TextStorage = browserStorage,
): boolean {
  return attempt(() => storage().setItem(name, savedRunText({ run, clock, ticket, unranked }, label)));
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
  attempt(() => storage().removeItem(name));
}

/** The storage of a game's one run that is saved while it is played. */
export type RunStorage<State = unknown> = ReturnType<typeof makeRunStorage<State>>;

/** What a run storage is made of. */
export interface RunStorageParts<State> {
  readonly game: Game<Plain, State>;
  /** What the run is called on the server, and among the tabs of a browser. */
  readonly slot: string;
  /** Why a run of the game does not belong here; `null` where it does. */
  readonly refuses?: (state: State) => string | null;
}

/** Makes the storage of a game's one run. */
export function makeRunStorage<State>({ game, slot, refuses }: RunStorageParts<State>) {
  const name = storedName(slot);
  /** The saved run exactly as it was left; `null` if there is none; the reason if it cannot be resumed. */
  function resume(storage: TextStorage = browserStorage): Result<RankedRun<State> | null> {
    const saved = resumeSaved(name, game, storage);
    if (!saved.ok || saved.value === null) return saved.ok ? accept(null) : saved;
    const reason = refuses?.(saved.value.run.state) ?? null;
    return reason === null ? accept(resumeRanked(saved.value)) : refuse(reason);
  }
  return {
    game,
    slot,
    name,
    resume,
    /** The same without the reason. */
    saved(): RankedRun<State> | null {
      const saved = resume();
      return saved.ok ? saved.value : null;
    },
    /** Saves a run as it is now. False: this browser stores nothing. */
    save: (run: SavableRun<State>, storage?: TextStorage) =>
      saveRun({ ...run, name, label: outcomeLabel(run.run) }, storage),
    /** Forgets the saved run. */
    forget: (storage?: TextStorage) => forgetRun(name, storage),
  };
}
