import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { findService } from '../../../../../tools/services/find-service.mjs';
import { checkVersion, MIGRATIONS, migrate } from '../../../src/store/migrations/migrate.js';
import type { Migration } from '../../../src/store/migrations/migration.js';
import { openDatabase, openStore } from '../../../src/store/open-store.js';
import { statement } from '../../../src/store/statement.js';
import { makeStore } from '../../../src/store/store.js';
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

  test('a database that a newer Warren has only expanded is taken as it is', async () => {
    const { database } = bench();
    must(await migrate(database, [...MIGRATIONS, { ...next, expands: true }]));
    const newer = { ok: true, value: MIGRATIONS.length + 1 };
    expect(await migrate(database)).toEqual(newer);
    expect(await checkVersion(database)).toEqual(newer);
  });

  test('a server that does not migrate refuses a database that is not up to date', async () => {
    const { database } = bench();
    expect(await checkVersion(database)).toMatchObject({ ok: true });
    expect(await checkVersion(database, [...MIGRATIONS, next])).toMatchObject({
      ok: false,
      reason: expect.stringContaining('run warren migrate first'),
    });
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

test('names that were there before are compared by their looks too', async () => {
  const { address = 'sqlite::memory:' } = await findService('postgres');
  const places = [
    'sqlite::memory:',
    address === 'sqlite::memory:' ? address : (await makeSchema(address)).address,
  ];
  for (const each of places) {
    const database = must(await openDatabase(each));
    const before = MIGRATIONS.findIndex(({ name }) => name === 'lookalikes');
    must(await migrate(database, MIGRATIONS.slice(0, before)));
    const old = { id: 'old', name: 'Paul', folded: 'paul', guest: 0, password_hash: 'h', created_at: 1 };
    const row = { ...old, save_bytes: 0, save_slots: 0, save_floor: 0 };
    const insert = statement(() => database.build.insertInto('account').values(row as never));
    await database.write((tx) => tx.run(insert, {}));
    must(await migrate(database));
    const store = makeStore(database);
    const other = { id: 'new', name: 'PauI', folded: 'paui', passwordHash: 'h', at: 1 };
    expect(await store.accounts.create(other)).toBeNull();
    await store.close();
  }
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
