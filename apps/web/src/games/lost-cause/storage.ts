import { CAMPAIGN_SLOT, storedName } from '@warren/client';
import { type LostCauseState, lostCause } from '@warren/games/lost-cause';
import { type RankedRun, resumeRanked, type SavableRun } from '../../game/run/ranked-run.js';
import {
  forgetRun,
  makeRunStorage,
  type RunStorage,
  resumeSaved,
  saveRun,
} from '../../game/run/saved-run.js';
import { browserStorage, readObject, type TextStorage, writeObject } from '../../lib/storage.js';

/** Where the campaign is saved. It is written often, so it is apart from what must not be lost. */
export const STORED_CAMPAIGN = storedName(CAMPAIGN_SLOT);

/** The two campaigns, each with a board of its own. */
export const VARIANTS = [
  { value: 'usual', title: 'Campaign' },
  { value: 'original', title: 'Original' },
] as const;

const STORED_VARIANT = 'warren.lost-cause.variant';

/** The campaign that was chosen last. */
export function chosenVariant(storage: TextStorage = browserStorage): string {
  return readObject(STORED_VARIANT, storage).variant === 'original' ? 'original' : 'usual';
}

export function chooseVariant(variant: string, storage: TextStorage = browserStorage): void {
  writeObject(STORED_VARIANT, { variant }, storage);
}

/** What the next campaign is played with. */
export function campaignSettings(storage: TextStorage = browserStorage): {
  readonly mode: 'campaign';
  readonly original?: true;
} {
  return chosenVariant(storage) === 'original' ? { mode: 'campaign', original: true } : { mode: 'campaign' };
}

/** Where the campaign is saved while it is played. */
export const campaignStorage: RunStorage<LostCauseState> = makeRunStorage({
  game: lostCause,
  slot: CAMPAIGN_SLOT,
  refuses: ({ settings }) => (settings.mode === 'campaign' ? null : 'the save is of no campaign'),
});

/** The maze of free play that was left last. One is enough: the player comes back to it and does not collect mazes. */
const STORED_MAZE = 'warren.lost-cause.maze';
/** A maze that was hardly begun is not saved. */
const LEAST_TICKS = 120;

/** Saves a maze as it is now, by its address. A finished one is forgotten. */
export function leaveMaze(address: string, maze: SavableRun, storage: TextStorage = browserStorage): void {
  const { run } = maze;
  if (run.finished) forgetMaze(address, storage);
  else if (run.tick >= LEAST_TICKS) saveRun({ ...maze, name: STORED_MAZE, label: { address } }, storage);
}

/** The maze that was left at an address, exactly as it was; `null` if there is none that can be resumed. */
export function returnToMaze(
  address: string,
  storage: TextStorage = browserStorage,
): RankedRun<LostCauseState> | null {
  if (readObject(STORED_MAZE, storage).address !== address) return null;
  const saved = resumeSaved(STORED_MAZE, lostCause, storage);
  return saved.ok && saved.value !== null ? resumeRanked(saved.value) : null;
}

/** Forgets what was left at an address. */
export function forgetMaze(address: string, storage: TextStorage = browserStorage): void {
  if (readObject(STORED_MAZE, storage).address === address) forgetRun(STORED_MAZE, storage);
}
