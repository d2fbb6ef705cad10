import type { WatchedProfiles } from './profiles/store/profile-shelf.js';

/** The profiles of this browser. They are fetched when somebody has one: guests need none. */
export async function profileStore(): Promise<WatchedProfiles> {
  return (await import('./profiles/store/profiles.js')).profiles;
}
