import { randomBytes } from 'node:crypto';
import { parseLostCause } from '@warren/engine/codes';
import { parseLevelLine, sayDamage } from '@warren/games/labyrinth';
import { type MazeWords, newMazeAddress, readMazeLimits } from '@warren/games/lost-cause';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type MessagePage, sendMessage } from '../http/messages.js';
import { sentence } from '../lib/text.js';

const RUN_ID = /^[A-Za-z0-9_-]{16,64}$/;

/** Adds the pages of the web app whose address the server checks before it sends them. */
export function addCheckedPages(app: FastifyInstance, page: MessagePage): void {
  addPlay(app, page);
  addLabyrinthLevel(app, page);
  addReplay(app, page);
}

/** `/play` makes a maze and redirects to it; `/play/<code>` plays the maze of a code. */
function addPlay(app: FastifyInstance, page: MessagePage): void {
  app.get<{ Querystring: MazeWords }>('/play', (request, reply) => {
    const address = newMazeAddress(request.query, randomBytes(SEED_BYTES).toString('hex'));
    if (address.ok) return reply.header('cache-control', 'no-store').redirect(address.value, 302);
    return refuseMaze(request, reply, page, { code: 'bad-size', reason: address.reason });
  });
  app.get<{ Params: { word: string }; Querystring: MazeWords }>('/play/:word', (request, reply) => {
    const { word: code } = request.params;
    if (code === '') return reply.callNotFound();
    const maze = parseLostCause(code);
    if (!maze.ok) return refuseMaze(request, reply, page, { code: 'bad-code', reason: maze.reason });
    const limits = readMazeLimits(request.query);
    if (!limits.ok) return refuseMaze(request, reply, page, { code: 'bad-limit', reason: limits.reason });
    return reply.sendFile('index.html');
  });
}

/** `/labyrinth/level/<line>` plays the level of a line. */
function addLabyrinthLevel(app: FastifyInstance, page: MessagePage): void {
  app.get<{ Params: { word: string } }>('/labyrinth/level/:word', (request, reply) => {
    const { word: line } = request.params;
    if (line === '') return reply.callNotFound();
    const level = parseLevelLine(line);
    if (level.ok) return reply.sendFile('index.html');
    const title = 'This link is damaged';
    const message = { status: 400, code: 'bad-code', title, text: sayDamage(level.reason) };
    return sendMessage(request, reply, page, message);
  });
}

/** `/replay/<id>` shows a run. The page itself asks whether the run exists. */
function addReplay(app: FastifyInstance, page: MessagePage): void {
  app.get<{ Params: { word: string } }>('/replay/:word', (request, reply) => {
    if (RUN_ID.test(request.params.word)) return reply.sendFile('index.html');
    return sendMessage(request, reply, page, {
      status: 404,
      code: 'no-run',
      title: 'No such run',
      text: 'This is not the address of a run. Perhaps a part of the link was lost on its way.',
    });
  });
}

const SEED_BYTES = 16;

function refuseMaze(
  request: FastifyRequest,
  reply: FastifyReply,
  page: MessagePage,
  { code, reason }: { readonly code: string; readonly reason: string },
): FastifyReply {
  const title = code === 'bad-code' ? 'This is no maze' : 'This maze cannot be made';
  return sendMessage(request, reply, page, { status: 400, code, title, text: sentence(reason) });
}
