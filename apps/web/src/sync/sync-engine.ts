import type { Client, Failure, SaveHead } from '@warren/protocol/client';
import type { Accounts } from '../account/accounts.js';
import type { KnownAccount } from '../account/who.js';
import type { Cell } from '../shell/cell.js';
import type { LocalTexts } from './local-texts.js';
import { changeOwner } from './owner-change.js';
import { keepMine, recordOf, type SlotStanding, type SlotTools, syncSlot, takeOther } from './slot-sync.js';
import type { SyncDatabase } from './sync-database.js';
import type { SlotNews, SyncNews } from './sync-news.js';
import type { SyncSlot } from './sync-slot.js';
import { textHash } from './text-hash.js';

export interface SyncParts {
  readonly client: Client;
  readonly accounts: Pick<Accounts, 'who' | 'ensure' | 'lapse'>;
  readonly database: SyncDatabase;
  readonly texts: LocalTexts;
  readonly slots: readonly SyncSlot[];
  readonly device: string;
  readonly news: Cell<SyncNews>;
  now(): number;
  whileFree: SlotTools['whileFree'];
  /** Runs one thing at a time, in all tabs of this browser. */
  inTurn<T>(run: () => Promise<T>): Promise<T>;
}

/** What came of a round. */
export interface RoundResult {
  readonly ok: boolean;
  /** How many seconds the server asks to be left alone. */
  readonly retryAfter: number | null;
}

export interface Choice {
  readonly slot: string;
  readonly take: 'mine' | 'other';
  /** The revision of the other copy, as it was shown to whoever chose. */
  readonly revision: number;
}

/** Brings the saves of this browser and those of the server together. */
export interface SyncEngine {
  /** Everything once. Called while a round runs, another one follows it. */
  sync(): Promise<RoundResult>;
  /** Answers the question which of two copies to go on with; a sentence when that can't be done now. */
  choose(choice: Choice): Promise<string | null>;
  /** The saves here belong to nobody from now on, whoever had them. */
  disown(): Promise<void>;
  /** Forgets every save in this browser, and what is known of them. */
  forget(): Promise<void>;
}

const DONE: RoundResult = { ok: true, retryAfter: null };
const HELD = 'The run is being played. Leave it first.';
const CHANGED = 'The other copy has changed meanwhile. Please look again.';

