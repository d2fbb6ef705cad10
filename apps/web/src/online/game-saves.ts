import type { SlotRegistry, SyncExtension } from '@warren/client';

/** What follows a player of one game to other devices. */
export interface GameSaves extends Partial<SlotRegistry> {
  /** Syncs what is no save slot, such as profiles. Its code is fetched when there is something to sync. */
  readonly extension?: () => Promise<SyncExtension>;
}

/** The window event after a change in this tab of what an extension syncs. */
export const EXTENSION_CHANGED = 'warren:extension';

/** The saves of every game, in the order of the games. */
export const gameSaves = provided<() => Promise<readonly GameSaves[]>>();

/** A value that a folder above this one provides when the page starts. Readers wait for it. */
function provided<T>() {
  let provide: (value: T) => void = () => {};
  const value = new Promise<T>((resolve) => {
    provide = resolve;
  });
  return { provide: (given: T) => provide(given), get: () => value };
}
