import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backUp, restore } from '../../src/store/backup.js';
import { MIGRATIONS, migrate } from '../../src/store/migrations/migrate.js';
import { openDatabase, openStore } from '../../src/store/open-store.js';
import type { Store } from '../../src/store/store.js';
import { must } from '../support/must.js';
import { makeFile } from './support/every-database.js';
import { addAccount, aWrite } from './support/rows.js';

let place: Awaited<ReturnType<typeof makeFile>>;
let store: Store;
beforeEach(async () => {
  place = await makeFile();
  store = must(await openStore({ database: place.address }));
  await addAccount(store, 'ann');
});
afterEach(async () => {
  await store.close();
  await place.remove();
});

const inFolder = (name: string) => join(place.folder, name);

test('a backup is a whole database of one moment, while others write', async () => {
  const writing = Array.from({ length: 200 }, (_, i) => store.saves.write(aWrite({ expected: i, at: i })));
  await store.backup(inFolder('copy'));
  await Promise.all(writing);
  const copy = must(await openStore({ database: `sqlite:${inFolder('copy')}` }));
  expect(await copy.accounts.find('ann')).toEqual(await store.accounts.find('ann'));
  const { saves, bytes } = await copy.saves.list('ann');
  const save = await copy.saves.read('ann', 'campaign');
  expect(bytes).toBe(saves.length === 0 ? 0 : 7 * (1 + (save?.copies.length ?? 0)));
  await copy.close();
});

test('a backup replaces no file unless it is told to, and leaves nothing unfinished', async () => {
  const path = inFolder('copy');
  writeFileSync(path, 'mine');
  await expect(store.backup(path)).rejects.toThrow('already');
  expect(await backUp(place.address, { path, replace: false })).toMatchObject({ ok: false });
  expect(readFileSync(path, 'utf8')).toBe('mine');
  expect(await backUp(place.address, { path, replace: true })).toEqual({ ok: true, value: place.file });
  expect(readFileSync(path).subarray(0, 15).toString()).toBe('SQLite format 3');
  expect(readdirSync(place.folder).filter((name) => name.includes('unfinished'))).toEqual([]);
});

test('there is no backup of what is not there, of memory, or of PostgreSQL', async () => {
  const to = { path: inFolder('copy'), replace: false };
  const reasons = await Promise.all(
    [`sqlite:${inFolder('nothing')}`, 'sqlite::memory:', 'postgres://localhost/x'].map((address) =>
      backUp(address, to),
    ),
  );
  expect(reasons).toEqual([
    { ok: false, reason: `there is no database ${inFolder('nothing')}` },
    { ok: false, reason: 'a database in memory cannot be backed up' },
    { ok: false, reason: 'PostgreSQL has tools of its own for this: pg_dump and pg_restore' },
  ]);
  expect(existsSync(to.path)).toBe(false);
});

test('a backup is restored where there was nothing', async () => {
  await store.backup(inFolder('copy'));
  const file = inFolder('another');
  expect(restore(`sqlite:${file}`, inFolder('copy'))).toEqual({ ok: true, value: { file, aside: null } });
  const restored = must(await openStore({ database: `sqlite:${file}` }));
  expect(await restored.accounts.find('ann')).not.toBeNull();
  await restored.close();
});

test('a damaged database is set aside, and the backup takes its place', async () => {
  await store.backup(inFolder('copy'));
  const file = inFolder('damaged');
  writeFileSync(file, 'nothing that can be read');
  const aside = `${file}.before-restore-1`;
  expect(restore(`sqlite:${file}`, inFolder('copy'))).toEqual({ ok: true, value: { file, aside } });
  expect(readFileSync(aside, 'utf8')).toBe('nothing that can be read');
  expect(readdirSync(place.folder).filter((name) => name.includes('restoring'))).toEqual([]);
});

test('only its owner may read a database, its backup, and what was restored', async () => {
  await store.backup(inFolder('copy'));
  chmodSync(inFolder('copy'), 0o644);
  must(restore(`sqlite:${inFolder('restored')}`, inFolder('copy')));
  await backUp(place.address, { path: inFolder('copy'), replace: true });
  const modes = [place.file, `${place.file}-wal`, inFolder('copy'), inFolder('restored')].map(
    (path) => statSync(path).mode & 0o777,
  );
  // Windows has other ways.
  if (process.platform !== 'win32') expect(modes).toEqual([0o600, 0o600, 0o600, 0o600]);
});

test('a database that is in use is not replaced', async () => {
  await store.backup(inFolder('copy'));
  expect(restore(place.address, inFolder('copy'))).toEqual({
    ok: false,
    reason: `the database ${place.file} is in use; stop the server first`,
  });
  expect(await store.accounts.find('ann')).not.toBeNull();
});

test('what is no backup is refused before anything is touched', async () => {
  writeFileSync(inFolder('text'), 'no database');
  writeFileSync(inFolder('half'), await half());
  const other = must(await openDatabase(`sqlite:${inFolder('newer')}`));
  const next = { name: 'next', up: async () => {} };
  must(await migrate(other, [...MIGRATIONS, next]));
  await other.close();
  const file = inFolder('target');
  const answers = ['missing', 'text', 'half', 'newer'].map((name) =>
    restore(`sqlite:${file}`, inFolder(name)),
  );
  expect(answers).toMatchObject([
    { ok: false, reason: expect.stringContaining('there is no file') },
    { ok: false, reason: expect.stringContaining('it is no database') },
    { ok: false, reason: expect.stringMatching(/it is (no database|damaged)/) },
    { ok: false, reason: expect.stringContaining('it was made by a newer Warren') },
  ]);
  expect(existsSync(file)).toBe(false);
});

/** A backup that was not copied to its end. */
async function half(): Promise<Buffer> {
  const path = inFolder('whole');
  await store.backup(path);
  const bytes = readFileSync(path);
  return bytes.subarray(0, bytes.length / 2);
}
