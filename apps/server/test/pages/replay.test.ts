import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildServer } from '../../src/app/build-server.js';
import { makeManualWorkers } from '../support/manual-workers.js';

const headers = { accept: 'text/html' };

let webRoot = '';
let app: FastifyInstance;
beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'warren-replay-'));
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Warren</title>');
  writeFileSync(join(webRoot, 'routes.json'), '["/", "/replay", "/replay/*"]');
  app = await buildServer({ webRoot, workers: makeManualWorkers() });
});
afterAll(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true, force: true });
});

test('the link of a run leads to the page that shows it', async () => {
  for (const id of ['AAAAAAAAAAAAAAAAAAAAAA', 'a-b_c-d_e-f_g-h_']) {
    const answer = await app.inject({ url: `/replay/${id}`, headers });
    expect([answer.statusCode, answer.body]).toEqual([200, '<!doctype html><title>Warren</title>']);
  }
  expect((await app.inject({ url: '/replay', headers })).statusCode).toBe(200);
});

test('a link that is none says so, to people and to programs', async () => {
  for (const id of [
    'short',
    'x'.repeat(65),
    'AAAAAAAAAAAAAAAAAAAA%00',
    '<script>alert(1)</script>',
    '..%2f..%2fetc',
  ]) {
    const answer = await app.inject({ url: `/replay/${encodeURI(id)}`, headers });
    expect(answer.statusCode, id).toBe(404);
    expect(answer.body).not.toContain('<script>');
  }
  const page = await app.inject({ url: '/replay/short', headers });
  expect(page.body).toContain('No such run');
  const json = await app.inject({ url: '/replay/short' });
  expect(json.json().error.code).toBe('no-run');
});
