import { mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startServer } from '../../src/app/start-server.js';
import type { Config } from '../../src/config/config.js';
import { describeConfig } from '../../src/config/config.js';
import { databaseFile, dataFolder } from '../../src/config/data-folder.js';
import { defaultConfig, readConfig, variableOf } from '../../src/config/read-config.js';
import { SETTINGS } from '../../src/config/settings.js';

type Words = Record<string, string>;

function read(flags: Words, environment: Words = {}): Config {
  const config = readConfig({ flags, environment });
  if (!config.ok) throw new Error(config.reason);
  return config.value;
}

describe('settings', () => {
  test('are complete without a word: this machine alone, a file in the data folder', () => {
    const data = dataFolder({ platform: process.platform, env: {}, home: homedir() });
    expect(read({})).toEqual({
      ...defaultConfig(),
      log: 'info',
      data,
      database: `sqlite:${databaseFile(data)}`,
    });
  });

  test('come from flags and the environment, and flags win', () => {
    const environment = {
      WARREN_PORT: '1',
      WARREN_HOST: '0.0.0.0',
      WARREN_PUBLIC_URL: 'https://example.org/',
    };
    expect(read({ port: '2' }, environment)).toMatchObject({
      port: 2,
      host: '0.0.0.0',
      publicUrl: 'https://example.org',
    });
  });

  test('of limits have their counts in them', () => {
    const { limits } = read({ 'limit-read': '10/20/30' }, { WARREN_LIMIT_SIGN_IN: '1/2/3' });
    expect(limits.read).toEqual({ account: 10, address: 20, seconds: 30 });
    expect(limits['sign-in']).toEqual({ account: 1, address: 2, seconds: 3 });
    const known = SETTINGS.filter(({ flag }) => flag.startsWith('limit-')).map(({ flag }) => flag.slice(6));
    expect(known.sort()).toEqual(Object.keys(limits).sort());
  });

  test('put the database into the data folder, or where it is said to be', () => {
    expect(read({ data: '/var/warren' }).database).toBe('sqlite:/var/warren/warren.sqlite');
    expect(read({ database: 'postgres://u@h/d' }).database).toBe('postgres://u@h/d');
    expect(read({ database: 'sqlite::memory:' }).database).toBe('sqlite::memory:');
  });

  test.each([
    ['port', ['x', '-1', '65536', '1.5', '', '8080 ', '1e3']],
    ['host', ['']],
    ['data', ['']],
    ['database', ['', 'mysql://h/d', 'sqlite:', 'postgres:', 'warren.db']],
    ['redis', ['', 'localhost', 'http://h', 'redis:']],
    [
      'public-url',
      [
        '',
        'example.org',
        'ftp://example.org',
        'https://example.org/game',
        'https://u@example.org',
        'https://e.org?x',
      ],
    ],
    ['trusted-hops', ['-1', '11', 'all']],
    ['log', ['', 'loud', 'INFO']],
    ['session-days', ['0', '401']],
    ['ticket-hours', ['0', '721']],
    ['limit-read', ['', '1', '1/2', '0/1/1', '1/0/1', '1/1/0', '1/2/3/4', 'a/b/c', '-1/2/3']],
    ['check-threads', ['0', '65']],
  ])('%s that cannot be are refused in one line that names it', (flag, values) => {
    for (const value of values) {
      const byFlag = readConfig({ flags: { [flag]: value }, environment: {} });
      expect([value, byFlag]).toEqual([
        value,
        { ok: false, reason: expect.stringMatching(`^--${flag} must `) },
      ]);
      const variable = variableOf(flag);
      const byVariable = readConfig({ flags: {}, environment: { [variable]: value } });
      expect(byVariable).toEqual({ ok: false, reason: expect.stringMatching(`^${variable} must `) });
    }
  });

  test('that are wrong in several ways are told all at once', () => {
    const flags = { port: 'x', log: 'y' };
    const config = readConfig({ flags, environment: {} });
    expect(config.ok ? '' : config.reason).toMatch(/^--port must .*; --log must /);
  });

  test('each have a name of their own, and help for it', () => {
    expect(new Set(SETTINGS.map(({ flag }) => flag)).size).toBe(SETTINGS.length);
    for (const { about } of SETTINGS) expect(about).not.toBe('');
  });
});

test('settings are shown without the passwords in their addresses', () => {
  const shown = describeConfig({
    ...defaultConfig(),
    database: 'postgres://warren:se%3Acret@db.example.org:5432/warren?password=other&sslkey=x#y',
    redis: 'rediss://:hidden@cache.example.org:6379/0',
  });
  expect(shown.database).toBe('postgres://warren:***@db.example.org:5432/warren?...');
  expect(shown.redis).toBe('rediss://:***@cache.example.org:6379/0');
  expect(JSON.stringify(shown)).not.toMatch(/cret|other|hidden/);
  expect(describeConfig(defaultConfig()).database).toBe('sqlite::memory:');
});

describe('a server', () => {
  const quiet = { port: 0, signals: false, print: () => {} };

  test('makes its data folder, and finds there what it left', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'warren-data-'));
    const config = read({ data: join(folder, 'new', 'place'), log: 'silent' });
    const visit = async (headers: Words, init: RequestInit = {}) => {
      const server = await startServer({ ...quiet, config });
      if (!server.ok) throw new Error(server.reason);
      const path = init.method === 'POST' ? '/api/guest' : '/api/me';
      const answer = await (await fetch(server.value.address + path, { ...init, headers })).json();
      await server.value.close();
      return answer as { account: { id: string }; token: string };
    };
    const type = { 'content-type': 'application/json' };
    const guest = await visit(type, { method: 'POST', body: '{"wants":"token"}' });
    const again = await visit({ authorization: `Bearer ${guest.token}` });
    expect(again.account).toEqual(guest.account);
    rmSync(folder, { recursive: true, force: true });
  });

  test('whose data folder cannot be made, or whose database cannot be opened, says so in one line', async () => {
    const file = new URL(import.meta.url).pathname;
    const folder = await startServer({
      ...quiet,
      config: read({ data: join(file, 'below'), log: 'silent' }),
    });
    expect(folder).toEqual({
      ok: false,
      reason: expect.stringMatching(/^the folder .* choose another with --data$/),
    });
    const database = await startServer({
      ...quiet,
      config: read({ database: `sqlite:${file}`, log: 'silent' }),
    });
    expect(database).toEqual({ ok: false, reason: expect.stringMatching(/database/) });
  });

  test('writes its settings into the log when it starts, without secrets', async () => {
    const lines: string[] = [];
    const config = { ...defaultConfig(), log: 'info' as const, redis: 'redis://:hidden@127.0.0.1:1/0' };
    const server = await startServer({
      ...quiet,
      config,
      logStream: { write: (line) => void lines.push(line) },
    });
    if (!server.ok) throw new Error(server.reason);
    await server.value.close();
    const start = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'starting');
    expect(start.settings).toMatchObject({ host: 'localhost', redis: 'redis://:***@127.0.0.1:1/0' });
    expect(lines.join('')).not.toContain('hidden');
  });
});
