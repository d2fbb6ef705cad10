import { type CallContract, CONTRACT } from '@warren/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestOrigin } from '../auth/request-origin.js';
import type { Caller, SessionToken } from '../auth/sessions.js';
import type { ApiError } from '../http/errors.js';
import { clientAddress } from '../limits/addresses.js';
import type { Api } from './context.js';

type Guards = Pick<Api, 'config' | 'disk' | 'limiter' | 'sessions'>;

/** A program may have no origin; this tells it what to do. */
const MESSAGES: Partial<Record<Caller['origin'], string>> = {
  unknown: 'Send the header Origin; or sign in for a token and send that.',
};

/**
 * Finds the account of a call and checks whether it may be made, before the body is read. Cheap checks come first, so
 * that a flood of requests never reaches the database; a call without a token is answered without waiting.
 */
export function authorize(
  guards: Guards,
  contract: CallContract,
  request: FastifyRequest,
  reply: FastifyReply,
): ApiError | null | Promise<ApiError | null> {
  const wait = guards.limiter.address(contract.limit, clientAddress(request));
  if (typeof wait === 'number')
    return wait > 0 ? tooMany(wait) : checkOrigin(guards, contract, request, reply);
  return wait.then((seconds) =>
    seconds > 0 ? tooMany(seconds) : checkOrigin(guards, contract, request, reply),
  );
}

function checkOrigin(
  guards: Guards,
  contract: CallContract,
  request: FastifyRequest,
  reply: FastifyReply,
): ApiError | null | Promise<ApiError | null> {
  const safe = request.method === 'GET' || request.method === 'HEAD';
  if (guards.disk.isLow && !safe && !freesRoom(contract)) {
    return { code: 'disk-full', retryAfter: DISK_RETRY_SECONDS };
  }
  if (!safe && !isTypeAccepted(contract, request)) return { code: 'wrong-type' };
  const token = guards.sessions.tokenOf(request);
  const origin = safe ? 'own' : requestOrigin(request, guards.config);
  if (isForeign(contract, origin, token)) {
    const message = MESSAGES[origin];
    return { code: 'foreign-origin', ...(message === undefined ? {} : { message }) };
  }
  const caller = { account: null, tokenHash: null, bearer: token?.kind === 'token', origin };
  request.caller = caller;
  if (token === null) return contract.account ? { code: 'signed-out' } : null;
  return findAccount(guards, contract, { token, caller, request, reply });
}

const DISK_RETRY_SECONDS = 60;

/** Whether a call may be made while the disk is full: it deletes something, or signs out. */
function freesRoom({ address }: CallContract): boolean {
  return address.startsWith('DELETE ') || address === CONTRACT.logout.address;
}

interface TokenRequest {
  readonly token: SessionToken;
  readonly caller: Caller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Finds the account of a token. A call with an invalid token counts as one without. */
async function findAccount(
  { sessions, limiter }: Guards,
  contract: CallContract,
  { token, caller, request, reply }: TokenRequest,
): Promise<ApiError | null> {
  const found = await sessions.find(token, request, reply);
  if (found === null) return contract.account ? { code: 'signed-out' } : null;
  const { account, tokenHash } = found;
  request.caller = { account, tokenHash, bearer: caller.bearer, origin: caller.origin };
  const wait = await limiter.account(contract.limit, account.id);
  return wait > 0 ? tooMany(wait) : null;
}

/**
 * A browser adds its cookie to requests of other sites too, and would keep a cookie of the response. A program that
 * sends a token, or asks for one, has no cookie.
 */
function isForeign(contract: CallContract, origin: Caller['origin'], token: SessionToken | null): boolean {
  if (origin === 'own' || token?.kind === 'token') return false;
  return origin === 'foreign' || token !== null || !canAskForToken(contract);
}

/** Whether a program can sign in by this call. Whether it asks for a token is known when its body is read. */
function canAskForToken({ body }: CallContract): boolean {
  return body !== undefined && 'wants' in ((body as { properties?: object }).properties ?? {});
}

/** Whether the body, if there is one, has the type that the call accepts. */
function isTypeAccepted(contract: CallContract, { headers }: FastifyRequest): boolean {
  if (headers['content-length'] === '0') return true;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return true;
  const accepted = contract.bodyType ?? 'application/json';
  return (headers['content-type'] ?? '').split(';', 1)[0].trim().toLowerCase() === accepted;
}

function tooMany(retryAfter: number): ApiError {
  return { code: 'too-many', retryAfter };
}
