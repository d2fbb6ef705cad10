import {
  type ClassicCompletion,
  type ClassicFinish,
  classicLevelKey,
  compareFinishes,
  keepCompletions,
} from './completion.js';
import { forgottenUntil, mergeProfile, type Profile, profileKey } from './profile.js';

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

/** What a completion came to. */
export interface Completed {
  /** The best of this level from now on. */
  readonly best: ClassicCompletion;
  /** The best before; none when it is the first. */
  readonly before: ClassicCompletion | null;
  /** Whether it is better than all before, as the first always is. */
  readonly isBetter: boolean;
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
