import type { CallContract } from '@warren/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestOrigin } from '../auth/request-origin.js';
import type { Caller, SessionToken } from '../auth/sessions.js';
import type { Api } from './api.js';
import type { Reply } from './handler.js';

type Trouble = Extract<Reply<never>, { ok: false }>;
type Door = Pick<Api, 'config' | 'limiter' | 'sessions'>;

/** What to tell those who may well be programs and say nothing. */
const FROM_NOWHERE: Partial<Record<Caller['origin'], string>> = {
  unknown: 'Say where this request comes from, in Origin; or sign in for a token and show that.',
};

/**
 * Finds out who makes a call and whether they may, before its body is read. Cheap checks come first, so that a
 * flood of requests never reaches the database; and whoever shows no token is answered without any waiting.
 */
export function admit(
  door: Door,
  contract: CallContract,
  request: FastifyRequest,
  reply: FastifyReply,
): Trouble | null | Promise<Trouble | null> {
  const wait = door.limiter.address(contract.limit, request.ip);
  if (typeof wait === 'number') return wait > 0 ? tooMany(wait) : meet(door, contract, request, reply);
  return wait.then((seconds) => (seconds > 0 ? tooMany(seconds) : meet(door, contract, request, reply)));
}

function meet(
  door: Door,
  contract: CallContract,
  request: FastifyRequest,
  reply: FastifyReply,
): Trouble | null | Promise<Trouble | null> {
  const safe = request.method === 'GET' || request.method === 'HEAD';
  if (!safe && !isTypeTaken(contract, request)) return refused('wrong-type');
  const shown = door.sessions.tokenOf(request);
  const origin = safe ? 'own' : requestOrigin(request, door.config);
  if (isForeign(contract, origin, shown)) return refused('foreign-origin', FROM_NOWHERE[origin]);
  const caller = { account: null, tokenHash: null, bearer: shown?.kind === 'token', origin };
  request.caller = caller;
  if (shown === null) return contract.account ? refused('signed-out') : null;
  return recognise(door, contract, { shown, caller, request, reply });
}

interface Showing {
  readonly shown: SessionToken;
  readonly caller: Caller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Whose token it is that somebody shows. One that is worth nothing makes a stranger. */
async function recognise(
  { sessions, limiter }: Door,
  contract: CallContract,
  { shown, caller, request, reply }: Showing,
): Promise<Trouble | null> {
  const found = await sessions.find(shown, request, reply);
  if (found === null) return contract.account ? refused('signed-out') : null;
  const { account, tokenHash } = found;
  request.caller = { account, tokenHash, bearer: caller.bearer, origin: caller.origin };
  const wait = await limiter.account(contract.limit, account.id);
  return wait > 0 ? tooMany(wait) : null;
}

/**
 * A browser adds its cookie to requests of other sites too, and would keep a cookie they bring. A program that
 * shows a token, or asks for one, has none.
 */
function isForeign(contract: CallContract, origin: Caller['origin'], shown: SessionToken | null): boolean {
  if (origin === 'own' || shown?.kind === 'token') return false;
  return origin === 'foreign' || shown !== null || !canAskForToken(contract);
}

/** Whether a program can sign in by this call. What it asks for is known once its body is read. */
function canAskForToken({ body }: CallContract): boolean {
  return body !== undefined && 'wants' in ((body as { properties?: object }).properties ?? {});
}

/** Whether the body, if there is one, has the type the call takes. */
function isTypeTaken(contract: CallContract, { headers }: FastifyRequest): boolean {
  if (headers['content-length'] === '0') return true;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return true;
  const taken = contract.bodyType ?? 'application/json';
  return (headers['content-type'] ?? '').split(';', 1)[0].trim().toLowerCase() === taken;
}

function tooMany(retryAfter: number): Trouble {
  return { ok: false, code: 'too-many', retryAfter };
}

function refused(code: Trouble['code'], message?: string): Trouble {
  return { ok: false, code, ...(message === undefined ? {} : { message }) };
}
