import { accept, foldName, type Result, readShownText, refuse } from '@warren/engine';
import { LIMITS } from './limits.js';

/** Names that would look like those of the site itself. */
const RESERVED = [
  'admin',
  'administrator',
  'moderator',
  'warren',
  'system',
  'server',
  'root',
  'support',
  'official',
  'anonymous',
  'nobody',
  'deleted',
  'me',
  'null',
  'undefined',
];
const GUEST = /^guest([\s\d_-]|$)/;

/** A name as players see it, and as names are compared. */
export interface DisplayName {
  readonly name: string;
  readonly folded: string;
}

/** Checks the name that a player wants to be shown under. */
export function readDisplayName(input: unknown): Result<DisplayName> {
  const shown = readShownText(input, { what: 'a name', ...LIMITS.name });
  if (!shown.ok) return shown;
  const name = shown.value;
  const folded = foldName(name);
  if (RESERVED.includes(folded) || GUEST.test(folded)) return refuse('this name is reserved');
  return accept({ name, folded });
}
