import type { ClassicState } from '@warren/games/classic';
import { classic } from '@warren/games/classic';
import { type RankedRun, resumeRanked } from '../../game/run/ranked-run.js';
import type { RunStorage } from '../../game/run/ranked-storage.js';
import { forgetRun, resumeSaved, saveRun } from '../../game/run/saved-run.js';
import { browserStorage, readObject, type TextStorage } from '../../lib/storage.js';

/** Where the run of a level and the one of a custom maze are kept: a small maze is not to cost a large one. */
const STORED = { level: 'warren.classic.run', custom: 'warren.classic.custom' } as const;
export type KeptPlace = keyof typeof STORED;

/** What runs are called among the tabs of a browser. */
export const RUN_SLOTS = { level: 'classic.run', custom: 'classic.custom' } as const;

/** A run that was left, as far as a menu wants to know it. */
export interface LeftRun {
  readonly address: string;
  readonly title: string;
}

/** Keeps runs that are played at an address; the one before is gone. */
export function classicStorage(
  place: KeptPlace,
  left: LeftRun,
  storage: TextStorage = browserStorage,
): Pick<RunStorage, 'save' | 'forget'> {
  const name = STORED[place];
  return {
    save: (kept) => saveRun({ ...kept, name, label: { ...left } }, storage),
    forget: () => forgetRun(name, storage),
  };
}

/** The run that was left at this address, exactly as it was; `null` if there is none, or it cannot be had. */
export function resumeClassic(
  place: KeptPlace,
  address: string,
  storage: TextStorage = browserStorage,
): RankedRun<ClassicState> | null {
  const name = STORED[place];
  if (readObject(name, storage).address !== address) return null;
  const kept = resumeSaved(name, classic, storage);
  if (!kept.ok || kept.value === null) return null;
  return resumeRanked(kept.value);
}

/** The runs that can be gone on with, that of a level first. */
export function leftRuns(storage: TextStorage = browserStorage): LeftRun[] {
  return Object.values(STORED).flatMap((name) => {
    const { address, title } = readObject(name, storage);
    // An address from storage leads to pages of this game, or nowhere.
    const isOurs = typeof address === 'string' && address.startsWith('/classic/play/');
    return isOurs && typeof title === 'string' ? [{ address, title }] : [];
  });
}

/** The names under which runs are kept, for whoever watches them. */
export const STORED_RUNS: readonly string[] = Object.values(STORED);
