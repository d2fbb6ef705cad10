import { checkRecord, type ProfileRecord } from '@warren/games/classic';
import { LIMITS, type ProfileList } from '@warren/protocol';
import { sentence } from '../lib/text.js';
import { answer, apiError, type Handlers } from './context.js';

export const profileHandlers: Handlers<'profiles' | 'mergeProfiles'> = {
  profiles: async ({ store }, { account }) => answer(showProfiles(await store.profiles.list(account.id))),

  /** In whatever order devices merge, all end with the same profiles. */
  async mergeProfiles({ store }, { account, body }) {
    const records: ProfileRecord[] = [];
    for (const profile of body.profiles) {
      const checked = checkRecord(profile as ProfileRecord);
      if (!checked.ok)
        return apiError('bad-profile', { message: sentence(checked.reason), field: 'profiles' });
      records.push(checked.value);
    }
    const merged = await store.profiles.merge(account.id, records, LIMITS);
    if (merged === 'full') {
      const message = `There is room for ${LIMITS.profiles} profiles and ${LIMITS.completions} completions.`;
      return apiError('quota-full', { message });
    }
    return answer(showProfiles(merged));
  },
};

function showProfiles(records: readonly ProfileRecord[]): ProfileList {
  return { profiles: records.map((record) => ({ ...record, completions: [...record.completions] })) };
}
