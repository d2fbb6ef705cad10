import { join } from 'node:path';
import { accept, type Result, refuse } from '@warren/engine';
import { readIfThere, removeIfThere, writeWhole } from '../storage/files.js';
import { readServerAddress } from './server-address.js';

/** Who is signed in on this machine, and where. */
export interface SignedIn {
  readonly server: string;
  readonly token: string;
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
}

const FILE = 'account.json';
const LARGEST = 65_536;

/** Whoever is signed in; `null` when nobody is; the reason when the file cannot be read. */
export function readSignedIn(folder: string): Result<SignedIn | null> {
  const path = join(folder, FILE);
  const text = readIfThere(path, LARGEST);
  if (!text.ok || text.value === null) return text.ok ? accept(null) : text;
  try {
    const { server, token, id, name, guest } = (JSON.parse(text.value) ?? {}) as Record<string, unknown>;
    const address = readServerAddress(String(server));
    if (address.ok && isWord(token) && isWord(id) && isWord(name)) {
      return accept({ server: address.value, token, id, name, guest: guest === true });
    }
  } catch {
    // No JSON: said below.
  }
  return refuse(`${path} is damaged; delete it and sign in again with warren login`);
}

/** Keeps who is signed in. The token opens the account, so the file is for its owner alone. */
export function keepSignedIn(folder: string, signedIn: SignedIn): Result<null> {
  return writeWhole(join(folder, FILE), `${JSON.stringify(signedIn)}\n`, { isSecret: true });
}

/** Nobody is signed in any more. */
export function forgetSignedIn(folder: string): void {
  removeIfThere(join(folder, FILE));
}

/** A token goes into a header, which takes only what can be seen. */
function isWord(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length < 1000 && !/\p{Cc}/u.test(value);
}
