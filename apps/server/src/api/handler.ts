import type { CallName, CallRequest, CallResponse, ErrorCode } from '@warren/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError } from '../http/errors.js';
import type { AccountRow } from '../store/repositories/accounts.js';

/** A call as its handler sees it: checked against the contract, and with whoever makes it. */
export interface Incoming<Name extends CallName> {
  /** Whoever calls. Never `null` where the contract asks for an account. */
  readonly account: AccountRow | null;
  readonly params: Part<CallRequest<Name>, 'params'>;
  readonly query: Part<CallRequest<Name>, 'query'>;
  readonly body: Part<CallRequest<Name>, 'body'>;
  /** A body that is no JSON. */
  readonly text: string;
  /** The number in If-Match; `null` without one. */
  readonly revision: number | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Part<Takes, Key extends string> = Takes extends { readonly [K in Key]: infer Value } ? Value : undefined;

/** What a handler gives back. */
export type Reply<Value> =
  | { readonly ok: true; readonly status: number; readonly value: Value }
  | ({ readonly ok: false } & ApiError);

export type Handler<Name extends CallName> = (incoming: Incoming<Name>) => Promise<Reply<CallResponse<Name>>>;

export function answer<Value>(value: Value, status = 200): Reply<Value> {
  return { ok: true, status, value };
}

/** An error of the catalogue, with a more exact sentence where there is one. */
export function apiError(
  code: ErrorCode,
  details: Omit<Extract<Reply<never>, { ok: false }>, 'ok' | 'code'> = {},
): Reply<never> {
  return { ok: false, code, ...details };
}
