import { textHash } from '../lib/text-hash.js';
import type { Owner } from '../session/session.js';
import type { SaveSlot } from '../slots/save-slot.js';
import { type SlotRegistry, slotsOf } from '../slots/slot-registry.js';
import type { SaveStorage } from './save-storage.js';
import { freshRecord, type SyncStorage } from './sync-record.js';

interface OwnerContext {
  readonly storage: SyncStorage;
  readonly saves: SaveStorage;
  readonly registry: SlotRegistry;
}

/**
 * Another account plays on this device now. What a guest had, or a player without an account, goes along with the new
 * one. What belongs to a named account leaves with it: it is on the server, and what is not is parked for its return.
 */
export async function changeOwner(next: Owner | null, context: OwnerContext): Promise<void> {
  const { storage, saves, registry } = context;
  const before = await storage.owner();
  if (before !== null && before.id !== next?.id) {
    const known = (await storage.records(before.id)).map(({ slot }) => slot);
    for (const slot of slotsOf(registry, [...saves.slots(), ...known])) {
      if (before.guest) await storage.removeRecord(before.id, slot.slot);
      else await takeAway(slot, before.id, context);
    }
  }
  if (before?.id !== next?.id || before?.guest !== next?.guest) await storage.setOwner(next);
}

async function takeAway(slot: SaveSlot, owner: string, { storage, saves }: OwnerContext): Promise<void> {
  const local = saves.read(slot);
  const record = (await storage.record(owner, slot.slot)) ?? freshRecord(owner, slot.slot);
  const isKept = textHash(local) === record.hash || textHash(local) === record.conflict?.keptHash;
  if (isKept) await storage.removeRecord(owner, slot.slot);
  else await storage.putRecord({ ...record, conflict: null, parked: local });
  saves.replace(slot, local, '');
}
