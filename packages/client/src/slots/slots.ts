import { isSavedClock, type SavedClock } from '@warren/games';
import { clockText } from '../lib/format.js';
import { fieldsOf, parseObject } from '../lib/text-storage.js';
import { levelBookSummary, mergeLevelBooks } from './level-book.js';
import { mergeProgress, progressSummary } from './merge-progress.js';
import type { SaveJournal, SavePreview, SaveSlot } from './save-slot.js';
import { mergeScoreTables, scoreTablesSummary } from './score-tables.js';
import {
  CAMPAIGN_SLOT,
  EXPEDITION_SLOT,
  LABYRINTH_LEVELS_SLOT,
  LABYRINTH_RUN_SLOT,
  LABYRINTH_SCORES_SLOT,
  PROGRESS_SLOT,
  RUSH_RUN_SLOT,
  RUSH_SCORES_SLOT,
  storedName,
} from './slot-names.js';
import type { SlotRegistry } from './slot-registry.js';
import { worldPattern } from './world-save.js';

const SCORES = { summary: scoreTablesSummary, merge: mergeScoreTables };

/** The saves of Lost Cause. Settings stay: another device has another screen, other keys, other sound. */
export const LOST_CAUSE_SAVES = savesOf(
  runSlot('The campaign of Lost Cause', {
    game: 'lost-cause',
    mode: 'campaign',
    slot: CAMPAIGN_SLOT,
    noun: 'Campaign',
    label: 'level',
  }),
  mergedSlot('What you reached in Lost Cause', {
    slot: PROGRESS_SLOT,
    summary: progressSummary,
    merge: mergeProgress,
  }),
);

/** The saves of Treasure Rush. */
export const TREASURE_RUSH_SAVES = savesOf(
  runSlot('Your run of Treasure Rush', {
    game: 'treasure-rush',
    slot: RUSH_RUN_SLOT,
    noun: 'Run',
    label: 'score',
  }),
  mergedSlot('Your high scores in Treasure Rush', { slot: RUSH_SCORES_SLOT, ...SCORES }),
);

/** The saves of Cave. Where moves are stored beside a world, a way to fold them in is needed. */
export function caveSaves(loadWorldJournal?: SaveJournal['load']): SlotRegistry {
  const expedition = runSlot('Your expedition in Cave', {
    game: 'cave',
    mode: 'expedition',
    slot: EXPEDITION_SLOT,
    noun: 'Expedition',
    label: 'gold',
  });
  return { fixed: [expedition], patterns: [worldPattern(loadWorldJournal)] };
}

/** The saves of Labyrinth. */
export const LABYRINTH_SAVES = savesOf(
  runSlot('Your run of Labyrinth', {
    game: 'labyrinth',
    mode: 'run',
    slot: LABYRINTH_RUN_SLOT,
    noun: 'Run',
    label: 'level',
  }),
  mergedSlot('Your leaderboard of Labyrinth', { slot: LABYRINTH_SCORES_SLOT, ...SCORES }),
  mergedSlot('Your levels of Labyrinth', {
    slot: LABYRINTH_LEVELS_SLOT,
    summary: levelBookSummary,
    merge: mergeLevelBooks,
  }),
);

/** The saves of every game. A game with something to save is one line here. */
export const GAME_SAVES: readonly SlotRegistry[] = [
  LOST_CAUSE_SAVES,
  TREASURE_RUSH_SAVES,
  caveSaves(),
  LABYRINTH_SAVES,
];

/** All saves of these games in one registry. */
export function saveRegistry(games: readonly Partial<SlotRegistry>[] = GAME_SAVES): SlotRegistry {
  return {
    fixed: games.flatMap(({ fixed = [] }) => fixed),
    patterns: games.flatMap(({ patterns = [] }) => patterns),
  };
}

function savesOf(...fixed: SaveSlot[]): SlotRegistry {
  return { fixed, patterns: [] };
}

export interface RunSlot {
  readonly game: string;
  /** The mode the run is played in; left out where the game has one. */
  readonly mode?: string;
  readonly slot: string;
  /** What a copy of it is called. */
  readonly noun: string;
  /** The number that tells one copy from another; it is stored beside the run. */
  readonly label: string;
}

/** A run in progress. Two copies of it cannot be merged. */
export function runSlot(title: string, { game, mode, slot, noun, label }: RunSlot): SaveSlot {
  const describe = (value: number) => (label === 'gold' ? `${value} gold` : `${label} ${value}`);
  return {
    slot,
    stored: storedName(slot),
    game,
    fits: ({ settings }) => mode === undefined || fieldsOf(settings).mode === mode,
    title,
    summary(text) {
      const { value } = readLabel(text, label);
      return value === null ? noun : `${noun}, ${describe(value)}`;
    },
    preview: (text) => previewOf(text, label),
  };
}

/** A save of which two copies become one without a question. */
function mergedSlot(title: string, parts: Pick<SaveSlot, 'slot' | 'summary' | 'merge'>): SaveSlot {
  return { ...parts, title, stored: storedName(parts.slot) };
}

/** What a saved run says of itself beside the run: a number by its name, and its clock. */
function readLabel(
  text: string,
  name: string,
): { readonly value: number | null; readonly clock: SavedClock | null } {
  const { [name]: value, clock } = parseObject(text);
  return {
    value: Number.isSafeInteger(value) ? (value as number) : null,
    clock: isSavedClock(clock, Number.MAX_SAFE_INTEGER) ? clock : null,
  };
}

function previewOf(text: string, name: string): SavePreview {
  const { value, clock } = readLabel(text, name);
  return {
    label: name.replace(/^./, (first) => first.toUpperCase()),
    value: value === null ? '?' : `${value}`,
    detail: clock === null ? '' : `${clockText(playedSeconds(clock))} played`,
    when: clock?.savedAt ?? null,
  };
}

function playedSeconds({ startedAt, savedAt, pauses }: SavedClock): number {
  const paused = pauses.reduce((sum, { ms }) => sum + ms, 0);
  return Math.max(0, Math.floor((savedAt - startedAt - paused) / 1000));
}
