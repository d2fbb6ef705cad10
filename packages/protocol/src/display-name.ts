import { accept, type Result, refuse } from '@warren/engine';
import { LIMITS } from './limits.js';
import { readShownText } from './shown-text.js';

/** Names that would look as if the house itself spoke, or like those guests are given. */
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

/** A name as it is shown, and as it is compared. */
export interface DisplayName {
  readonly name: string;
  /** Two names that differ in nothing but capitals, widths, spaces or what nobody sees fold to the same. */
  readonly folded: string;
}

/** Checks a name somebody wants to be shown under. */
export function readDisplayName(input: unknown): Result<DisplayName> {
  const shown = readShownText(input, { what: 'a name', ...LIMITS.name });
  if (!shown.ok) return shown;
  const name = shown.value;
  const folded = foldName(name);
  if (RESERVED.includes(folded) || GUEST.test(folded)) return refuse('this name is reserved');
  return accept({ name, folded });
}

/** The form in which names are compared. */
export function foldName(name: string): string {
  return name
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim();
}
