/** Told to the window of a page whenever its profiles have changed. */
export const PROFILES_CHANGED = 'warren:profiles';
