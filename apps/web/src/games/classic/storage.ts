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
import { type Player, type PlayRequest, playerIn } from './addresses.js';

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

/** A saved run and the profile it belongs to. */
export interface OwnedMaze extends SavedMaze {
  readonly player: Player;
}

/** The runs that can be continued, that of a level first. */
export function savedMazes(storage: TextStorage = browserStorage): OwnedMaze[] {
  return STORED_RUNS.flatMap((name) => {
    const saved = savedUnder(name, storage);
    return saved === null ? [] : [saved];
  });
}

function savedUnder(name: string, storage: TextStorage): OwnedMaze | null {
  const { address, title } = readObject(name, storage);
  // An address from storage leads to pages of this game, or nowhere.
  const isOurs = typeof address === 'string' && address.startsWith('/classic/play/');
  if (!isOurs || typeof title !== 'string') return null;
  return { address, title, player: playerIn(address.replace(/^[^?]*/, '')) };
}

/** Why a run at an address can't simply begin: another would be lost, or the one saved there can't go on. */
export type Obstacle =
  | { readonly why: 'other'; readonly saved: OwnedMaze }
  | { readonly why: 'refused'; readonly reason: string };

/** What is saved in the way of a run at this address; `null` if nothing is. */
export function obstacleAt(
  kind: RunKind,
  address: string,
  storage: TextStorage = browserStorage,
): Obstacle | null {
  const saved = savedUnder(STORED[kind], storage);
  if (saved === null) return null;
  const run = resumeSaved(STORED[kind], classic, storage);
  if (saved.address === address) return run.ok ? null : { why: 'refused', reason: run.reason };
  // A run that was never begun, or can't go on, is no loss.
  return run.ok && run.value !== null && run.value.run.tick > 0 ? { why: 'other', saved } : null;
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
