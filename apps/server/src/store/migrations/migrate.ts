import { accept, type Result, refuse } from '@warren/engine';
import type { Compilable, Kysely } from 'kysely';
import type { Database, Transaction } from '../database.js';
import { type Given, statement } from '../statement.js';
import { first } from './0001-first.js';
import { profiles } from './0002-profiles.js';
import { runQueue } from './0003-run-queue.js';
import { lookalikes } from './0004-lookalikes.js';
import { listedBoards } from './0005-listed-boards.js';
import { rolling } from './0006-rolling.js';
import { runBytes } from './0007-run-bytes.js';
import { administration } from './0008-administration.js';
import { witnesses } from './0009-witnesses.js';
import { scrutiny } from './0010-scrutiny.js';
import { columnTypes, type Migration, type MigrationStep } from './migration.js';

/** Every migration in order; the number of a migration is its position here, counted from 1. */
export const MIGRATIONS: readonly Migration[] = [
  first,
  profiles,
  runQueue,
  lookalikes,
  listedBoards,
  rolling,
  runBytes,
  administration,
  witnesses,
  scrutiny,
];
/** From this number on a database says which programs can work with it. */
const ROLLING_FROM = MIGRATIONS.indexOf(rolling) + 1;

/** Brings a database to the newest version, or refuses one that this program cannot work with. */
export function migrate(
  database: Database,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<Result<number>> {
  // Servers that start at the same time wait here, and then find the work done.
  return database.exclusive(async (tx) => {
    await tx.run(migrationTable(database), {});
    const version = await readVersion(database, tx);
    if (version > migrations.length) return checkNewer(database, tx, version, migrations.length);
    for (let at = version; at < migrations.length; at++) {
      const migration = migrations[at] as Migration;
      await migration.up(stepOf(database, tx));
      await tx.run(noteOf(database), { number: at + 1, name: migration.name });
    }
    for (let at = version; at < migrations.length; at++) {
      const number = at + 1;
      const needs = migrations[at]?.expands ? 0 : number;
      if (migrations.includes(rolling)) await tx.run(needsOf(database), { number, needs });
    }
    return accept(migrations.length);
  });
}

/** Refuses a database that is not up to date, and changes nothing. */
export async function checkVersion(
  database: Database,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<Result<number>> {
  return database.exclusive(async (tx) => {
    await tx.run(migrationTable(database), {});
    const version = await readVersion(database, tx);
    if (version > migrations.length) return checkNewer(database, tx, version, migrations.length);
    if (version === migrations.length) return accept(version);
    return refuse(
      `the form of this database is ${version}, and this Warren needs ${migrations.length}; run warren migrate first`,
    );
  });
}

/** A newer Warren has migrated the database. If its migrations only expand it, this program works on. */
async function checkNewer(
  database: Database,
  tx: Transaction,
  version: number,
  known: number,
): Promise<Result<number>> {
  const { build } = database;
  const most = statement(() =>
    build
      .selectFrom('migration')
      .select('needs')
      .where('number', '>', known)
      .orderBy('needs', 'desc')
      .limit(1),
  );
  const needs = known < ROLLING_FROM ? version : ((await tx.first(most, {}))?.needs ?? version);
  if (needs <= known) return accept(version);
  return refuse(
    `this database was made by a newer Warren (its form is ${version}, this program knows ${known}); use that one, or restore a backup`,
  );
}

function stepOf({ kind, build }: Database, tx: Transaction): MigrationStep {
  const compiled = (query: Parameters<MigrationStep['run']>[0]) =>
    statement(() => ({ compile: () => query.compile(build) }) as Compilable<never>);
  return {
    kind,
    build: build as unknown as Kysely<unknown>,
    run: async (query) => {
      await tx.run(compiled(query), {});
    },
    rows: (query) => tx.rows(compiled(query), {}),
  };
}

async function readVersion(database: Database, tx: Transaction): Promise<number> {
  const newest = statement(() =>
    database.build.selectFrom('migration').select('number').orderBy('number', 'desc').limit(1),
  );
  return (await tx.first(newest, {}))?.number ?? 0;
}

function migrationTable({ build, kind }: Database) {
  const { text, integer, plain } = columnTypes(kind);
  return statement(() =>
    build.schema
      .createTable('migration')
      .ifNotExists()
      .addColumn('number', integer, (column) => column.primaryKey())
      .addColumn('name', text, (column) => column.notNull())
      .modifyEnd(plain),
  );
}

function noteOf({ build }: Database) {
  return statement((given: Given<{ number: number; name: string }>) =>
    build.insertInto('migration').values({ number: given('number'), name: given('name') }),
  );
}

function needsOf({ build }: Database) {
  return statement((given: Given<{ number: number; needs: number }>) =>
    build
      .updateTable('migration')
      .set({ needs: given('needs') })
      .where('number', '=', given('number')),
  );
}
