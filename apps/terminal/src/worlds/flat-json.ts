import { accept, type Result, refuse } from '@warren/engine';

/** A line of a file of settings. */
export interface FlatEntry {
  readonly name: string;
  readonly value: string | number | boolean | null;
  /** Counted from 1. */
  readonly line: number;
}

const SPACE = /[ \t\r\n]*/y;
const TEXT = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const VALUE = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y;

/**
 * Reads a JSON object that holds no other objects or lists. People write such files by hand: what is wrong is said
 * with line and column, which the parser of the system cannot tell of every mistake.
 */
export function parseFlatJson(text: string): Result<readonly FlatEntry[]> {
  let at = text.startsWith('\ufeff') ? 1 : 0;

  function take(pattern: RegExp): string | null {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found !== null) at = pattern.lastIndex;
    return found?.[0] ?? null;
  }

  /** Whether a sign is next; spaces before it do not matter. */
  function takeSign(sign: string): boolean {
    take(SPACE);
    if (text[at] !== sign) return false;
    at++;
    return true;
  }

  const line = () => text.slice(0, at).split('\n').length;

  function wanted(what: string): Result<never> {
    const column = at - text.lastIndexOf('\n', at - 1);
    const found = at >= text.length ? 'the end of the file' : text[at];
    return refuse(`line ${line()}, column ${column}: ${what} should stand here, not ${found}`);
  }

  const entries: FlatEntry[] = [];
  if (!takeSign('{')) return wanted('{');
  if (!takeSign('}')) {
    do {
      take(SPACE);
      const onLine = line();
      const name = take(TEXT);
      if (name === null) return wanted('the name of a setting in "quotes"');
      if (!takeSign(':')) return wanted(':');
      take(SPACE);
      const value = take(TEXT) ?? take(VALUE);
      if (value === null) return wanted('a number, true, false or a text in "quotes"');
      entries.push({ name: JSON.parse(name), value: JSON.parse(value), line: onLine });
    } while (takeSign(','));
    if (!takeSign('}')) return wanted(', or }');
  }
  take(SPACE);
  return at === text.length ? accept(entries) : wanted('nothing more');
}
