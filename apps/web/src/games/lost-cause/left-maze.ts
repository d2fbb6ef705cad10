import { lostCause } from '@warren/games/lost-cause';
import { type KeepableRun, type RankedRun, resumeRanked } from '../../game/run/ranked-run.js';
import { forgetRun, resumeSaved, saveRun } from '../../game/run/saved-run.js';
import { browserShelf, readObject, type Shelf } from '../../lib/storage.js';

/** The maze left last, by whatever way: one is enough, since it is there to come back to, not to collect. */
const STORED = 'warren.lost-cause.maze';
/** Nobody misses what was hardly begun. */
const LEAST_TICKS = 120;

/** Keeps a maze as it is now, by its address. One that is over is not to be gone on with. */
export function leaveMaze(address: string, maze: KeepableRun, shelf: Shelf = browserShelf): void {
  const { run } = maze;
  if (run.finished) forgetMaze(address, shelf);
  else if (run.tick >= LEAST_TICKS) {
    saveRun({ ...maze, name: STORED, label: { address } }, shelf);
  }
}

/** The maze that was left at an address, exactly as it was; `null` if there is none that can be gone on with. */
export function returnToMaze(address: string, shelf: Shelf = browserShelf): RankedRun | null {
  if (readObject(STORED, shelf).address !== address) return null;
  const kept = resumeSaved(STORED, lostCause, shelf);
  if (!kept.ok || kept.value === null) return null;
  return resumeRanked(kept.value);
}

/** Forgets what was left at an address. */
export function forgetMaze(address: string, shelf: Shelf = browserShelf): void {
  if (readObject(STORED, shelf).address === address) forgetRun(STORED, shelf);
}
