import { accept, foldName, type Result, readShownText, refuse } from '@warren/engine';
import { LIMITS } from './limits.js';

/** Names that would look like those of the site itself, or like no name at all. */
const SITE_NAMES = new Set('system server root anonymous nobody deleted me null undefined'.split(' '));
/** Words that make any name look like one of the site. */
const SITE_WORDS = new Set('administrator mod mods moderator staff warren support official'.split(' '));
/** Words so telling that they may not even be a part of another word; "badminton" is a game. */
const SITE_PARTS = /(?<!b)admin|moderator/;
const GUEST = /^guest([\s\d_-]|$)/;
/** Slurs that no harmless word begins with. They are looked for at the beginning of words and in spaced-out letters. */
const SLURS =
  /^(?:nigg(?:er|a)|fagg?ot|kike|tranny|wetback|chink|gook|raghead|towelhead|sandnigg|heilhitler|1488)/;

/** Scripts that are written together; "Common" and "Inherited" characters go with every one. */
const SCRIPTS_TOGETHER = [
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]*$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Bopomofo}]*$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hangul}]*$/u,
];
const ANY_SCRIPT = /[\p{Script=Common}\p{Script=Inherited}]/gu;
/** A letter, and all further letters of its script. Scripts with look-alikes of Latin stand by themselves. */
const OTHER_SCRIPTS = [
  ...['Cyrillic', 'Greek', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Devanagari', 'Bengali', 'Gurmukhi'],
  ...['Gujarati', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Thai', 'Lao', 'Tibetan', 'Myanmar'],
  ...['Khmer', 'Ethiopic', 'Cherokee', 'Mongolian', 'Oriya', 'Thaana'],
].map((script) => new RegExp(`^\\p{Script=${script}}*$`, 'u'));

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
  if (isReservedName(folded)) return refuse('this name is reserved');
  if (isSlur(folded)) return refuse('this name insults people; please take another');
  if (!isOneScript(name)) return refuse('a name is written in the letters of one script');
  return accept({ name, folded });
}

/** Whether a folded name pretends to be the site itself, or one of its guests. */
export function isReservedName(folded: string): boolean {
  const joined = folded.replace(/\P{L}/gu, '');
  if (GUEST.test(folded) || SITE_NAMES.has(joined) || SITE_PARTS.test(joined)) return true;
  return wordsOf(folded).some((word) => SITE_WORDS.has(word));
}

function isSlur(folded: string): boolean {
  return (
    wordsOf(folded).some((word) => SLURS.test(word)) || SLURS.test(folded.replace(/[^\p{L}\p{N}]/gu, ''))
  );
}

/** The words of a folded name, without digits at their ends. Letters that stand alone are one word: "a d m i n". */
function wordsOf(folded: string): string[] {
  const pieces = folded.split(/[^\p{L}\p{N}]+/u);
  const spelt = pieces.filter((piece) => piece.length === 1).join('');
  return [...pieces, spelt]
    .map((word) => word.replace(/^\d+(?=\D)|(?<=\D)\d+$/g, ''))
    .filter((word) => word !== '');
}

/**
 * Mixed scripts are how a name imitates another: a Cyrillic "а" among Latin letters. This is the level "highly
 * restrictive" of UTS 39.
 */
function isOneScript(name: string): boolean {
  const letters = name.replace(ANY_SCRIPT, '');
  return [...SCRIPTS_TOGETHER, ...OTHER_SCRIPTS].some((script) => script.test(letters));
}
