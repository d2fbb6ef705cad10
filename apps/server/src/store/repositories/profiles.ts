import {
  type ClassicCompletion,
  changedRows,
  isChanged,
  mergeRecords,
  type ProfileRecord,
  profileKey,
} from '@warren/games/classic';
import { yieldToEventLoop } from '../../lib/event-loop.js';
import type { RowOf } from '../columns.js';
import type { Database, Transaction } from '../database.js';
import { insertAll, tableOf } from '../table.js';

/** How many rows an account may have, those of deleted profiles included. */
export interface ProfileLimits {
  readonly profiles: number;
  readonly completions: number;
}

export function makeProfiles(database: Database) {
  const { read, write } = database;
  const reading = profileReading(database);
  const writing = profileWriting(database);
  return {
    /** Every profile of an account with its completions, in order. */
    list: (accountId: string) => read((tx) => readProfiles(reading, tx, accountId)),
    /** Merges the profiles of a device and answers all of them; `full` when there would be too many. */
    merge: (
      accountId: string,
      records: readonly ProfileRecord[],
      most: ProfileLimits,
    ): Promise<readonly ProfileRecord[] | 'full'> =>
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
  const { gone, fresh } = changedRows(before, after);
  await tx.run(found.put, { ...key, ...after });
  for (const completion of gone) await tx.run(found.remove, { ...key, ...rowOf(completion) });
  await found.addAll(
    tx,
    fresh.map((completion) => ({ ...key, ...rowOf(completion) })),
  );
}

const LEVEL = ['kind', 'level', 'season', 'tunnels', 'timer', 'at'] as const;
const COMPLETION = [...LEVEL, 'ticks', 'medal', 'assisted'] as const;

/** A completion as its row has it. */
type CompletionRow = RowOf<'completion', (typeof COMPLETION)[number]>;

function completionOf({ tunnels, timer, assisted, ...rest }: CompletionRow): ClassicCompletion {
  return { ...rest, tunnels: tunnels === 1, timer: timer === 1, assisted: assisted === 1 };
}

function rowOf(completion: ClassicCompletion): CompletionRow {
  const { tunnels, timer, assisted } = completion;
  return { ...completion, tunnels: Number(tunnels), timer: Number(timer), assisted: Number(assisted) };
}

interface ProfileKey {
  readonly accountId: string;
  readonly folded: string;
}

const OF_PROFILE = ['account_id', 'profile as folded'] as const;
const MOMENTS = ['created_at', 'reset_at', 'deleted_at'] as const;

/** Statements that read profiles, in the order of their keys. */
export function profileReading(database: Database) {
  return {
    profiles: tableOf(database, 'profile').select(['folded', 'name', ...MOMENTS], ['account_id'], ['folded']),
    completions: tableOf(database, 'completion').select(COMPLETION, OF_PROFILE),
  };
}

function profileWriting(database: Database) {
  return {
    put: tableOf(database, 'profile').insert(['account_id', 'folded', 'name', ...MOMENTS], {
      unique: ['account_id', 'folded'],
      update: ['name', ...MOMENTS],
    }),
    addAll: insertAll(database, 'completion', [...OF_PROFILE, ...COMPLETION]),
    remove: tableOf(database, 'completion').remove([...OF_PROFILE, ...LEVEL]),
  };
}
