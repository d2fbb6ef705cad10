import type { AccountStore } from './repositories/accounts.js';
import type { BoardStore } from './repositories/boards.js';
import type { ImportStore } from './repositories/imports.js';
import type { LevelStore } from './repositories/levels.js';
import type { ProfileStore } from './repositories/profiles.js';
import type { RunStore } from './repositories/runs.js';
import type { SaveStore } from './repositories/saves.js';
import type { SecretStore } from './repositories/secrets.js';
import type { SessionStore } from './repositories/sessions.js';
import type { TicketStore } from './repositories/tickets.js';

/**
 * Everything the server stores. Each method is one transaction: it is on disk when its promise is fulfilled, or
 * nothing of it is. Times are milliseconds since 1970 and given by the caller; the store has no clock.
 */
export interface Store {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly saves: SaveStore;
  readonly profiles: ProfileStore;
  readonly tickets: TicketStore;
  readonly runs: RunStore;
  readonly boards: BoardStore;
  readonly levels: LevelStore;
  readonly imports: ImportStore;
  readonly secrets: SecretStore;
  /** Fulfilled when the database answers. */
  ready(): Promise<void>;
  /** Writes a consistent copy while the store stays in use. Refused where the database has tools of its own. */
  backup(path: string): Promise<void>;
  close(): Promise<void>;
}
