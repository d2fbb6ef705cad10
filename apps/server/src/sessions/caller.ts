import type { AccountRow } from '../store/account-store.js';
import type { RequestOrigin } from './request-origin.js';

/** Whoever makes a request, and how they showed it. */
export interface Caller {
  readonly account: AccountRow | null;
  /** The hash of the token that was shown and found; `null` without one. */
  readonly tokenHash: string | null;
  /** Whether the request came with `Authorization: Bearer`: no browser adds that by itself. */
  readonly bearer: boolean;
  readonly origin: RequestOrigin;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for every call below /api before its body is read. */
    caller: Caller | null;
  }
}
