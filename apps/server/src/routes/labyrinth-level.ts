import { parseLevelLine } from '@warren/games/labyrinth';
import type { FastifyInstance } from 'fastify';
import type { MessagePage } from '../pages/message-page.js';
import { sentence } from '../pages/sentence.js';
import { tell } from '../pages/tell.js';

/** `/labyrinth/level/<line>` is the page that plays the level of a line, which is checked here. */
export function addLabyrinthLevel(app: FastifyInstance, page: MessagePage): void {
  app.get<{ Params: { line: string } }>('/labyrinth/level/:line', (request, reply) => {
    const { line } = request.params;
    if (line === '') return reply.callNotFound();
    const level = parseLevelLine(line);
    if (level.ok) return reply.sendFile('index.html');
    const title = 'This is no level of Labyrinth';
    return tell(request, reply, page, { status: 400, code: 'bad-code', title, text: sentence(level.reason) });
  });
}
