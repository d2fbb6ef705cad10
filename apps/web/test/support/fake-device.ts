import { createAccounts } from '../../src/account/accounts.js';
import type { KnownAccount } from '../../src/account/who.js';
import { type Cell, makeCell } from '../../src/shell/cell.js';
import { type LocalTexts, localTexts } from '../../src/sync/local-texts.js';
import { openMemoryDatabase } from '../../src/sync/memory-database.js';
import type { SyncDatabase } from '../../src/sync/sync-database.js';
import { createSyncEngine, type SyncEngine } from '../../src/sync/sync-engine.js';
import type { SyncNews } from '../../src/sync/sync-news.js';
import type { SyncSlot } from '../../src/sync/sync-slot.js';
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
  signIn(account: string): void;
  /** Chooses between two copies as they are shown; nothing where there is no question. */
  choose(take: 'mine' | 'other'): Promise<string | null>;
  /** Told before the sync puts another text in place of one. */
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
  const texts = localTexts(memoryShelf());
  let time = 0;
  const watched: LocalTexts = {
    read: texts.read,
    replace(slot, expected, text) {
      const before = texts.read(slot);
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
    slots: [RUN_SLOT, LIST_SLOT],
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
    signIn(account) {
      connection.account = account;
      who.set({ id: account, name: account, guest: account.startsWith('Guest'), createdAt: 0 });
    },
    async choose(take) {
      const shown = news.get().slots.find(({ slot }) => slot === RUN_SLOT.slot)?.other ?? null;
      return shown === null ? null : engine.choose({ slot: RUN_SLOT.slot, take, revision: shown.revision });
    },
    onReplace() {},
  };
  return device;
}
