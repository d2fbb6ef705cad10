import type { Failure } from '@warren/protocol/client';
import { textHash } from '../lib/text-hash.js';
import { type Listed, makeRoom } from './make-room.js';
import { makeWhole } from './make-whole.js';
import { changeOwner } from './owner-change.js';
import { sendParked } from './send-parked.js';
import { slotNamed, slotsOf } from './slot-book.js';
import { recordOf, type SlotStanding, type SlotTools, syncSlot } from './slot-sync.js';
import type { KeptSaves, SlotNews, SyncNews } from './sync-news.js';
import { report, type SyncParts } from './sync-parts.js';
import type { SyncSlot } from './sync-slot.js';
import type { KnownAccount } from './who.js';

/** What came of a round. */
export interface RoundResult {
  readonly ok: boolean;
  /** How many seconds the server asks to be left alone. */
  readonly retryAfter: number | null;
}

/** What the server has, by slot. */
type Heads = Map<string, Listed>;

const DONE: RoundResult = { ok: true, retryAfter: null };

/** Brings every slot of this browser and the server together once. */
export async function runRound(parts: SyncParts): Promise<RoundResult> {
  try {
    const result = await bringTogether(parts);
    // Somebody signed in meanwhile, and has another session now.
    return result === 'renewed' ? await lastTry(parts) : result;
  } catch {
    // The browser's own database gave way, perhaps because another tab has a newer one.
    report(parts, { phase: 'trouble' });
    return { ok: false, retryAfter: null };
  }
}

async function lastTry(parts: SyncParts): Promise<RoundResult> {
  const result = await bringTogether(parts);
  if (result !== 'renewed') return result;
  // Refused once more although the server knows who one is: nobody waits for it, it is tried again later.
  report(parts, { phase: 'trouble' });
  return { ok: false, retryAfter: null };
}

async function bringTogether(parts: SyncParts): Promise<RoundResult | 'renewed'> {
  const { accounts, slots, texts } = parts;
  await makeWhole(parts);
  const isNobody = accounts.who.get() === null;
  if (isNobody) await changeOwner(null, parts);
  // Who has nothing to save needs no account.
  if (isNobody && slotsOf(slots, texts, []).every((slot) => texts.read(slot) === '')) {
    report(parts, { phase: 'resting', slots: [], kept: null });
    return DONE;
  }
  report(parts, { phase: 'syncing' });
  const account = await accounts.ensure();
  if (!account.ok) return fail(parts, account, await waitingNews(parts));
  await changeOwner(account.value, parts);
  const tools: SlotTools = { ...parts, owner: account.value.id };
  const kept = await askKept(tools);
  if ('ok' in kept) return fail(parts, kept, await waitingNews(parts));
  report(parts, { kept });
  const heads: Heads = new Map(kept.saves.map((head) => [head.slot, head]));
  await sendParked(parts.slots, heads, tools);
  return syncAll(parts, heads, tools);
}

/** Everything the server keeps, without the texts. */
export async function askKept({ client, owner }: SlotTools): Promise<KeptSaves | Failure> {
  const answer = await client.call('saves', {});
  return answer.ok ? { ...answer.value, owner } : answer;
}

async function syncAll(parts: SyncParts, heads: Heads, tools: SlotTools): Promise<RoundResult | 'renewed'> {
  const list: SlotNews[] = [];
  let failure: Failure | null = null;
  let isKeptOld = false;
  const slots = await slotsToSync(parts, heads, tools);
  for (const slot of slots) {
    const head = heads.get(slot.slot) ?? null;
    const standing = await syncSlot(slot, head, tools);
    if (standing.kind === 'failed') failure ??= standing.failure;
    const news = await slotNews(slot, standing, tools);
    if (isWorthTelling(parts, news)) list.push(news);
    isKeptOld ||= (await recordOf(slot, tools)).revision !== (head?.revision ?? 0);
  }
  if (failure !== null) return fail(parts, failure, list);
  // Something was written since the server was asked what it has.
  const kept = isKeptOld ? await askKept(tools) : null;
  if (kept !== null && !('ok' in kept)) report(parts, { kept });
  report(parts, { phase: 'resting', syncedAt: parts.now(), slots: list });
  return DONE;
}

