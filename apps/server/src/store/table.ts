import type { Kysely } from 'kysely';
import { yieldToEventLoop } from '../lib/event-loop.js';
import { type Column, columnsOf, givenColumns, type Named, partsOf, type RowOf } from './columns.js';
import type { Database, Transaction } from './database.js';
import { type Given, type Statement, statement } from './statement.js';
import type { Tables } from './tables.js';

/** A row that has the same values in these columns stays as it is, but for those to update. */
interface Conflict<Table extends keyof Tables> {
  readonly unique: readonly Column<Table>[];
  readonly update?: readonly Named<Table>[];
}

/** One statement adds so many rows. */
const ROWS_AT_ONCE = 50;

/** The usual statements of a table. `by` names the columns whose values are given. */
export function tableOf<Table extends keyof Tables>({ build }: Pick<Database, 'build'>, table: Table) {
  type Each = Named<Table>;
  type By<Key extends Each> = Statement<RowOf<Table, Key>, unknown>;
  // Kysely cannot follow a table that is a parameter; the types of these functions say the same.
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  const [loose, name] = [build as unknown as Kysely<any>, table as string];
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  const make = (query: (columns: (names: readonly Each[]) => any) => any): Statement<any, any> =>
    statement((given: Given<never>) => query((names) => givenColumns(table, names, given)));

  /** Rows in an order such as `['slot', 'revision desc']`. */
  function select<Name extends Each, Key extends Each>(
    names: readonly Name[],
    by: readonly Key[],
    order: readonly (Column<Table> | `${Column<Table>} desc`)[] = [],
  ): Statement<RowOf<Table, Key>, RowOf<Table, Name>> {
    return make((columns) => {
      const rows = loose.selectFrom(name).select(columnsOf(table, names));
      const found = rows.where((eb) => eb.and(columns(by)));
      return order.reduce((query, each) => {
        const [column, direction] = each.split(' ');
        return query.orderBy(column, direction === 'desc' ? 'desc' : 'asc');
      }, found);
    });
  }

  function count<Key extends Each>(
    by: readonly Key[],
  ): Statement<RowOf<Table, Key>, { rows: number | string }> {
    return make((columns) =>
      loose
        .selectFrom(name)
        .select((eb) => eb.fn.countAll().as('rows'))
        .where((eb) => eb.and(columns(by))),
    );
  }

  function insert<Name extends Each>(names: readonly Name[], conflict?: Conflict<Table>): By<Name> {
    return make((columns) => {
      const query = loose.insertInto(name).values(columns(names));
      if (conflict === undefined) return query;
      const { unique, update = [] } = conflict;
      return query.onConflict((on) =>
        update.length === 0
          ? on.columns(unique).doNothing()
          : on.columns(unique).doUpdateSet(columns(update)),
      );
    });
  }

  function update<Name extends Each, Key extends Each>(
    names: readonly Name[],
    by: readonly Key[],
  ): By<Name | Key> {
    return make((columns) =>
      loose
        .updateTable(name)
        .set(columns(names))
        .where((eb) => eb.and(columns(by))),
    );
  }

  function remove<Key extends Each>(by: readonly Key[]): By<Key> {
    return make((columns) => loose.deleteFrom(name).where((eb) => eb.and(columns(by))));
  }

  return { select, count, insert, update, remove };
}

/** Inserts any number of rows, many at a time. Other requests get a turn after each part. */
export function insertAll<Table extends keyof Tables, Name extends Named<Table>>(
  database: Pick<Database, 'build'>,
  table: Table,
  names: readonly Name[],
) {
  type Row = RowOf<Table, Name>;
  const one = tableOf(database, table).insert(names);
  const parts = names.map(partsOf);
  const many = statement((given: Given<readonly unknown[]>) => {
    // The values of all rows are one list.
    const rowAt = (start: number) =>
      Object.fromEntries(parts.map(([column], at) => [column, given(`${start + at}` as never)]));
    const rows = Array.from({ length: ROWS_AT_ONCE }, (_, row) => rowAt(row * parts.length));
    return database.build.insertInto(table as keyof Tables).values(rows as never);
  });
  const valuesOf = (row: Row) => parts.map(([, each]) => row[each as keyof Row]);
  return async (tx: Transaction, rows: readonly Row[]): Promise<void> => {
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const part = rows.slice(from, from + ROWS_AT_ONCE);
      if (part.length === ROWS_AT_ONCE) await tx.run(many, part.flatMap(valuesOf));
      else for (const row of part) await tx.run(one, row);
      await yieldToEventLoop();
    }
  };
}
