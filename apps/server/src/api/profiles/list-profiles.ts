import type { ProfileRecord } from '@warren/games/classic';
import type { ProfileList } from '@warren/protocol';
import { addCall } from '../add-call.js';
import type { Api } from '../api.js';
import { answer } from '../handler.js';
import { needAccount } from '../need-account.js';

/** `GET /api/profiles`: every profile with its completions. */
export function addListProfiles(api: Api): void {
  addCall(api, 'profiles', async ({ account }) =>
    answer(showProfiles(await api.store.profiles.list(needAccount(account).id))),
  );
}

export function showProfiles(records: readonly ProfileRecord[]): ProfileList {
  return { profiles: records.map((record) => ({ ...record, completions: [...record.completions] })) };
}
