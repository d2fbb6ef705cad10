import { accept, type Result, refuse } from '@warren/engine';
import {
  type AnyGame,
  type Run,
  type RunClock,
  resumeRun,
  resumeRunClock,
  type SavedClock,
  type SavedRun,
} from '@warren/games';
import { browserShelf, type Shelf } from '../../lib/storage.js';

/** A run and how it lies in the time of the world. */
export interface TimedRun {
  readonly run: Run;
  readonly clock: RunClock;
}

/** What lies in storage. What a menu wants to know stands beside it, so that nobody has to open the save for it. */
interface StoredRun {
  readonly saved: SavedRun;
  readonly clock: SavedClock;
}

/** A run, where it is kept and what a menu wants to know of it. */
export interface Keeping extends TimedRun {
  readonly name: string;
  readonly label: Readonly<Record<string, string | number>>;
}

/** Keeps a run as it is now; one that was kept by this name is gone. False: this browser keeps nothing. */
export function keepRun({ name, run, clock, label }: Keeping, shelf: Shelf = browserShelf): boolean {
  const stored: StoredRun = { saved: run.save(), clock: clock.save() };
  try {
    shelf().setItem(name, JSON.stringify({ ...label, ...stored }));
    return true;
  } catch {
    return false;
  }
}

/** The run kept by a name exactly as it was left; `null` if there is none; the reason if it cannot be had. */
export function resumeKept(
  name: string,
  game: AnyGame,
  shelf: Shelf = browserShelf,
): Result<TimedRun | null> {
  const text = readText(name, shelf);
  if (text === null) return accept(null);
  try {
    const { saved, clock } = JSON.parse(text) as Partial<StoredRun>;
    if (saved === undefined || saved === null) return refuse('the save is damaged: a part of it is missing');
    const run = resumeRun(game, saved);
    if (!run.ok) return run;
    if (run.value.finished) return accept(null);
    return accept({ run: run.value, clock: resumeRunClock(clock, run.value.tick, Date.now) });
  } catch {
    // JSON that is none, or numbers in a state that no state has.
    return refuse('the save is damaged: it cannot be read');
  }
}

/** Forgets the run kept by a name. */
export function forgetRun(name: string, shelf: Shelf = browserShelf): void {
  try {
    shelf().removeItem(name);
  } catch {
    // Where nothing can be kept, nothing is to be forgotten.
  }
}

function readText(name: string, shelf: Shelf): string | null {
  try {
    return shelf().getItem(name);
  } catch {
    return null;
  }
}
