import { ERRORS } from '@warren/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MessagePage } from '../pages/message-page.js';
import { tell } from '../pages/tell.js';
import { troubleOf } from './trouble-of.js';

const SERVER_FAULT = 500;

/** What goes wrong on the way: the caller's mistakes with their reason, ours without any inner detail. */
export function addErrors(app: FastifyInstance, page: MessagePage): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply, page));
}

/** The same for errors before there is a route, such as an address that cannot be read. */
export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  page: MessagePage,
): FastifyReply {
  if ((error.statusCode ?? SERVER_FAULT) < SERVER_FAULT) {
    const { code, message: text, field } = troubleOf(error);
    const notice = { status: ERRORS[code].status, code, title: 'That did not work', text };
    return tell(request, reply, page, { ...notice, ...(field === undefined ? {} : { field }) });
  }
  request.log.error({ err: error, request: request.id });
  const text = 'Something broke on our side. It has been noted; please try again.';
  const notice = { status: SERVER_FAULT, code: 'server-fault', title: 'The roof came down', text };
  return tell(request, reply, page, { ...notice, request: request.id });
}
