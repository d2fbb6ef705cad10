import { type DrawnTicket, NO_TICKET, outcomeLabel } from '@warren/client';
import { accept, type Result, refuse } from '@warren/engine';
import { lostCause } from '@warren/games/lost-cause';
import { beginRanked, type KeepableRun, type RankedRun, resumeRanked } from '../../game/run/ranked-run.js';
import { forgetRun, resumeSaved, saveRun } from '../../game/run/saved-run.js';
import { browserShelf, type Shelf } from '../../lib/storage.js';
import { viewOf } from './lost-cause-state.js';
import { STORED_CAMPAIGN } from './progress.js';

/** What the campaign is played with. */
export const CAMPAIGN = { mode: 'campaign' } as const;

/** Begins the campaign at level 1; the seed of a ticket goes before one's own. */
export function startCampaign(seed: string, drawn: DrawnTicket = NO_TICKET): RankedRun {
  const begun = beginRanked({ game: lostCause, settings: CAMPAIGN, seed }, drawn);
  // These settings are ours or the server's, so they are right.
  if (!begun.ok) throw new Error(begun.reason);
  return begun.value;
}

/** The saved campaign exactly as it was left; `null` if there is none; the reason if it cannot be had. */
export function resumeCampaign(shelf: Shelf = browserShelf): Result<RankedRun | null> {
  const kept = resumeSaved(STORED_CAMPAIGN, lostCause, shelf);
  if (!kept.ok) return kept;
  if (kept.value === null) return accept(null);
  const { mode } = viewOf(kept.value.run.state).settings;
  if (mode !== 'campaign') return refuse('the save is of no campaign');
  return accept(resumeRanked(kept.value));
}

/** The same, where nobody wants to know why there is none. */
export function savedCampaign(): RankedRun | null {
  const saved = resumeCampaign();
  return saved.ok ? saved.value : null;
}

/** Keeps the campaign as it is now. False: this browser keeps nothing. */
export function saveCampaign(campaign: KeepableRun, shelf: Shelf = browserShelf): boolean {
  return saveRun({ ...campaign, name: STORED_CAMPAIGN, label: outcomeLabel(campaign.run) }, shelf);
}

/** Forgets the campaign: the next one begins at level 1. */
export function clearCampaign(shelf: Shelf = browserShelf): void {
  forgetRun(STORED_CAMPAIGN, shelf);
}
