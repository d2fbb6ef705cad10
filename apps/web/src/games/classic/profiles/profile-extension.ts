import { createProfileSync, type SyncExtension } from '@warren/client';
import { session } from '../../../online/account.js';
import { api } from '../../../online/api.js';
import { profileRepository } from './store/profiles.js';

/** The profiles of this browser, as the sync beside every page takes them along. */
export const profileExtension: SyncExtension = createProfileSync({
  client: api,
  session,
  repository: profileRepository,
});
