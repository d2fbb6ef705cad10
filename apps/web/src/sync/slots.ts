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
      const level = levelIn(text);
      return level === null ? 'Campaign' : `Campaign, level ${level}`;
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

/** The level a campaign stands at, or `null` where it says none. */
function levelIn(text: string): number | null {
  try {
    const { level } = JSON.parse(text) as { level?: unknown };
    return Number.isSafeInteger(level) ? (level as number) : null;
  } catch {
    return null;
  }
}
