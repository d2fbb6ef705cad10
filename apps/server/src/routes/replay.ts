import type { FastifyInstance } from 'fastify';
import type { MessagePage } from '../pages/message-page.js';
import { tell } from '../pages/tell.js';

const RUN_ID = /^[A-Za-z0-9_-]{16,64}$/;

/** `/replay/<id>`: the page that shows a run. Whether there is such a run is for the page to ask. */
export function addReplay(app: FastifyInstance, page: MessagePage): void {
  app.get<{ Params: { run: string } }>('/replay/:run', (request, reply) => {
    if (RUN_ID.test(request.params.run)) return reply.sendFile('index.html');
    return tell(request, reply, page, {
      status: 404,
      code: 'no-run',
      title: 'No such run',
      text: 'This is not the address of a run. Perhaps a part of the link was lost on its way.',
    });
  });
}