export function createSyncEngine(parts: SyncParts): SyncEngine {
  const { accounts, database, texts, slots, news } = parts;
  const inTurn = oneAfterAnother(parts.inTurn);
  const toolsFor = (account: KnownAccount): SlotTools => ({ ...parts, owner: account.id });

  async function round(): Promise<RoundResult> {
    try {
      return await bringTogether();
    } catch {
      // The browser's own database gave way, perhaps because another tab has a newer one.
      report({ phase: 'trouble' });
      return { ok: false, retryAfter: null };
    }
  }

  async function bringTogether(): Promise<RoundResult> {
    const isAnythingHere = slots.some((slot) => texts.read(slot) !== '');
    const known = accounts.who.get();
    if (known === null) await changeOwner(null, parts);
    // Who has nothing to save needs no account.
    if (known === null && !isAnythingHere) {
      report({ phase: 'resting', slots: [] });
      return DONE;
    }
    report({ phase: 'syncing' });
    const account = await accounts.ensure();
    if (!account.ok) return fail(account, await waitingNews());
    await changeOwner(account.value, parts);
    const tools = toolsFor(account.value);
    const heads = await listHeads(tools);
    if ('ok' in heads) return fail(heads, await waitingNews());
    await sendParked(heads, tools);
    return finish(await syncAll(heads, tools), account.value);
  }

  async function syncAll(heads: Heads, tools: SlotTools): Promise<ReadonlyMap<SyncSlot, SlotStanding>> {
    const standings = new Map<SyncSlot, SlotStanding>();
    for (const slot of slots) standings.set(slot, await syncSlot(slot, heads.get(slot.slot) ?? null, tools));
    return standings;
  }

  /** Texts that were not sent before their owner left. Whatever the server says, it has them then. */
  async function sendParked(heads: Heads, tools: SlotTools): Promise<void> {
    for (const record of await database.records(tools.owner)) {
      const { slot, parked, revision } = record;
      if (parked === null) continue;
      const body = { text: parked, device: tools.device, summary: 'Left on a device' };
      const answer = await tools.client.call('writeSave', { params: { slot }, revision, body });
      if (!answer.ok && answer.conflict === null) continue;
      await database.removeRecord(tools.owner, slot);
      if (answer.ok) heads.set(slot, answer.value);
    }
  }

  async function finish(
    standings: ReadonlyMap<SyncSlot, SlotStanding>,
    account: KnownAccount,
  ): Promise<RoundResult> {
    const list: SlotNews[] = [];
    let failure: Failure | null = null;
    for (const [slot, standing] of standings) {
      if (standing.kind === 'failed') failure ??= standing.failure;
      list.push(await slotNews(slot, standing, toolsFor(account)));
    }
    if (failure !== null) return fail(failure, list);
    report({ phase: 'resting', syncedAt: parts.now(), slots: list });
    return DONE;
  }

  /** How the slots stand as far as can be told without the server. */
  async function waitingNews(): Promise<SlotNews[]> {
    const owner = accounts.who.get()?.id ?? '';
    const list: SlotNews[] = [];
    for (const slot of slots) {
      const tools = { ...parts, owner };
      const { hash } = await recordOf(slot, tools);
      const known = await slotNews(slot, { kind: 'synced' }, tools);
      const isWaiting = textHash(texts.read(slot)) !== hash && known.standing === 'synced';
      list.push(isWaiting ? { ...known, standing: 'waiting' } : known);
    }
    return list;
  }

  function fail(failure: Failure, list: readonly SlotNews[]): RoundResult {
    if (failure.code === 'signed-out') accounts.lapse();
    report({ phase: phaseOf(failure, accounts.who.get()), slots: list });
    return { ok: false, retryAfter: failure.retryAfter };
  }

  function report(part: Partial<SyncNews>): void {
    news.set({ ...news.get(), ...part });
  }

  async function choose({ slot: name, take, revision }: Choice): Promise<string | null> {
    const slot = slots.find((each) => each.slot === name);
    const account = accounts.who.get();
    if (slot === undefined || account === null) return null;
    const tools = toolsFor(account);
    const { conflict } = await recordOf(slot, tools);
    const isSame = conflict === null || conflict.other.revision === revision;
    const standing: SlotStanding = !isSame
      ? { kind: 'conflict' }
      : await (take === 'mine' ? keepMine(slot, tools) : takeOther(slot, tools));
    const fresh = await slotNews(slot, standing, tools);
    report({ slots: news.get().slots.map((each) => (each.slot === name ? fresh : each)) });
    if (standing.kind === 'held') return HELD;
    if (standing.kind === 'conflict') return CHANGED;
    return standing.kind === 'failed' ? standing.failure.message : null;
  }

  let running: Promise<RoundResult> | null = null;
  let next: Promise<RoundResult> | null = null;
  function sync(): Promise<RoundResult> {
    if (running === null) {
      running = inTurn(round).finally(() => {
        running = null;
      });
      return running;
    }
    next ??= running.then(() => {
      next = null;
      return sync();
    });
    return next;
  }

  return {
    sync,
    choose: (choice) => inTurn(() => choose(choice)),
    disown: () => inTurn(() => database.setOwner(null)),
    forget: () =>
      inTurn(async () => {
        for (const slot of slots) texts.replace(slot, texts.read(slot), '');
        await database.clear();
        report({ phase: 'resting', syncedAt: null, slots: [] });
      }),
  };
}

/** Within this tab too, where a browser has no locks: a choice must not fall into the middle of a round. */
function oneAfterAnother(inTurn: SyncParts['inTurn']): SyncParts['inTurn'] {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const next = last.then(() => inTurn(run));
    last = next.catch(() => {});
    return next;
  };
}

type Heads = Map<string, Pick<SaveHead, 'revision'>>;

async function listHeads({ client }: SlotTools): Promise<Heads | Failure> {
  const answer = await client.call('saves', {});
  return answer.ok ? new Map(answer.value.saves.map((head) => [head.slot, head])) : answer;
}

function phaseOf(failure: Failure, who: KnownAccount | null): SyncNews['phase'] {
  if (who?.lapsed) return 'lapsed';
  return failure.code === 'offline' ? 'offline' : 'trouble';
}

async function slotNews(slot: SyncSlot, standing: SlotStanding, tools: SlotTools): Promise<SlotNews> {
  const { syncedAt, conflict } = await recordOf(slot, tools);
  const usual = standing.kind === 'failed' ? 'waiting' : standing.kind;
  return {
    slot: slot.slot,
    title: slot.title,
    isEmpty: tools.texts.read(slot) === '',
    standing: conflict === null ? usual : 'conflict',
    syncedAt,
    trouble: standing.kind === 'failed' ? standing.failure.message : null,
    other: conflict?.other ?? null,
  };
}
