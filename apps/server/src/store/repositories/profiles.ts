import {
  type ClassicCompletion,
  changedRows,
  isChanged,
  mergeRecords,
  type Profile,
  type ProfileRecord,
  profileKey,
} from '@warren/games/classic';
import { yieldToEventLoop } from '../../lib/event-loop.js';
import type { Database, Transaction } from '../database.js';
import { type Given, statement } from '../statement.js';

/** How many rows an account may have, those of deleted profiles included. */
export interface ProfileLimits {
  readonly profiles: number;
  readonly completions: number;
}

export interface ProfileStore {
  /** Every profile of an account with its completions, in order. */
  list(accountId: string): Promise<readonly ProfileRecord[]>;
  /** Merges the profiles of a device and answers all of them; `full` when there would be too many. */
  merge(
    accountId: string,
    records: readonly ProfileRecord[],
    most: ProfileLimits,
  ): Promise<readonly ProfileRecord[] | 'full'>;
}

export function makeProfiles(database: Database): ProfileStore {
  const { read, write } = database;
  const reading = profileReading(database);
  const writing = profileWriting(database);
  return {
    list: (accountId) => read((tx) => readProfiles(reading, tx, accountId)),
    merge: (accountId, records, most) =>
      write(async (tx) => {
        await tx.lock('account', accountId);
        const before = await readProfiles(reading, tx, accountId);
        const after = mergeRecords(before, records);
        if (isTooMuch(after, most)) return 'full';
        const known = new Map(before.map((record) => [profileKey(record.name), record]));
        for (const record of after) {
          const folded = profileKey(record.name);
          await writeRecord(writing, tx, { accountId, folded }, known.get(folded) ?? null, record);
        }
        return after;
      }),
  };
}

/** Every profile of an account in order. Other requests get a turn after each. */
export async function readProfiles(
  found: ReturnType<typeof profileReading>,
  tx: Transaction,
  accountId: string,
): Promise<readonly ProfileRecord[]> {
  const records: ProfileRecord[] = [];
  for (const { folded, ...profile } of await tx.rows(found.profiles, { accountId })) {
    const rows = await tx.rows(found.completions, { accountId, folded });
    records.push({ ...profile, completions: rows.map(completionOf) });
    await yieldToEventLoop();
  }
  return mergeRecords(records, []);
}

function isTooMuch(records: readonly ProfileRecord[], most: ProfileLimits): boolean {
  const completions = records.reduce((sum, record) => sum + record.completions.length, 0);
  return records.length > most.profiles || completions > most.completions;
}

async function writeRecord(
  found: ReturnType<typeof profileWriting>,
  tx: Transaction,
  key: ProfileKey,
  before: ProfileRecord | null,
  after: ProfileRecord,
): Promise<void> {
  if (!isChanged(before, after)) return;
  const { name, createdAt, resetAt, deletedAt } = after;
  const { gone, fresh } = changedRows(before, after);
  await tx.run(found.put, { ...key, name, createdAt, resetAt, deletedAt });
  for (const completion of gone) await tx.run(found.remove, { ...key, ...rowOf(completion) });
  const rows = fresh.map(rowOf);
  for (let from = 0; from < rows.length; from += MANY_COMPLETIONS) {
    const part = rows.slice(from, from + MANY_COMPLETIONS);
    if (part.length === MANY_COMPLETIONS) await tx.run(found.addMany, manyCompletions(key, part));
    else for (const row of part) await tx.run(found.add, manyCompletions(key, [row]));
    await yieldToEventLoop();
  }
}

function completionOf({ tunnels, timer, assisted, ...rest }: CompletionRow): ClassicCompletion {
  return { ...rest, tunnels: tunnels === 1, timer: timer === 1, assisted: assisted === 1 };
}

function rowOf(completion: ClassicCompletion): CompletionRow {
  const { kind, level, season, ticks, medal, at } = completion;
  const [tunnels, timer, assisted] = [completion.tunnels, completion.timer, completion.assisted].map(Number);
  return { kind, level, season, tunnels, timer, ticks, medal, assisted, at };
}

interface ProfileKey {
  readonly accountId: string;
  readonly folded: string;
}

/** A completion as its row has it. */
interface CompletionRow extends Omit<ClassicCompletion, 'tunnels' | 'timer' | 'assisted'> {
  readonly tunnels: number;
  readonly timer: number;
  readonly assisted: number;
}

/** One statement adds so many completions. */
const MANY_COMPLETIONS = 50;

const LEVEL = ['kind', 'level', 'season', 'tunnels', 'timer', 'at'] as const;

type RowKey = ProfileKey & Pick<CompletionRow, (typeof LEVEL)[number]>;

/** Statements that read profiles, in the order of their keys. */
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

function profileWriting({ build }: Database) {
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
type Many = Record<string, string | number>;

function manyCompletions(key: ProfileKey, rows: readonly CompletionRow[]): Many {
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
