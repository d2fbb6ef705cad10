import { lostCause } from '@warren/games';
import { forgetRun, keepRun, resumeKept, type TimedRun } from '../play/kept-run.js';
import { browserShelf, readObject, type Shelf } from '../play/shelf.js';

/** The maze left last, by whatever way: one is enough, since it is there to come back to, not to collect. */
const STORED = 'warren.lost-cause.maze';
/** Nobody misses what was hardly begun. */
const LEAST_TICKS = 120;

/** Keeps a maze as it is now, by its address. One that is over is not to be gone on with. */
export function leaveMaze(address: string, maze: TimedRun, shelf: Shelf = browserShelf): void {
  const { run } = maze;
  if (run.finished) forgetMaze(address, shelf);
  else if (run.tick >= LEAST_TICKS) keepRun({ ...maze, name: STORED, label: { address } }, shelf);
}

/** The maze that was left at an address, exactly as it was; `null` if there is none that can be gone on with. */
export function returnToMaze(address: string, shelf: Shelf = browserShelf): TimedRun | null {
  if (readObject(STORED, shelf).address !== address) return null;
  const kept = resumeKept(STORED, lostCause, shelf);
  return kept.ok ? kept.value : null;
}

/** Forgets what was left at an address. */
export function forgetMaze(address: string, shelf: Shelf = browserShelf): void {
  if (readObject(STORED, shelf).address === address) forgetRun(STORED, shelf);
}
