import type { CallContract } from '@warren/protocol';
import type { FastifyReply } from 'fastify';
import { sendApiError } from '../http/errors.js';
import type { Reply } from './handler.js';

/** Sends what a handler gave back. */
export function sendReply(reply: FastifyReply, contract: CallContract, given: Reply<unknown>): FastifyReply {
  if (!given.ok) return sendApiError(reply, given);
  reply.code(given.status);
  const form = contract.responses[given.status];
  if (form === null) return reply.send();
  if (typeof form === 'string') reply.type(`${form}; charset=utf-8`);
  return reply.send(given.value);
}
