import type { SaveSlot } from '../slots/save-slot.js';
import { slotNamed, slotsOf } from '../slots/slot-registry.js';
import { bringBack, fetchAnew, removeSave } from './save-copies.js';
import {
  foldJournals,
  listServerSaves,
  type RoundResult,
  report,
  runRound,
  type SyncParts,
  slotStatus,
} from './sync-round.js';
import { recordOf, type SlotContext, type SlotStanding, takeMine, takeOther } from './sync-slot.js';

export interface Choice {
  readonly slot: string;
  readonly take: 'mine' | 'other';
  /** The revision of the other copy, as it was shown to the player. */
  readonly revision: number;
}

const HELD = 'The run is being played. Leave it first.';
const CHANGED = 'The other copy has changed meanwhile. Please look again.';
const CHOOSE_FIRST = 'It was played on two devices. Choose first which copy to go on with.';

export type SyncEngine = ReturnType<typeof createSyncEngine>;

/** Brings the saves of this device and those of the server together. */
export function createSyncEngine(parts: SyncParts) {
  const inTurn = oneAfterAnother(parts.inTurn);
  let running: Promise<RoundResult> | null = null;
  let next: Promise<RoundResult> | null = null;
  /** Everything once. Called while a round runs, another one follows it. */
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
  /** Answers a sentence when it can't be done now. */
  const doTo = (slot: string, run: Change, conflict: string) =>
    inTurn(() => change(parts, slot, run, conflict));
  return {
    sync,
    /** Answers the question which of two copies to go on with. */
    choose: (choice: Choice) => doTo(choice.slot, (slot, context) => choose(slot, choice, context), CHANGED),
    /** Goes on with a copy the server keeps beside a save. */
    bringBack: ({ slot: name, copy }: { readonly slot: string; readonly copy: string }) =>
      doTo(name, (slot, context) => bringBack(slot, copy, context), CHOOSE_FIRST),
    /** Puts the copy of the server in the place of a damaged one. */
    fetchAnew: ({ slot: name }: { readonly slot: string }) => doTo(name, fetchAnew, CHOOSE_FIRST),
    /** Deletes a save with its copies, as it was when the player saw it. */
    remove: ({ slot: name, revision }: { readonly slot: string; readonly revision: number }) =>
      doTo(name, (slot, context) => removeSave(slot, revision, context), CHOOSE_FIRST),
    /** The saves here belong to no account from now on. */
    disown: () => inTurn(() => parts.storage.setOwner(null)),
    /** Forgets every save on this device, and what is known of them. */
    forget: () => inTurn(() => forget(parts)),
  };
}

type Change = (slot: SaveSlot, context: SlotContext) => Promise<SlotStanding>;

/** Does what the player asked for to one slot, and reports how everything stands then. */
async function change(parts: SyncParts, name: string, run: Change, conflict: string): Promise<string | null> {
  const slot = slotNamed(parts.registry, name);
  const account = parts.session.account.get();
  if (slot === null || account === null) return null;
  const context: SlotContext = { ...parts, owner: account.id };
  await foldJournals(parts);
  const standing = await run(slot, context);
  const fresh = await slotStatus(slot, standing, context);
  const serverSaves = await listServerSaves(context);
  const { slots } = parts.status.get();
  // A member of a pattern that was brought back was not among them.
  const isListed = slots.some((each) => each.slot === name);
  const others = isListed ? slots : [...slots, fresh];
  report(parts, { slots: others.map((each) => (each.slot === name ? fresh : each)) });
  if (!('ok' in serverSaves)) report(parts, { serverSaves });
  if (standing.kind === 'held') return HELD;
  if (standing.kind === 'conflict') return conflict;
  if (standing.kind === 'local' || standing.kind === 'occupied') return standing.reason;
  return standing.kind === 'failed' ? standing.failure.message : null;
}

async function choose(
  slot: SaveSlot,
  { take, revision }: Choice,
  context: SlotContext,
): Promise<SlotStanding> {
  const { conflict } = await recordOf(slot, context);
  if (conflict !== null && conflict.other.revision !== revision) return { kind: 'conflict' };
  return take === 'mine' ? takeMine(slot, context) : takeOther(slot, context);
}

async function forget(parts: SyncParts): Promise<void> {
  const { registry, saves, storage } = parts;
  for (const slot of slotsOf(registry, saves.slots())) saves.replace(slot, saves.read(slot), '');
  await storage.clear();
  report(parts, { phase: 'resting', syncedAt: null, slots: [], serverSaves: null });
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
