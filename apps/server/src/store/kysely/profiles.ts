import {
  type ClassicCompletion,
  changedRows,
  isChanged,
  mergeRecords,
  type ProfileRecord,
  profileKey,
} from '@warren/games/classic';
import { breathe } from '../../breathe.js';
import type { ProfileLimits, ProfileStore } from '../profile-store.js';
import type { Database, Link } from './database.js';
import {
  type CompletionRow,
  MANY_COMPLETIONS,
  manyCompletions,
  type ProfileKey,
  profileReading,
  profileWriting,
} from './profile-statements.js';

export function makeProfiles(database: Database): ProfileStore {
  const { look, write } = database;
  const reading = profileReading(database);
  const writing = profileWriting(database);
  return {
    list: (accountId) => look((link) => readProfiles(reading, link, accountId)),
    merge: (accountId, records, most) =>
      write(async (link) => {
        await link.lock('account', accountId);
        const before = await readProfiles(reading, link, accountId);
        const after = mergeRecords(before, records);
        if (isTooMuch(after, most)) return 'full';
        const known = new Map(before.map((record) => [profileKey(record.name), record]));
        for (const record of after) {
          const folded = profileKey(record.name);
          await writeRecord(writing, link, { accountId, folded }, known.get(folded) ?? null, record);
        }
        return after;
      }),
  };
}

/** Every profile of an account in order; others wait no longer than for one of them. */
export async function readProfiles(
  found: ReturnType<typeof profileReading>,
  link: Link,
  accountId: string,
): Promise<readonly ProfileRecord[]> {
  const records: ProfileRecord[] = [];
  for (const { folded, ...profile } of await link.rows(found.profiles, { accountId })) {
    const rows = await link.rows(found.completions, { accountId, folded });
    records.push({ ...profile, completions: rows.map(completionOf) });
    await breathe();
  }
  return mergeRecords(records, []);
}

function isTooMuch(records: readonly ProfileRecord[], most: ProfileLimits): boolean {
  const completions = records.reduce((sum, record) => sum + record.completions.length, 0);
  return records.length > most.profiles || completions > most.completions;
}

async function writeRecord(
  found: ReturnType<typeof profileWriting>,
  link: Link,
  key: ProfileKey,
  before: ProfileRecord | null,
  after: ProfileRecord,
): Promise<void> {
  if (!isChanged(before, after)) return;
  const { name, createdAt, resetAt, deletedAt } = after;
  const { gone, fresh } = changedRows(before, after);
  await link.run(found.put, { ...key, name, createdAt, resetAt, deletedAt });
  for (const completion of gone) await link.run(found.remove, { ...key, ...rowOf(completion) });
  const rows = fresh.map(rowOf);
  for (let from = 0; from < rows.length; from += MANY_COMPLETIONS) {
    const part = rows.slice(from, from + MANY_COMPLETIONS);
    if (part.length === MANY_COMPLETIONS) await link.run(found.addMany, manyCompletions(key, part));
    else for (const row of part) await link.run(found.add, manyCompletions(key, [row]));
    await breathe();
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
