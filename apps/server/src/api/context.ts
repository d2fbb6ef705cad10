import type { CallName, CallRequest, CallResponse, Contract, ErrorCode } from '@warren/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Passwords } from '../auth/passwords.js';
import type { Sessions } from '../auth/sessions.js';
import type { Config } from '../config/config.js';
import type { ApiError } from '../http/errors.js';
import type { RateLimiter } from '../limits/rate-limiter.js';
import type { DiskSpace } from '../operations/disk-space.js';
import type { AccountRow } from '../store/repositories/accounts.js';
import type { Store } from '../store/store.js';
import type { Workers } from '../workers/workers.js';
import type { DailySeeds } from './challenges.js';
import type { RunVerifier } from './run-verifier.js';

/** The parts of the server that handlers use. */
export interface Api {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly config: Config;
  readonly workers: Workers;
  readonly verifier: RunVerifier;
  /** What counts as one address where runs wait: a keyed hash. */
  readonly addressBucket: (address: string) => Promise<string>;
  readonly seeds: DailySeeds;
  readonly sessions: Sessions;
  readonly limiter: RateLimiter;
  readonly passwords: Passwords;
  readonly disk: DiskSpace;
  /** The server's clock, in milliseconds since 1970. */
  readonly now: () => number;
}

/** A call as its handler sees it: checked against the contract, with the account of the caller. */
export interface Incoming<Name extends CallName> {
  /** Never `null` where the contract demands an account. */
  readonly account: Contract[Name]['account'] extends true ? AccountRow : AccountRow | null;
  readonly params: Part<CallRequest<Name>, 'params'>;
  readonly query: Part<CallRequest<Name>, 'query'>;
  readonly body: Part<CallRequest<Name>, 'body'>;
  /** A body that is not JSON. */
  readonly text: string;
  /** The number in If-Match; `null` without one. */
  readonly revision: number | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Part<Request, Key extends string> = Request extends { readonly [K in Key]: infer Value }
  ? Value
  : undefined;

/** The result of a handler. */
export type Reply<Value> =
  | { readonly ok: true; readonly status: number; readonly value: Value }
  | ({ readonly ok: false } & ApiError);

export type Handler<Name extends CallName> = (
  api: Api,
  incoming: Incoming<Name>,
) => Promise<Reply<CallResponse<Name>>>;

/** The handlers of some calls, by name. */
export type Handlers<Name extends CallName> = { readonly [Each in Name]: Handler<Each> };

export function answer<Value>(value: Value, status = 200): Reply<Value> {
  return { ok: true, status, value };
}

/** An error of the catalogue, with a more exact sentence where there is one. */
export function apiError(code: ErrorCode, details: Omit<ApiError, 'code'> = {}): Reply<never> {
  return { ok: false, code, ...details };
}
