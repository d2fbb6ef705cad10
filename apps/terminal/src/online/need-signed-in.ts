import type { Client, Failure } from '@warren/protocol/client';
import { FileError, ServerError } from '../cli/errors.js';
import { readSignedIn, type SignedIn } from './account-file.js';
import { openLine } from './server-line.js';

/** Somebody who is signed in, and their line to the server. */
export interface Signed {
  readonly account: SignedIn;
  readonly line: Client;
}

/** Whoever is signed in; throws the words that say how to. */
export function needSignedIn(folder: string): Signed {
  const account = whoIsSignedIn(folder);
  if (account === null) throw new ServerError('nobody is signed in; sign in with warren login');
  return { account, line: openLine(account) };
}

/** Whoever is signed in, or `null`; throws when that cannot be read. */
export function whoIsSignedIn(folder: string): SignedIn | null {
  const account = readSignedIn(folder);
  if (!account.ok) throw new FileError(account.reason);
  return account.value;
}

/** A failure as the error that ends a command. */
export function serverError({ code, message, retryAfter }: Failure): ServerError {
  if (code === 'signed-out')
    return new ServerError('the server has signed you out; sign in with warren login');
  const later = retryAfter === null ? '' : ` Try again in ${retryAfter} seconds.`;
  return new ServerError(`${message}${later}`);
}
