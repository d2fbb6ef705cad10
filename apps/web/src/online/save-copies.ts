import { textHash } from '../lib/text-hash.js';
import { recordOf, type SlotStanding, type SlotTools, syncSlot } from './slot-sync.js';
import { freshRecord } from './sync-record.js';
import type { SyncSlot } from './sync-slot.js';

const HELD: SlotStanding = { kind: 'held' };

/**
 * Writes an older copy, or one put aside, as the newest revision. What is here goes to the server first, and what is
 * replaced there becomes an older copy: bringing back the wrong one loses nothing.
 */
export async function bringBack(slot: SyncSlot, copy: string, tools: SlotTools): Promise<SlotStanding> {
  const { client, device } = tools;
  const params = { slot: slot.slot };
  const current = await client.call('readSave', { params });
  if (!current.ok) return { kind: 'failed', failure: current };
  const before = await syncSlot(slot, current.value, tools);
  if (before.kind !== 'synced') return before;
  if (await isPlayed(slot, tools)) return HELD;
  const wanted = await client.call('readSaveCopy', { params: { ...params, copy } });
  if (!wanted.ok) return { kind: 'failed', failure: wanted };
  const { text } = wanted.value;
  const { revision } = await recordOf(slot, tools);
  const body = { text, device, summary: slot.summary(text) };
  const written = await client.call('writeSave', { params, revision, body });
  // This device takes it as it takes what any other has written; so it does later where the answer is lost.
  return written.ok ? syncSlot(slot, written.value, tools) : { kind: 'failed', failure: written };
}

/**
 * Deletes a save with all its copies, on the server and here, if it still is the revision somebody saw. An empty save
 * takes its place: without it, a device that was away would take its own copy for what the server has lost.
 */
export async function removeSave(slot: SyncSlot, revision: number, tools: SlotTools): Promise<SlotStanding> {
  const { client, database, device, owner, texts } = tools;
  const { conflict } = await recordOf(slot, tools);
  if (conflict !== null) return { kind: 'conflict' };
  if (await isPlayed(slot, tools)) return HELD;
  const params = { slot: slot.slot };
  const removed = await client.call('deleteSave', { params, revision });
  if (!removed.ok && removed.code !== 'no-save') return { kind: 'failed', failure: removed };
  const over = await client.call('writeSave', {
    params,
    revision: 0,
    body: { text: '', device, summary: 'None' },
  });
  if (!over.ok) return { kind: 'failed', failure: over };
  // The text here is no news any more, so the end of it is taken.
  await database.putRecord({ ...freshRecord(owner, slot.slot), hash: textHash(texts.read(slot)) });
  return syncSlot(slot, over.value, tools);
}

/**
 * Puts the copy of the server in the place of a text here that is damaged, and of what lies beside it. Whoever asks for
 * it knows that what is here is gone then.
 */
export async function fetchAnew(slot: SyncSlot, tools: SlotTools): Promise<SlotStanding> {
  const { client, database, owner, texts } = tools;
  if (await isPlayed(slot, tools)) return HELD;
  const there = await client.call('readSave', { params: { slot: slot.slot } });
  if (!there.ok) return { kind: 'failed', failure: there };
  const local = texts.read(slot);
  // The text here is no news any more, and nothing lies beside it.
  if (!texts.replace(slot, local, local)) return HELD;
  await database.putRecord({ ...freshRecord(owner, slot.slot), hash: textHash(local) });
  return syncSlot(slot, there.value, tools);
}

async function isPlayed(slot: SyncSlot, { whileFree }: SlotTools): Promise<boolean> {
  return (await whileFree(slot.slot, () => true)) === null;
}
