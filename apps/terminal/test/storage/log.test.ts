import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readArgs } from '../../src/cli/args.js';
import { command as syncCommand } from '../../src/commands/sync.js';
import { openDataFolder } from '../../src/storage/data-folder.js';
import { openFileLog } from '../../src/storage/log.js';
import { settingsFile } from '../../src/storage/settings.js';
import { must } from '../support/must.js';
import { folder } from '../support/warren.js';

const now = () => new Date(0);
const linesOf = (path: string) => readFileSync(path, 'utf8').split('\n').slice(0, -1);

test('a line has time, level, module and message, and is one line whatever it holds', () => {
  const place = join(folder(), 'log');
  const log = openFileLog(place, now);
  log.info('worlds', 'opened\nfaked line');
  log.error('play', 'gone \u001b[2J wrong');
  expect(linesOf(join(place, 'warren.log'))).toEqual([
    '1970-01-01T00:00:00.000Z info  worlds: opened\ufffdfaked line',
    '1970-01-01T00:00:00.000Z error play: gone \ufffd[2J wrong',
  ]);
});

test('what opens an account is not written down', () => {
  const place = folder();
  const log = openFileLog(place, now);
  log.warn('online', 'refused: token: abc123, {"password":"secret words"} Bearer xyz.789');
  const [line] = linesOf(join(place, 'warren.log'));
  expect(line).not.toMatch(/abc123|secret|words|xyz/);
  expect(line).toContain('token: ***');
});

test('files stay small and few, and the newest lines are in the first', () => {
  const place = folder();
  const log = openFileLog(place, now, { bytes: 500, files: 3 });
  for (let i = 0; i < 100; i++) log.info('worlds', `line ${i}`);
  expect(readdirSync(place).sort()).toEqual(['warren.log', 'warren.log.1', 'warren.log.2']);
  for (const name of readdirSync(place)) expect(statSync(join(place, name)).size).toBeLessThan(600);
  expect(linesOf(join(place, 'warren.log')).at(-1)).toContain('line 99');
  const first = linesOf(join(place, 'warren.log'))[0].split(' ').at(-1);
  expect(linesOf(join(place, 'warren.log.1')).at(-1)).toContain(`line ${Number(first) - 1}`);
});

test.each([
  ['debug', ['debug', 'info', 'warn', 'error']],
  ['info', ['info', 'warn', 'error']],
  ['warn', ['warn', 'error']],
] as const)('at the level %s it has what is that grave or graver', (level, written) => {
  const data = folder();
  must(settingsFile(join(data, 'play')).set({ log: level }));
  const { log } = openDataFolder(readArgs(syncCommand, ['--data', data]));
  for (const name of ['debug', 'info', 'warn', 'error'] as const) log[name]('test', name);
  expect(linesOf(join(data, 'log', 'warren.log')).map((line) => line.split(' ').at(-1))).toEqual(written);
});

test('where nothing can be written nothing happens', () => {
  const log = openFileLog('/dev/null/nowhere', now);
  expect(() => log.error('worlds', 'lost')).not.toThrow();
});
