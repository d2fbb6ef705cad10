import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { describeProfileStore } from '../../../../packages/games/test/support/profile-store-suite.js';
import { finish } from '../../../../packages/games/test/support/profiles.js';
import { openProfileFile } from '../../src/storage/profiles.js';
import { must } from '../support/must.js';
import { folder } from '../support/warren.js';

const open = async (dir: string) => must(await openProfileFile(dir, Date.now));

describeProfileStore('a file of this machine', async () => {
  const dir = folder();
  return async () => (await open(dir)).table;
});

test('profiles and completions are rows of two tables, and those of a profile go with it', async () => {
  const dir = folder();
  const { profiles, close } = await open(dir);
  await profiles.create('Ann');
  await profiles.complete('Ann', finish(100));
  close();
  const raw = new DatabaseSync(join(dir, 'profiles.db'), { enableForeignKeyConstraints: true });
  const count = (table: string) => raw.prepare(`select count(*) as rows from ${table}`).get();
  expect([count('profile'), count('completion')]).toEqual([{ rows: 1 }, { rows: 1 }]);
  expect(() => raw.exec("update completion set profile = 'nobody'")).toThrow(/FOREIGN KEY/);
  raw.exec("delete from profile where folded = 'ann'");
  expect(count('completion')).toEqual({ rows: 0 });
  raw.close();
});

test('what breaks off in the middle leaves everything as it was', async () => {
  const { profiles, table, close } = await open(folder());
  await profiles.create('Ann');
  const before = await profiles.records();
  const breaking = table.change(['ann', 'bob'], (record, key) => {
    if (key === 'bob') throw new Error('it breaks off');
    return record === null ? null : { ...record, name: 'ANN' };
  });
  await expect(breaking).rejects.toThrow('it breaks off');
  expect(await profiles.records()).toEqual(before);
  close();
});

test('a file that is damaged, or of a newer Warren, is refused with the reason and not touched', async () => {
  const damaged = folder();
  writeFileSync(join(damaged, 'profiles.db'), 'no database at all, but long enough to be none '.repeat(50));
  expect(await openProfileFile(damaged, Date.now)).toMatchObject({
    ok: false,
    reason: expect.stringContaining("can't be read"),
  });
  const newer = folder();
  const { close } = await open(newer);
  close();
  const raw = new DatabaseSync(join(newer, 'profiles.db'));
  raw.exec('pragma user_version = 2');
  raw.close();
  expect(await openProfileFile(newer, Date.now)).toMatchObject({
    ok: false,
    reason: expect.stringContaining('made by a newer Warren'),
  });
});
