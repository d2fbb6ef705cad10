import type { AccountStore } from './account-store.js';
import type { BoardStore } from './board-store.js';
import type { ImportStore } from './import-store.js';
import type { LevelStore } from './level-store.js';
import type { ProfileStore } from './profile-store.js';
import type { RunStore } from './run-store.js';
import type { SaveStore } from './save-store.js';
import type { SecretStore } from './secret-store.js';
import type { SessionStore } from './session-store.js';
import type { TicketStore } from './ticket-store.js';

/**
 * Everything the server remembers. Each method is one transaction: it is on disk when its promise is fulfilled,
 * or nothing of it is. Times are milliseconds since 1970 and given by the caller; the store has no clock.
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
  /** Writes a consistent copy while the store stays in use. Refused where the database brings tools of its own. */
  backup(path: string): Promise<void>;
  close(): Promise<void>;
}
