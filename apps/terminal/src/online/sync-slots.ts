import { type AnyGame, lostCause, type Run, treasureRush } from '@warren/games';

/** A save that follows its player, and the run of this machine it is the copy of. */
export interface SyncSlot {
  /** Its name on the server, where the browser knows it by as well. */
  readonly slot: string;
  readonly title: string;
  readonly game: AnyGame;
  /** Whether a run of the game is one for this slot. */
  fits(run: Run): boolean;
  /** What the save is, in a line for people. */
  summary(run: Run): string;
}

export const SYNC_SLOTS: readonly SyncSlot[] = [
  {
    slot: 'lost-cause.campaign',
    title: 'the campaign of Lost Cause',
    game: lostCause,
    fits: ({ settings }) => (settings as { mode?: unknown }).mode === 'campaign',
    summary: ({ outcome }) => `Campaign, level ${outcome.level}`,
  },
  {
    slot: 'treasure-rush.run',
    title: 'the run of Treasure Rush',
    game: treasureRush,
    fits: () => true,
    summary: ({ outcome }) => `Run, score ${outcome.score}`,
  },
];
