import { makeRecordingText, parseRecordingText, type Recording } from '@warren/games';
import {
  type ClassicFinish,
  type ClassicState,
  classic,
  classicLevelKey,
  profileKey,
} from '@warren/games/classic';
import { type RankedRun, resumeRanked } from '../../game/run/ranked-run.js';
import type { RunStorage } from '../../game/run/ranked-storage.js';
import { forgetRun, resumeSaved, saveRun } from '../../game/run/saved-run.js';
import { browserStorage, type ListedTextStorage, readObject, type TextStorage } from '../../lib/storage.js';

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

/** Recordings of best runs lie on this device, one for each level of a profile. */
const STORED_GHOST = 'warren.classic.ghost';

type GhostLevel = Pick<ClassicFinish, 'kind' | 'level' | 'season' | 'tunnels' | 'timer'>;

function prefixOf(player: string): string {
  return `${STORED_GHOST} ${profileKey(player)} `;
}

/** Keeps the recording of the best run of a level. Where there is no room, the one before stays. */
export function keepGhost(
  player: string,
  level: GhostLevel,
  recording: Recording,
  storage: ListedTextStorage = browserStorage,
): void {
  try {
    storage().setItem(prefixOf(player) + classicLevelKey(level), makeRecordingText(recording));
  } catch {
    // A ghost is a pleasure, not a promise.
  }
}

/** The best run of a level; `null` if there is none here, or it is damaged. */
export function ghostOf(
  player: string,
  level: GhostLevel,
  storage: ListedTextStorage = browserStorage,
): Recording | null {
  try {
    const text = storage().getItem(prefixOf(player) + classicLevelKey(level));
    const read = text === null ? null : parseRecordingText(text);
    return read?.ok ? read.value : null;
  } catch {
    return null;
  }
}

/** Forgets the ghosts of a profile that is reset or deleted. */
export function forgetGhosts(player: string, storage: ListedTextStorage = browserStorage): void {
  try {
    const own = storage();
    for (const name of own.names()) if (name.startsWith(prefixOf(player))) own.removeItem(name);
  } catch {
    // Where nothing can be kept, nothing is to be forgotten.
  }
}

/** Where it is kept what somebody wishes of Classic. */
const STORED_OPTIONS = 'warren.classic';

/** Whether one's best run is to be seen as a ghost. */
export function wishesGhost(storage: TextStorage = browserStorage): boolean {
  return readObject(STORED_OPTIONS, storage).ghost !== false;
}

export function wishGhost(ghost: boolean, storage: TextStorage = browserStorage): void {
  try {
    storage().setItem(STORED_OPTIONS, JSON.stringify({ ghost }));
  } catch {
    // It holds until the page is left.
  }
}
