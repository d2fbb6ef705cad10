import type { FastifyReply, FastifyRequest } from 'fastify';
import { isApiAddress } from '../routes/is-api-address.js';
import type { Message, MessagePage } from './message-page.js';

/** A message with its HTTP status and a short name that programs can rely on. */
export interface Notice extends Message {
  readonly status: number;
  readonly code: string;
  /** Which part of the request is meant. */
  readonly field?: string;
  /** The number of the request, where somebody should look it up in the log. */
  readonly request?: string;
}

/** Answers with a notice: JSON for programs and everything below /api, a page with a way home for people. */
export function tell(
  request: FastifyRequest,
  reply: FastifyReply,
  page: MessagePage,
  notice: Notice,
): FastifyReply {
  reply.code(notice.status).header('cache-control', 'no-store');
  if (wantsPage(request)) return reply.type('text/html; charset=utf-8').send(page(notice));
  const { code, text: message, field, request: number } = notice;
  const more = {
    ...(field === undefined ? {} : { field }),
    ...(number === undefined ? {} : { request: number }),
  };
  return reply.send({ error: { code, message, ...more } });
}

function wantsPage(request: FastifyRequest): boolean {
  if (isApiAddress(request.url)) return false;
  return (request.headers.accept ?? '').includes('text/html');
}
