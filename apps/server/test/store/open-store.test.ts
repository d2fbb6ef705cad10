import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findService } from '../../../../tools/services/find-service.mjs';
import { freePort } from '../../../../tools/services/free-port.mjs';
import { openStore } from '../../src/store/open-store.js';
import { must } from '../support/must.js';
import { makeFile } from './support/every-database.js';
import { addAccount } from './support/rows.js';

test('what a file holds is there when it is opened again', async () => {
  const place = await makeFile();
  const first = must(await openStore({ database: place.address }));
  const account = await addAccount(first, 'ann');
  await first.close();
  const second = must(await openStore({ database: place.address }));
  expect(await second.accounts.find('ann')).toEqual(account);
  await second.close();
  await place.remove();
});

test('the folder of a file is made when it is missing', async () => {
  const place = await makeFile();
  const database = `sqlite:${join(place.folder, 'new', 'folder', 'warren.sqlite')}`;
  await must(await openStore({ database })).close();
  await place.remove();
});

test.each(['mysql://localhost/warren', 'warren.sqlite', ''])('%j is no database', async (database) => {
  expect(await openStore({ database })).toEqual({
    ok: false,
    reason: 'a database is named sqlite:<file> or postgres://user@host/name',
  });
});

test('a file that is something else is refused in a sentence, and left alone', async () => {
  const place = await makeFile();
  writeFileSync(place.file, 'These are notes of mine and no database at all. '.repeat(100));
  expect(await openStore({ database: place.address })).toEqual({
    ok: false,
    reason: `the database ${place.file} cannot be opened: file is not a database`,
  });
  await place.remove();
});

test('a folder is no database', async () => {
  const place = await makeFile();
  mkdirSync(place.file);
  expect(await openStore({ database: place.address })).toMatchObject({
    ok: false,
    reason: expect.stringContaining('cannot be opened'),
  });
  await place.remove();
});

test('a server that is not there is named, and the password is not', async () => {
  const port = await freePort();
  const opened = await openStore({ database: `postgres://warren:hush@127.0.0.1:${port}/games` });
  expect(opened).toMatchObject({
    ok: false,
    reason: expect.stringContaining(`the database 127.0.0.1:${port}/games cannot be opened: `),
  });
  expect(JSON.stringify(opened)).not.toContain('hush');
});

test('a wrong password is told without telling it', async () => {
  const { address } = await findService('postgres');
  // Without PostgreSQL the contract has said so already.
  if (address === undefined) return expect(process.env.CI).not.toBe('true');
  const wrong = new URL(address);
  wrong.password = 'hush';
  const opened = await openStore({ database: wrong.href });
  expect(opened).toMatchObject({ ok: false, reason: expect.stringContaining('password') });
  expect(JSON.stringify(opened)).not.toContain('hush');
});
