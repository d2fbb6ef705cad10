import { createHash } from 'node:crypto';
import type { Compilable } from 'kysely';

/** Names a parameter whose value is known when the statement runs. */
export type Given<Values> = <Name extends keyof Values & string>(name: Name) => Values[Name];

/**
 * A query that Kysely has compiled once: building one takes longer than running it. The text stays the same, so
 * that a database can keep it prepared.
 */
export interface Statement<Values, Row> {
  readonly sql: string;
  /** The name under which PostgreSQL keeps it prepared; none for one that is rarely run. */
  readonly name?: string;
  bind(values: Values): unknown[];
  /** Only a type: what a row of the answer looks like. */
  readonly row?: Row;
}

class Name {
  constructor(readonly name: string) {}
}

/** Compiles a query whose values are named by `given`. */
export function statement<Values, Row>(
  make: (given: Given<Values>) => Compilable<Row>,
): Statement<Values, Row> {
  // Kysely passes parameter values on untouched, so a name can stand in for the value.
  const given = ((name: string) => new Name(name)) as unknown as Given<Values>;
  const { sql, parameters } = make(given).compile();
  const parts = parameters as readonly unknown[];
  return {
    sql,
    name: createHash('sha256').update(sql).digest('base64url'),
    bind: (values) => {
      const bound = new Array<unknown>(parts.length);
      for (let i = 0; i < parts.length; i++) {
        const part = parts[i];
        bound[i] = part instanceof Name ? values[part.name as keyof Values] : part;
      }
      return bound;
    },
  };
}
