import type { ClassicCompletion, Profile } from '@warren/games/classic';
import type { Database } from './database.js';
import { type Given, statement } from './statement.js';

export interface ProfileKey {
  readonly accountId: string;
  readonly folded: string;
}

/** A completion as its row has it. */
export interface CompletionRow extends Omit<ClassicCompletion, 'tunnels' | 'timer' | 'assisted'> {
  readonly tunnels: number;
  readonly timer: number;
  readonly assisted: number;
}

/** So many completions are added by one statement. */
export const MANY_COMPLETIONS = 50;

const LEVEL = ['kind', 'level', 'season', 'tunnels', 'timer', 'at'] as const;

type RowKey = ProfileKey & Pick<CompletionRow, (typeof LEVEL)[number]>;

/** What profiles are read by. Rows come in the order of their keys. */
export function profileReading({ build }: Database) {
  return {
    profiles: statement((given: Given<{ accountId: string }>) =>
      build
        .selectFrom('profile')
        .select(['folded', 'name', 'created_at as createdAt'])
        .select(['reset_at as resetAt', 'deleted_at as deletedAt'])
        .where('account_id', '=', given('accountId'))
        .orderBy('folded'),
    ),
    completions: statement((given: Given<ProfileKey>) =>
      build
        .selectFrom('completion')
        .select([...LEVEL, 'ticks', 'medal', 'assisted'])
        .where('account_id', '=', given('accountId'))
        .where('profile', '=', given('folded')),
    ),
  };
}

export function profileWriting({ build }: Database) {
  return {
    put: statement((given: Given<ProfileKey & Profile>) => {
      const moments = {
        name: given('name'),
        created_at: given('createdAt'),
        reset_at: given('resetAt'),
        deleted_at: given('deletedAt'),
      };
      return build
        .insertInto('profile')
        .values({ account_id: given('accountId'), folded: given('folded'), ...moments })
        .onConflict((conflict) => conflict.columns(['account_id', 'folded']).doUpdateSet(moments));
    }),
    add: addCompletions(build, 1),
    addMany: addCompletions(build, MANY_COMPLETIONS),
    remove: statement((given: Given<RowKey>) =>
      LEVEL.reduce(
        (query, column) => query.where(column, '=', given(column)),
        build
          .deleteFrom('completion')
          .where('account_id', '=', given('accountId'))
          .where('profile', '=', given('folded')),
      ),
    ),
  };
}

/** Several rows as the values of one statement: `level0`, `level1` and so on. */
export type Many = Record<string, string | number>;

export function manyCompletions(key: ProfileKey, rows: readonly CompletionRow[]): Many {
  const values: Many = { ...key };
  for (const [i, row] of rows.entries()) {
    for (const [name, value] of Object.entries(row)) values[`${name}${i}`] = value;
  }
  return values;
}

function addCompletions(build: Database['build'], rows: number) {
  return statement((given: Given<Many>) =>
    build
      .insertInto('completion')
      .values(
        Array.from({ length: rows }, (_, i) => completionValues((name) => given(`${name}${i}`), given)),
      ),
  );
}

function completionValues(ofRow: (name: string) => Many[string], ofAll: (name: string) => Many[string]) {
  const number = (name: string) => ofRow(name) as number;
  return {
    account_id: ofAll('accountId') as string,
    profile: ofAll('folded') as string,
    kind: ofRow('kind') as CompletionRow['kind'],
    level: number('level'),
    season: number('season'),
    tunnels: number('tunnels'),
    timer: number('timer'),
    at: number('at'),
    ticks: number('ticks'),
    medal: ofRow('medal') as CompletionRow['medal'],
    assisted: number('assisted'),
  };
}
