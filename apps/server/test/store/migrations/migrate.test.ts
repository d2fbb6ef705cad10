import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { findService } from '../../../../../tools/services/find-service.mjs';
import { MIGRATIONS, migrate } from '../../../src/store/migrations/migrate.js';
import type { Migration } from '../../../src/store/migrations/migration.js';
import { openDatabase, openStore } from '../../../src/store/open-store.js';
import { must } from '../../support/must.js';
import { countRows, everyDatabase, makeFile, makeSchema } from '../support/every-database.js';

const OPENER = fileURLToPath(new URL('../support/opener.mjs', import.meta.url));

const next: Migration = {
  name: 'another',
  up: async ({ build, run }) => {
    await run(build.schema.createTable('another').addColumn('id', 'integer'));
  },
};
const broken: Migration = {
  name: 'broken',
  up: async (step) => {
    await next.up(step);
    throw new Error('it breaks off');
  },
};

await everyDatabase.describe((bench) => {
  test('a database that is up to date stays as it is', async () => {
    const { database } = bench();
    const before = await countRows(database);
    expect(await migrate(database)).toEqual({ ok: true, value: MIGRATIONS.length });
    expect(await countRows(database)).toEqual(before);
  });

  test('migrations that are new are run, once and in order', async () => {
    const { database } = bench();
    const migrations = [...MIGRATIONS, next];
    expect(await migrate(database, migrations)).toEqual({ ok: true, value: migrations.length });
    expect(await migrate(database, migrations)).toEqual({ ok: true, value: migrations.length });
    expect(await countRows(database)).toMatchObject({ another: 0, migration: migrations.length });
  });

  test('a migration that breaks off leaves the database as it was', async () => {
    const { database } = bench();
    const before = await countRows(database);
    await expect(migrate(database, [...MIGRATIONS, broken])).rejects.toThrow('it breaks off');
    expect(await countRows(database)).toEqual(before);
  });

  test('a database that a newer Warren made is refused, and not touched', async () => {
    const { database } = bench();
    must(await migrate(database, [...MIGRATIONS, next]));
    const before = await countRows(database);
    expect(await migrate(database)).toMatchObject({
      ok: false,
      reason: expect.stringContaining('made by a newer Warren'),
    });
    expect(await countRows(database)).toEqual(before);
  });
});

test('several processes that open a new file at once all find it ready', async () => {
  const place = await makeFile();
  const opened = await Promise.all(
    Array.from({ length: 4 }, () => promisify(execFile)(process.execPath, [OPENER, place.address])),
  );
  expect(opened.map(({ stdout }) => stdout)).toEqual(Array.from({ length: 4 }, () => 'ready\n'));
  await place.remove();
});

test('several servers that open a new PostgreSQL at once all find it ready', async () => {
  const { address } = await findService('postgres');
  // Without PostgreSQL the contract above has said so already.
  if (address === undefined) return expect(process.env.CI).not.toBe('true');
  const place = await makeSchema(address);
  const opened = await Promise.all(Array.from({ length: 4 }, () => openStore({ database: place.address })));
  await Promise.all(opened.map(async (store) => must(store).close()));
  const database = must(await openDatabase(place.address));
  expect(await countRows(database)).toMatchObject({ migration: MIGRATIONS.length });
  await database.close();
  await place.remove();
});
