import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildServer } from '../../src/app/build-server.js';

const BROWSER = { accept: 'text/html,application/xhtml+xml' };

let webRoot = '';
let app: FastifyInstance;
beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'warren-web-'));
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Warren</title>');
  writeFileSync(join(webRoot, 'routes.json'), '["/", "/boards", "/boards/*", "/play/*", "/replay/*"]');
  writeFileSync(join(webRoot, 'message.html'), '<h1>%TITLE%</h1><p>%TEXT%</p><a href="/">home</a>');
  writeFileSync(join(webRoot, 'assets', 'main-abc123.js'), 'export {};');
  writeFileSync(join(webRoot, 'assets', 'main-abc123.js.br'), brotliCompressSync('export {};'));
  app = await buildServer({ webRoot });
  app.get('/breaks', () => {
    throw new Error('a secret detail');
  });
  app.get('/refuses', () => {
    throw Object.assign(new Error('the <b>size</b> costs $& too much'), { statusCode: 400 });
  });
});
afterAll(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true, force: true });
});

describe('the web app', () => {
  test('is at the root and asked for anew each time', async () => {
    const answer = await app.inject('/');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch('text/html');
    expect(answer.headers['cache-control']).toBe('no-cache');
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(answer.headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  test('has the pages of its route table, and no other', async () => {
    const statuses = ['/boards', '/boards/lost-cause.campaign', '/boards/a/b', '/daily', '/routes.json'].map(
      async (url) => (await app.inject(url)).statusCode,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 404, 404, 404]);
  });

  test('is there for browsers that take compressed answers, compressed where it was', async () => {
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    const page = await app.inject({ url: '/', headers });
    expect([page.statusCode, page.headers['content-encoding']]).toEqual([200, undefined]);
    const part = await app.inject({ url: '/assets/main-abc123.js', headers });
    expect([part.statusCode, part.headers['content-encoding']]).toEqual([200, 'br']);
    expect(brotliDecompressSync(part.rawPayload).toString()).toBe('export {};');
  });

  test('has parts with a hash in their name, kept for ever', async () => {
    const answer = await app.inject('/assets/main-abc123.js');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('keeps the way out of its folder shut', async () => {
    for (const url of [
      '/../package.json',
      '/%2e%2e/package.json',
      '/..%2fpackage.json',
      '/assets/..%5c..%5cx',
    ]) {
      expect((await app.inject(url)).statusCode).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('every answer', () => {
  test('forbids inline script and foreign sources, and demands no HTTPS', async () => {
    for (const url of ['/', '/healthz', '/nowhere']) {
      const { headers } = await app.inject(url);
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch("default-src 'self'");
      expect(policy).toMatch("script-src 'self'");
      expect(policy).not.toMatch(/unsafe|upgrade-insecure|https?:/);
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });
});

test('/healthz says that the process answers', async () => {
  const answer = await app.inject('/healthz');
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
});

describe('an unknown address', () => {
  test('is a page with a way home for people', async () => {
    const answer = await app.inject({ url: '/nowhere', headers: BROWSER });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toMatch('text/html');
    expect(answer.body).toContain('<h1>A dead end</h1>');
    expect(answer.body).toContain('href="/"');
  });

  test.each(['/api', '/api/nowhere', '/api?x=1'])('is JSON for programs: %s', async (url) => {
    const answer = await app.inject({ url, headers: BROWSER });
    expect(answer.statusCode).toBe(404);
    expect(answer.json().error.code).toBe('not-found');
  });

  test('and one that cannot be read is refused, not broken', async () => {
    const answer = await app.inject({ url: '/%ff', headers: BROWSER });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('href="/"');
  });

  test('has a way home also when the web app was not built', async () => {
    const bare = await buildServer({ webRoot: join(webRoot, 'none') });
    const answer = await bare.inject({ url: '/', headers: BROWSER });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('href="/"');
    await bare.close();
  });
});

describe('an error', () => {
  test('of ours says nothing about the inside', async () => {
    for (const headers of [BROWSER, {}]) {
      const answer = await app.inject({ url: '/breaks', headers });
      expect(answer.statusCode).toBe(500);
      expect(answer.body).not.toMatch(/secret|\.ts/);
    }
  });

  test('of the caller says why, with nothing that a browser would run', async () => {
    const answer = await app.inject({ url: '/refuses', headers: BROWSER });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('The &lt;b&gt;size&lt;/b&gt; costs $&amp; too much');
  });
});
