import type { Listed } from './make-room.js';
import { type SlotBook, slotNamed } from './slot-book.js';
import type { SlotTools } from './slot-sync.js';
import type { SyncRecord } from './sync-record.js';

/**
 * Texts that were not sent before their owner left. Whatever the server says, it has them then; what it cannot take is
 * laid back where it was.
 */
export async function sendParked(
  book: SlotBook,
  heads: Map<string, Listed>,
  tools: SlotTools,
): Promise<void> {
  const { client, database, owner, device } = tools;
  for (const record of await database.records(owner)) {
    const { slot, parked, revision } = record;
    if (parked === null) continue;
    if (staysHere(book, record)) {
      await layBack(book, record, tools);
      continue;
    }
    const body = { text: parked, device, summary: 'Left on a device' };
    const answer = await client.call('writeSave', { params: { slot }, revision, body });
    if (!answer.ok && answer.code === 'quota-full') await layBack(book, record, tools);
    if (!answer.ok && answer.conflict === null) continue;
    await database.removeRecord(owner, slot);
    if (answer.ok) heads.set(slot, answer.value);
  }
}

function staysHere(book: SlotBook, { slot, parked }: SyncRecord): boolean {
  return parked !== null && parked !== '' && (slotNamed(book, slot)?.flaw?.(parked) ?? null) !== null;
}

/** Where something else lies in its place by now, it stays parked. */
async function layBack(book: SlotBook, record: SyncRecord, { texts, database }: SlotTools): Promise<void> {
  const slot = slotNamed(book, record.slot);
  if (slot === null || record.parked === null || !texts.replace(slot, '', record.parked)) return;
  await database.putRecord({ ...record, parked: null });
}
