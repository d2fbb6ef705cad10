import { once } from '../../../../lib/async.js';
import { who } from '../../../../online/who.js';
import { PROFILES_CHANGED } from '../profiles-changed.js';
import { openBrowserProfiles } from './browser-profiles.js';
import { createProfileShelf, type WatchedProfiles } from './profile-shelf.js';

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('warren.profiles');

/** The profiles of this browser, with what the sync needs of them. */
export const profileShelf = createProfileShelf({
  // Opened when it is first needed.
  database: once(() => openBrowserProfiles()),
  who: who.get,
  now: () => Date.now(),
  tellOthers: () => channel?.postMessage('changed'),
});

channel?.addEventListener('message', profileShelf.changedElsewhere);
who.subscribe(() => {
  profileShelf.changedElsewhere();
  clearAway();
});
// Whoever left may have closed the page in the same moment.
clearAway();
profileShelf.profiles.subscribe(() => window.dispatchEvent(new Event(PROFILES_CHANGED)));

/** The profiles of whoever plays in this browser. */
export const profiles: WatchedProfiles = profileShelf.profiles;

function clearAway(): void {
  // What could not be removed now can be at the next visit; nobody sees it until then.
  profileShelf.clearAway().catch(() => {});
}
