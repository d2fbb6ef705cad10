import { accept } from '@warren/engine';
import { type Client, type Failure, LIMITS, type SaveHead } from '@warren/protocol/client';
import { textHash } from '../lib/text-hash.js';
import { failureOf } from '../session/session.js';
import type { SaveSlot } from '../slots/save-slot.js';
import type { SaveStorage } from './save-storage.js';
import {
  type Conflict,
  freshRecord,
  type OtherCopy,
  type SyncRecord,
  type SyncStorage,
} from './sync-record.js';
import type { SlotStatus } from './sync-status.js';

/** What bringing a slot up to date works with. */
export interface SlotContext {
  readonly client: Client;
  readonly storage: SyncStorage;
  readonly saves: SaveStorage;
  /** The id of the account. */
  readonly owner: string;
  /** What this device is called. */
  readonly device: string;
  /** Whether the player has decided that in a conflict the text of this device goes on. */
  readonly prefersLocal?: boolean;
  now(): number;
  /** Does something while no run is played from this slot; `null` when one is. */
  whileFree<T>(slot: string, run: () => T): Promise<T | null>;
}

/**
 * How a slot stands after an attempt: both sides alike, and what was done for it; two copies, and the player has to
 * choose; the other side is newer, but the run is being played; it has to stay on this device, something else has its
 * place, or it could not be done now, and why.
 */
export type SlotStanding =
  | { readonly kind: 'synced'; readonly did: SlotStatus['did'] }
  | { readonly kind: 'conflict' | 'held' }
  | { readonly kind: 'local' | 'occupied'; readonly reason: string }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** What a turn works with. */
interface At extends SlotContext {
  readonly slot: SaveSlot;
}
/** A turn ends with a standing, or with what is known now of the other side: then there is another turn. */
type Turn = SlotStanding | { readonly kind: 'again'; readonly head: Head };
/** Where the other side is; its whole copy where that is at hand. */
type Head = (Pick<SaveHead, 'revision'> & Partial<OtherCopy>) | null;

/** Two sides that write at the same time meet again and again; after so many turns the next round goes on. */
const MOST_TURNS = 6;
/** So many lost answers in a row are recognised. */
const MOST_SENT = 8;
const BUSY: SlotStanding = {
  kind: 'failed',
  failure: failureOf('too-many', 'Another device saves at this moment.'),
};

/** A text that is no longer the one that was read. */
const CHANGED = accept(false);
const FULL = `Your account has no room for it: it keeps ${LIMITS.saveSlots} saves, ${LIMITS.accountBytes / 1_000_000} MB in all, those of a guest ${LIMITS.guestBytes / 1_000_000} MB. It stays on this device.`;

/** Brings one slot up to date with the server, whose revision of it is given. */
export async function syncSlot(slot: SaveSlot, head: Head, context: SlotContext): Promise<SlotStanding> {
  let known = head;
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const step = await takeTurn(known, { ...context, slot });
    if (step.kind !== 'again') return step;
    known = step.head;
  }
  return BUSY;
}

async function takeTurn(head: Head, at: At): Promise<Turn> {
  const { slot, storage, saves, now } = at;
  const record = await recordOf(slot, at);
  const obstacle = saves.obstacle?.(slot) ?? null;
  if (obstacle?.kind === 'occupied') {
    // The save has not ended: it is fetched anew when there is room for it.
    await storage.putRecord(freshRecord(record.owner, record.slot));
    return { kind: 'occupied', reason: obstacle.reason };
  }
  if (obstacle !== null) return { kind: 'local', reason: obstacle.reason };
  const local = saves.read(slot);
  if (record.conflict !== null) return standInConflict(record, record.conflict, head, at);
  const isClean = textHash(local) === record.hash;
  const revision = head?.revision ?? 0;
  if (isClean && revision === record.revision) return settle({ ...record, syncedAt: now() }, null, at);
  // The server has lost what it had; this device has it still.
  if (head === null && local === '') return settle(freshRecord(record.owner, record.slot), null, at);
  if (head === null) return push({ ...record, revision: 0 }, local, at);
  if (isClean) return pull(record, head, at);
  if (slot.merge !== undefined && revision !== record.revision) return join(record, head, at);
  // Written on top of the other copy, which stays on the server as an older one.
  const isDecided = at.prefersLocal === true && local !== '' && record.sent.length === 0;
  return push(isDecided ? { ...record, revision } : record, local, at);
}

/** Writes the text of this device to the server, on top of the revision it builds on. */
async function push(record: SyncRecord, local: string, at: At): Promise<Turn> {
  const { slot, storage, client, device, now } = at;
  const flaw = local === '' ? null : (slot.flaw?.(local) ?? null);
  if (flaw !== null) return { kind: 'local', reason: flaw };
  const hash = textHash(local);
  await storage.putRecord({ ...record, sent: [...record.sent, hash].slice(-MOST_SENT) });
  const body = { text: local, device, summary: local === '' ? 'None' : slot.summary(local) };
  const { revision } = record;
  const answer = await client.call('writeSave', { params: { slot: slot.slot }, revision, body });
  if (answer.ok) {
    const { revision } = answer.value;
    return settle({ ...record, revision, hash, sent: [], syncedAt: now(), conflict: null }, 'sent', at);
  }
  // There is no use in trying again before something is deleted.
  if (answer.code === 'quota-full') return { kind: 'local', reason: FULL };
  if (!answer.conflict?.other) return { kind: 'failed', failure: answer };
  const other = otherCopy(answer.conflict.other);
  const otherHash = textHash(other.text);
  // What stands in the way is what this device sent before; only the answer never came.
  if (record.sent.includes(otherHash)) {
    await storage.putRecord({ ...record, revision: other.revision, hash: otherHash, sent: [] });
    return { kind: 'again', head: other };
  }
  if (slot.merge !== undefined) return { kind: 'again', head: other };
  // A save that has ended here is nothing that could be lost.
  if (local === '') return pull({ ...record, hash }, other, at);
  await storage.putRecord({ ...record, sent: [], conflict: { other, keptHash: hash } });
  return { kind: 'conflict' };
}

