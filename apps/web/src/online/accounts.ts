import type { Account, Answer, Client, Failure } from '@warren/protocol/client';
import { withLock } from '../lib/async.js';
import type { Cell } from '../lib/signal.js';
import type { KnownAccount } from './who.js';

export interface Credentials {
  readonly name: string;
  readonly password: string;
}

/** Who one is, and everything that changes it. */
export interface Accounts {
  readonly who: Cell<KnownAccount | null>;
  /** Asks the server who one is. */
  refresh(): Promise<Answer<KnownAccount | null>>;
  /** Who one is; nobody silently becomes a guest. For what needs the server, such as the first save or a ticket. */
  ensure(): Promise<Answer<KnownAccount>>;
  /**
   * The server did not know the session of a call. Where that holds still, a guest is gone, and a named account has to
   * sign in again; but with every sign-in a new session takes the place of the old one, and calls under way then are
   * refused for nothing. Answers whether one is still somebody.
   */
  lapse(): Promise<boolean>;
  /** Becomes a named account. A guest keeps everything. */
  register(credentials: Credentials): Promise<Answer<KnownAccount>>;
  signIn(credentials: Credentials): Promise<Answer<KnownAccount>>;
  signOut(): Promise<Answer<null>>;
  rename(name: string): Promise<Answer<KnownAccount | null>>;
  changePassword(change: { readonly current: string; readonly next: string }): Promise<Answer<null>>;
  exportData(): Promise<Answer<Record<string, unknown>>>;
  /**
   * Deletes the account with everything on the server. Named accounts show their password. Before one is nobody,
   * this browser has to forget too: else the next guest would bring everything back.
   */
  deleteEverything(password: string | null, forget: () => Promise<void>): Promise<Answer<null>>;
}

const LAPSED: Failure = {
  ok: false,
  code: 'signed-out',
  message: 'You have been signed out. Please sign in again.',
  field: null,
  retryAfter: null,
  conflict: null,
};

export function createAccounts(client: Client, who: Cell<KnownAccount | null>): Accounts {
  /** Remembers what an answer says about who one is. */
  function learn<T extends KnownAccount | null>(answer: Answer<{ account: T }>): Answer<T> {
    if (!answer.ok) return answer;
    remember(who, answer.value.account);
    return { ...answer, value: answer.value.account };
  }

  async function becomeSomebody(): Promise<Answer<KnownAccount>> {
    const known = who.get();
    // Another tab may have asked while this one waited for its turn.
    if (known !== null) return known.lapsed ? LAPSED : { ok: true, value: known, status: 200 };
    // The browser may have a session this page knows nothing of.
    const me = learn(await client.call('me', {}));
    if (!me.ok) return me;
    if (me.value !== null) return { ...me, value: me.value };
    return learn(await client.call('guest', { body: {} }));
  }

  /** Asked twice at once, there is one question, and one guest. */
  let asking: Promise<Answer<KnownAccount>> | null = null;
  function ensure(): Promise<Answer<KnownAccount>> {
    // Two tabs must not become two guests either.
    asking ??= withLock('warren.account', becomeSomebody).finally(() => {
      asking = null;
    });
    return asking;
  }

  /** How many calls are under way that will say who one is. */
  let entering = 0;
  async function enter(call: Promise<Answer<{ account: Account }>>): Promise<Answer<KnownAccount>> {
    entering++;
    const answer = learn(await call);
    entering--;
    return answer;
  }

  async function refresh(): Promise<Answer<KnownAccount | null>> {
    const answer = await client.call('me', {});
    if (answer.ok && answer.value.account !== null) remember(who, answer.value.account);
    else if (answer.ok && entering === 0) lapse(who);
    return answer.ok ? { ...answer, value: who.get() } : answer;
  }

  /** Whoever leaves is nobody, once the server agrees. */
  function leave(left: Answer<null>): Answer<null> {
    if (left.ok) who.set(null);
    return left;
  }

  return {
    who,
    refresh,
    ensure,
    async lapse() {
      await refresh();
      const known = who.get();
      return known !== null && known.lapsed !== true;
    },
    register: (body) => enter(client.call('register', { body })),
    signIn: (body) => enter(client.call('login', { body })),
    signOut: async () => leave(await client.call('logout', {})),
    rename: async (name) => learn(await client.call('rename', { body: { name } })),
    changePassword: (body) => client.call('changePassword', { body }),
    exportData: () => client.call('exportMe', {}),
    async deleteEverything(password, forget) {
      const answer = await client.call('deleteMe', { body: password === null ? {} : { password } });
      if (answer.ok) await forget();
      return leave(answer);
    },
  };
}

function lapse(who: Cell<KnownAccount | null>): void {
  const known = who.get();
  if (known === null || known.lapsed) return;
  who.set(known.guest ? null : { ...known, lapsed: true });
}

/** The same account again is no news. */
function remember(who: Cell<KnownAccount | null>, account: Account | null): void {
  const known = who.get();
  const isSame =
    known !== null &&
    account !== null &&
    known.id === account.id &&
    known.name === account.name &&
    known.guest === account.guest &&
    !known.lapsed;
  if (!isSame) who.set(account);
}
