import type { Account, Answer, Client, Failure, SignedIn } from '@warren/protocol/client';
import type { Signal } from '../lib/signal.js';

/** The account a client plays as. */
export interface KnownAccount extends Account {
  /** The server no longer knows the session: the player of a named account has to sign in again. */
  readonly lapsed?: boolean;
  /** Sent with every call by clients that have no cookie. */
  readonly token?: string;
}

/** Whose saves are on this device, or whose run it is. */
export type Owner = Pick<Account, 'id' | 'guest'>;

export interface Credentials {
  readonly name: string;
  readonly password: string;
}

/** An account that has just got its name, and the codes that are told once. */
export interface NewAccount extends KnownAccount {
  readonly recoveryCodes: readonly string[];
}

export type Session = ReturnType<typeof createSession>;

/** What tickets, uploads and sync need of a session. */
export type SessionAccess = Pick<Session, 'account' | 'ensure' | 'revalidate'>;

export interface SessionParts {
  readonly client: Client;
  /** The client remembers it between visits. */
  readonly account: Signal<KnownAccount | null>;
  /** Runs one thing at a time, in all tabs: two tabs must not become two guests. */
  inTurn<T>(run: () => Promise<T>): Promise<T>;
  /** Programs ask for a token; browsers get a cookie. */
  readonly wants?: 'token';
}

const LAPSED = failureOf('signed-out', 'You have been signed out. Please sign in again.');

/** A failure that the client finds by itself, in the form of the server's. */
export function failureOf(code: Failure['code'], message: string): Failure {
  return { ok: false, code, message, field: null, retryAfter: null, conflict: null };
}

/** The account of a client, and everything that changes it. */
export function createSession({ client, account, inTurn, wants }: SessionParts) {
  const more = wants === undefined ? {} : { wants };

  const learn = <T extends Account | null>(answer: Answer<Said<T>>) => learnFrom(answer, account);

  /** How many calls are under way that will say whose session it is. */
  let entering = 0;
  async function enter(call: Promise<Answer<SignedIn>>): Promise<Answer<KnownAccount>> {
    entering++;
    const answer = learn(await call);
    entering--;
    return answer;
  }
  /** Becomes a guest. */
  const signInGuest = () => enter(client.call('guest', { body: more }));

  /** Asked twice at once, there is one question, and one guest. */
  let asking: Promise<Answer<KnownAccount>> | null = null;
  /** The account; a client without one becomes a guest. For what needs an account, such as a first save or a ticket. */
  function ensure(): Promise<Answer<KnownAccount>> {
    asking ??= inTurn(() => obtainAccount(client, account, signInGuest)).finally(() => {
      asking = null;
    });
    return asking;
  }

  /** Asks the server whose session it is. */
  async function refresh(): Promise<Answer<KnownAccount | null>> {
    const answer = await client.call('me', {});
    if (answer.ok && answer.value.account !== null) remember(account, answer.value.account);
    else if (answer.ok && entering === 0) lapse(account);
    return answer.ok ? { ...answer, value: account.get() } : answer;
  }

  return {
    account,
    refresh,
    ensure,
    /**
     * To be called when the server did not know the session of a call. If that still holds, a guest is gone, and a named
     * account has to sign in again; but every sign-in replaces the session before it, and calls under way then are
     * refused for nothing. Answers whether the client still has an account.
     */
    async revalidate(): Promise<boolean> {
      await refresh();
      const known = account.get();
      return known !== null && known.lapsed !== true;
    },
    /** Becomes a named account. A guest keeps everything. The codes are told this once. */
    async register(body: Credentials): Promise<Answer<NewAccount>> {
      const call = client.call('register', { body: { ...body, ...more } });
      const [answer, said] = [await enter(call), await call];
      if (!answer.ok || !said.ok) return answer as Failure;
      return { ...answer, value: { ...answer.value, recoveryCodes: said.value.recoveryCodes ?? [] } };
    },
    /** Sets a new password by a recovery code and signs in with it; every other session ends. */
    recover: (body: Credentials & { readonly code: string }) =>
      enter(client.call('recover', { body: { ...body, ...more } })),
    signIn: (body: Credentials) => enter(client.call('login', { body: { ...body, ...more } })),
    signInGuest,
    signOut: async () => leave(await client.call('logout', {}), account),
    /** Ends every session of the account, on all devices. */
    signOutEverywhere: async () => leave(await client.call('logoutEverywhere', {}), account),
    rename: async (name: string) => learn(await client.call('rename', { body: { name } })),
    ...ownerCalls(client, account),
  };
}

/** What the owner of an account does with it. */
function ownerCalls(client: Client, account: Signal<KnownAccount | null>) {
  return {
    /** Makes recovery codes anew; the old ones are worth nothing any more. */
    newRecoveryCodes: (password: string) => client.call('newRecoveryCodes', { body: { password } }),
    changePassword: (body: { readonly current: string; readonly next: string }) =>
      client.call('changePassword', { body }),
    exportData: () => client.call('exportMe', {}),
    /**
     * Deletes the account with everything on the server. Named accounts show their password. This device has to forget
     * before the account is gone: else the next guest would bring everything back.
     */
    async deleteEverything(password: string | null, forget: () => Promise<void>): Promise<Answer<null>> {
      const answer = await client.call('deleteMe', { body: password === null ? {} : { password } });
      if (answer.ok) await forget();
      return leave(answer, account);
    },
  };
}

async function obtainAccount(
  client: Client,
  account: Signal<KnownAccount | null>,
  signInGuest: () => Promise<Answer<KnownAccount>>,
): Promise<Answer<KnownAccount>> {
  const known = account.get();
  // Another tab may have asked while this one waited for its turn.
  if (known !== null) return known.lapsed ? LAPSED : { ok: true, value: known, status: 200 };
  // The browser may have a session this page knows nothing of.
  const me = learnFrom<Account | null>(await client.call('me', {}), account);
  if (!me.ok) return me;
  return me.value === null ? signInGuest() : { ...me, value: me.value };
}

/** What answers say about an account. */
interface Said<T> {
  readonly account: T;
  readonly token?: string;
}

/** Remembers what an answer says about the account. */
function learnFrom<T extends Account | null>(
  answer: Answer<Said<T>>,
  account: Signal<KnownAccount | null>,
): Answer<T> {
  if (!answer.ok) return answer;
  const { account: known, token } = answer.value;
  remember(account, known && { ...known, ...(token !== undefined && { token }) });
  return { ...answer, value: known };
}

/** The client has no account once the server agrees. */
function leave(left: Answer<null>, account: Signal<KnownAccount | null>): Answer<null> {
  if (left.ok) account.set(null);
  return left;
}

function lapse(account: Signal<KnownAccount | null>): void {
  const known = account.get();
  if (known === null || known.lapsed) return;
  account.set(known.guest ? null : { ...known, lapsed: true });
}

/** The same account again is no change. A token stays until another one is given. */
function remember(account: Signal<KnownAccount | null>, next: KnownAccount | null): void {
  const known = account.get();
  const isSame =
    known !== null &&
    next !== null &&
    known.id === next.id &&
    known.name === next.name &&
    known.guest === next.guest &&
    (next.token ?? known.token) === known.token &&
    !known.lapsed;
  if (isSame) return;
  const token = next?.token ?? (known?.id === next?.id ? known?.token : undefined);
  account.set(next && (token === undefined ? next : { ...next, token }));
}
