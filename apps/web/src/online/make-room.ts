import { LIMITS, type SaveHead } from '@warren/protocol/client';
import type { SlotTools } from './slot-sync.js';
import { NOTHING } from './sync-record.js';

/** A save as it is listed: what is needed to see that it is over. */
export type Listed = Pick<SaveHead, 'slot' | 'revision' | 'bytes' | 'savedAt'>;

/**
 * What is deleted stays on the server as an empty save, so that no device brings it back. Where an account is full, the
 * oldest of these give their place to what is new. A device that was away all the time may bring such a one back, which
 * is the lesser evil: nothing is lost by it.
 */
export async function makeRoom(
  heads: Map<string, Listed>,
  { wanted, isMember }: { readonly wanted: number; readonly isMember: (slot: string) => boolean },
  { client, database, owner }: Pick<SlotTools, 'client' | 'database' | 'owner'>,
): Promise<void> {
  const over = [...heads.values()]
    .filter(({ bytes, slot }) => bytes === 0 && isMember(slot))
    .sort((one, other) => one.savedAt - other.savedAt);
  for (const { slot, revision } of over) {
    if (heads.size + wanted <= LIMITS.saveSlots) return;
    const record = await database.record(owner, slot);
    // Only what this device knows to be over, too.
    if (record !== null && (record.revision !== revision || record.hash !== NOTHING)) continue;
    const removed = await client.call('deleteSave', { params: { slot }, revision });
    if (!removed.ok && removed.code !== 'no-save') return;
    await database.removeRecord(owner, slot);
    heads.delete(slot);
  }
}
