import { isSavedClock, type SavedClock } from '@warren/games';
import { mergeTables, tablesSummary } from '../game/scores/merge-tables.js';
import { clockText } from '../lib/format.js';
import type { SlotBook } from '../online/slot-book.js';
import type { Glance, SyncSlot } from '../online/sync-slot.js';
import { EXPEDITION_SLOT, STORED_EXPEDITION } from './cave/expedition-shelf.js';
import { worldFamily } from './cave/worlds/world-family.js';
import {
  RUN_SLOT as LABYRINTH_RUN_SLOT,
  SCORES_SLOT as LABYRINTH_SCORES_SLOT,
  LEVELS_SLOT,
  STORED_RUN as STORED_LABYRINTH_RUN,
  STORED_SCORES as STORED_LABYRINTH_SCORES,
  STORED_LEVELS,
} from './labyrinth/labyrinth-shelf.js';
import { bookSummary, mergeBooks } from './labyrinth/level-book.js';
import { mergeProgress, progressSummary } from './lost-cause/merge-progress.js';
import { CAMPAIGN_SLOT, STORED_CAMPAIGN, STORED_PROGRESS } from './lost-cause/progress.js';
import { RUN_SLOT, SCORES_SLOT, STORED_RUN, STORED_SCORES } from './treasure-rush/rush-shelf.js';

/** What there is once of, and follows its player. */
export const SYNC_SLOTS: readonly SyncSlot[] = [
  {
    slot: CAMPAIGN_SLOT,
    stored: STORED_CAMPAIGN,
    title: 'The campaign of Lost Cause',
    summary(text) {
      const { value } = glanceAt(text, 'level');
      return value === null ? 'Campaign' : `Campaign, level ${value}`;
    },
    glance: (text) => glanceOf(text, 'level', 'Level'),
  },
  {
    slot: 'lost-cause.progress',
    stored: STORED_PROGRESS,
    title: 'What you reached in Lost Cause',
    summary: progressSummary,
    merge: mergeProgress,
  },
  {
    slot: RUN_SLOT,
    stored: STORED_RUN,
    title: 'Your run of Treasure Rush',
    summary(text) {
      const { value } = glanceAt(text, 'score');
      return value === null ? 'Run' : `Run, score ${value}`;
    },
    glance: (text) => glanceOf(text, 'score', 'Score'),
  },
  {
    slot: EXPEDITION_SLOT,
    stored: STORED_EXPEDITION,
    title: 'Your expedition in Cave',
    summary(text) {
      const { value } = glanceAt(text, 'gold');
      return value === null ? 'Expedition' : `Expedition, ${value} gold`;
    },
    glance: (text) => glanceOf(text, 'gold', 'Gold'),
  },
  {
    slot: SCORES_SLOT,
    stored: STORED_SCORES,
    title: 'Your high scores in Treasure Rush',
    summary: tablesSummary,
    merge: mergeTables,
  },
  {
    slot: LABYRINTH_RUN_SLOT,
    stored: STORED_LABYRINTH_RUN,
    title: 'Your run of Labyrinth',
    summary(text) {
      const { value } = glanceAt(text, 'level');
      return value === null ? 'Run' : `Run, level ${value}`;
    },
    glance: (text) => glanceOf(text, 'level', 'Level'),
  },
  {
    slot: LABYRINTH_SCORES_SLOT,
    stored: STORED_LABYRINTH_SCORES,
    title: 'Your leaderboard of Labyrinth',
    summary: tablesSummary,
    merge: mergeTables,
  },
  {
    slot: LEVELS_SLOT,
    stored: STORED_LEVELS,
    title: 'Your levels of Labyrinth',
    summary: bookSummary,
    merge: mergeBooks,
  },
];

/** Everything that follows its player. Settings stay: another device has another screen, other keys, other ears. */
export const SLOTS: SlotBook = { fixed: SYNC_SLOTS, families: [worldFamily] };

interface AtAGlance {
  readonly value: number | null;
  readonly clock: SavedClock | null;
}

/** What a kept run says of itself beside the run: a number by its name, and its clock. */
function glanceAt(text: string, name: string): AtAGlance {
  try {
    const { [name]: value, clock } = JSON.parse(text) as Record<string, unknown>;
    return {
      value: Number.isSafeInteger(value) ? (value as number) : null,
      clock: isSavedClock(clock, Number.MAX_SAFE_INTEGER) ? clock : null,
    };
  } catch {
    return { value: null, clock: null };
  }
}

function glanceOf(text: string, name: string, label: string): Glance {
  const { value, clock } = glanceAt(text, name);
  return {
    label,
    value: value === null ? '?' : `${value}`,
    detail: clock === null ? '' : `${clockText(playedSeconds(clock))} played`,
    when: clock?.savedAt ?? null,
  };
}

function playedSeconds({ startedAt, savedAt, pauses }: SavedClock): number {
  const paused = pauses.reduce((sum, { ms }) => sum + ms, 0);
  return Math.max(0, Math.floor((savedAt - startedAt - paused) / 1000));
}
