import { existsSync } from 'node:fs';
import { accept, type Result, refuse } from '@warren/engine';
import { openStore } from '../store/open-store.js';
import type { Acted } from './act.js';
import { perform } from './acts.js';

export { ACTS } from './acts.js';

/** The acts of an operator on a database that servers may be using. */
export interface Administration {
  perform(name: string, given: Readonly<Record<string, unknown>>): Promise<Acted>;
  close(): Promise<void>;
}

const SQLITE = 'sqlite:';

/** Opens a database that is there already. `site` is the address of its web app. */
export async function openAdministration(address: string, site: string): Promise<Result<Administration>> {
  const file = address.slice(SQLITE.length);
  if (address.startsWith(SQLITE) && !existsSync(file)) return refuse(`there is no database ${file}`);
  const opened = await openStore({ database: address });
  if (!opened.ok) return opened;
  const store = opened.value;
  const context = { store, now: store.now, via: 'command', site } as const;
  return accept({ perform: (name, given) => perform(context, name, given), close: store.close });
}
