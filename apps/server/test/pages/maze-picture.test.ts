import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type MazeRequest, type MazeSpec, makeMaze, readSpec } from '@warren/engine';
import { makeWarrenCode, parseCode } from '@warren/engine/codes';
import { drawSvg, drawText, paint } from '@warren/engine/draw';
import { solve } from '@warren/engine/solvers';
import { decodePng } from '@warren/png/decode';
import { ERRORS } from '@warren/protocol';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildServer } from '../../src/app/build-server.js';
import { DRAWING, isTooCostly } from '../../src/workers/pictures.js';
import { makeManualWorkers } from '../support/manual-workers.js';
import { turnsDuring } from '../support/turns-during.js';

const LOST_CAUSE = 'AwPpuzNkUAAA==';
const REQUEST: MazeRequest = {
  algorithm: 'recursive-backtracker',
  grid: 'hex',
  width: 7,
  height: 5,
  seed: 'picture',
};

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildServer({ webRoot: join('no', 'web', 'app') });
});
afterAll(() => app.close());

function codeOf(request: MazeRequest): string {
  const spec = readSpec(request);
  const code = spec.ok ? makeWarrenCode(spec.value) : spec;
  if (!code.ok) throw new Error(code.reason);
  return code.value;
}

function specOf(code: string): MazeSpec {
  const read = must(parseCode(code));
  if (read.kind === 'lost-cause') throw new Error('this code has no spec');
  return read.spec;
}

