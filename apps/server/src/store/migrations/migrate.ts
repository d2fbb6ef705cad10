import { accept, type Result, refuse } from '@warren/engine';
import type { Kysely } from 'kysely';
import type { Database, Transaction } from '../database.js';
import { type Given, statement } from '../statement.js';
import { first } from './0001-first.js';
import { profiles } from './0002-profiles.js';
import { columnTypes, type Migration } from './migration.js';

/** Every migration in order; the number of a migration is its position here, counted from 1. */
export const MIGRATIONS: readonly Migration[] = [first, profiles];

/** Brings a database to the newest version, or refuses one that is newer than this program. */
export function migrate(
  database: Database,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<Result<number>> {
  // Servers that start at the same time wait here, and then find the work done.
  return database.exclusive(async (tx) => {
    await tx.run(migrationTable(database), {});
    const version = await readVersion(database, tx);
    if (version > migrations.length) {
      return refuse(
        `this database was made by a newer Warren (its form is ${version}, this program knows ${migrations.length}); use that one, or restore a backup`,
      );
    }
    for (let at = version; at < migrations.length; at++) {
      const migration = migrations[at] as Migration;
      await migration.up({
        kind: database.kind,
        build: database.build as unknown as Kysely<unknown>,
        run: async (query) => {
          await tx.run(
            statement(() => query as never),
            {},
          );
        },
      });
      await tx.run(noteOf(database), { number: at + 1, name: migration.name });
    }
    return accept(migrations.length);
  });
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
