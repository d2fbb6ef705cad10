import { checkRecord, type ProfileRecord } from '@warren/games/classic';
import { LIMITS } from '@warren/protocol';
import { sentence } from '../../lib/text.js';
import { addCall } from '../add-call.js';
import type { Api } from '../api.js';
import { answer, apiError } from '../handler.js';
import { needAccount } from '../need-account.js';
import { showProfiles } from './list-profiles.js';

/** `PUT /api/profiles`: what a device has joins what is here. In whatever order devices come, all end with the same. */
export function addMergeProfiles(api: Api): void {
  addCall(api, 'mergeProfiles', async ({ account, body }) => {
    const { id } = needAccount(account);
    const records: ProfileRecord[] = [];
    for (const profile of body.profiles) {
      const checked = checkRecord(profile as ProfileRecord);
      if (!checked.ok)
        return apiError('bad-profile', { message: sentence(checked.reason), field: 'profiles' });
      records.push(checked.value);
    }
    const merged = await api.store.profiles.merge(id, records, LIMITS);
    if (merged === 'full') {
      const message = `There is room for ${LIMITS.profiles} profiles and ${LIMITS.completions} completions.`;
      return apiError('quota-full', { message });
    }
    return answer(showProfiles(merged));
  });
}
