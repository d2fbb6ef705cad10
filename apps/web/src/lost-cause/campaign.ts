import { accept, type Result, refuse } from '@warren/engine';
import { lostCause, startRun } from '@warren/games';
import { forgetRun, keepRun, resumeKept, type TimedRun } from '../play/kept-run.js';
import { startRunClock } from '../play/run-clock.js';
import { browserShelf, type Shelf } from '../play/shelf.js';
import { viewOf } from './lost-cause-state.js';
import { STORED_CAMPAIGN } from './progress.js';

/** Begins the campaign at level 1. */
export function startCampaign(seed: string): TimedRun {
  const run = startRun(lostCause, { mode: 'campaign' }, seed);
  // These settings are ours, so they are right.
  if (!run.ok) throw new Error(run.reason);
  return { run: run.value, clock: startRunClock(Date.now) };
}

/** The saved campaign exactly as it was left; `null` if there is none; the reason if it cannot be had. */
export function resumeCampaign(shelf: Shelf = browserShelf): Result<TimedRun | null> {
  const kept = resumeKept(STORED_CAMPAIGN, lostCause, shelf);
  if (!kept.ok || kept.value === null) return kept;
  const { mode } = viewOf(kept.value.run.state).settings;
  return mode === 'campaign' ? accept(kept.value) : refuse('the save is of no campaign');
}

/** Keeps the campaign as it is now. False: this browser keeps nothing. */
export function saveCampaign(campaign: TimedRun, shelf: Shelf = browserShelf): boolean {
  const level = viewOf(campaign.run.state).level.number;
  return keepRun({ ...campaign, name: STORED_CAMPAIGN, label: { level } }, shelf);
}

/** Forgets the campaign: the next one begins at level 1. */
export function clearCampaign(shelf: Shelf = browserShelf): void {
  forgetRun(STORED_CAMPAIGN, shelf);
}