/** Every slot either side knows of, once there is room for what is new. */
async function slotsToSync(parts: SyncParts, heads: Heads, tools: SlotTools): Promise<SyncSlot[]> {
  const { slots: book, texts, database } = parts;
  const known = new Set((await database.records(tools.owner)).map(({ slot }) => slot));
  const slots = slotsOf(book, texts, [...heads.keys(), ...known]);
  const wanted = slots.filter((slot) => !heads.has(slot.slot) && texts.read(slot) !== '').length;
  const isMember = (name: string) => slotNamed({ ...book, fixed: [] }, name) !== null;
  await makeRoom(heads, { wanted, isMember }, tools);
  // What is over everywhere, and never was here, is nothing to ask about.
  const isOver = (slot: SyncSlot) =>
    heads.get(slot.slot)?.bytes === 0 && !known.has(slot.slot) && texts.read(slot) === '';
  return slots.filter((slot) => book.fixed.includes(slot) || !isOver(slot));
}

/** Of those there may be any number of, only what is there is told. */
function isWorthTelling({ slots }: SyncParts, { slot, isEmpty, standing }: SlotNews): boolean {
  return !isEmpty || standing !== 'synced' || slots.fixed.some((each) => each.slot === slot);
}

async function fail(
  parts: SyncParts,
  failure: Failure,
  slots: readonly SlotNews[],
): Promise<RoundResult | 'renewed'> {
  const { accounts } = parts;
  if (failure.code === 'signed-out' && (await accounts.lapse())) return 'renewed';
  report(parts, { phase: phaseOf(failure, accounts.who.get()), slots });
  return { ok: false, retryAfter: failure.retryAfter };
}

function phaseOf(failure: Failure, who: KnownAccount | null): SyncNews['phase'] {
  if (who?.lapsed) return 'lapsed';
  return failure.code === 'offline' ? 'offline' : 'trouble';
}

/** How the slots stand as far as can be told without the server. */
async function waitingNews(parts: SyncParts): Promise<SlotNews[]> {
  const tools: SlotTools = { ...parts, owner: parts.accounts.who.get()?.id ?? '' };
  const list: SlotNews[] = [];
  const known = (await parts.database.records(tools.owner)).map(({ slot }) => slot);
  for (const slot of slotsOf(parts.slots, parts.texts, known)) {
    const { hash } = await recordOf(slot, tools);
    const now = await slotNews(slot, { kind: 'synced' }, tools);
    const isWaiting = textHash(parts.texts.read(slot)) !== hash && now.standing === 'synced';
    const news: SlotNews = isWaiting ? { ...now, standing: 'waiting' } : now;
    if (isWorthTelling(parts, news)) list.push(news);
  }
  return list;
}

/** How a slot stands, for people. */
export async function slotNews(slot: SyncSlot, standing: SlotStanding, tools: SlotTools): Promise<SlotNews> {
  const { syncedAt, conflict } = await recordOf(slot, tools);
  const usual = standing.kind === 'failed' ? 'waiting' : standing.kind;
  const text = tools.texts.read(slot);
  return {
    slot: slot.slot,
    title: slot.titleOf?.(text || (conflict?.other.text ?? '')) ?? slot.title,
    isEmpty: text === '',
    standing: conflict === null ? usual : 'conflict',
    syncedAt,
    trouble: troubleOf(standing),
    other: conflict?.other ?? null,
  };
}

function troubleOf(standing: SlotStanding): string | null {
  if (standing.kind === 'local') return standing.reason;
  return standing.kind === 'failed' ? standing.failure.message : null;
}
