import { CAMPAIGN_SLOT, STORED_CAMPAIGN, STORED_PROGRESS } from '../lost-cause/progress.js';
import { clockText } from '../play/number-text.js';
import { isSavedClock, type SavedClock } from '../play/run-clock.js';
import { mergeProgress, progressSummary } from './merge-progress.js';
import type { SyncSlot } from './sync-slot.js';

/** Everything that follows its player. Settings stay: another device has another screen, other keys, other ears. */
export const SYNC_SLOTS: readonly SyncSlot[] = [
  {
    slot: CAMPAIGN_SLOT,
    stored: STORED_CAMPAIGN,
    title: 'The campaign of Lost Cause',
    summary(text) {
      const { level } = glanceAt(text);
      return level === null ? 'Campaign' : `Campaign, level ${level}`;
    },
    glance(text) {
      const { level, clock } = glanceAt(text);
      return {
        label: 'Level',
        value: level === null ? '?' : `${level}`,
        detail: clock === null ? '' : `${clockText(playedSeconds(clock))} played`,
        when: clock?.savedAt ?? null,
      };
    },
  },
  {
    slot: 'lost-cause.progress',
    stored: STORED_PROGRESS,
    title: 'What you reached in Lost Cause',
    summary: progressSummary,
    merge: mergeProgress,
  },
];

/** What a campaign says of itself beside the run. */
function glanceAt(text: string): { readonly level: number | null; readonly clock: SavedClock | null } {
  try {
    const { level, clock } = JSON.parse(text) as { level?: unknown; clock?: unknown };
    return {
      level: Number.isSafeInteger(level) ? (level as number) : null,
      clock: isSavedClock(clock, Number.MAX_SAFE_INTEGER) ? clock : null,
    };
  } catch {
    return { level: null, clock: null };
  }
}

function playedSeconds({ startedAt, savedAt, pauses }: SavedClock): number {
  const paused = pauses.reduce((sum, { ms }) => sum + ms, 0);
  return Math.max(0, Math.floor((savedAt - startedAt - paused) / 1000));
}
