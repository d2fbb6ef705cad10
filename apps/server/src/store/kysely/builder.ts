import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Tables } from './tables.js';

/** A Kysely that builds and compiles queries for a database, and leaves running them to a `Link`. */
export function makeBuilder(kind: 'sqlite' | 'postgres'): Kysely<Tables> {
  const parts =
    kind === 'sqlite'
      ? { adapter: SqliteAdapter, introspector: SqliteIntrospector, compiler: SqliteQueryCompiler }
      : { adapter: PostgresAdapter, introspector: PostgresIntrospector, compiler: PostgresQueryCompiler };
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new parts.adapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new parts.introspector(db),
      createQueryCompiler: () => new parts.compiler(),
    },
  });
}
