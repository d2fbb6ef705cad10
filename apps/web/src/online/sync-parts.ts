import type { Client } from '@warren/protocol/client';
import type { Cell } from '../lib/signal.js';
import type { Accounts } from './accounts.js';
import type { LocalTexts } from './local-texts.js';
import type { SlotBook } from './slot-book.js';
import type { SlotTools } from './slot-sync.js';
import type { SyncDatabase } from './sync-database.js';
import type { SyncNews } from './sync-news.js';

/** What bringing this browser and the server together works with. */
export interface SyncParts {
  readonly client: Client;
  readonly accounts: Pick<Accounts, 'who' | 'ensure' | 'lapse'>;
  readonly database: SyncDatabase;
  readonly texts: LocalTexts;
  readonly slots: SlotBook;
  /** What this device is called. */
  readonly device: string;
  readonly news: Cell<SyncNews>;
  now(): number;
  whileFree: SlotTools['whileFree'];
  /** Runs one thing at a time, in all tabs of this browser. */
  inTurn<T>(run: () => Promise<T>): Promise<T>;
}

export function report({ news }: SyncParts, part: Partial<SyncNews>): void {
  news.set({ ...news.get(), ...part });
}
