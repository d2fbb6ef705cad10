import { type Client, type Failure, LIMITS, type SaveHead } from '@warren/protocol/client';
import { textHash } from '../lib/text-hash.js';
import type { LocalTexts } from './local-texts.js';
import type { SyncDatabase } from './sync-database.js';
import { type Conflict, freshRecord, type OtherCopy, type SyncRecord } from './sync-record.js';
import type { SyncSlot } from './sync-slot.js';

/** What bringing a slot up to date works with. */
export interface SlotTools {
  readonly client: Client;
  readonly database: SyncDatabase;
  readonly texts: LocalTexts;
  /** The id of the account. */
  readonly owner: string;
  /** What this device is called. */
  readonly device: string;
  now(): number;
  /** Does something while nobody plays from this slot; `null` when somebody does. */
  whileFree<T>(slot: string, run: () => T): Promise<T | null>;
}

/**
 * How a slot stands after an attempt: both sides alike; two copies, and somebody has to choose; the other side is
 * newer, but the run is being played; it has to stay on this device, or could not be done now, and why.
 */
export type SlotStanding =
  | { readonly kind: 'synced' | 'conflict' | 'held' }
  | { readonly kind: 'local'; readonly reason: string }
  | { readonly kind: 'failed'; readonly failure: Failure };

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
  failure: {
    ok: false,
    code: 'too-many',
    message: 'Another device saves at this moment.',
    field: null,
    retryAfter: null,
    conflict: null,
  },
};

const FULL = `Your account has no room for it: it keeps ${LIMITS.saveSlots} saves, ${LIMITS.accountBytes / 1_000_000} MB in all. It stays on this device.`;

/** Brings one slot up to date with the server, whose revision of it is given. */
export async function syncSlot(slot: SyncSlot, head: Head, tools: SlotTools): Promise<SlotStanding> {
  let known = head;
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const step = await takeTurn(slot, known, tools);
    if (step.kind !== 'again') return step;
    known = step.head;
  }
  return BUSY;
}

async function takeTurn(slot: SyncSlot, head: Head, tools: SlotTools): Promise<Turn> {
  const local = tools.texts.read(slot);
  const record = await recordOf(slot, tools);
  if (record.conflict !== null) return standInConflict(slot, { record, local, head }, tools);
  const isClean = textHash(local) === record.hash;
  const revision = head?.revision ?? 0;
  if (isClean && revision === record.revision) return settle({ ...record, syncedAt: tools.now() }, tools);
  // The server has lost what it had; this device has it still.
  if (head === null && local === '') return settle(freshRecord(record.owner, record.slot), tools);
  if (head === null) return push(slot, { ...record, revision: 0 }, local, tools);
  if (isClean) return pull(slot, record, head, tools);
  if (slot.merge !== undefined && revision !== record.revision) return join(slot, record, head, tools);
  return push(slot, record, local, tools);
}

/** Writes the text of this device to the server, on top of the revision it builds on. */
async function push(slot: SyncSlot, record: SyncRecord, local: string, tools: SlotTools): Promise<Turn> {
  const flaw = local === '' ? null : (slot.flaw?.(local) ?? null);
  if (flaw !== null) return { kind: 'local', reason: flaw };
  const hash = textHash(local);
  await tools.database.putRecord({ ...record, sent: [...record.sent, hash].slice(-MOST_SENT) });
  const answer = await tools.client.call('writeSave', {
    params: { slot: slot.slot },
    revision: record.revision,
    body: { text: local, device: tools.device, summary: local === '' ? 'None' : slot.summary(local) },
  });
  if (answer.ok) {
    const { revision } = answer.value;
    return settle({ ...record, revision, hash, sent: [], syncedAt: tools.now(), conflict: null }, tools);
  }
  // There is no use in trying again before something is deleted.
  if (answer.code === 'quota-full') return { kind: 'local', reason: FULL };
  if (!answer.conflict?.other) return { kind: 'failed', failure: answer };
  const other = otherCopy(answer.conflict.other);
  const otherHash = textHash(other.text);
  // What stands in the way is what this device sent before; only the answer never came.
  if (record.sent.includes(otherHash)) {
    await tools.database.putRecord({ ...record, revision: other.revision, hash: otherHash, sent: [] });
    return { kind: 'again', head: other };
  }
  if (slot.merge !== undefined) return { kind: 'again', head: other };
  // A save that has ended here is nothing that could be lost.
  if (local === '') return pull(slot, { ...record, hash }, other, tools);
  await tools.database.putRecord({ ...record, sent: [], conflict: { other, keptHash: hash } });
  return { kind: 'conflict' };
}

