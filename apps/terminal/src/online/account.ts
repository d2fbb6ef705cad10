import { join } from 'node:path';
import {
  createSession,
  createSignal,
  type KnownAccount,
  type Session,
  type SessionAccess,
} from '@warren/client';
import { accept, type Result, refuse } from '@warren/engine';
import type { Client, Failure } from '@warren/protocol/client';
import { ServerError } from '../cli/errors.js';
import { orFile } from '../cli/files.js';
import { readIfThere, removeIfThere, writeWhole } from '../storage/files.js';
import { readServerAddress } from './server-address.js';
import { type LineOptions, openLine } from './server-line.js';

/** The account that is signed in on this machine, and where. */
export interface SignedIn {
  readonly server: string;
  readonly token: string;
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
}

const FILE = 'account.json';
const LARGEST = 65_536;

/** The account that is signed in; `null` when none is; the reason when the file cannot be read. */
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

/** Stores the account that is signed in. The token opens the account, so the file is for its owner alone. */
export function saveSignedIn(folder: string, signedIn: SignedIn): Result<null> {
  return writeWhole(join(folder, FILE), `${JSON.stringify(signedIn)}\n`, { isSecret: true });
}

/** No account is signed in any more. */
export function forgetSignedIn(folder: string): void {
  removeIfThere(join(folder, FILE));
}

/** The account that is signed in, or `null`; throws when that cannot be read. */
export function whoIsSignedIn(folder: string): SignedIn | null {
  return orFile(readSignedIn(folder));
}

/** A signed-in account, and its connection to the server. */
export interface Signed {
  readonly account: SignedIn;
  readonly line: Client;
}

/** The account that is signed in; throws the words that say how to sign in. */
export function needSignedIn(folder: string): Signed {
  const account = whoIsSignedIn(folder);
  if (account === null) throw new ServerError('no account is signed in; sign in with warren login');
  return { account, line: openLine(account) };
}

/** The session of this machine with a server: what it learns of its account is written to the file of it. */
export function openSession(folder: string, where: LineOptions, known: SignedIn | null): Session {
  const account = createSignal(known && knownAccount(known));
  function set(next: KnownAccount | null): void {
    account.set(next);
    // A session that has ended is of no use to anything.
    if (next === null || next.lapsed) {
      forgetSignedIn(folder);
      return;
    }
    const { id, name, guest, token } = next;
    if (token === undefined) throw new ServerError(`${where.server} gives no token to programs`);
    orFile(saveSignedIn(folder, { server: where.server, token, id, name, guest }));
  }
  return createSession({
    client: openLine(where),
    account: { ...account, set },
    inTurn: (run) => run(),
    wants: 'token',
  });
}

/** A session that stays that of its account: a command has the player sign in again, and never does it by itself. */
export function fixedSession(signedIn: SignedIn): SessionAccess {
  const account = createSignal<KnownAccount | null>(knownAccount(signedIn));
  return {
    account,
    ensure: async () => ({ ok: true, status: 200, value: knownAccount(signedIn) }),
    async revalidate() {
      account.set({ ...knownAccount(signedIn), lapsed: true });
      return false;
    },
  };
}

/** A failure as the error that ends a command. */
export function serverError({ code, message, retryAfter }: Failure): ServerError {
  if (code === 'signed-out')
    return new ServerError('the server has signed you out; sign in with warren login');
  const later = retryAfter === null ? '' : ` Try again in ${retryAfter} seconds.`;
  return new ServerError(`${message}${later}`);
}

function knownAccount({ id, name, guest, token }: SignedIn): KnownAccount {
  return { id, name, guest, token, createdAt: 0 };
}

/** A token goes into a header, which takes only what can be seen. */
function isWord(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length < 1000 && !/\p{Cc}/u.test(value);
}
