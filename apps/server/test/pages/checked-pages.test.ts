import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseLostCause } from '@warren/engine/codes';
import { findGame, startRun } from '@warren/games';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildServer } from '../../src/app/build-server.js';

const BROWSER = { accept: 'text/html,application/xhtml+xml' };
const CODE = 'AwPpuzNkUAAA==';

let webRoot = '';
let app: FastifyInstance;
beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'warren-play-'));
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Warren</title>');
  writeFileSync(join(webRoot, 'routes.json'), '["/", "/studio", "/play/*"]');
  app = await buildServer({ webRoot });
});
afterAll(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true, force: true });
});

/** Where an address of `/play` leads: the maze and the rest of the address. */
async function lead(query: string) {
  const answer = await app.inject({ url: `/play${query}`, headers: BROWSER });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([302, 'no-store']);
  const to = new URL(String(answer.headers.location), 'http://warren.localhost');
  const code = decodeURIComponent(to.pathname.replace(/^\/play\//, ''));
  const maze = parseLostCause(code);
  if (!maze.ok) throw new Error(maze.reason);
  const { width, height } = maze.value.grid;
  return { code, width, height, search: to.search, location: String(answer.headers.location) };
}

describe('/play', () => {
  test('leads to a new maze of the wished size, another one each time', async () => {
    const first = await lead('?height=12&width=20');
    const second = await lead('?height=12&width=20');
    expect([first.height, first.width, first.search]).toEqual([12, 20, '']);
    expect(second.code).not.toBe(first.code);
  });

  test.each([
    ['', 3, 3],
    ['?height=9', 9, 3],
    ['?width=9', 3, 9],
    ['?height=2&width=26', 3, 25],
    ['?height=-40&width=0', 3, 3],
    ['?height=1000000000000000000000000&width=25', 25, 25],
    ['?height=007&width=%2B8', 7, 8],
  ])('takes 3 for a missing side and moves others into 3 to 25: %s', async (query, height, width) => {
    expect(await lead(query)).toMatchObject({ height, width });
  });

  test.each([
    ['?maxEnemies=5', '?maxEnemies=5'],
    ['?maxLocks=0&maxEnemies=0', '?maxEnemies=0&maxLocks=0'],
    ['?maxEnemies=-1&maxLocks=999', '?maxEnemies=-1&maxLocks=999'],
    ['?maxEnemies=-7&maxLocks=5000', '?maxEnemies=-1&maxLocks=999'],
  ])('keeps the limits in the address, moved into -1 to 999: %s', async (query, search) => {
    expect((await lead(query)).search).toBe(search);
  });

  test.each(['height', 'width', 'maxEnemies', 'maxLocks'])(
    'refuses a %s that is no whole number',
    async (name) => {
      for (const value of ['abc', '3.5', '', '1e3', '0x10', ' 5', '5 ', 'NaN', '--4', '%00', '٣', '<b>']) {
        const answer = await app.inject({
          url: `/play?${name}=${encodeURIComponent(value)}`,
          headers: BROWSER,
        });
        expect([value, answer.statusCode]).toEqual([value, 400]);
        expect(answer.body).toContain(`${name} must be a whole number from`);
        expect(answer.body).toContain('href="/"');
        expect(answer.body).not.toContain('<b>');
      }
      const twice = await app.inject({ url: `/play?${name}=4&${name}=5`, headers: BROWSER });
      expect(twice.statusCode).toBe(400);
    },
  );

  test('never fails, whatever is asked', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom('height', 'width', 'maxEnemies', 'x'), fc.string()),
        async (words) => {
          const answer = await app.inject({ url: `/play?${new URLSearchParams(words)}`, headers: BROWSER });
          expect([302, 400]).toContain(answer.statusCode);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('leads to addresses that the game can play', async () => {
    const { code, location } = await lead('?height=5&width=4&maxEnemies=2&maxLocks=1');
    expect((await app.inject(location)).statusCode).toBe(200);
    const game = findGame('lost-cause');
    if (!game.ok) throw new Error(game.reason);
    expect(startRun(game.value, { code, maxEnemies: 2, maxLocks: 1 }, '').ok).toBe(true);
  });
});

describe('/play/<code>', () => {
  test.each([CODE, CODE.replaceAll('=', '%3D'), `${CODE}?maxEnemies=0&maxLocks=-1`])(
    'is the page of the game: %s',
    async (rest) => {
      const answer = await app.inject({ url: `/play/${rest}`, headers: BROWSER });
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(answer.body).toContain('<title>Warren</title>');
    },
  );

  test.each([
    ['a strange character', 'AwPpuzNk!AAA==', 'Character 9'],
    ['another length', 'AwPpuzNkUAAA=', 'characters'],
    ['a side out of range', 'AgPpuzNkUAAA==', 'outside 3 to 25'],
    ['walls that disagree', 'AwPpuzNkQAAA==', ''],
    ['nothing like a code', 'hello', ''],
    ['a code of 10,000 characters', 'A'.repeat(10_000), 'too long'],
    ['markup', '<script>alert(1)</script>', ''],
  ])('with %s is a page with the reason and a way home', async (_, code, reason) => {
    const answer = await app.inject({ url: `/play/${encodeURIComponent(code)}`, headers: BROWSER });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('This is no maze');
    expect(answer.body).toContain(reason);
    expect(answer.body).toContain('href="/"');
    expect(answer.body).not.toContain('<script>alert');
  });

  test('refuses every code that differs in one character', async () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=';
    for (let place = 0; place < CODE.length; place++) {
      for (const character of alphabet) {
        const code = CODE.slice(0, place) + character + CODE.slice(place + 1);
        const expected = parseLostCause(code).ok ? 200 : 400;
        expect([code, (await app.inject(`/play/${encodeURIComponent(code)}`)).statusCode]).toEqual([
          code,
          expected,
        ]);
      }
    }
  });

  test('refuses limits that are no whole numbers', async () => {
    const answer = await app.inject({ url: `/play/${CODE}?maxLocks=few`, headers: BROWSER });
    expect([
      answer.statusCode,
      answer.body.includes('The number maxLocks must be a whole number from -1 to 999'),
    ]).toEqual([400, true]);
  });

  test('is JSON with a name for programs', async () => {
    const answer = await app.inject('/play/nonsense');
    expect(answer.json().error.code).toBe('bad-code');
  });

  test.each(['/play/', '/play//', `/play/${CODE}/more`])('has nothing beside it: %s', async (url) => {
    const answer = await app.inject({ url, headers: BROWSER });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('href="/"');
  });
});

test.each(['/', '/studio', '/studio?seed=x'])('%s is a page of the web app', async (url) => {
  const answer = await app.inject({ url, headers: BROWSER });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(answer.body).toContain('<title>Warren</title>');
});
