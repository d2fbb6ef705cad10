import type { Failure } from '@warren/protocol/client';
import type { Signal } from '../lib/signal.js';
import { textHash } from '../lib/text-hash.js';
import type { KnownAccount, SessionAccess } from '../session/session.js';
import type { SaveSlot } from '../slots/save-slot.js';
import { type SlotRegistry, slotNamed, slotsOf } from '../slots/slot-registry.js';
import { changeOwner } from './change-owner.js';
import { type ListedSave, makeRoom, sendParked } from './send-parked.js';
import { recordOf, type SlotContext, type SlotStanding, syncSlot } from './sync-slot.js';
import type { ServerSaves, SlotStatus, SyncStatus } from './sync-status.js';

/** What bringing this device and the server together works with. */
export interface SyncParts extends Omit<SlotContext, 'owner'> {
  readonly session: SessionAccess;
  readonly registry: SlotRegistry;
  readonly status: Signal<SyncStatus>;
  /** Told how each slot stands as soon as it was synced. */
  onSlot?(status: SlotStatus): void;
  /** Runs one thing at a time, in all tabs. */
  inTurn<T>(run: () => Promise<T>): Promise<T>;
}

/** What came of a round. */
export interface RoundResult {
  readonly ok: boolean;
  /** How many seconds the server asks to be left alone. */
  readonly retryAfter: number | null;
  /** What the server said, or that there is no connection. */
  readonly failure?: Failure;
  /** Why storage failed. */
  readonly error?: unknown;
}

/** What the server has, by slot. */
type Heads = Map<string, ListedSave>;

const DONE: RoundResult = { ok: true, retryAfter: null };

/** Sets a part of the status. */
export function report({ status }: SyncParts, part: Partial<SyncStatus>): void {
  status.set({ ...status.get(), ...part });
}

/**
 * A page that was closed too soon has left a journal beside a text. Both become one before anything is compared: a text
 * that was replaced meanwhile would take with it what was not sent.
 */
export async function foldJournals({ registry, saves, whileFree }: SyncParts): Promise<void> {
  for (const slot of slotsOf(registry, saves.slots())) {
    if (slot.journal === undefined || saves.isWhole(slot)) continue;
    const fold = await slot.journal.load();
    await whileFree(slot.slot, () => saves.foldJournal?.(slot, fold));
  }
}

/** Brings every slot of this device and the server together once. */
export async function runRound(parts: SyncParts): Promise<RoundResult> {
  try {
    const result = await bringTogether(parts);
    // The player signed in meanwhile, and has another session now.
    return result === 'renewed' ? await lastTry(parts) : result;
  } catch (error) {
    // Storage failed, perhaps because another tab has a newer version of it.
    report(parts, { phase: 'trouble' });
    return { ok: false, retryAfter: null, error };
  }
}

async function lastTry(parts: SyncParts): Promise<RoundResult> {
  const result = await bringTogether(parts);
  if (result !== 'renewed') return result;
  // Refused once more although the server knows the account: it is tried again later.
  report(parts, { phase: 'trouble' });
  return { ok: false, retryAfter: null };
}

async function bringTogether(parts: SyncParts): Promise<RoundResult | 'renewed'> {
  const { session, registry, saves } = parts;
  await foldJournals(parts);
  const isNew = session.account.get() === null;
  if (isNew) await changeOwner(null, parts);
  // A player who has nothing to save needs no account.
  if (isNew && slotsOf(registry, saves.slots()).every((slot) => saves.read(slot) === '')) {
    report(parts, { phase: 'resting', slots: [], serverSaves: null });
    return DONE;
  }
  report(parts, { phase: 'syncing' });
  const account = await session.ensure();
  if (!account.ok) return fail(parts, account, await waitingStatus(parts));
  await changeOwner(account.value, parts);
  const context: SlotContext = { ...parts, owner: account.value.id };
  const serverSaves = await listServerSaves(context);
  if ('ok' in serverSaves) return fail(parts, serverSaves, await waitingStatus(parts));
  report(parts, { serverSaves });
  const heads: Heads = new Map(serverSaves.saves.map((head) => [head.slot, head]));
  await sendParked(registry, heads, context);
  return syncAll(parts, heads, context);
}

/** Everything the server keeps, without the texts. */
export async function listServerSaves({ client, owner }: SlotContext): Promise<ServerSaves | Failure> {
  const answer = await client.call('saves', {});
  return answer.ok ? { ...answer.value, owner } : answer;
}

