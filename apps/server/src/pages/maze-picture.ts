import { createHash } from 'node:crypto';
import { accept, nearest, type Result, refuse } from '@warren/engine';
import { type Code, parseCode } from '@warren/engine/codes';
import { THEME_NAMES, type ThemeName } from '@warren/engine/draw';
import { ERRORS, type ErrorCode } from '@warren/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type MessagePage, sendMessage } from '../http/messages.js';
import { clientAddress } from '../limits/addresses.js';
import type { RateLimiter } from '../limits/rate-limiter.js';
import { DRAWING, isTooCostly, leastSteps, type PictureOrder } from '../workers/pictures.js';
import type { Workers } from '../workers/workers.js';
import { openPictureDesk, type PictureDesk } from './picture-desk.js';

/** The content type of each file ending. */
const TYPES = {
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
} as const;

/** Larger mazes, and those of algorithms that wander, take so long that an address may ask for a few only. */
const LARGE_STEPS = 10_000;
const WANDERING = new Set(['aldous-broder', 'houston', 'wilson', 'origin-shift']);
/**
 * The maze of a code never changes. The way it is drawn may: a copy of an older drawing shows the same maze, and the tag
 * tells the two apart.
 */
const FOR_EVER = 'public, max-age=31536000, immutable';
const TRY_AGAIN_SECONDS = 2;

interface PictureOptions {
  readonly solution: boolean;
  readonly theme: ThemeName;
}

interface Parts {
  readonly page: MessagePage;
  readonly limiter: Pick<RateLimiter, 'address'>;
  readonly workers: Pick<Workers, 'run'>;
}

type PictureRequest = FastifyRequest<{ Params: { name: string }; Querystring: Record<string, unknown> }>;

/** `/maze/<code>.png`, `.svg`, `.txt`: the maze of a code as a picture or text; with `?solution`, `?theme=light`. */
export function addMazePicture(app: FastifyInstance, parts: Parts): void {
  const desk = openPictureDesk(parts.workers);
  app.get('/maze/:name', async (request: PictureRequest, reply) => {
    const [, code, ending] = /^(.+)\.(png|svg|txt)$/.exec(request.params.name) ?? [];
    if (code === undefined) return reply.callNotFound();
    const refuseWith = refusal(request, reply, parts.page);
    const options = readOptions(request.query);
    if (!options.ok) return refuseWith('bad-code', 'This is no maze', `${options.reason}.`);
    const order = { code, format: ending as PictureOrder['format'], ...options.value };
    const known = desk.known(order);
    if (known === null) {
      const read = parseCode(code);
      if (!read.ok) return refuseWith('bad-code', 'This is no maze', `${read.reason}.`);
      if (read.value.kind !== 'lost-cause' && isTooCostly(read.value.spec)) {
        return refuseWith('too-costly', 'Too much work for a picture');
      }
      const tag = tagOf(order);
      if (request.headers['if-none-match']?.includes(tag)) return sendHeaders(reply, tag).code(304).send();
      const wait = isLarge(read.value) ? await parts.limiter.address('picture', clientAddress(request)) : 0;
      if (wait > 0) return tooMany(reply, refuseWith, wait);
    }
    const delivery = known ?? (await drawFor(desk, order, request));
    if (delivery.kind === 'busy') return tooMany(reply, refuseWith, TRY_AGAIN_SECONDS);
    if (delivery.kind === 'too-costly') return refuseWith('too-costly', 'Too much work for a picture');
    if (delivery.kind === 'bad-code') return refuseWith('bad-code', 'This is no maze', `${delivery.reason}.`);
    return sendHeaders(reply, tagOf(order)).type(TYPES[order.format]).send(delivery.bytes);
  });
}

/** A client that hangs up frees its work. */
async function drawFor(desk: PictureDesk, order: PictureOrder, request: FastifyRequest) {
  const gone = new AbortController();
  const leave = () => gone.abort();
  request.raw.socket.once('close', leave);
  try {
    return await desk.draw(order, clientAddress(request), gone.signal);
  } finally {
    request.raw.socket.off('close', leave);
  }
}

function sendHeaders(reply: FastifyReply, tag: string): FastifyReply {
  return reply.header('cache-control', FOR_EVER).header('etag', tag);
}

/** Known before any work: a picture follows from its order and the way it is drawn. */
function tagOf({ code, format, theme, solution }: PictureOrder): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([code, format, theme, solution]))
    .digest('base64url');
  return `"${DRAWING}-${hash.slice(0, 22)}"`;
}

function readOptions(query: Record<string, unknown>): Result<PictureOptions> {
  const { theme = 'dark' } = query;
  const known = THEME_NAMES.find((name) => name === theme);
  if (known === undefined)
    return refuse(`there is no theme "${theme}"; ${nearest(String(theme), THEME_NAMES)}`);
  return accept({ theme: known, solution: query.solution !== undefined });
}

function isLarge(code: Code): boolean {
  if (code.kind === 'lost-cause') return false;
  return WANDERING.has(code.spec.generator.id) || leastSteps(code.spec) > LARGE_STEPS;
}

type Refuse = (code: ErrorCode, title: string, text?: string) => FastifyReply;

function refusal(request: FastifyRequest, reply: FastifyReply, page: MessagePage): Refuse {
  return (code, title, text = ERRORS[code].sentence) =>
    sendMessage(request, reply, page, { status: ERRORS[code].status, code, title, text });
}

function tooMany(reply: FastifyReply, refuseWith: Refuse, seconds: number): FastifyReply {
  reply.header('retry-after', seconds);
  return refuseWith('too-many', 'Too many pictures');
}
