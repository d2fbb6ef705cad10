import { type CallContract, ERRORS } from '@warren/protocol';
import type { FastifyReply } from 'fastify';
import type { Reply } from './handler.js';

/** Sends what a handler gave back. */
export function sendReply(reply: FastifyReply, contract: CallContract, given: Reply<unknown>): FastifyReply {
  if (!given.ok) return sendTrouble(reply, given);
  reply.code(given.status);
  const form = contract.answers[given.status];
  if (form === null) return reply.send();
  if (typeof form === 'string') reply.type(`${form}; charset=utf-8`);
  return reply.send(given.value);
}

/** Sends an error of the catalogue. */
export function sendTrouble(reply: FastifyReply, given: Extract<Reply<never>, { ok: false }>): FastifyReply {
  const { code, field, retryAfter, more = {} } = given;
  const { status, sentence } = ERRORS[code];
  const message = given.message ?? sentence;
  reply.code(status).header('cache-control', 'no-store');
  if (retryAfter !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(retryAfter)));
  // Demanded by HTTP; browsers ask nobody for a password because of it.
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.send({ error: { code, message, ...(field === undefined ? {} : { field }) }, ...more });
}
