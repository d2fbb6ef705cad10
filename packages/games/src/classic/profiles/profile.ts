import { foldName, type Result, readShownText, refuse } from '@warren/engine';

/** A player of Classic. All moments are milliseconds since 1970, by the clock of the device; 0 is never. */
export interface Profile {
  readonly name: string;
  readonly createdAt: number;
  /** What was completed up to here no longer counts. */
  readonly resetAt: number;
  /** A profile that was deleted after it was made is gone; its row stays, so that other devices learn of it. */
  readonly deletedAt: number;
}

/** The most profiles at a time. */
export const MOST_PROFILES = 50;

/** What tells the profiles of an owner apart: two devices that both made an Ann have one Ann. */
export function profileKey(name: string): string {
  return foldName(name);
}

/** Whether a profile is there to be played. */
export function isLive({ createdAt, deletedAt }: Profile): boolean {
  return createdAt > deletedAt;
}

/** What was completed at this moment or before is forgotten. */
export function forgottenUntil({ resetAt, deletedAt }: Profile): number {
  return Math.max(resetAt, deletedAt);
}

/** Two rows of one profile as one: everything counts that happened to either. */
export function mergeProfile(a: Profile, b: Profile): Profile {
  const isNewer = a.createdAt === b.createdAt ? a.name > b.name : a.createdAt > b.createdAt;
  const { name, createdAt } = isNewer ? a : b;
  const resetAt = Math.max(a.resetAt, b.resetAt);
  return { name, createdAt, resetAt, deletedAt: Math.max(a.deletedAt, b.deletedAt) };
}

/** In characters. */
export const LONGEST_PROFILE_NAME = 32;

/** Checks the name of a new profile: a visible line of at most 32 characters that no other profile has. */
export function readProfileName(input: string, taken: readonly string[]): Result<string> {
  if (input.trim() === '') return refuse('a profile needs a name');
  const read = readShownText(input, { what: 'a name', min: 1, max: LONGEST_PROFILE_NAME });
  if (!read.ok) return read;
  const key = profileKey(read.value);
  const other = taken.find((name) => profileKey(name) === key);
  return other === undefined ? read : refuse(`there is a profile called “${other}” already`);
}
