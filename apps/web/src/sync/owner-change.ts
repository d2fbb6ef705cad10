import type { LocalTexts } from './local-texts.js';
import type { Owner } from './owner.js';
import type { SyncDatabase } from './sync-database.js';
import { freshRecord } from './sync-record.js';
import type { SyncSlot } from './sync-slot.js';
import { textHash } from './text-hash.js';

export interface OwnerTools {
  readonly database: SyncDatabase;
  readonly texts: LocalTexts;
  readonly slots: readonly SyncSlot[];
}

/**
 * Somebody else plays in this browser now. What a guest, or nobody, had here goes along with the new account. What
 * belongs to a named account leaves with it: it is on the server, and what is not is put aside for their return.
 */
export async function changeOwner(next: Owner | null, tools: OwnerTools): Promise<void> {
  const { database, slots } = tools;
  const before = await database.owner();
  if (before !== null && before.id !== next?.id) {
    for (const slot of slots) {
      if (before.guest) await database.removeRecord(before.id, slot.slot);
      else await takeAway(slot, before.id, tools);
    }
  }
  if (before?.id !== next?.id || before?.guest !== next?.guest) await database.setOwner(next);
}

async function takeAway(slot: SyncSlot, owner: string, { database, texts }: OwnerTools): Promise<void> {
  const local = texts.read(slot);
  const record = (await database.record(owner, slot.slot)) ?? freshRecord(owner, slot.slot);
  const isKept = textHash(local) === record.hash || textHash(local) === record.conflict?.keptHash;
  if (isKept) await database.removeRecord(owner, slot.slot);
  else await database.putRecord({ ...record, conflict: null, parked: local });
  texts.replace(slot, local, '');
}
