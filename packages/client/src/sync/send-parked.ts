import { LIMITS, type SaveHead } from '@warren/protocol/client';
import { type SlotRegistry, slotNamed } from '../slots/slot-registry.js';
import { NOTHING, type SyncRecord } from './sync-record.js';
import type { SlotContext } from './sync-slot.js';

/** A save as it is listed: what is needed to see that it is over. */
export type ListedSave = Pick<SaveHead, 'slot' | 'revision' | 'bytes' | 'savedAt'>;

/**
 * Texts that were not sent before their owner left. Whatever the server says, it has them then; what it cannot take is
 * laid back where it was.
 */
export async function sendParked(
  registry: SlotRegistry,
  heads: Map<string, ListedSave>,
  context: SlotContext,
): Promise<void> {
  const { client, storage, owner, device } = context;
  for (const record of await storage.records(owner)) {
    const { slot, parked, revision } = record;
    if (parked === null) continue;
    if (staysHere(registry, record)) {
      await layBack(registry, record, context);
      continue;
    }
    const body = { text: parked, device, summary: 'Left on a device' };
    const answer = await client.call('writeSave', { params: { slot }, revision, body });
    if (!answer.ok && answer.code === 'quota-full') await layBack(registry, record, context);
    if (!answer.ok && answer.conflict === null) continue;
    await storage.removeRecord(owner, slot);
    if (answer.ok) heads.set(slot, answer.value);
  }
}

function staysHere(registry: SlotRegistry, { slot, parked }: SyncRecord): boolean {
  return parked !== null && parked !== '' && (slotNamed(registry, slot)?.flaw?.(parked) ?? null) !== null;
}

/** Where something else lies in its place by now, it stays parked. */
async function layBack(
  registry: SlotRegistry,
  record: SyncRecord,
  { saves, storage }: SlotContext,
): Promise<void> {
  const slot = slotNamed(registry, record.slot);
  if (slot === null || record.parked === null) return;
  const replaced = saves.replace(slot, '', record.parked);
  if (!replaced.ok || !replaced.value) return;
  await storage.putRecord({ ...record, parked: null });
}

/**
 * What is deleted stays on the server as an empty save, so that no device brings it back. Where an account is full, the
 * oldest of these give their place to what is new. A device that was away all the time may bring such a one back, which
 * is the lesser evil: nothing is lost by it.
 */
export async function makeRoom(
  heads: Map<string, ListedSave>,
  { wanted, isMember }: { readonly wanted: number; readonly isMember: (slot: string) => boolean },
  { client, storage, owner }: Pick<SlotContext, 'client' | 'storage' | 'owner'>,
): Promise<void> {
  const over = [...heads.values()]
    .filter(({ bytes, slot }) => bytes === 0 && isMember(slot))
    .sort((one, other) => one.savedAt - other.savedAt);
  for (const { slot, revision } of over) {
    if (heads.size + wanted <= LIMITS.saveSlots) return;
    const record = await storage.record(owner, slot);
    // Only what this device knows to be over, too.
    if (record !== null && (record.revision !== revision || record.hash !== NOTHING)) continue;
    const removed = await client.call('deleteSave', { params: { slot }, revision });
    if (!removed.ok && removed.code !== 'no-save') return;
    await storage.removeRecord(owner, slot);
    heads.delete(slot);
  }
}