function must<T>(result: { ok: true; value: T } | { ok: false; reason: string }): T {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

describe('the maze of a code', () => {
  const code = codeOf(REQUEST);
  const maze = must(makeMaze(REQUEST));
  const title = `The maze ${code}`;

  test('comes as text', async () => {
    const answer = await app.inject(`/maze/${code}.txt`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toBe(must(drawText(maze)));
  });

  test('comes as SVG, with its way out and in the other theme if wished', async () => {
    const answer = await app.inject(`/maze/${code}.svg`);
    expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(answer.body).toBe(must(drawSvg(maze, { title })));
    const solution = must(solve({ maze })).nodes;
    const wished = await app.inject(`/maze/${code}.svg?solution&theme=light`);
    expect(wished.body).toBe(must(drawSvg(maze, { title, solution, theme: 'light' })));
  });

  test('comes as PNG, pixel by pixel', async () => {
    const answer = await app.inject(`/maze/${code}.png`);
    expect(answer.headers['content-type']).toBe('image/png');
    const { width, height, data } = must(paint(maze));
    expect(decodePng(answer.rawPayload, { maxSide: 10_000 })).toEqual({ width, height, data });
  });

  test('may be a Lost Cause code', async () => {
    const read = must(parseCode(LOST_CAUSE));
    const answer = await app.inject(`/maze/${LOST_CAUSE}.txt`);
    expect(answer.body).toBe(read.kind === 'lost-cause' ? must(drawText(read.maze)) : '');
  });
});

describe('a code that is none', () => {
  test.each([
    `/maze/${LOST_CAUSE.replace('p', 'q')}.png`,
    `/maze/${'A'.repeat(5000)}.svg`,
    '/maze/w1!.txt',
    '/maze/%3Cscript%3E.svg',
    `/maze/${codeOf(REQUEST)}.svg?theme=blue`,
  ])('is refused with the reason and a way home: %s', async (url) => {
    const answer = await app.inject({ url, headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('href="/"');
    expect(answer.body).not.toContain('<script');
    const forPrograms = await app.inject(url);
    expect(forPrograms.json().error.code).toBe('bad-code');
  });

  test('with another ending leads nowhere', async () => {
    expect((await app.inject(`/maze/${LOST_CAUSE}.gif`)).statusCode).toBe(404);
    expect((await app.inject('/maze/.png')).statusCode).toBe(404);
  });
});

/** An answer, and whether the thread that answers requests had turns meanwhile. */
async function whileAnswering(url: string) {
  const before = process.cpuUsage();
  const answer = app.inject(url);
  const turns = await turnsDuring(answer);
  const { user, system } = process.cpuUsage(before);
  return { answer: await answer, turns, seconds: (user + system) / 1_000_000 };
}

describe('a maze that takes more work than a picture may', () => {
  test.each([
    ['1 x 8192 hexagons by Aldous-Broder', 'w1-BgMBgEABZG9za-PC'],
    ['500 x 500 by origin shift, a thousand shifts a cell', 'w1-IEL0AwEB0A9kb3PnT-k'],
    ['too many cells', codeOf({ ...REQUEST, grid: 'rect', width: 2000, height: 2000 })],
  ])('is refused before any work: %s', async (_, code) => {
    const { answer } = await whileAnswering(`/maze/${code}.txt`);
    expect([answer.statusCode, answer.json().error]).toEqual([
      422,
      { code: 'too-costly', message: ERRORS['too-costly'].sentence },
    ]);
    const page = await app.inject({ url: `/maze/${code}.png`, headers: { accept: 'text/html' } });
    expect([page.statusCode, page.body.includes('href="/"')]).toEqual([422, true]);
  });

  test('is refused when its steps are used up, and remembered: the same code costs nothing again', async () => {
    // Nothing but walking it tells how long this walk is.
    const code = codeOf({ ...REQUEST, algorithm: 'aldous-broder', width: 1, height: 6_000 });
    expect(isTooCostly(specOf(code))).toBe(false);
    const workers = makeManualWorkers();
    const site = await buildServer({ webRoot: join('no', 'web', 'app'), workers });
    for (let i = 0; i < 3; i++) expect((await site.inject(`/maze/${code}.txt`)).statusCode).toBe(422);
    expect(workers.pictures).toBe(1);
    await site.close();
  });

  test('leaves the thread that answers requests alone, as every picture does', async () => {
    const code = codeOf({ ...REQUEST, algorithm: 'aldous-broder', width: 90, height: 90 });
    const { answer, turns } = await whileAnswering(`/maze/${code}.png`);
    expect(answer.statusCode).toBe(200);
    expect(turns).toBeGreaterThan(20);
  });
});

describe('a picture', () => {
  const url = `/maze/${codeOf(REQUEST)}.svg`;

  test('is kept by clients for ever, and told apart by the way it is drawn', async () => {
    const answer = await app.inject(url);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const { etag } = answer.headers;
    expect(etag).toMatch(new RegExp(`^"${DRAWING}-[\\w-]{22}"$`));
    const other = await app.inject(`${url}?theme=light`);
    expect(other.headers.etag).not.toBe(etag);
  });

  test('that a client has costs no work', async () => {
    const workers = makeManualWorkers();
    const site = await buildServer({ webRoot: join('no', 'web', 'app'), workers });
    const { etag } = (await app.inject(url)).headers;
    const again = await site.inject({ url, headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.body, workers.pictures]).toEqual([304, '', 0]);
    await site.close();
  });

  test('is drawn once for all that ask for it', async () => {
    const workers = makeManualWorkers();
    const site = await buildServer({ webRoot: join('no', 'web', 'app'), workers });
    const answers = await Promise.all([site.inject(url), site.inject(url), site.inject(url)]);
    answers.push(await site.inject(url));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(workers.pictures).toBe(1);
    await site.close();
  });

  test('is drawn as it was: if that is not meant to hold any more, raise DRAWING', async () => {
    const hash = createHash('sha256');
    for (const format of ['svg', 'txt', 'png']) {
      const query = format === 'txt' ? '' : '?solution&theme=light';
      const answer = await app.inject(`/maze/${codeOf(REQUEST)}.${format}${query}`);
      // What zlib makes of the same pixels may differ between versions.
      const pixels = () => decodePng(answer.rawPayload, { maxSide: 10_000 }).data;
      hash.update(format === 'png' ? pixels() : answer.rawPayload);
    }
    expect([DRAWING, hash.digest('hex').slice(0, 16)]).toEqual([1, '12dc4bd816574b93']);
  });
});
