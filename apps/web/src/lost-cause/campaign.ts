import { accept, type Result, refuse } from '@warren/engine';
import { type Run, resumeRun, type SavedRun, startRun } from '@warren/games';
import { lostCause, viewOf } from './lost-cause-state.js';
import { browserShelf, type Shelf, STORED_CAMPAIGN } from './progress.js';

/** What lies in storage; the level stands apart, for menus. */
interface StoredCampaign {
  readonly level: number;
  readonly saved: SavedRun;
}

/** Begins the campaign at level 1. */
export function startCampaign(seed: string): Run {
  const run = startRun(lostCause(), { mode: 'campaign' }, seed);
  // These settings are ours, so they are right.
  if (!run.ok) throw new Error(run.reason);
  return run.value;
}

/** The saved campaign exactly as it was left; `null` if there is none; the reason if it cannot be had. */
export function resumeCampaign(shelf: Shelf = browserShelf): Result<Run | null> {
  const text = readText(shelf);
  if (text === null) return accept(null);
  try {
    const { saved } = JSON.parse(text) as Partial<StoredCampaign>;
    if (saved === undefined || saved === null) return refuse('the save is damaged: a part of it is missing');
    const run = resumeRun(lostCause(), saved);
    if (!run.ok) return run;
    if (viewOf(run.value.state).settings.mode !== 'campaign') return refuse('the save is of no campaign');
    return run.value.finished ? accept(null) : run;
  } catch {
    // JSON that is none, or numbers in a state that no state has.
    return refuse('the save is damaged: it cannot be read');
  }
}

/** Keeps the campaign as it is now. False: this browser keeps nothing. */
export function saveCampaign(run: Run, shelf: Shelf = browserShelf): boolean {
  const stored: StoredCampaign = { level: viewOf(run.state).level.number, saved: run.save() };
  try {
    shelf().setItem(STORED_CAMPAIGN, JSON.stringify(stored));
    return true;
  } catch {
    return false;
  }
}

/** Forgets the campaign: the next one begins at level 1. */
export function clearCampaign(shelf: Shelf = browserShelf): void {
  try {
    shelf().removeItem(STORED_CAMPAIGN);
  } catch {
    // Where nothing can be kept, nothing is to be forgotten.
  }
}

function readText(shelf: Shelf): string | null {
  try {
    return shelf().getItem(STORED_CAMPAIGN);
  } catch {
    return null;
  }
}
