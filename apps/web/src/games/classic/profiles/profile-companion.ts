import { accounts } from '../../../online/account.js';
import { api } from '../../../online/api.js';
import type { Companion } from '../../../online/companion.js';
import { createProfileSync } from './profile-sync.js';
import { profileShelf } from './store/profiles.js';

/** The profiles of this browser, as the sync beside every page takes them along. */
export const profileCompanion: Companion = createProfileSync({
  client: api,
  accounts,
  shelf: profileShelf,
});
