import { WORLD_SLOTS } from '@warren/client';
import { ServerError } from '../cli/errors.js';
import type { WorldRepository } from '../storage/worlds/repository.js';
import type { Signed } from './account.js';
import { type SyncOptions, syncAll, thisDevice } from './sync.js';

/** A world that is entered or left, or all of them, and how the player chooses where two copies of one went on. */
export interface WorldSync extends Pick<SyncOptions, 'choose'> {
  readonly worlds: WorldRepository;
  /** The id of the world; empty for all of them. */
  readonly id: string;
}

/** What came of it, a line; `isDone` is false where something is left to do. */
export interface WorldSynced {
  readonly isDone: boolean;
  readonly line: string;
}

/** Brings worlds and their copies on the server together. A server that is away is no error: the line says so. */
export async function syncWorld(
  signed: Signed,
  { id, ...world }: WorldSync,
  place: Pick<SyncOptions, 'folder' | 'now'>,
): Promise<WorldSynced> {
  const lines: string[] = [];
  const report = async (line: string) => void lines.push(line);
  const options = { ...signed, ...place, ...world, device: thisDevice(), prefersLocal: false };
  try {
    const isDone = await syncAll({ ...options, report, only: `${WORLD_SLOTS}${id}` });
    return { isDone, line: lines.join('; ') };
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    return { isDone: false, line: error.message };
  }
}
