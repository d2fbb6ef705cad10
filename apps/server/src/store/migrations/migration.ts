import { type Compilable, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database.js';

/** A step from one version of the database to the next. A published migration never changes. */
export interface Migration {
  readonly name: string;
  /** Whether servers of the version before work on: it only adds what they need not know of. No. */
  readonly expands?: boolean;
  up(step: MigrationStep): Promise<void>;
}

export interface MigrationStep {
  readonly kind: Database['kind'];
  /** Without `Tables`, which describes the newest version only. */
  readonly build: Kysely<unknown>;
  /** Runs a query that Kysely built. */
  run(query: BuiltQuery): Promise<void>;
  /** The rows of such a query. */
  rows<Row>(query: BuiltQuery): Promise<Row[]>;
}

/** A query of a builder or of `sql`, which needs one to be compiled. */
type BuiltQuery = Compilable | RawBuilder<unknown>;

/** The column types of a database by what they hold. */
export interface ColumnTypes {
  readonly text: RawBuilder<unknown>;
  readonly integer: RawBuilder<unknown>;
  readonly bytes: RawBuilder<unknown>;
  /** The end of a table definition whose rows are stored in the order of the primary key. */
  readonly ordered: RawBuilder<unknown>;
  /** The end of any other table definition. */
  readonly plain: RawBuilder<unknown>;
}

/** Both databases compare text byte by byte, whatever the locale of the machine. */
export function columnTypes(kind: Database['kind']): ColumnTypes {
  return kind === 'sqlite'
    ? {
        text: sql`text`,
        integer: sql`integer`,
        bytes: sql`blob`,
        ordered: sql`strict, without rowid`,
        plain: sql`strict`,
      }
    : {
        text: sql`text collate "C"`,
        integer: sql`bigint`,
        bytes: sql`bytea`,
        ordered: sql``,
        plain: sql``,
      };
}
