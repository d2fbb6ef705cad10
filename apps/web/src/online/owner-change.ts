import { textHash } from '../lib/text-hash.js';
import type { LocalTexts } from './local-texts.js';
import type { Owner } from './owner.js';
import { type SlotBook, slotsOf } from './slot-book.js';
import type { SyncDatabase } from './sync-database.js';
import { freshRecord } from './sync-record.js';
import type { SyncSlot } from './sync-slot.js';

export interface OwnerTools {
  readonly database: SyncDatabase;
  readonly texts: LocalTexts;
  readonly slots: SlotBook;
}

/**
 * Somebody else plays in this browser now. What a guest, or nobody, had here goes along with the new account. What
 * belongs to a named account leaves with it: it is on the server, and what is not is put aside for their return.
 */
export async function changeOwner(next: Owner | null, tools: OwnerTools): Promise<void> {
  const { database, texts } = tools;
  const before = await database.owner();
  if (before !== null && before.id !== next?.id) {
    const known = (await database.records(before.id)).map(({ slot }) => slot);
    for (const slot of slotsOf(tools.slots, texts, known)) {
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
