import { join } from 'node:path';
import { type MazeRequest, makeMaze, readSpec } from '@warren/engine';
import { makeWarrenCode, parseCode } from '@warren/engine/codes';
import { drawSvg, drawText, paint } from '@warren/engine/draw';
import { solve } from '@warren/engine/solvers';
import { decodePng } from '@warren/png/decode';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildServer } from '../../src/app/build-server.js';

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
    expect(answer.headers['cache-control']).toMatch('max-age');
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
    `/maze/${codeOf({ ...REQUEST, grid: 'rect', width: 2000, height: 2000 })}.png`,
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
