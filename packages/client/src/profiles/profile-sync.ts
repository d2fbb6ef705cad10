import type { ProfileRecord, ProfileStore } from '@warren/games/classic';
import { type Client, type Failure, isLasting, type ProfileList } from '@warren/protocol/client';
import type { SessionAccess } from '../session/session.js';
import type { SyncExtension } from '../sync/sync-extension.js';
import type { RoundResult } from '../sync/sync-round.js';
import type { ProfileRepository } from './profile-repository.js';

export interface ProfileSyncParts {
  readonly client: Client;
  readonly session: SessionAccess;
  readonly repository: Pick<ProfileRepository, 'isSent' | 'noteSent' | 'clearAway' | 'disown' | 'forget'> & {
    readonly profiles: Pick<ProfileStore, 'records' | 'merge'>;
  };
}

const DONE: RoundResult = { ok: true, retryAfter: null };

/**
 * Brings the profiles of this device and those of the account together. Both sides merge in any order into the same,
 * so the player is never asked, and nothing waits for it.
 */
export function createProfileSync(parts: ProfileSyncParts): SyncExtension {
  const { repository } = parts;
  return {
    async round() {
      try {
        return await bringTogether(parts);
      } catch (error) {
        // Storage failed, perhaps because another tab has a newer version of it.
        return { ok: false, retryAfter: null, error };
      }
    },
    disown: repository.disown,
    forget: repository.forget,
  };
}

async function bringTogether(parts: ProfileSyncParts): Promise<RoundResult> {
  const { session, repository, client } = parts;
  const { profiles } = repository;
  await repository.clearAway();
  // A player without profiles needs no account.
  if (session.account.get() === null && (await profiles.records()).length === 0) return DONE;
  const account = await session.ensure();
  if (!account.ok) return failed(account, parts);
  const { id } = account.value;
  const answer = (await repository.isSent(id))
    ? await client.call('profiles', {})
    : await client.call('mergeProfiles', { body: listOf(await profiles.records()) });
  if (!answer.ok) return failed(answer, parts);
  // Another account that came meanwhile has profiles of its own.
  if (session.account.get()?.id !== id) return DONE;
  const records = answer.value.profiles as readonly ProfileRecord[];
  await profiles.merge(records);
  await repository.noteSent(id, records);
  return DONE;
}

/** The saves must not wait because the profiles will never be taken. */
async function failed(failure: Failure, { session }: ProfileSyncParts): Promise<RoundResult> {
  if (failure.code === 'signed-out') await session.revalidate();
  const isHopeless = isLasting(failure) || failure.code === 'quota-full';
  return isHopeless ? { ...DONE, failure } : { ok: false, retryAfter: failure.retryAfter, failure };
}

function listOf(records: readonly ProfileRecord[]): ProfileList {
  return { profiles: records.map((record) => ({ ...record, completions: [...record.completions] })) };
}
