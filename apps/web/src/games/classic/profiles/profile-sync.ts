import type { ProfileRecord } from '@warren/games/classic';
import { type Client, type Failure, isLasting, type ProfileList } from '@warren/protocol/client';
import type { Accounts } from '../../../online/accounts.js';
import type { Companion } from '../../../online/companion.js';
import type { RoundResult } from '../../../online/sync-round.js';
import type { ProfileShelf } from './store/profile-shelf.js';

export interface ProfileSyncParts {
  readonly client: Client;
  readonly accounts: Pick<Accounts, 'who' | 'ensure' | 'lapse'>;
  readonly shelf: ProfileShelf;
}

const DONE: RoundResult = { ok: true, retryAfter: null };

/**
 * Brings the profiles of this browser and those of the account together. Both sides merge in any order into the same,
 * so nobody is ever asked, and nothing waits for it.
 */
export function createProfileSync(parts: ProfileSyncParts): Companion {
  const { shelf } = parts;
  return {
    async round() {
      try {
        return await bringTogether(parts);
      } catch {
        // The browser's own database gave way, perhaps because another tab has a newer one.
        return { ok: false, retryAfter: null };
      }
    },
    disown: shelf.disown,
    forget: shelf.forget,
  };
}

async function bringTogether(parts: ProfileSyncParts): Promise<RoundResult> {
  const { accounts, shelf, client } = parts;
  const { profiles } = shelf;
  await shelf.clearAway();
  // Who has no profiles needs no account.
  if (accounts.who.get() === null && (await profiles.records()).length === 0) return DONE;
  const account = await accounts.ensure();
  if (!account.ok) return failed(account, parts);
  const { id } = account.value;
  const answer = (await shelf.isSent(id))
    ? await client.call('profiles', {})
    : await client.call('mergeProfiles', { body: listOf(await profiles.records()) });
  if (!answer.ok) return failed(answer, parts);
  // Whoever came meanwhile has profiles of their own.
  if (accounts.who.get()?.id !== id) return DONE;
  const records = answer.value.profiles as readonly ProfileRecord[];
  await profiles.merge(records);
  await shelf.noteSent(id, records);
  return DONE;
}

/** The saves must not wait because the profiles will never be taken. */
async function failed(failure: Failure, { accounts }: ProfileSyncParts): Promise<RoundResult> {
  if (failure.code === 'signed-out') await accounts.lapse();
  const isHopeless = isLasting(failure) || failure.code === 'quota-full';
  return isHopeless ? DONE : { ok: false, retryAfter: failure.retryAfter };
}

function listOf(records: readonly ProfileRecord[]): ProfileList {
  return { profiles: records.map((record) => ({ ...record, completions: [...record.completions] })) };
}
