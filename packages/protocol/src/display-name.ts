import { accept, type Result, refuse } from '@warren/engine';
import { LIMITS } from './limits.js';

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

/** Characters nobody sees or that turn the text around them: controls, formats, lone surrogates, private use. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;
/** A stack of accents climbs over its neighbours. */
const STACKED = /\p{M}{3,}/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name as it is shown, and as it is compared. */
export interface DisplayName {
  readonly name: string;
  /** Two names that differ in nothing but capitals, widths or spaces fold to the same. */
  readonly folded: string;
}

/** Checks a name somebody wants to be shown under. */
export function readDisplayName(input: unknown): Result<DisplayName> {
  if (typeof input !== 'string') return refuse('a name must be a text');
  // Before anything is computed: no name that may be used is longer than this.
  if (input.length > 8 * LIMITS.name.max) return refuse(tooLong());
  const name = input
    .normalize('NFC')
    .trim()
    .replace(/\p{Zs}+/gu, ' ');
  if (UNSEEN.test(name))
    return refuse('a name may hold no control, invisible or direction-changing character');
  const length = [...name].length;
  if (length < LIMITS.name.min) return refuse(`a name has at least ${LIMITS.name.min} characters`);
  if (length > LIMITS.name.max) return refuse(tooLong());
  if (STACKED.test(name)) return refuse('a name may hold no more than two accents on a letter');
  if (!VISIBLE.test(name)) return refuse('a name needs at least one visible character');
  const folded = foldName(name);
  if (RESERVED.includes(folded) || GUEST.test(folded)) return refuse('this name is reserved');
  return accept({ name, folded });
}

/** The form in which names are compared. */
export function foldName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim();
}

function tooLong(): string {
  return `a name has at most ${LIMITS.name.max} characters`;
}
