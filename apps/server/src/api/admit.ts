import type { CallContract } from '@warren/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../sessions/caller.js';
import { requestOrigin } from '../sessions/request-origin.js';
import type { ShownToken } from '../sessions/sessions.js';
import type { Api } from './api.js';
import { type Reply, trouble } from './handler.js';

type Trouble = Extract<Reply<never>, { ok: false }>;
type Door = Pick<Api, 'config' | 'limiter' | 'sessions'>;

const SAFE = ['GET', 'HEAD'];
const STRANGER: Caller = { account: null, tokenHash: null, bearer: false, origin: 'own' };

/**
 * Finds out who makes a call and whether they may, before its body is read. Cheap checks come first, so that a
 * flood of requests never reaches the database.
 */
export async function admit(
  door: Door,
  contract: CallContract,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Trouble | null> {
  const { limiter, sessions } = door;
  const counted = limiter.address(contract.limit, request.ip);
  const wait = typeof counted === 'number' ? counted : await counted;
  if (wait > 0) return tooMany(wait);
  if (!isTypeTaken(contract, request)) return refused('wrong-type');
  const shown = sessions.shown(request);
  const origin = SAFE.includes(request.method) ? 'own' : requestOrigin(request, door.config);
  if (isForeign(contract, origin, shown)) return refused('foreign-origin');
  request.caller = { ...STRANGER, bearer: shown?.kind === 'token', origin };
  const found = shown === null ? null : await sessions.find(shown, request, reply);
  if (found === null) return contract.account ? refused('signed-out') : null;
  request.caller = { ...request.caller, ...found };
  const rest = await limiter.account(contract.limit, found.account.id);
  return rest > 0 ? tooMany(rest) : null;
}

/**
 * A browser adds its cookie to requests of other sites too, and would keep a cookie they bring. A program that
 * shows a token, or asks for one, has none.
 */
function isForeign(contract: CallContract, origin: Caller['origin'], shown: ShownToken | null): boolean {
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

function refused(code: Trouble['code']): Trouble {
  return trouble(code) as Trouble;
}
