import { compareTexts } from '../lib/compare-texts.js';
import { fieldsOf, itemsOf, parseObject } from '../lib/text-storage.js';

/** A level kept under a name; its code is its line. */
export interface SavedLevel {
  readonly name: string;
  readonly code: string;
  /** When it was saved or renamed, in milliseconds. */
  readonly at: number;
}

/** The levels of a player, and when others were deleted: so that they stay deleted on every device. */
export interface LevelBook {
  readonly levels: readonly SavedLevel[];
  readonly gone: Readonly<Record<string, number>>;
}

/** More than a player looks through. */
export const MOST_LEVELS = 200;
const LONGEST = 400;

/** Reads a book from its text; what is damaged in it is left out. */
export function readLevelBook(text: string): LevelBook {
  const { levels, gone } = parseObject(text);
  const dates = Object.entries(fieldsOf(gone)).filter((date): date is [string, number] =>
    Number.isFinite(date[1]),
  );
  return {
    levels: itemsOf(levels, isSavedLevel).slice(0, MOST_LEVELS),
    gone: Object.fromEntries(dates.slice(0, 2 * MOST_LEVELS)),
  };
}

/** Joins the levels of two devices: what was done last to a level counts. */
export function mergeLevelBooks(ours: string, theirs: string): string {
  const [one, other] = [readLevelBook(ours), readLevelBook(theirs)];
  const gone: Record<string, number> = {};
  const dates = [...Object.entries(one.gone), ...Object.entries(other.gone)];
  for (const [code, at] of dates.sort(([a], [b]) => compareTexts(a, b))) {
    gone[code] = Math.max(gone[code] ?? 0, at);
  }
  const levels = new Map<string, SavedLevel>();
  for (const level of [...one.levels, ...other.levels].sort(bySaved)) {
    if (level.at > (gone[level.code] ?? 0)) levels.set(level.code, level);
  }
  const latest = [...levels.values()].sort((a, b) => bySaved(b, a)).slice(0, MOST_LEVELS);
  return JSON.stringify({ levels: latest, gone });
}

/** "3 levels" */
export function levelBookSummary(text: string): string {
  const { length } = readLevelBook(text).levels;
  return length === 1 ? '1 level' : `${length} levels`;
}

function isSavedLevel(value: unknown): value is SavedLevel {
  const { name, code, at } = fieldsOf(value);
  return isText(name) && isText(code) && Number.isFinite(at);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= LONGEST;
}

/** By time, then by text: neither depends on which device joins. */
function bySaved(one: SavedLevel, other: SavedLevel): number {
  return one.at - other.at || compareTexts(one.name + one.code, other.name + other.code);
}