/** Takes the copy of the server. The text here is nothing new: it has the hash of the record. */
async function pull(record: SyncRecord, head: NonNullable<Head>, at: At): Promise<Turn> {
  const other = await wholeCopy(head, at);
  return 'ok' in other ? { kind: 'failed', failure: other } : take(other, record, record.hash, at);
}

/** Puts a copy in the place of the text here, unless a run is played from it or it no longer has this hash. */
async function take(other: OtherCopy, record: SyncRecord, hash: string, at: At): Promise<Turn> {
  const { slot, saves, whileFree } = at;
  const taken = await whileFree(slot.slot, () => {
    if (!saves.isWhole(slot)) return null;
    const local = saves.read(slot);
    // Between the question and now the run may have been played on.
    return textHash(local) === hash ? saves.replace(slot, local, other.text) : CHANGED;
  });
  if (taken === null) return { kind: 'held' };
  if (!taken.ok) return { kind: 'local', reason: taken.reason };
  if (!taken.value) return { kind: 'again', head: other };
  return settle(takenRecord(record, other, at), 'fetched', at);
}

/** Merges both copies; the result is that of both sides. */
async function join(record: SyncRecord, head: NonNullable<Head>, at: At): Promise<Turn> {
  const { slot, saves } = at;
  const other = await wholeCopy(head, at);
  if ('ok' in other) return { kind: 'failed', failure: other };
  const local = saves.read(slot);
  const joined = slot.merge?.(local, other.text) ?? local;
  const replaced = saves.replace(slot, local, joined);
  if (!replaced.ok) return { kind: 'local', reason: replaced.reason };
  if (!replaced.value) return { kind: 'again', head: other };
  const taken = takenRecord(record, other, at);
  return joined === other.text ? settle(taken, 'fetched', at) : push(taken, joined, at);
}

/** While the player has to choose, nothing is sent; but the other copy may change, and so may this one. */
async function standInConflict(record: SyncRecord, conflict: Conflict, head: Head, at: At): Promise<Turn> {
  const { slot, storage, saves } = at;
  const { other } = conflict;
  if (head === null || head.revision === other.revision) {
    const local = saves.read(slot);
    if (local !== '' && local !== other.text) return { kind: 'conflict' };
    // Nothing is left to choose between.
    const before = { ...record, conflict: null, hash: textHash(local) };
    await storage.putRecord(before);
    return pull(before, other, at);
  }
  const newer = await wholeCopy(head, at);
  if ('ok' in newer) return { kind: 'failed', failure: newer };
  await storage.putRecord({ ...record, conflict: { ...conflict, other: newer } });
  return { kind: 'again', head: newer };
}

/** Goes on with the copy of this device; the other one stays on the server as an older copy. */
export async function takeMine(slot: SaveSlot, context: SlotContext): Promise<SlotStanding> {
  const record = await recordOf(slot, context);
  if (record.conflict === null) return { kind: 'synced', did: null };
  const { other } = record.conflict;
  await context.storage.putRecord(takenRecord(record, other, context));
  return syncSlot(slot, other, context);
}

/** Goes on with the copy of the other device; that of this one stays on the server as a copy put aside. */
export async function takeOther(slot: SaveSlot, context: SlotContext): Promise<SlotStanding> {
  const at = { ...context, slot };
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const record = await recordOf(slot, context);
    if (record.conflict === null) return { kind: 'synced', did: null };
    const { other, keptHash } = record.conflict;
    const local = context.saves.read(slot);
    // Played on since it was put aside: first the server has to have this text too.
    const isKept = textHash(local) === keptHash;
    const step = isKept ? await take(other, record, keptHash, at) : await push(record, local, at);
    if (step.kind !== 'again' && step.kind !== 'conflict') return step;
  }
  return BUSY;
}

/** What this device knows of a slot. */
export async function recordOf({ slot }: SaveSlot, { storage, owner }: SlotContext): Promise<SyncRecord> {
  return (await storage.record(owner, slot)) ?? freshRecord(owner, slot);
}

async function settle(record: SyncRecord, did: SlotStatus['did'], { storage }: At): Promise<SlotStanding> {
  await storage.putRecord(record);
  return { kind: 'synced', did };
}

/** The record once this device builds on the other copy. */
function takenRecord(record: SyncRecord, { revision, text }: OtherCopy, { now }: SlotContext): SyncRecord {
  return { ...record, revision, hash: textHash(text), sent: [], syncedAt: now(), conflict: null };
}

async function wholeCopy(head: NonNullable<Head>, { slot, client }: At): Promise<OtherCopy | Failure> {
  if (head.text !== undefined) return head as OtherCopy;
  const answer = await client.call('readSave', { params: { slot: slot.slot } });
  return answer.ok ? otherCopy(answer.value) : answer;
}

function otherCopy({ revision, text, summary, device, savedAt }: OtherCopy): OtherCopy {
  return { revision, text, summary, device, savedAt };
}
