import { randomBytes } from 'node:crypto';
import { accept, type Result } from '@warren/engine';
import { LOST_CAUSE_SIDES, parseLostCause } from '@warren/engine/codes';
import { randomCode } from '@warren/games/lost-cause';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MessagePage } from '../pages/message-page.js';
import { sentence } from '../pages/sentence.js';
import { tell } from '../pages/tell.js';
import { readWholeNumber } from './whole-number.js';

type Query = Readonly<Record<string, unknown>>;

/** Limits of a level that stay in its address, so that a shared link plays the same level. */
const LIMITS = ['maxEnemies', 'maxLocks'] as const;
const LIMIT_RANGE = { min: -1, max: 999 } as const;
const SEED_BYTES = 16;

/** `/play` makes a maze and leads to it; `/play/<code>` is the page that plays the maze of a code. */
export function addPlay(app: FastifyInstance, page: MessagePage): void {
  app.get<{ Querystring: Query }>('/play', (request, reply) => {
    const address = newMazeAddress(request.query);
    if (address.ok) return reply.header('cache-control', 'no-store').redirect(address.value, 302);
    return refuseMaze(request, reply, page, { code: 'bad-size', reason: address.reason });
  });
  app.get<{ Params: { code: string }; Querystring: Query }>('/play/:code', (request, reply) => {
    const { code } = request.params;
    if (code === '') return reply.callNotFound();
    const maze = parseLostCause(code);
    if (!maze.ok) return refuseMaze(request, reply, page, { code: 'bad-code', reason: maze.reason });
    const limits = readLimits(request.query);
    if (!limits.ok) return refuseMaze(request, reply, page, { code: 'bad-limit', reason: limits.reason });
    return reply.sendFile('index.html');
  });
}

/** The address of a new random maze of the wished size. */
function newMazeAddress(query: Query): Result<string> {
  const height = readSide(query, 'height');
  if (!height.ok) return height;
  const width = readSide(query, 'width');
  if (!width.ok) return width;
  const limits = readLimits(query);
  if (!limits.ok) return limits;
  const seed = randomBytes(SEED_BYTES).toString('hex');
  const code = randomCode(seed, { width: width.value, height: height.value });
  const words = String(limits.value);
  return accept(`/play/${code}${words === '' ? '' : `?${words}`}`);
}

function readSide(query: Query, name: 'height' | 'width'): Result<number> {
  const { min, max } = LOST_CAUSE_SIDES;
  return readWholeNumber(query[name] ?? min, { name: `the ${name}`, min, max });
}

/** Those limits that are given, in their range. */
function readLimits(query: Query): Result<URLSearchParams> {
  const limits = new URLSearchParams();
  for (const name of LIMITS) {
    if (query[name] === undefined) continue;
    const limit = readWholeNumber(query[name], { name: `the number ${name}`, ...LIMIT_RANGE });
    if (!limit.ok) return limit;
    limits.set(name, String(limit.value));
  }
  return accept(limits);
}

function refuseMaze(
  request: FastifyRequest,
  reply: FastifyReply,
  page: MessagePage,
  { code, reason }: { readonly code: string; readonly reason: string },
): FastifyReply {
  const title = code === 'bad-code' ? 'This is no maze' : 'This maze cannot be made';
  return tell(request, reply, page, { status: 400, code, title, text: sentence(reason) });
}
