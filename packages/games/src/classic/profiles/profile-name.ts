import { type Result, readShownText, refuse } from '@warren/engine';
import { profileKey } from './profile.js';

/** In characters. */
export const LONGEST_PROFILE_NAME = 32;

/**
 * Checks the name of a new profile: a line that can be seen, at most 32 characters without the spaces around it, and
 * of no other profile, whatever its capitals.
 */
export function readProfileName(input: string, taken: readonly string[]): Result<string> {
  if (input.trim() === '') return refuse('a profile needs a name');
  const read = readShownText(input, { what: 'a name', min: 1, max: LONGEST_PROFILE_NAME });
  if (!read.ok) return read;
  const key = profileKey(read.value);
  const other = taken.find((name) => profileKey(name) === key);
  return other === undefined ? read : refuse(`there is a profile called “${other}” already`);
}
