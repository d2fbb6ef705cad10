import { accept, type Result, refuse } from '@warren/engine';
import { checkRecord, type ProfileRecord } from '@warren/games/classic';
import type { Client } from '@warren/protocol/client';
import { openProfileFile } from '../storage/profiles.js';

/**
 * Brings the profiles of this machine and those of the account together, and says how many there are. Both sides
 * merge into the same, so there is nothing to ask.
 */
export async function syncProfiles(line: Client, folder: string, now: () => number): Promise<Result<string>> {
  const opened = await openProfileFile(folder, now);
  if (!opened.ok) return opened;
  const { profiles, close } = opened.value;
  try {
    const records = await profiles.records();
    const sent = records.map((record) => ({ ...record, completions: [...record.completions] }));
    const answer = await line.call('mergeProfiles', { body: { profiles: sent } });
    if (!answer.ok) return refuse(answer.message);
    const theirs = answer.value.profiles.map((profile) => checkRecord(profile as ProfileRecord));
    await profiles.merge(theirs.flatMap((record) => (record.ok ? [record.value] : [])));
    const { length } = await profiles.list();
    return accept(length === 0 ? 'none' : `${length} alike here and on the server`);
  } catch (error) {
    return refuse(`they can't be kept here: ${(error as Error).message}`);
  } finally {
    close();
  }
}
