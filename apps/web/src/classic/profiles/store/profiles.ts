import { who } from '../../../account/who.js';
import { once } from '../../../shell/once.js';
import { PROFILES_CHANGED } from '../profiles-changed.js';
import { openBrowserProfiles } from './browser-profiles.js';
import { createProfileShelf, type WatchedProfiles } from './profile-shelf.js';

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('warren.profiles');

/** Opened when it is first needed. */
export const profileDatabase = once(() => openBrowserProfiles());

/** The profiles of this browser, with what the sync needs of them. */
export const profileShelf = createProfileShelf({
  database: profileDatabase,
  who: who.get,
  now: () => Date.now(),
  tellOthers: () => channel?.postMessage('changed'),
});

channel?.addEventListener('message', profileShelf.changedElsewhere);
who.subscribe(profileShelf.changedElsewhere);

profileShelf.profiles.subscribe(() => window.dispatchEvent(new Event(PROFILES_CHANGED)));

/** The profiles of whoever plays in this browser. */
export const profiles: WatchedProfiles = profileShelf.profiles;
