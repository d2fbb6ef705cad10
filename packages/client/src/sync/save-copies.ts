import { textHash } from '../lib/text-hash.js';
import type { SaveSlot } from '../slots/save-slot.js';
import { freshRecord } from './sync-record.js';
import { recordOf, type SlotContext, type SlotStanding, syncSlot } from './sync-slot.js';

const HELD: SlotStanding = { kind: 'held' };

/**
 * Writes an older copy, or one put aside, as the newest revision. What is here goes to the server first, and what is
 * replaced there becomes an older copy: bringing back the wrong one loses nothing.
 */
export async function bringBack(slot: SaveSlot, copy: string, context: SlotContext): Promise<SlotStanding> {
  const { client, device } = context;
  const params = { slot: slot.slot };
  const current = await client.call('readSave', { params });
  if (!current.ok) return { kind: 'failed', failure: current };
  const before = await syncSlot(slot, current.value, context);
  if (before.kind !== 'synced') return before;
  if (await isPlayed(slot, context)) return HELD;
  const wanted = await client.call('readSaveCopy', { params: { ...params, copy } });
  if (!wanted.ok) return { kind: 'failed', failure: wanted };
  const { text } = wanted.value;
  const { revision } = await recordOf(slot, context);
  const body = { text, device, summary: slot.summary(text) };
  const written = await client.call('writeSave', { params, revision, body });
  // This device takes it as it takes what any other has written; so it does later where the answer is lost.
  return written.ok ? syncSlot(slot, written.value, context) : { kind: 'failed', failure: written };
}

/**
 * Deletes a save with all its copies, on the server and here, if it still is the revision the player saw. An empty save
 * takes its place: without it, a device that was away would take its own copy for what the server has lost.
 */
export async function removeSave(
  slot: SaveSlot,
  revision: number,
  context: SlotContext,
): Promise<SlotStanding> {
  const { client, storage, device, owner, saves } = context;
  const { conflict } = await recordOf(slot, context);
  if (conflict !== null) return { kind: 'conflict' };
  if (await isPlayed(slot, context)) return HELD;
  const params = { slot: slot.slot };
  const removed = await client.call('deleteSave', { params, revision });
  if (!removed.ok && removed.code !== 'no-save') return { kind: 'failed', failure: removed };
  const over = await client.call('writeSave', {
    params,
    revision: 0,
    body: { text: '', device, summary: 'None' },
  });
  if (!over.ok) return { kind: 'failed', failure: over };
  // The text here is nothing new any more, so the end of it is taken.
  await storage.putRecord({ ...freshRecord(owner, slot.slot), hash: textHash(saves.read(slot)) });
  return syncSlot(slot, over.value, context);
}

/**
 * Puts the copy of the server in the place of a text here that is damaged, and of its journal. The player who asks for
 * it knows that what is here is gone then.
 */
export async function fetchAnew(slot: SaveSlot, context: SlotContext): Promise<SlotStanding> {
  const { client, storage, owner, saves } = context;
  if (await isPlayed(slot, context)) return HELD;
  const there = await client.call('readSave', { params: { slot: slot.slot } });
  if (!there.ok) return { kind: 'failed', failure: there };
  const local = saves.read(slot);
  // The text here is nothing new any more, and no journal is beside it.
  const cleared = saves.replace(slot, local, local);
  if (!cleared.ok || !cleared.value) return HELD;
  await storage.putRecord({ ...freshRecord(owner, slot.slot), hash: textHash(local) });
  return syncSlot(slot, there.value, context);
}

async function isPlayed(slot: SaveSlot, { whileFree }: SlotContext): Promise<boolean> {
  return (await whileFree(slot.slot, () => true)) === null;
}