async function syncAll(
  parts: SyncParts,
  heads: Heads,
  context: SlotContext,
): Promise<RoundResult | 'renewed'> {
  const list: SlotStatus[] = [];
  let failure: Failure | null = null;
  let isListOld = false;
  const slots = await slotsToSync(parts, heads, context);
  for (const slot of slots) {
    const head = heads.get(slot.slot) ?? null;
    const standing = await syncSlot(slot, head, context);
    if (standing.kind === 'failed') failure ??= standing.failure;
    const status = await slotStatus(slot, standing, context);
    parts.onSlot?.(status);
    if (isWorthTelling(parts, status)) list.push(status);
    isListOld ||= (await recordOf(slot, context)).revision !== (head?.revision ?? 0);
  }
  if (failure !== null) return fail(parts, failure, list);
  // Something was written since the server was asked what it has.
  const serverSaves = isListOld ? await listServerSaves(context) : null;
  if (serverSaves !== null && !('ok' in serverSaves)) report(parts, { serverSaves });
  report(parts, { phase: 'resting', syncedAt: parts.now(), slots: list });
  return DONE;
}

/** Every slot either side knows of, once there is room for what is new. */
async function slotsToSync(parts: SyncParts, heads: Heads, context: SlotContext): Promise<SaveSlot[]> {
  const { registry, saves, storage } = parts;
  const known = new Set((await storage.records(context.owner)).map(({ slot }) => slot));
  const slots = slotsOf(registry, [...saves.slots(), ...heads.keys(), ...known]);
  const wanted = slots.filter((slot) => !heads.has(slot.slot) && saves.read(slot) !== '').length;
  const isMember = (name: string) => slotNamed({ ...registry, fixed: [] }, name) !== null;
  await makeRoom(heads, { wanted, isMember }, context);
  // What is over everywhere, and never was here, is nothing to ask about.
  const isOver = (slot: SaveSlot) =>
    heads.get(slot.slot)?.bytes === 0 && !known.has(slot.slot) && saves.read(slot) === '';
  return slots.filter((slot) => registry.fixed.includes(slot) || !isOver(slot));
}

/** Of those there may be any number of, only what is there is told. */
function isWorthTelling({ registry }: SyncParts, { slot, isEmpty, standing }: SlotStatus): boolean {
  return !isEmpty || standing !== 'synced' || registry.fixed.some((each) => each.slot === slot);
}

async function fail(
  parts: SyncParts,
  failure: Failure,
  slots: readonly SlotStatus[],
): Promise<RoundResult | 'renewed'> {
  const { session } = parts;
  if (failure.code === 'signed-out' && (await session.revalidate())) return 'renewed';
  report(parts, { phase: phaseOf(failure, session.account.get()), slots });
  return { ok: false, retryAfter: failure.retryAfter, failure };
}

function phaseOf(failure: Failure, account: KnownAccount | null): SyncStatus['phase'] {
  if (account?.lapsed) return 'lapsed';
  return failure.code === 'offline' ? 'offline' : 'trouble';
}

/** How the slots stand as far as can be told without the server. */
async function waitingStatus(parts: SyncParts): Promise<SlotStatus[]> {
  const context: SlotContext = { ...parts, owner: parts.session.account.get()?.id ?? '' };
  const list: SlotStatus[] = [];
  const known = (await parts.storage.records(context.owner)).map(({ slot }) => slot);
  for (const slot of slotsOf(parts.registry, [...parts.saves.slots(), ...known])) {
    const { hash } = await recordOf(slot, context);
    const now = await slotStatus(slot, { kind: 'synced', did: null }, context);
    const isWaiting = textHash(parts.saves.read(slot)) !== hash && now.standing === 'synced';
    const status: SlotStatus = isWaiting ? { ...now, standing: 'waiting' } : now;
    if (isWorthTelling(parts, status)) list.push(status);
  }
  return list;
}

/** How a slot stands, for the player. */
export async function slotStatus(
  slot: SaveSlot,
  standing: SlotStanding,
  context: SlotContext,
): Promise<SlotStatus> {
  const { syncedAt, conflict } = await recordOf(slot, context);
  const usual = standing.kind === 'failed' ? 'waiting' : standing.kind;
  const text = context.saves.read(slot);
  return {
    slot: slot.slot,
    title: slot.titleOf?.(text || (conflict?.other.text ?? '')) ?? slot.title,
    isEmpty: text === '',
    standing: conflict === null ? usual : 'conflict',
    did: standing.kind === 'synced' ? standing.did : null,
    syncedAt,
    trouble: troubleOf(standing),
    other: conflict?.other ?? null,
  };
}

function troubleOf(standing: SlotStanding): string | null {
  if (standing.kind === 'local' || standing.kind === 'occupied') return standing.reason;
  return standing.kind === 'failed' ? standing.failure.message : null;
}
