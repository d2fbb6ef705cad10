import { readText } from '@warren/client';
import { makeRecordingText, parseRecordingText, type Recording } from '@warren/games';
import {
  type ClassicFinish,
  type ClassicSettings,
  type ClassicState,
  classic,
  classicLevelKey,
  profileKey,
} from '@warren/games/classic';
import { type RankedRun, resumeRanked } from '../../game/run/ranked-run.js';
import { forgetRun, type RunStorage, resumeSaved, saveRun } from '../../game/run/saved-run.js';
import {
  attempt,
  browserStorage,
  type ListedTextStorage,
  readObject,
  type TextStorage,
  writeObject,
} from '../../lib/storage.js';
import type { PlayRequest } from './addresses.js';

/** The run of a level and that of a custom maze are saved apart: a small maze must not cost a large one. */
const STORED = { level: 'warren.classic.run', custom: 'warren.classic.custom' } as const;
export type RunKind = keyof typeof STORED;
export const STORED_RUNS: readonly string[] = Object.values(STORED);

/** The names of the runs among the tabs of a browser. */
export const RUN_SLOTS = { level: 'classic.run', custom: 'classic.custom' } as const;

export function runKindOf({ level }: ClassicSettings): RunKind {
  return level === 0 ? 'custom' : 'level';
}

/** What a menu knows of a saved run. */
export type SavedMaze = Pick<PlayRequest, 'address' | 'title'>;

/** Saves runs that are played at an address, each over the one before. */
export function mazeStorage(
  kind: RunKind,
  { address, title }: SavedMaze,
  storage: TextStorage = browserStorage,
): Pick<RunStorage, 'save' | 'forget'> {
  const name = STORED[kind];
  return {
    save: (run) => saveRun({ ...run, name, label: { address, title } }, storage),
    forget: () => forgetRun(name, storage),
  };
}

/** The run saved at this address, exactly as it was; `null` if there is none, or it cannot be had. */
export function resumeMaze(
  kind: RunKind,
  address: string,
  storage: TextStorage = browserStorage,
): RankedRun<ClassicState> | null {
  const name = STORED[kind];
  if (readObject(name, storage).address !== address) return null;
  const saved = resumeSaved(name, classic, storage);
  return saved.ok && saved.value !== null ? resumeRanked(saved.value) : null;
}

/** The runs that can be continued, that of a level first. */
export function savedMazes(storage: TextStorage = browserStorage): SavedMaze[] {
  return STORED_RUNS.flatMap((name) => {
    const { address, title } = readObject(name, storage);
    // An address from storage leads to pages of this game, or nowhere.
    const isOurs = typeof address === 'string' && address.startsWith('/classic/play/');
    return isOurs && typeof title === 'string' ? [{ address, title }] : [];
  });
}

type GhostLevel = Pick<ClassicFinish, 'kind' | 'level' | 'season' | 'tunnels' | 'timer'>;

/** What the names of a profile's ghosts begin with: this device has one for each level. */
function ghostPrefix(player: string): string {
  return `warren.classic.ghost ${profileKey(player)} `;
}

/** Saves the recording of the best run of a level. Where there is no room, the one before stays. */
export function saveGhost(
  player: string,
  level: GhostLevel,
  recording: Recording,
  storage: TextStorage = browserStorage,
): void {
  const name = ghostPrefix(player) + classicLevelKey(level);
  attempt(() => storage().setItem(name, makeRecordingText(recording)));
}

/** The best run of a level; `null` if there is none here, or it is damaged. */
export function readGhost(
  player: string,
  level: GhostLevel,
  storage: TextStorage = browserStorage,
): Recording | null {
  const read = parseRecordingText(readText(ghostPrefix(player) + classicLevelKey(level), storage));
  return read.ok ? read.value : null;
}

/** Forgets the ghosts of a profile that is reset or deleted. */
export function forgetGhosts(player: string, storage: ListedTextStorage = browserStorage): void {
  attempt(() => {
    const own = storage();
    for (const name of own.names()) if (name.startsWith(ghostPrefix(player))) own.removeItem(name);
  });
}

const STORED_OPTIONS = 'warren.classic';

/** Whether the player races their best run as a ghost. */
export function showsGhost(): boolean {
  return readObject(STORED_OPTIONS).ghost !== false;
}

export function setShowsGhost(ghost: boolean): void {
  writeObject(STORED_OPTIONS, { ghost });
}
