import type { SyncExtension } from '@warren/client';

/** The window event after a change of Classic's profiles in this tab. */
export const PROFILES_CHANGED = 'warren:profiles';

/** What single games add to the sync. Their code is fetched when the sync needs it. */
export interface GameParts {
  /** Folds the journal of moves into a world of Cave; `null` where they do not fit. */
  joinMoves(): Promise<(text: string, beside: string) => string | null>;
  /** Syncs the profiles of Classic. */
  profileExtension(): Promise<SyncExtension>;
}

/** Provided by `app` when the page starts: games stand above this folder. The sync waits for it. */
export const gameParts = provided<GameParts>();

function provided<T>() {
  let provide: (value: T) => void = () => {};
  const value = new Promise<T>((resolve) => {
    provide = resolve;
  });
  return { provide: (given: T) => provide(given), get: () => value };
}
