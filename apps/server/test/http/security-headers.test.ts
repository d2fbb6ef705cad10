import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site } from '../support/site.js';

let webRoot = '';
let site: Site;
beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'warren-web-'));
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Warren</title>');
  writeFileSync(join(webRoot, 'routes.json'), '["/", "/boards", "/boards/*", "/play/*", "/replay/*"]');
  site = await openSite({ webRoot });
});
afterAll(async () => {
  await site.close();
  rmSync(webRoot, { recursive: true, force: true });
});

const PAGES = ['/', '/lost-cause', '/nowhere', '/play/nonsense', '/healthz'];
const DATA = ['/api/hello', '/api/me', '/api/nowhere', '/api/saves', '/api/openapi.json'];

describe('the content security policy', () => {
  test.each(PAGES)('of %s allows our own scripts and styles, and no inline ones', async (url) => {
    const { headers } = await site.app.inject({ url, headers: { accept: 'text/html' } });
    const policy = Object.fromEntries(
      String(headers['content-security-policy'])
        .split('; ')
        .map((rule) => [rule.split(' ', 1)[0], rule.split(' ').slice(1).join(' ')]),
    );
    expect(policy).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': "'self'",
      'connect-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
    expect(JSON.stringify(policy)).not.toMatch(/unsafe|https?:|\*/);
  });

  test.each(DATA)('of %s allows nothing at all', async (url) => {
    const { headers } = await site.app.inject(url);
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  });
});

test.each([...PAGES, ...DATA])('%s is not sniffed, and has a number for the log', async (url) => {
  const { headers } = await site.app.inject(url);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-request-id']).toMatch(/^[0-9a-f]{12}-[0-9a-z]+$/);
  expect(headers['x-powered-by']).toBeUndefined();
});

test.each(PAGES)('%s is in no frame, loads from this site alone, and sends no referrer', async (url) => {
  const { headers } = await site.app.inject(url);
  expect(headers).toMatchObject({
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
  });
});

test('pages may not use cameras, microphones or places', async () => {
  const { headers } = await site.app.inject('/');
  expect(headers['permissions-policy']).toMatch(/camera=\(\), microphone=\(\), geolocation=\(\)/);
});

test('HTTPS is promised only where the settings say that people come over it', async () => {
  const hsts = async (publicUrl: string | null, headers = {}) => {
    const other = await openSite({ webRoot, config: { publicUrl, trustedHops: 1 } });
    const answers = [
      await other.app.inject({ url: '/', headers }),
      await other.app.inject({ url: '/api/me', headers }),
    ];
    await other.close();
    return answers.map((answer) => answer.headers['strict-transport-security']);
  };
  expect(await hsts('https://warren.localhost')).toEqual(['max-age=31536000', 'max-age=31536000']);
  expect(await hsts('http://warren.localhost')).toEqual([undefined, undefined]);
  expect(await hsts(null, { 'x-forwarded-proto': 'https' })).toEqual([undefined, undefined]);
});

test('answers of /api are not cached on the way', async () => {
  for (const url of ['/api/hello', '/api/me', '/api/saves', '/api/nowhere']) {
    expect([url, (await site.app.inject(url)).headers['cache-control']]).toEqual([url, 'no-store']);
  }
});
