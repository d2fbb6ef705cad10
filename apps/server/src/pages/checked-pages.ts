import { randomBytes } from 'node:crypto';
import { accept, type Result, refuse } from '@warren/engine';
import { LOST_CAUSE_SIDES, parseLostCause } from '@warren/engine/codes';
import { parseLevelLine } from '@warren/games/labyrinth';
import { randomCode } from '@warren/games/lost-cause';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type MessagePage, sendMessage } from '../http/messages.js';
import { sentence } from '../lib/text.js';

type Query = Readonly<Record<string, unknown>>;

const RUN_ID = /^[A-Za-z0-9_-]{16,64}$/;

/** Adds the pages of the web app whose address the server checks before it sends them. */
export function addCheckedPages(app: FastifyInstance, page: MessagePage): void {
  addPlay(app, page);
  addLabyrinthLevel(app, page);
  addReplay(app, page);
}

/** `/play` makes a maze and redirects to it; `/play/<code>` plays the maze of a code. */
function addPlay(app: FastifyInstance, page: MessagePage): void {
  app.get<{ Querystring: Query }>('/play', (request, reply) => {
    const address = newMazeAddress(request.query);
    if (address.ok) return reply.header('cache-control', 'no-store').redirect(address.value, 302);
    return refuseMaze(request, reply, page, { code: 'bad-size', reason: address.reason });
  });
  app.get<{ Params: { word: string }; Querystring: Query }>('/play/:word', (request, reply) => {
    const { word: code } = request.params;
    if (code === '') return reply.callNotFound();
    const maze = parseLostCause(code);
    if (!maze.ok) return refuseMaze(request, reply, page, { code: 'bad-code', reason: maze.reason });
    const limits = readLimits(request.query);
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
    const title = 'This is no level of Labyrinth';
    const message = { status: 400, code: 'bad-code', title, text: sentence(level.reason) };
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

/** Limits of a level that stay in its address, so that a shared link plays the same level. */
const LIMITS = ['maxEnemies', 'maxLocks'] as const;
const LIMIT_RANGE = { min: -1, max: 999 } as const;
const SEED_BYTES = 16;

/** The address of a new random maze of the requested size. */
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

/** The limits of the query, moved into their range. */
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

interface NumberRange {
  readonly name: string;
  readonly min: number;
  readonly max: number;
}

/** How much of a wrong value the message about it repeats. */
const MAX_QUOTED = 40;

/** A whole number of an address, moved into its range. Anything else is refused with the reason. */
function readWholeNumber(value: unknown, { name, min, max }: NumberRange): Result<number> {
  if (Array.isArray(value))
    return refuse(`${name} stands in the address ${value.length} times; once is enough`);
  const text = String(value);
  if (!/^[+-]?\d+$/.test(text)) {
    const quoted = text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}...` : text;
    return refuse(`${name} must be a whole number from ${min} to ${max}, not "${quoted}"`);
  }
  return accept(Math.max(min, Math.min(max, Number(text))));
}

function refuseMaze(
  request: FastifyRequest,
  reply: FastifyReply,
  page: MessagePage,
  { code, reason }: { readonly code: string; readonly reason: string },
): FastifyReply {
  const title = code === 'bad-code' ? 'This is no maze' : 'This maze cannot be made';
  return sendMessage(request, reply, page, { status: 400, code, title, text: sentence(reason) });
}
