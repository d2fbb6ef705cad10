import { type Cell, makeCell } from '../../src/lib/signal.js';
import { createAccounts } from '../../src/online/accounts.js';
import { type LocalTexts, localTexts } from '../../src/online/local-texts.js';
import { openMemoryDatabase } from '../../src/online/memory-database.js';
import type { SyncDatabase } from '../../src/online/sync-database.js';
import { createSyncEngine, type SyncEngine } from '../../src/online/sync-engine.js';
import type { SyncNews } from '../../src/online/sync-news.js';
import type { SlotFamily, SyncSlot } from '../../src/online/sync-slot.js';
import type { KnownAccount } from '../../src/online/who.js';
import type { FakeConnection, FakeServer } from './fake-server.js';
import { memoryShelf } from './play-runs.js';

/** A save about which somebody has to be asked. */
export const RUN_SLOT: SyncSlot = {
  slot: 'game.run',
  stored: 'run',
  title: 'The run',
  summary: (text) => `Run ${text}`,
};
/** Words that are joined without a question. */
export const LIST_SLOT: SyncSlot = {
  slot: 'game.list',
  stored: 'list',
  title: 'The list',
  summary: (text) => text,
  merge: (ours, theirs) => [...new Set(`${ours} ${theirs}`.trim().split(' '))].sort().join(' '),
};

/** Saves of which there may be any number; steps made since one was kept lie beside it. */
export const WORLDS: SlotFamily = {
  slot: 'game.world.',
  stored: 'world.',
  member(id) {
    if (!/^[a-z]+$/.test(id)) return null;
    return {
      slot: `game.world.${id}`,
      stored: `world.${id}`,
      title: 'A world',
      titleOf: (text) => `World ${text}`,
      summary: (text) => `World ${text}`,
      flaw: (text) => (text.includes('huge') ? 'It is too large.' : null),
      beside: {
        stored: `world.${id}.steps`,
        join: async () => (text, steps) => (steps === 'damaged' ? null : `${text}${steps}`),
      },
    };
  },
};

/** The slot of a world. */
export function world(id: string): SyncSlot {
  const member = WORLDS.member(id);
  if (member === null) throw new Error(`No world is called ${id}.`);
  return member;
}

/** A browser with its own storage, on a server it shares with others. */
export interface FakeDevice {
  readonly connection: FakeConnection;
  readonly engine: SyncEngine;
  readonly who: Cell<KnownAccount | null>;
  readonly news: Cell<SyncNews>;
  readonly database: SyncDatabase;
  /** Names of slots from which somebody plays. */
  readonly held: Set<string>;
  read(slot?: SyncSlot): string;
  write(text: string, slot?: SyncSlot): void;
  /** Lays steps beside a save, after those that lie there, as playing does. */
  step(steps: string, slot: SyncSlot): void;
  /** A save with what lies beside it. */
  whole(slot: SyncSlot): string;
  signIn(account: string): void;
  /** Chooses between two copies as they are shown; nothing where there is no question. */
  choose(take: 'mine' | 'other', slot?: SyncSlot): Promise<string | null>;
  /** Told after the sync has put another text in place of one; what lay beside that is its end. */
  onReplace: (slot: SyncSlot, before: string) => void;
}

export function openFakeDevice(
  server: FakeServer,
  database: SyncDatabase = openMemoryDatabase(),
): FakeDevice {
  const connection = server.connect();
  const who = makeCell<KnownAccount | null>(null);
  const news = makeCell<SyncNews>({ phase: 'resting', syncedAt: null, slots: [], kept: null });
  const held = new Set<string>();
  const shelf = memoryShelf();
  const texts = localTexts(shelf);
  let time = 0;
  const besideOf = ({ beside }: SyncSlot) => shelf.items.get(beside?.stored ?? '') ?? '';
  const watched: LocalTexts = {
    ...texts,
    replace(slot, expected, text) {
      const before = texts.read(slot) + besideOf(slot);
      const isDone = texts.replace(slot, expected, text);
      if (isDone) device.onReplace(slot, before);
      return isDone;
    },
  };
  const engine = createSyncEngine({
    client: connection.client,
    accounts: createAccounts(connection.client, who),
    database,
    texts: watched,
    slots: { fixed: [RUN_SLOT, LIST_SLOT], families: [WORLDS] },
    device: 'A test',
    news,
    now: () => ++time,
    whileFree: async (name, run) => (held.has(name) ? null : run()),
    inTurn: (run) => run(),
  });
  const device: FakeDevice = {
    connection,
    engine,
    who,
    news,
    database,
    held,
    read: (slot = RUN_SLOT) => texts.read(slot),
    write: (text, slot = RUN_SLOT) => void texts.replace(slot, texts.read(slot), text),
    step: (steps, slot) => void shelf.items.set(slot.beside?.stored ?? '', besideOf(slot) + steps),
    whole: (slot) => texts.read(slot) + besideOf(slot),
    signIn(account) {
      connection.account = account;
      who.set({ id: account, name: account, guest: account.startsWith('Guest'), createdAt: 0 });
    },
    async choose(take, { slot: name } = RUN_SLOT) {
      const shown = news.get().slots.find(({ slot }) => slot === name)?.other ?? null;
      return shown === null ? null : engine.choose({ slot: name, take, revision: shown.revision });
    },
    onReplace() {},
  };
  return device;
}
