import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.js';
import type { AccountRow } from '../store/account-store.js';
import type { SessionRow } from '../store/session-store.js';
import type { Store } from '../store/store.js';
import { readCookie, writeCookie } from './session-cookie.js';
import { hashToken, looksLikeToken, makeToken } from './session-token.js';

/** A token as a request shows it. */
export interface ShownToken {
  readonly token: string;
  readonly kind: SessionRow['kind'];
}

/** Whom a token belongs to. */
export interface FoundSession {
  readonly account: AccountRow;
  readonly tokenHash: string;
}

/** Who is signed in, and for how long. */
export interface Sessions {
  /** The token a request shows: that of a program before that of a browser. */
  shown(request: FastifyRequest): ShownToken | null;
  find(shown: ShownToken, request: FastifyRequest, reply: FastifyReply): Promise<FoundSession | null>;
  /** Signs in: a new token in every case, and an end to the one that was shown. Answers it to programs. */
  begin(
    account: AccountRow,
    kind: SessionRow['kind'],
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string | null>;
  /** Signs out. */
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

interface SessionOptions {
  readonly store: Pick<Store, 'sessions'>;
  readonly config: Pick<Config, 'publicUrl' | 'sessionDays'>;
  readonly now: () => number;
}

const A_DAY = 86_400;
const BEARER = /^bearer +(\S+) *$/i;

export function makeSessions({ store, config, now }: SessionOptions): Sessions {
  const seconds = config.sessionDays * A_DAY;

  return {
    shown(request) {
      const { authorization } = request.headers;
      if (authorization !== undefined) {
        const token = BEARER.exec(authorization)?.[1] ?? '';
        return { token, kind: 'token' };
      }
      const token = readCookie(request, config);
      return token === null ? null : { token, kind: 'cookie' };
    },

    async find({ token, kind }, request, reply) {
      if (!looksLikeToken(token)) return null;
      const tokenHash = hashToken(token);
      const found = await store.sessions.find(tokenHash);
      // A cookie is no token for programs, nor the other way round: what guards the one does not guard the other.
      if (found === null || found.session.kind !== kind) return null;
      const rest = found.session.endsAt - now();
      if (rest <= 0) return null;
      if (rest < (seconds * 1000) / 2) {
        await store.sessions.extend(tokenHash, now() + seconds * 1000);
        if (kind === 'cookie') writeCookie(request, reply, config, { token, seconds });
      }
      return { account: found.account, tokenHash };
    },

    async begin(account, kind, request, reply) {
      const before = request.caller?.tokenHash ?? null;
      const token = makeToken();
      const createdAt = now();
      const session = { tokenHash: hashToken(token), accountId: account.id, kind, createdAt };
      await store.sessions.create({ ...session, endsAt: createdAt + seconds * 1000 });
      if (before !== null) await store.sessions.remove(before);
      if (kind === 'token') return token;
      writeCookie(request, reply, config, { token, seconds });
      return null;
    },

    async end(request, reply) {
      const { tokenHash = null, bearer = false } = request.caller ?? {};
      if (tokenHash !== null) await store.sessions.remove(tokenHash);
      if (!bearer) writeCookie(request, reply, config, { token: '', seconds: 0 });
    },
  };
}
