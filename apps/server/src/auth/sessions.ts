import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.js';
import { hashToken, isToken, newToken } from '../lib/tokens.js';
import type { AccountRow } from '../store/repositories/accounts.js';
import type { SessionRow } from '../store/repositories/sessions.js';
import type { Store } from '../store/store.js';
import { describeDevice } from './describe-device.js';
import { isSecure, type RequestOrigin } from './request-origin.js';

/** The client that makes a request, and how it identified itself. */
export interface Caller {
  readonly account: AccountRow | null;
  /** The hash of the token of the request, if it belongs to a session. */
  readonly tokenHash: string | null;
  /** Whether the request came with `Authorization: Bearer`, which no browser adds by itself. */
  readonly bearer: boolean;
  readonly origin: RequestOrigin;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for every call below /api before its body is read. */
    caller: Caller | null;
  }
}

/** The token of a request. */
export interface SessionToken {
  readonly token: string;
  readonly kind: SessionRow['kind'];
}

interface SessionOptions {
  readonly store: Pick<Store, 'sessions'>;
  readonly config: Pick<Config, 'publicUrl' | 'sessionDays'>;
  readonly now: () => number;
}

const A_DAY = 86_400;
const BEARER = /^bearer +(\S+) *$/i;
/** So exactly it is known when a session was last used: each time would be a write for every request. */
const SEEN_MS = 3_600_000;

export type Sessions = ReturnType<typeof makeSessions>;

/** Signs clients in and out, and finds the account of a request. */
export function makeSessions({ store, config, now }: SessionOptions) {
  const seconds = config.sessionDays * A_DAY;

  return {
    /** The token of a request: a bearer token before a cookie. */
    tokenOf(request: FastifyRequest): SessionToken | null {
      const { authorization } = request.headers;
      if (authorization !== undefined) {
        const token = BEARER.exec(authorization)?.[1] ?? '';
        return { token, kind: 'token' };
      }
      const token = readCookie(request, config);
      return token === null ? null : { token, kind: 'cookie' };
    },

    /** The session of a token. */
    async find({ token, kind }: SessionToken, request: FastifyRequest, reply: FastifyReply) {
      if (!isToken(token)) return null;
      const tokenHash = hashToken(token);
      const found = await store.sessions.find(tokenHash);
      // A cookie is not accepted as a bearer token, nor the other way round: each has its own protection.
      if (found === null || found.session.kind !== kind) return null;
      const at = now();
      const rest = found.session.endsAt - at;
      if (rest <= 0 || found.account.bannedUntil > at) return null;
      if (at - found.session.seenAt >= SEEN_MS) await store.sessions.see(tokenHash, at);
      if (rest < (seconds * 1000) / 2) {
        await store.sessions.extend(tokenHash, at + seconds * 1000);
        if (kind === 'cookie') writeCookie(request, reply, config, { token, seconds });
      }
      return { account: found.account, tokenHash };
    },

    /**
     * Signs in with a new token and ends the session of the request. Returns the token of a program, or `stale` when
     * the password of the account has changed since it was read.
     */
    async begin(
      account: AccountRow,
      kind: SessionRow['kind'],
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<{ readonly token: string | null } | 'stale'> {
      const before = request.caller?.tokenHash ?? null;
      const token = newToken();
      const createdAt = now();
      const device = describeDevice(request.headers['user-agent']);
      const session = { tokenHash: hashToken(token), accountId: account.id, kind, createdAt, device };
      const ending = { endsAt: createdAt + seconds * 1000, seenAt: createdAt };
      if (!(await store.sessions.create({ ...session, ...ending }, account.passwordHash))) return 'stale';
      if (before !== null) await store.sessions.remove(before);
      if (kind === 'token') return { token };
      writeCookie(request, reply, config, { token, seconds });
      return { token: null };
    },

    /** Signs out. */
    async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const { tokenHash = null, bearer = false } = request.caller ?? {};
      if (tokenHash !== null) await store.sessions.remove(tokenHash);
      if (!bearer) writeCookie(request, reply, config, { token: '', seconds: 0 });
    },

    /** Signs an account out everywhere, this client included. */
    async endAll(accountId: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
      await store.sessions.removeAll(accountId);
      if (request.caller?.bearer !== true) writeCookie(request, reply, config, { token: '', seconds: 0 });
    },
  };
}

type Site = Pick<Config, 'publicUrl'>;

/** Browsers take a cookie with this prefix over TLS only, and from this very host only. */
const SECURE_NAME = '__Host-warren';
const PLAIN_NAME = 'warren';

function readCookie(request: FastifyRequest, site: Site): string | null {
  const { cookie } = request.headers;
  if (cookie === undefined) return null;
  const name = isSecure(request, site) ? SECURE_NAME : PLAIN_NAME;
  for (const pair of cookie.split(';')) {
    const [key, value = ''] = pair.trim().split('=', 2);
    if (key === name) return value;
  }
  return null;
}

/** Has the browser keep a token for so many seconds; 0 deletes it. Tokens need no escaping. */
function writeCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  { token, seconds }: { readonly token: string; readonly seconds: number },
): void {
  const secure = isSecure(request, site);
  const name = secure ? SECURE_NAME : PLAIN_NAME;
  const cookie = `${name}=${token}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  reply.header('set-cookie', cookie);
}
