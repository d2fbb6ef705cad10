import { accept, type Result, refuse } from '../result.js';

/**
 * Characters that are invisible or turn the text around them: controls, formats, lone surrogates, private use, letters
 * and signs that are drawn as nothing. The two that only choose how an emoji is drawn are let through.
 */
const UNSEEN =
  /(?![\ufe0e\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** A stack of accents climbs over its neighbours. */
const STACKED = /\p{M}{3,}/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** No text that may be shown is longer than this before its accents are joined and its spaces are. */
const LOOSELY_WRITTEN = 8;

export interface ShownTextLimits {
  /** What it is, for the reason of a refusal: "a name". */
  readonly what: string;
  /** In characters. */
  readonly min: number;
  readonly max: number;
}

/** Checks a line that is to be shown to others. Spaces at its ends are dropped, several become one. */
export function readShownText(input: unknown, { what, min, max }: ShownTextLimits): Result<string> {
  if (typeof input !== 'string') return refuse(`${what} must be a text`);
  const tooLong = refuse(`${what} has at most ${max} characters`);
  // Before anything is computed.
  if (input.length > LOOSELY_WRITTEN * max) return tooLong;
  const text = input
    .normalize('NFC')
    .trim()
    .replace(/\p{Zs}+/gu, ' ');
  if (UNSEEN.test(text)) {
    return refuse(`${what} may hold no control, invisible or direction-changing character`);
  }
  const length = [...text].length;
  if (length < min) return refuse(`${what} has at least ${min} character${min === 1 ? '' : 's'}`);
  if (length > max) return tooLong;
  if (STACKED.test(text)) return refuse(`${what} may hold no more than two accents on a letter`);
  return VISIBLE.test(text) ? accept(text) : refuse(`${what} needs at least one visible character`);
}

/** The form in which names are compared: without capitals, widths, needless spaces and invisible characters. */
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
