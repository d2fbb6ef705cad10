import { accept, type Result } from '@warren/engine';
import type { SaveHead } from '@warren/protocol/client';
import { FileError } from '../cli/errors.js';
import type { WorldRepository } from '../storage/worlds/repository.js';
import type { SignedIn } from './account-file.js';
import { serverError } from './need-signed-in.js';
import type { SyncSlot } from './slot.js';
import { keepSyncPoints, readSyncPoints } from './sync-file.js';
import { type SyncTools, syncSlot } from './sync-slot.js';
import { listSlots } from './sync-slots.js';

export interface SyncAllTools extends SyncTools {
  readonly account: SignedIn;
  /** Where runs are kept. */
  readonly folder: string;
  readonly shelf: WorldRepository;
  readonly now: () => number;
  /** Hears what was done, a line a save. */
  readonly tell: (line: string) => Promise<void>;
}

/** Brings every save up to date, and says whether nothing is left to do. A server that is away is thrown. */
export async function syncAll(tools: SyncAllTools): Promise<boolean> {
  const { line, folder, shelf, now, tell } = tools;
  const answer = await line.call('saves', {});
  if (!answer.ok) throw serverError(answer);
  const heads = new Map(answer.value.saves.map((head) => [head.slot, head]));
  let isDone = true;
  for (const slot of listSlots({ folder, shelf, now, known: [...heads.keys()] })) {
    const synced = await syncOne(slot, heads.get(slot.slot), tools);
    isDone &&= synced.ok;
    const words = synced.ok ? synced.value : synced.reason;
    if (words !== 'none' || !slot.isOneOfMany) await tell(`${slot.title}: ${words}`);
  }
  return isDone;
}

/** Brings one up to date and remembers where both sides are alike. */
async function syncOne(
  slot: SyncSlot,
  head: SaveHead | undefined,
  tools: SyncAllTools,
): Promise<Result<string>> {
  const { account, folder } = tools;
  const points = readSyncPoints(folder, account);
  const synced = await syncSlot(slot, { point: points[slot.slot], head }, tools);
  if (!synced.ok) return synced;
  const kept = keepSyncPoints(folder, account, { ...points, [slot.slot]: synced.value.point });
  if (!kept.ok) throw new FileError(kept.reason);
  return accept(synced.value.words);
}
