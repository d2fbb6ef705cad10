import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openFileLog } from '../../src/storage/log.js';
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

test('where nothing can be written nothing happens', () => {
  const log = openFileLog('/dev/null/nowhere', now);
  expect(() => log.error('worlds', 'lost')).not.toThrow();
});
