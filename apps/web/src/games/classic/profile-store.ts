import type { WatchedProfiles } from '@warren/client';

/** The profiles of this browser. They are fetched when somebody has one: guests need none. */
export async function profileStore(): Promise<WatchedProfiles> {
  return (await import('./profiles/store/profiles.js')).profiles;
}
