import { makeWhole } from './make-whole.js';
import { bringBack, fetchAnew, removeSave } from './save-copies.js';
import { slotNamed, slotsOf } from './slot-book.js';
import { keepMine, recordOf, type SlotStanding, type SlotTools, takeOther } from './slot-sync.js';
import { report, type SyncParts } from './sync-parts.js';
import { askKept, type RoundResult, runRound, slotNews } from './sync-round.js';
import type { SyncSlot } from './sync-slot.js';

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
  /** Goes on with a copy the server keeps beside a save; a sentence when that can't be done now. */
  bringBack(wish: { readonly slot: string; readonly copy: string }): Promise<string | null>;
  /** Puts the copy of the server in the place of a damaged one; a sentence when that can't be done now. */
  fetchAnew(wish: { readonly slot: string }): Promise<string | null>;
  /** Deletes a save with its copies, as it was when somebody saw it; a sentence when that can't be done now. */
  remove(wish: { readonly slot: string; readonly revision: number }): Promise<string | null>;
  /** The saves here belong to nobody from now on, whoever had them. */
  disown(): Promise<void>;
  /** Forgets every save in this browser, and what is known of them. */
  forget(): Promise<void>;
}

const HELD = 'The run is being played. Leave it first.';
const CHANGED = 'The other copy has changed meanwhile. Please look again.';
const CHOOSE_FIRST = 'It was played on two devices. Choose first which copy to go on with.';

export function createSyncEngine(parts: SyncParts): SyncEngine {
  const inTurn = oneAfterAnother(parts.inTurn);
  let running: Promise<RoundResult> | null = null;
  let next: Promise<RoundResult> | null = null;
  function sync(): Promise<RoundResult> {
    if (running === null) {
      running = inTurn(() => runRound(parts)).finally(() => {
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
  const doTo = (slot: string, run: Deed, conflict: string) =>
    inTurn(() => change(parts, slot, run, conflict));
  return {
    sync,
    choose: (choice) => doTo(choice.slot, (slot, tools) => choose(slot, choice, tools), CHANGED),
    bringBack: ({ slot: name, copy }) =>
      doTo(name, (slot, tools) => bringBack(slot, copy, tools), CHOOSE_FIRST),
    fetchAnew: ({ slot: name }) => doTo(name, fetchAnew, CHOOSE_FIRST),
    remove: ({ slot: name, revision }) =>
      doTo(name, (slot, tools) => removeSave(slot, revision, tools), CHOOSE_FIRST),
    disown: () => inTurn(() => parts.database.setOwner(null)),
    forget: () => inTurn(() => forget(parts)),
  };
}

type Deed = (slot: SyncSlot, tools: SlotTools) => Promise<SlotStanding>;

/** Does what somebody asked for to one slot, and tells how everything stands then. */
async function change(parts: SyncParts, name: string, run: Deed, conflict: string): Promise<string | null> {
  const slot = slotNamed(parts.slots, name);
  const account = parts.accounts.who.get();
  if (slot === null || account === null) return null;
  const tools: SlotTools = { ...parts, owner: account.id };
  await makeWhole(parts);
  const standing = await run(slot, tools);
  const fresh = await slotNews(slot, standing, tools);
  const kept = await askKept(tools);
  const { slots } = parts.news.get();
  // A member of a family that was brought back was not among them.
  const isListed = slots.some((each) => each.slot === name);
  const others = isListed ? slots : [...slots, fresh];
  report(parts, { slots: others.map((each) => (each.slot === name ? fresh : each)) });
  if (!('ok' in kept)) report(parts, { kept });
  if (standing.kind === 'held') return HELD;
  if (standing.kind === 'conflict') return conflict;
  if (standing.kind === 'local') return standing.reason;
  return standing.kind === 'failed' ? standing.failure.message : null;
}

async function choose(slot: SyncSlot, { take, revision }: Choice, tools: SlotTools): Promise<SlotStanding> {
  const { conflict } = await recordOf(slot, tools);
  if (conflict !== null && conflict.other.revision !== revision) return { kind: 'conflict' };
  return take === 'mine' ? keepMine(slot, tools) : takeOther(slot, tools);
}

async function forget(parts: SyncParts): Promise<void> {
  const { slots, texts, database } = parts;
  for (const slot of slotsOf(slots, texts, [])) texts.replace(slot, texts.read(slot), '');
  await database.clear();
  report(parts, { phase: 'resting', syncedAt: null, slots: [], kept: null });
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
