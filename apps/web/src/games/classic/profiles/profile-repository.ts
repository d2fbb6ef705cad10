import {
  createProfileRepository,
  createProfileSync,
  type SyncExtension,
  type WatchedProfiles,
} from '@warren/client';
import { once } from '../../../lib/async.js';
import { session } from '../../../online/account.js';
import { api } from '../../../online/api.js';
import { EXTENSION_CHANGED } from '../../../online/game-saves.js';
import { who } from '../../../online/who.js';
import { openBrowserProfiles } from './profile-database.js';

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('warren.profiles');

/** The profiles of this browser, with what the sync needs of them. */
export const profileRepository = createProfileRepository({
  // Opened when it is first needed.
  database: once(() => openBrowserProfiles()),
  account: who.get,
  now: () => Date.now(),
  tellOthers: () => channel?.postMessage('changed'),
});

channel?.addEventListener('message', profileRepository.changedElsewhere);
who.subscribe(() => {
  profileRepository.changedElsewhere();
  clearAway();
});
// A player who signed out may have closed the page in the same moment.
clearAway();
profileRepository.profiles.subscribe(() => window.dispatchEvent(new Event(EXTENSION_CHANGED)));

/** The profiles of the account that plays in this browser. */
export const profiles: WatchedProfiles = profileRepository.profiles;

function clearAway(): void {
  // What could not be removed now can be at the next visit; it is not shown until then.
  profileRepository.clearAway().catch(() => {});
}

/** The profiles of this browser, as the sync beside every page takes them along. */
export const profileExtension: SyncExtension = createProfileSync({
  client: api,
  session,
  repository: profileRepository,
});