/** Takes the copy of the server. The text here is known to be no news: it has the fingerprint of the record. */
async function pull(
  slot: SyncSlot,
  record: SyncRecord,
  head: NonNullable<Head>,
  tools: SlotTools,
): Promise<Turn> {
  const other = await wholeCopy(slot, head, tools);
  if ('ok' in other) return { kind: 'failed', failure: other };
  const isTaken = await tools.whileFree(slot.slot, () => {
    if (!tools.texts.isWhole(slot)) return null;
    const local = tools.texts.read(slot);
    // Between the question and now somebody may have played on.
    return textHash(local) === record.hash && tools.texts.replace(slot, local, other.text);
  });
  if (isTaken === null) return { kind: 'held' };
  if (!isTaken) return { kind: 'again', head: other };
  return settle(takenRecord(record, other, tools), tools);
}

/** Joins both copies; the result is that of both sides. */
async function join(
  slot: SyncSlot,
  record: SyncRecord,
  head: NonNullable<Head>,
  tools: SlotTools,
): Promise<Turn> {
  const other = await wholeCopy(slot, head, tools);
  if ('ok' in other) return { kind: 'failed', failure: other };
  const local = tools.texts.read(slot);
  const joined = slot.merge?.(local, other.text) ?? local;
  if (!tools.texts.replace(slot, local, joined)) return { kind: 'again', head: other };
  const taken = takenRecord(record, other, tools);
  if (joined === other.text) return settle(taken, tools);
  return push(slot, taken, joined, tools);
}

/** While somebody has to choose, nothing is sent; but the other copy may change, and so may this one. */
async function standInConflict(
  slot: SyncSlot,
  { record, local, head }: { record: SyncRecord; local: string; head: Head },
  tools: SlotTools,
): Promise<Turn> {
  const { other } = record.conflict as Conflict;
  if (head === null || head.revision === other.revision) {
    if (local !== '' && local !== other.text) return { kind: 'conflict' };
    // Nothing is left to choose between.
    const before = { ...record, conflict: null, hash: textHash(local) };
    await tools.database.putRecord(before);
    return pull(slot, before, other, tools);
  }
  const newer = await wholeCopy(slot, head, tools);
  if ('ok' in newer) return { kind: 'failed', failure: newer };
  await tools.database.putRecord({ ...record, conflict: { ...(record.conflict as Conflict), other: newer } });
  return { kind: 'again', head: newer };
}

/** Goes on with the copy of this device; the other one stays on the server as an older copy. */
export async function keepMine(slot: SyncSlot, tools: SlotTools): Promise<SlotStanding> {
  const record = await recordOf(slot, tools);
  if (record.conflict === null) return { kind: 'synced' };
  const { other } = record.conflict;
  await tools.database.putRecord(takenRecord(record, other, tools));
  return syncSlot(slot, other, tools);
}

/** Goes on with the copy of the other device; that of this one stays on the server as a copy put aside. */
export async function takeOther(slot: SyncSlot, tools: SlotTools): Promise<SlotStanding> {
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const record = await recordOf(slot, tools);
    if (record.conflict === null) return { kind: 'synced' };
    const { other, keptHash } = record.conflict;
    const local = tools.texts.read(slot);
    if (textHash(local) !== keptHash) {
      // Played on since it was put aside: first the server has to have this text too.
      const step = await push(slot, record, local, tools);
      if (step.kind !== 'conflict' && step.kind !== 'again') return step;
      continue;
    }
    const isTaken = await tools.whileFree(slot.slot, () =>
      tools.texts.isWhole(slot) ? tools.texts.replace(slot, local, other.text) : null,
    );
    if (isTaken === null) return { kind: 'held' };
    if (isTaken) return settle(takenRecord(record, other, tools), tools);
  }
  return BUSY;
}

export async function recordOf({ slot }: SyncSlot, { database, owner }: SlotTools): Promise<SyncRecord> {
  return (await database.record(owner, slot)) ?? freshRecord(owner, slot);
}

async function settle(record: SyncRecord, { database }: SlotTools): Promise<{ readonly kind: 'synced' }> {
  await database.putRecord(record);
  return { kind: 'synced' };
}

/** The record once this device builds on the other copy. */
function takenRecord(record: SyncRecord, { revision, text }: OtherCopy, tools: SlotTools): SyncRecord {
  return {
    ...record,
    revision,
    hash: textHash(text),
    sent: [],
    syncedAt: tools.now(),
    conflict: null,
  };
}

async function wholeCopy(
  slot: SyncSlot,
  head: NonNullable<Head>,
  { client }: SlotTools,
): Promise<OtherCopy | Failure> {
  if (head.text !== undefined) return head as OtherCopy;
  const answer = await client.call('readSave', { params: { slot: slot.slot } });
  return answer.ok ? otherCopy(answer.value) : answer;
}

function otherCopy({ revision, text, summary, device, savedAt }: OtherCopy): OtherCopy {
  return { revision, text, summary, device, savedAt };
}
