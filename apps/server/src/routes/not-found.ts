import type { FastifyInstance } from 'fastify';
import type { MessagePage } from '../pages/message-page.js';
import { tell } from '../pages/tell.js';

/** Every address nobody else answers. */
export function addNotFound(app: FastifyInstance, page: MessagePage): void {
  app.setNotFoundHandler((request, reply) =>
    tell(request, reply, page, {
      status: 404,
      code: 'not-found',
      title: 'A dead end',
      text: 'There is nothing at this address.',
    }),
  );
}
