import { STORED_CAMPAIGN, STORED_PROGRESS } from '../lost-cause/progress.js';
import { mergeProgress, progressSummary } from './merge-progress.js';
import type { SyncSlot } from './sync-slot.js';

/** Everything that follows its player. Settings stay: another device has another screen, other keys, other ears. */
export const SYNC_SLOTS: readonly SyncSlot[] = [
  {
    slot: 'lost-cause.campaign',
    stored: STORED_CAMPAIGN,
    title: 'The campaign of Lost Cause',
    summary(text) {
      const { level } = glanceAt(text);
      return level === null ? 'Campaign' : `Campaign, level ${level}`;
    },
    glance(text) {
      const { level, savedAt } = glanceAt(text);
      return { label: 'Level', value: level === null ? '?' : `${level}`, when: savedAt };
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
function glanceAt(text: string): { readonly level: number | null; readonly savedAt: number | null } {
  try {
    const { level, clock } = JSON.parse(text) as { level?: unknown; clock?: { savedAt?: unknown } };
    return { level: countOrNull(level), savedAt: countOrNull(clock?.savedAt) };
  } catch {
    return { level: null, savedAt: null };
  }
}

function countOrNull(value: unknown): number | null {
  return Number.isSafeInteger(value) ? (value as number) : null;
}
