import { Readable } from 'node:stream';
import { accept, type Maze, nearest, type Result, refuse, runSpec } from '@warren/engine';
import { type Code, parseCode } from '@warren/engine/codes';
import {
  type DrawOptions,
  drawSvg,
  drawText,
  paintBands,
  THEME_NAMES,
  type ThemeName,
} from '@warren/engine/draw';
import { solve } from '@warren/engine/solvers';
import { encodePng } from '@warren/png';
import { ERRORS } from '@warren/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type MessagePage, sendMessage } from '../http/messages.js';
import type { RateLimiter } from '../limits/rate-limiter.js';

/** The content type of each file ending, and how it is drawn. */
const FORMATS = {
  png: { type: 'image/png', draw: drawPng },
  svg: { type: 'image/svg+xml; charset=utf-8', draw: drawSvg },
  txt: { type: 'text/plain; charset=utf-8', draw: drawText },
} as const;
type Format = keyof typeof FORMATS;

/** Other requests wait while a picture is made, so it must be quick. The command makes larger ones. */
const MAX_CELLS = 250_000;
/** Larger pictures take so long that an address may ask for a few only. */
const LARGE_CELLS = 10_000;
/** The maze of a code never changes, but the way it is drawn may. */
const A_DAY = 'public, max-age=86400';

interface PictureOptions {
  readonly solution: boolean;
  readonly theme: ThemeName;
}

/** `/maze/<code>.png`, `.svg`, `.txt`: the maze of a code as a picture or text; with `?solution`, `?theme=light`. */
export function addMazePicture(
  app: FastifyInstance,
  page: MessagePage,
  limiter: Pick<RateLimiter, 'address'>,
): void {
  app.get<{ Params: { name: string }; Querystring: Record<string, unknown> }>(
    '/maze/:name',
    async (request, reply) => {
      const [, code, ending] = /^(.+)\.(png|svg|txt)$/.exec(request.params.name) ?? [];
      if (code === undefined) return reply.callNotFound();
      const format = ending as Format;
      const options = readOptions(request.query);
      const read = parseCode(code);
      const wait = read.ok && isLarge(read.value) ? await limiter.address('picture', request.ip) : 0;
      if (wait > 0) return refuseTooMany(request, reply, page, wait);
      const picture = options.ok
        ? drawCode(read, { title: `The maze ${code}`, format, ...options.value })
        : options;
      if (picture.ok) {
        return reply.type(FORMATS[format].type).header('cache-control', A_DAY).send(picture.value);
      }
      const notice = { status: 400, code: 'bad-code', title: 'This is no maze', text: `${picture.reason}.` };
      return sendMessage(request, reply, page, notice);
    },
  );
}

function readOptions(query: Record<string, unknown>): Result<PictureOptions> {
  const { theme = 'dark' } = query;
  const known = THEME_NAMES.find((name) => name === theme);
  if (known === undefined)
    return refuse(`there is no theme "${theme}"; ${nearest(String(theme), THEME_NAMES)}`);
  return accept({ theme: known, solution: query.solution !== undefined });
}

function isLarge(code: Code): boolean {
  return code.kind !== 'lost-cause' && code.spec.grid.size > LARGE_CELLS;
}

function refuseTooMany(
  request: FastifyRequest,
  reply: FastifyReply,
  page: MessagePage,
  seconds: number,
): FastifyReply {
  const { status, sentence: text } = ERRORS['too-many'];
  reply.header('retry-after', seconds);
  return sendMessage(request, reply, page, { status, code: 'too-many', title: 'Too many pictures', text });
}

function drawCode(
  code: Result<Code>,
  { format, title, theme, solution }: PictureOptions & { readonly format: Format; readonly title: string },
): Result<string | Readable> {
  if (!code.ok) return code;
  const maze = mazeOf(code.value);
  if (!maze.ok) return maze;
  const way = solution ? solve({ maze: maze.value }) : null;
  if (way !== null && !way.ok) return way;
  const options = { theme, title, solution: way === null ? null : way.value.nodes };
  return FORMATS[format].draw(maze.value, options);
}

/** A maze that is too large is refused before it is made. */
function mazeOf(code: Code): Result<Maze> {
  if (code.kind === 'lost-cause') return accept(code.maze);
  const { size } = code.spec.grid;
  if (size > MAX_CELLS) {
    return refuse(`this maze has ${size} cells; pictures are made of at most ${MAX_CELLS} here`);
  }
  return runSpec(code.spec);
}

function drawPng(maze: Maze, options: DrawOptions): Result<Readable> {
  const picture = paintBands(maze, options);
  if (!picture.ok) return picture;
  const { width, height } = picture.value;
  function* pixels(bands: Iterable<{ data: Uint8Array }>) {
    for (const band of bands) yield band.data;
  }
  const bands = pixels(picture.value.bands());
  return accept(Readable.from(encodePng({ width, height, channels: 4, bands })));
}
