import type { Given } from './statement.js';
import type { Tables } from './tables.js';

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

type Column<Table extends keyof Tables> = keyof Tables[Table] & string;

/** A row of a table by the names of the code: the column `account_id` is `accountId`. */
export type RowOf<Table extends keyof Tables, Name extends Column<Table> = Column<Table>> = {
  readonly [Each in Name as CamelCase<Each>]: Tables[Table][Each];
};

type Selected<Table extends string, Name extends string> = Name extends string
  ? `${Table}.${Name} as ${CamelCase<Name>}`
  : never;

function camelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Selects columns of a table under the names of the code. */
export function columnsOf<Table extends keyof Tables, Name extends Column<Table>>(
  table: Table,
  names: readonly Name[],
): Selected<Table, Name>[] {
  return names.map((name) => `${table}.${name} as ${camelCase(name)}` as Selected<Table, Name>);
}

/** The values of columns of a table, each given under the name of the code. */
export function givenColumns<
  Table extends keyof Tables,
  Name extends Column<Table>,
  Values extends RowOf<Table, Name>,
>(_table: Table, names: readonly Name[], given: Given<Values>): Pick<Tables[Table], Name> {
  const values = names.map((name) => [name, given(camelCase(name) as keyof Values & string)]);
  return Object.fromEntries(values);
}
