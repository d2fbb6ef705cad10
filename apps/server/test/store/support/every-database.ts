import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findService } from '../../../../../tools/services/find-service.mjs';
import type { Database } from '../../../src/store/database.js';
import { migrate } from '../../../src/store/migrations/migrate.js';
import { openDatabase } from '../../../src/store/open-store.js';
import { statement } from '../../../src/store/statement.js';
import { makeStore, type Store } from '../../../src/store/store.js';
import { must } from '../../support/must.js';

/** An empty place for a database. */
export interface Place {
  readonly address: string;
  remove(): Promise<void>;
}

/** What a test of the contract is given anew each time. */
export interface Bench {
  readonly store: Store;
  readonly database: Database;
}

/** Runs a suite on an empty store of every kind. One that can't be had is reported, and fails where CI is true. */
export const everyDatabase = {
  describe: async (suite: (bench: () => Bench) => void): Promise<void> => {
    for (const { title, make } of await kinds()) describe(title, () => suite(prepareBench(make)));
  },
};

/** A new bench for every test, and the way to it. */
function prepareBench(make: () => Promise<Place>): () => Bench {
  let bench: Bench;
  let place: Place;
  beforeEach(async () => {
    place = await make();
    const database = must(await openDatabase(place.address));
    must(await migrate(database));
    bench = { database, store: makeStore(database) };
  });
  afterEach(async () => {
    await bench.store.close();
    await place.remove();
  });
  return () => bench;
}

async function kinds() {
  const postgres = await findService('postgres');
  if (postgres.address === undefined) reportMissing(`PostgreSQL is not tested: ${postgres.reason}`);
  const { address } = postgres;
  return [
    { title: 'SQLite in memory', make: makeMemory },
    { title: 'SQLite in a file', make: makeFile },
    ...(address === undefined ? [] : [{ title: 'PostgreSQL', make: () => makeSchema(address) }]),
  ];
}

export function reportMissing(line: string): void {
  process.stderr.write(`${line}\n`);
  test(line, () => expect(process.env.CI).not.toBe('true'));
}

async function makeMemory(): Promise<Place> {
  return { address: 'sqlite::memory:', remove: async () => {} };
}

export async function makeFile(): Promise<Place & { readonly file: string; readonly folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'warren-store-'));
  const file = join(folder, 'warren.sqlite');
  return {
    address: `sqlite:${file}`,
    file,
    folder,
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A schema of its own in the database of this run, whose tables no other test sees. */
export async function makeSchema(address: string): Promise<Place> {
  const schema = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await runOn(address, `create schema ${schema}`);
  const own = new URL(address);
  own.searchParams.set('options', `-c search_path=${schema}`);
  return { address: own.href, remove: () => runOn(address, `drop schema ${schema} cascade`) };
}

async function runOn(address: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query('set client_min_messages = warning');
  await client.query(text);
  await client.end();
}

/** How many rows every table has that the database knows of. */
export async function countRows({ build, kind, rows }: Database): Promise<Record<string, number>> {
  const names =
    kind === 'sqlite'
      ? sql<{
          name: string;
        }>`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`
      : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`;
  const counts: Record<string, number> = {};
  for (const { name } of await rows(
    statement(() => ({ compile: () => names.compile(build) })),
    {},
  )) {
    const count = sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`;
    const [found] = await rows(
      statement(() => ({ compile: () => count.compile(build) })),
      {},
    );
    counts[name] = found?.rows ?? 0;
  }
  return counts;
}
