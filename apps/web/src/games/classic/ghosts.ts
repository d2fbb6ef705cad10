import { makeRecordingText, parseRecordingText, type Recording } from '@warren/games';
import type { ClassicFinish } from '@warren/games/classic';
import { classicLevelKey, profileKey } from '@warren/games/classic';
import { browserStorage, type ListedTextStorage } from '../../lib/storage.js';

/** Recordings of best runs lie on this device, one for each level of a profile. */
const STORED = 'warren.classic.ghost';

type GhostLevel = Pick<ClassicFinish, 'kind' | 'level' | 'season' | 'tunnels' | 'timer'>;

function prefixOf(player: string): string {
  return `${STORED} ${profileKey(player)} `;
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
