import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../kysely/database.js';

/** The types of columns by what they hold, as a database calls them. */
export interface ColumnTypes {
  readonly text: RawBuilder<unknown>;
  readonly integer: RawBuilder<unknown>;
  readonly bytes: RawBuilder<unknown>;
  /** What stands after the columns of a table whose rows are kept in the order of its primary key. */
  readonly ordered: RawBuilder<unknown>;
  /** What stands after the columns of any other table. */
  readonly plain: RawBuilder<unknown>;
}

/** Text is compared byte by byte in both databases, whatever language the machine speaks. */
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
