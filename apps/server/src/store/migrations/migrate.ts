import { accept, type Result, refuse } from '@warren/engine';
import type { Kysely } from 'kysely';
import type { Database, Link } from '../kysely/database.js';
import { type Given, statement } from '../kysely/statement.js';
import { columnTypes } from './columns.js';
import type { Migration } from './migration.js';
import { MIGRATIONS } from './registry.js';

/** Brings a database to the newest form, or refuses one that is newer than this program. */
export function migrate(
  database: Database,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<Result<number>> {
  // Everybody who starts at the same time waits here, and then finds the work done.
  return database.alone(async (link) => {
    await link.run(migrationTable(database), {});
    const version = await readVersion(database, link);
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
          await link.run(
            statement(() => query as never),
            {},
          );
        },
      });
      await link.run(noteOf(database), { number: at + 1, name: migration.name });
    }
    return accept(migrations.length);
  });
}

async function readVersion(database: Database, link: Link): Promise<number> {
  const newest = statement(() =>
    database.build.selectFrom('migration').select('number').orderBy('number', 'desc').limit(1),
  );
  return (await link.first(newest, {}))?.number ?? 0;
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
