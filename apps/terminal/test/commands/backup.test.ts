import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, PROGRAM, warren } from '../support/warren.js';

test('a running server is backed up; it is restored when the server has stopped', async () => {
  const here = folder();
  const data = join(here, 'data');
  const copy = join(here, 'copy.sqlite');
  const file = join(data, 'warren.sqlite');
  const stop = await serve(data);

  const copied = await warren(['backup', copy, '--data', data]);
  expect(copied).toMatchObject({ code: 0, out: `${file} is copied to ${copy}\n`, err: '' });
  expect(readFileSync(copy).subarray(0, 15).toString()).toBe('SQLite format 3');

  const again = await warren(['backup', copy, '--data', data]);
  expect(again).toMatchObject({
    code: 1,
    err: `warren: the backup failed: there is a file ${copy} already\n`,
  });
  expect(await warren(['backup', copy, '--data', data, '--force'])).toMatchObject({ code: 0, err: '' });

  const tooEarly = await warren(['restore', copy, '--data', data]);
  expect(tooEarly).toMatchObject({
    code: 1,
    err: `warren: the database ${file} is in use; stop the server first\n`,
  });

  await stop();
  const extraPage = `${file}.before-restore-1`;
  expect(await warren(['restore', copy, '--data', data])).toMatchObject({
    code: 0,
    out: `${copy} is restored to ${file}; what was there before is ${extraPage}\n`,
    err: '',
  });
  expect(readdirSync(data).sort()).toEqual(['warren.sqlite', 'warren.sqlite.before-restore-1']);
  await (await serve(data))();
});

test('a database is brought up to date by a command of its own, as often as you like', async () => {
  const data = ['--data', join(folder(), 'data')];
  for (let i = 0; i < 2; i++) {
    expect(await warren(['migrate', ...data])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^the database is up to date: its form is \d+\n$/),
    });
  }
});

test('what cannot be backed up or restored is said in one line', async () => {
  const here = folder();
  const text = join(here, 'text');
  writeFileSync(text, 'no database');
  const data = ['--data', join(here, 'data')];
  const refusals = [
    { words: ['backup'], code: 2, says: 'backup needs the name of one file' },
    { words: ['backup', 'a', 'b'], code: 2, says: 'backup needs the name of one file' },
    { words: ['backup', join(here, 'copy'), ...data], code: 1, says: 'there is no database' },
    {
      words: ['backup', join(here, 'copy'), '--database', 'postgres://localhost/warren'],
      code: 1,
      says: 'PostgreSQL has tools of its own for this: pg_dump and pg_restore',
    },
    { words: ['backup', 'copy', '--database', 'mysql://x'], code: 2, says: '--database must be' },
    { words: ['restore'], code: 2, says: 'restore needs the name of one file' },
    { words: ['restore', join(here, 'nothing'), ...data], code: 1, says: 'there is no file' },
    { words: ['restore', text, ...data], code: 1, says: 'it is no database' },
  ];
  const answers = await Promise.all(refusals.map(({ words }) => warren(words)));
  for (const [index, { code, says }] of refusals.entries()) {
    const ended = answers[index];
    expect(ended).toMatchObject({ code, out: '', err: expect.stringContaining(says) });
    expect(ended?.err.trimEnd().split('\n')).toHaveLength(1);
  }
  expect(existsSync(join(here, 'copy'))).toBe(false);
});

/** Starts a server on a data folder; answers how to stop it. */
async function serve(data: string): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [PROGRAM, 'serve', '--port', '0', '--data', data]);
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk;
        if (said.includes('Warren is open at')) resolve();
      });
    }
    child.on('close', () => reject(new Error(`the server ended: ${said}`)));
  });
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}
