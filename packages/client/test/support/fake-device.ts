import { createSignal, type Signal } from '../../src/lib/signal.js';
import { createSession, type KnownAccount } from '../../src/session/session.js';
import type { SaveSlot, SlotPattern } from '../../src/slots/save-slot.js';
import { type ClientDatabase, openMemoryDatabase } from '../../src/sync/memory-database.js';
import { type SaveStorage, textSaveStorage } from '../../src/sync/save-storage.js';
import { createSyncEngine, type SyncEngine } from '../../src/sync/sync-engine.js';
import type { SyncStatus } from '../../src/sync/sync-status.js';
import type { FakeConnection, FakeServer } from './fake-server.js';
import { memoryStorage } from './memory-storage.js';

/** A save about which the player has to be asked. */
export const RUN_SLOT: SaveSlot = {
  slot: 'game.run',
  stored: 'run',
  title: 'The run',
  summary: (text) => `Run ${text}`,
};
/** Words that are joined without a question. */
export const LIST_SLOT: SaveSlot = {
  slot: 'game.list',
  stored: 'list',
  title: 'The list',
  summary: (text) => text,
  merge: (ours, theirs) => [...new Set(`${ours} ${theirs}`.trim().split(' '))].sort().join(' '),
};

/** Saves of which there may be any number; steps made since one was kept lie beside it. */
export const WORLDS: SlotPattern = {
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
      journal: {
        stored: `world.${id}.steps`,
        load: async () => (text, steps) => (steps === 'damaged' ? null : `${text}${steps}`),
      },
    };
  },
};

/** The slot of a world. */
export function world(id: string): SaveSlot {
  const member = WORLDS.member(id);
  if (member === null) throw new Error(`No world is called ${id}.`);
  return member;
}

/** A browser with its own storage, on a server it shares with others. */
export interface FakeDevice {
  readonly connection: FakeConnection;
  readonly engine: SyncEngine;
  readonly who: Signal<KnownAccount | null>;
  readonly status: Signal<SyncStatus>;
  readonly database: ClientDatabase;
  /** Names of slots whose runs are being played. */
  readonly held: Set<string>;
  read(slot?: SaveSlot): string;
  write(text: string, slot?: SaveSlot): void;
  /** Lays steps beside a save, after those that lie there, as playing does. */
  step(steps: string, slot: SaveSlot): void;
  /** A save with what lies beside it. */
  whole(slot: SaveSlot): string;
  signIn(account: string): void;
  /** Chooses between two copies as they are shown; nothing where there is no question. */
  choose(take: 'mine' | 'other', slot?: SaveSlot): Promise<string | null>;
  /** Told after the sync has put another text in place of one; what lay beside that is its end. */
  onReplace: (slot: SaveSlot, before: string) => void;
}

export function openFakeDevice(
  server: FakeServer,
  database: ClientDatabase = openMemoryDatabase(),
  { prefersLocal = false }: { readonly prefersLocal?: boolean } = {},
): FakeDevice {
  const connection = server.connect();
  const who = createSignal<KnownAccount | null>(null);
  const status = createSignal<SyncStatus>({ phase: 'resting', syncedAt: null, slots: [], serverSaves: null });
  const held = new Set<string>();
  const storage = memoryStorage();
  const registry = { fixed: [RUN_SLOT, LIST_SLOT], patterns: [WORLDS] };
  const texts = textSaveStorage(storage, registry);
  let time = 0;
  const journalOf = ({ journal }: SaveSlot) => storage.items.get(journal?.stored ?? '') ?? '';
  const watched: SaveStorage = {
    ...texts,
    replace(slot, expected, text) {
      const before = texts.read(slot) + journalOf(slot);
      const isDone = texts.replace(slot, expected, text);
      if (isDone.ok && isDone.value) device.onReplace(slot, before);
      return isDone;
    },
  };
  const engine = createSyncEngine({
    client: connection.client,
    session: createSession({ client: connection.client, account: who, inTurn: (run) => run() }),
    storage: database,
    saves: watched,
    registry,
    device: 'A test',
    prefersLocal,
    status,
    now: () => ++time,
    whileFree: async (name, run) => (held.has(name) ? null : run()),
    inTurn: (run) => run(),
  });
  const device: FakeDevice = {
    connection,
    engine,
    who,
    status,
    database,
    held,
    read: (slot = RUN_SLOT) => texts.read(slot),
    write: (text, slot = RUN_SLOT) => void texts.replace(slot, texts.read(slot), text),
    step: (steps, slot) => void storage.items.set(slot.journal?.stored ?? '', journalOf(slot) + steps),
    whole: (slot) => texts.read(slot) + journalOf(slot),
    signIn(account) {
      connection.account = account;
      who.set({ id: account, name: account, guest: account.startsWith('Guest'), createdAt: 0 });
    },
    async choose(take, { slot: name } = RUN_SLOT) {
      const shown = status.get().slots.find(({ slot }) => slot === name)?.other ?? null;
      return shown === null ? null : engine.choose({ slot: name, take, revision: shown.revision });
    },
    onReplace() {},
  };
  return device;
}
