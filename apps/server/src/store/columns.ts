import type { Given } from './statement.js';
import type { Tables } from './tables.js';

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

export type Column<Table extends keyof Tables> = keyof Tables[Table] & string;

/** A column, which the code calls `accountId` if it is `account_id`; or with another name: `run_id as run`. */
export type Named<Table extends keyof Tables> = Column<Table> | `${Column<Table>} as ${string}`;

type ColumnOf<Each extends string> = Each extends `${infer Name} as ${string}` ? Name : Each;
type NameOf<Each extends string> = Each extends `${string} as ${infer Name}` ? Name : CamelCase<Each>;

/** A row of a table by the names of the code. */
export type RowOf<Table extends keyof Tables, Each extends Named<Table> = Column<Table>> = {
  readonly [One in Each as NameOf<One>]: Tables[Table][ColumnOf<One> & Column<Table>];
};

type Selected<Table extends string, Each extends string> = Each extends string
  ? `${Table}.${ColumnOf<Each>} as ${NameOf<Each>}`
  : never;

/** The column, and its name in the code. */
export function partsOf(named: string): readonly [column: string, name: string] {
  const [column, name = column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())] =
    named.split(' as ');
  return [column, name];
}

/** Selects columns of a table under the names of the code. */
export function columnsOf<Table extends keyof Tables, Each extends Named<Table>>(
  table: Table,
  names: readonly Each[],
): Selected<Table, Each>[] {
  return names.map((each) => `${table}.${partsOf(each).join(' as ')}` as Selected<Table, Each>);
}

/** The values of columns of a table, each given under the name of the code. */
export function givenColumns<
  Table extends keyof Tables,
  Each extends Named<Table>,
  Values extends RowOf<Table, Each>,
>(
  _table: Table,
  names: readonly Each[],
  given: Given<Values>,
): Pick<Tables[Table], ColumnOf<Each> & Column<Table>> {
  const values = names.map(partsOf).map(([column, name]) => [column, given(name as keyof Values & string)]);
  return Object.fromEntries(values);
}
