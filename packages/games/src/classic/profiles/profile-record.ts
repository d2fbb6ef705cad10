import { accept, type Result, refuse } from '@warren/engine';
import { LEVEL_KINDS } from '../kinds.js';
import { MEDALS } from '../medal.js';
import { CLASSIC_LEVELS, LAST_SEASON, LONGEST } from '../numbers.js';
import {
  type ClassicCompletion,
  type ClassicFinish,
  type Completed,
  classicLevelKey,
  compareFinishes,
  keepCompletions,
} from './completion.js';
import { forgottenUntil, mergeProfile, type Profile, profileKey, readProfileName } from './profile.js';

/** A profile with its completions, as `keepCompletions` leaves them. */
export interface ProfileRecord extends Profile {
  readonly completions: readonly ClassicCompletion[];
}

/** A profile that is made now. Of one that was there before and is gone nothing comes back. */
export function createProfile(before: ProfileRecord | null, name: string, now: number): ProfileRecord {
  if (before === null) return { name, createdAt: now, resetAt: 0, deletedAt: 0, completions: [] };
  const { deletedAt, completions } = before;
  const resetAt = completions.reduce((last, { at }) => Math.max(last, at), before.resetAt);
  return { name, createdAt: Math.max(now, deletedAt + 1), resetAt, deletedAt, completions: [] };
}

/** Forgets everything that was completed, whatever clock it was completed by. */
export function resetProfile(before: ProfileRecord, now: number): ProfileRecord {
  return { ...before, resetAt: lastMoment(before, now), completions: [] };
}

/** The profile as it stays when it is gone. */
export function removeProfile(before: ProfileRecord, now: number): ProfileRecord {
  return { ...before, deletedAt: lastMoment(before, now), completions: [] };
}

function lastMoment({ createdAt, completions }: ProfileRecord, now: number): number {
  return completions.reduce((last, { at }) => Math.max(last, at), Math.max(now, createdAt));
}

/** Adds a completion that was made now. */
export function addCompletion(
  record: ProfileRecord,
  finish: ClassicFinish,
  now: number,
): { record: ProfileRecord; completed: Completed } {
  const after = forgottenUntil(record);
  const made = { ...finish, at: Math.max(now, after + 1) };
  const before = record.completions.find((one) => classicLevelKey(one) === classicLevelKey(finish)) ?? null;
  const isBetter = before === null || compareFinishes(finish, before) < 0;
  const completions = keepCompletions([...record.completions, made], after);
  return {
    record: { ...record, completions },
    completed: { best: isBetter ? made : before, before, isBetter },
  };
}

/** A record as it lay somewhere, in order: what no longer counts left out, the best of every level first. */
export function tidyRecord(record: ProfileRecord): ProfileRecord {
  return { ...record, completions: keepCompletions(record.completions, forgottenUntil(record)) };
}

/** Two records of one profile as one; it does not matter which comes first, or how often. */
export function mergeRecord(a: ProfileRecord, b: ProfileRecord): ProfileRecord {
  return tidyRecord({ ...mergeProfile(a, b), completions: [...a.completions, ...b.completions] });
}

/** All profiles of two devices as one list in order, one of each key. */
export function mergeRecords(
  a: readonly ProfileRecord[],
  b: readonly ProfileRecord[],
): readonly ProfileRecord[] {
  const merged = new Map<string, ProfileRecord>();
  for (const record of [...a, ...b]) {
    const key = profileKey(record.name);
    const before = merged.get(key);
    merged.set(key, before === undefined ? tidyRecord(record) : mergeRecord(before, record));
  }
  return [...merged].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, record]) => record);
}

const FIELDS = ['name', 'createdAt', 'resetAt', 'deletedAt'] as const;

/** What has to be written so that a table holds the completions of a record as they are now. */
export interface ChangedRows {
  readonly gone: readonly ClassicCompletion[];
  readonly fresh: readonly ClassicCompletion[];
}

/** Whether two states of a record differ in anything. */
export function isChanged(before: ProfileRecord | null, after: ProfileRecord): boolean {
  if (before === null) return true;
  const { gone, fresh } = changedRows(before, after);
  return gone.length + fresh.length > 0 || FIELDS.some((field) => before[field] !== after[field]);
}

/** The rows by which two states of a record differ. A row is told by its level and its moment, and never changes. */
export function changedRows(before: ProfileRecord | null, after: ProfileRecord): ChangedRows {
  const had = new Map(before?.completions.map((row) => [rowKey(row), row]));
  const has = new Set(after.completions.map(rowKey));
  const gone = [...had].filter(([key]) => !has.has(key)).map(([, row]) => row);
  return { gone, fresh: after.completions.filter((row) => !had.has(rowKey(row))) };
}

function rowKey(row: ClassicCompletion): string {
  const { ticks, medal, assisted, at } = row;
  return `${classicLevelKey(row)} ${at} ${ticks} ${medal} ${assisted}`;
}

/** Checks a record from somewhere else whose fields have the right types: whether a game can have made it. */
export function checkRecord(record: ProfileRecord): Result<ProfileRecord> {
  const { name, completions } = record;
  const read = readProfileName(name, []);
  if (!read.ok) return read;
  if (read.value !== name) return refuse(`“${read.value}” is written another way`);
  return completions.every(isPossible)
    ? accept(tidyRecord(record))
    : refuse(`“${name}” has completed a level that there is not`);
}

function isPossible({ kind, level, season, ticks, medal, at }: ClassicCompletion): boolean {
  return (
    LEVEL_KINDS.includes(kind as never) &&
    isWithin(level, 1, CLASSIC_LEVELS) &&
    isWithin(season, 0, LAST_SEASON) &&
    isWithin(ticks, 1, LONGEST) &&
    (medal === 'none' || MEDALS.includes(medal)) &&
    isWithin(at, 1, Number.MAX_SAFE_INTEGER)
  );
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isSafeInteger(value) && value >= least && value <= most;
}
