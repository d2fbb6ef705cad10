import { randomInt } from 'node:crypto';
import { foldName, refuse } from '@warren/engine';
import { type Account, readDisplayName, type SignedIn } from '@warren/protocol';
import type { FastifyRequest } from 'fastify';
import { checkPassword } from '../auth/passwords.js';
import { makeRecoveryCodes } from '../auth/recovery-codes.js';
import { newId } from '../lib/ids.js';
import { looksReserved } from '../lib/look-alikes.js';
import { sentence } from '../lib/text.js';
import { addressGroup, clientAddress } from '../limits/addresses.js';
import { type AccountRow, type NewName, NO_END } from '../store/repositories/accounts.js';
import { type Api, answer, apiError, type Handlers, type Incoming, type Reply } from './context.js';

export const signInHandlers: Handlers<'guest' | 'register' | 'login' | 'logout'> = {
  /** A caller that has an account keeps it, with everything in it. */
  async guest(api, incoming) {
    const account = incoming.account ?? (await newGuest(api));
    return signIn(api, account, incoming, 201);
  },

  register,

  /** An unknown name costs as much work, and gets the same answer, as a wrong password. */
  async login(api, incoming) {
    const { body, request } = incoming;
    const folded = foldName(body.name);
    const wait = await tooManyTries(api, folded, request);
    if (wait !== null) return wait;
    // PostgreSQL refuses this character, and no name has it.
    const account = folded.includes('\0') ? null : await api.store.accounts.findByName(folded);
    const right = await api.passwords.check(body.password, account?.passwordHash ?? null);
    if (right === 'busy') return busy();
    if (account === null || !right) return apiError('wrong-password');
    if (account.bannedUntil > api.now()) return banned(account);
    return signIn(api, account, incoming);
  },

  async logout({ sessions }, { request, reply }) {
    await sessions.end(request, reply);
    return answer(null, 204);
  },
};

/** Tries are counted by name and address, so that guessing does not lock out the owner of the name. */
export async function tooManyTries(
  { limiter }: Api,
  folded: string,
  request: FastifyRequest,
): Promise<Reply<never> | null> {
  const wait = await limiter.account('sign-in', `${folded} ${addressGroup(clientAddress(request))}`);
  return wait > 0 ? apiError('too-many', { retryAfter: wait }) : null;
}

/** A guest becomes the named account and keeps everything. */
async function register(api: Api, incoming: Incoming<'register'>): Promise<Reply<SignedIn>> {
  const { account: guest, body, request } = incoming;
  if (guest !== null && !guest.guest) return apiError('named-already');
  const name = readNewName(body.name);
  if (!name.ok) return name;
  const password = checkPassword(body.password, name.value.name);
  if (!password.ok) return apiError('bad-password', { message: password.reason, field: 'password' });
  // Names are public, so a taken one is refused before a password is hashed.
  const owner = await api.store.accounts.findByName(name.value.folded);
  if (owner !== null && owner.id !== guest?.id) return apiError('name-taken', { field: 'name' });
  const passwordHash = await api.passwords.hash(password.value);
  if (passwordHash === 'busy') return busy();
  const keepSession = request.caller?.tokenHash ?? '';
  const { codes, hashes } = makeRecoveryCodes();
  const named = { ...name.value, passwordHash, keepSession, codes: hashes };
  const account = await storeNamed(api, guest, named);
  if (account === 'name-taken') return apiError('name-taken', { field: 'name' });
  if (account === 'named-already') return apiError('named-already');
  const signedIn = await signIn(api, account, incoming, 201);
  return signedIn.ok ? answer({ ...signedIn.value, recoveryCodes: codes }, 201) : signedIn;
}

async function storeNamed(
  { store, now }: Api,
  guest: AccountRow | null,
  named: NewName & {
    readonly passwordHash: string;
    readonly keepSession: string;
    readonly codes: readonly string[];
  },
): Promise<AccountRow | 'name-taken' | 'named-already'> {
  if (guest !== null) return store.accounts.claim(guest.id, { ...named, at: now() });
  return (await store.accounts.create({ ...named, id: newId(), at: now() })) ?? 'name-taken';
}

const FEWEST_DIGITS = 6;
const MOST_DIGITS = 14;

async function newGuest({ store, now }: Api): Promise<AccountRow> {
  // The more guests there are, the longer their numbers get.
  for (let digits = FEWEST_DIGITS; digits <= MOST_DIGITS; digits++) {
    const name = `Guest ${randomInt(10 ** (digits - 1), 10 ** digits)}`;
    const names = { name, folded: foldName(name) };
    const account = await store.accounts.create({ ...names, id: newId(), passwordHash: null, at: now() });
    if (account !== null) return account;
  }
  throw new Error('no name was left for a guest');
}

/** Begins a session with the kind of token the client wants; a program that sent a token gets one again. */
export async function signIn(
  { sessions }: Api,
  account: AccountRow,
  { body, request, reply }: Incoming<'guest' | 'register' | 'login' | 'recover'>,
  status = 200,
): Promise<Reply<SignedIn>> {
  const kind = body.wants ?? (request.caller?.bearer === true ? 'token' : 'cookie');
  const begun = await sessions.begin(account, kind, request, reply);
  if (begun === 'stale') return apiError('wrong-password');
  const { token } = begun;
  return answer({ account: showAccount(account), ...(token === null ? {} : { token }) }, status);
}

/** An account as its owner sees it. */
export function showAccount({ id, name, guest, createdAt }: AccountRow): Account {
  return { id, name, guest, createdAt };
}

/** A new display name, or the reason against it. */
export function readNewName(input: string): Reply<NewName> {
  const read = readDisplayName(input);
  const name = read.ok && looksReserved(read.value.name) ? refuse('this name is reserved') : read;
  return name.ok
    ? answer(name.value)
    : apiError('bad-name', { message: sentence(name.reason), field: 'name' });
}

/** Only who has shown the password, or a way around it, learns of a ban. */
export function banned({ bannedUntil, banReason }: AccountRow): Reply<never> {
  const until = bannedUntil >= NO_END ? '' : ` until ${new Date(bannedUntil).toISOString().slice(0, 16)} UTC`;
  const why = banReason === '' ? '' : `: ${banReason}`;
  return apiError('banned', {
    message: sentence(`the operator of this server has banned this account${until}${why}`),
  });
}

/** By then the passwords in the queue are hashed. */
const RETRY_SECONDS = 2;

/** Too many passwords are being hashed. */
export function busy(): Reply<never> {
  return apiError('too-many', {
    message: 'Too many players are signing in just now. Please try again in a moment.',
    retryAfter: RETRY_SECONDS,
  });
}
