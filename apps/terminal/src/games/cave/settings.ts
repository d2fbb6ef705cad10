import { join } from 'node:path';
import { accept, nearest, type Result, refuse } from '@warren/engine';
import { type CaveRunSettings, readCaveRunSettings, readCaveSetting } from '@warren/games/cave';
import { oneLine } from '../../cli/text.js';
import { readIfThere } from '../../storage/files.js';

/** The settings of the terminal client, besides those of worlds. */
export type CaveClient = {
  /** Regions kept in memory. */
  regionCacheSize: number;
  /** Whether coordinates, regions and times are shown. */
  showDebugInfo: boolean;
  /** How long a turn of a fight is shown; any key hurries. */
  turnDelayMs: number;
  /** Whether the surroundings are described in words after every step. */
  announce: boolean;
};

export interface CaveFile {
  readonly path: string;
  /** For new worlds; existing worlds keep their settings. */
  readonly settings: Partial<CaveRunSettings>;
  readonly client: CaveClient;
  /** The mistakes in the file, a sentence each. The defaults replace them. */
  readonly complaints: readonly string[];
}

const FILE = 'cave.json';
const LARGEST = 65_536;

type Spec =
  | { readonly usual: boolean }
  | { readonly usual: number; readonly min: number; readonly max: number };

const CLIENT: Readonly<Record<keyof CaveClient, Spec>> = {
  regionCacheSize: { usual: 8, min: 1, max: 1000 },
  showDebugInfo: { usual: false },
  turnDelayMs: { usual: 500, min: 0, max: 10_000 },
  announce: { usual: false },
};

/** Reads `cave.json` in the data folder. Without the file all settings have their defaults. */
export function readCaveFile(folder: string): CaveFile {
  const path = join(folder, FILE);
  const text = readIfThere(path, LARGEST);
  const entries = text.ok ? parseFlatJson(text.value ?? '{}') : text;
  const complaints: string[] = [];
  // If the file cannot be opened, the reason names it already.
  if (!entries.ok) complaints.push(text.ok ? `${path}, ${entries.reason}` : entries.reason);
  const read = readEntries(entries.ok ? entries.value : []);
  for (const complaint of read.complaints) complaints.push(`${path}, ${complaint}`);
  return { ...read, path, complaints: complaints.map(oneLine) };
}

function readEntries(entries: readonly FlatEntry[]): Omit<CaveFile, 'path'> {
  const settings: Record<string, number | string> = {};
  const client: Record<string, unknown> = {};
  const complaints: string[] = [];
  for (const [name, { usual }] of Object.entries(CLIENT)) client[name] = usual;
  for (const { name, value, line } of entries) {
    const isClients = Object.hasOwn(CLIENT, name);
    const read = isClients ? readClientSetting(name as keyof CaveClient, value) : readSetting(name, value);
    if (!read.ok) complaints.push(`line ${line}: ${read.reason}`);
    else if (isClients) client[name] = read.value;
    else settings[name] = read.value as number | string;
  }
  // Each may be valid, but not both together.
  const together = readCaveRunSettings(settings);
  if (!together.ok) {
    complaints.push(together.reason);
    delete settings.goldLeast;
    delete settings.goldMost;
  }
  return { settings: settings as Partial<CaveRunSettings>, client: client as CaveClient, complaints };
}

/** A setting of worlds. The mode is chosen in the menu and not in a file. */
function readSetting(name: string, value: unknown): Result<number | string> {
  const usual = readCaveRunSettings({});
  const known = Object.keys(usual.ok ? usual.value : {}).filter((setting) => setting !== 'mode');
  if (known.includes(name)) return readCaveSetting(name, value);
  return refuse(
    `there is no setting "${name.slice(0, 40)}"; ${nearest(name, [...known, ...Object.keys(CLIENT)])}`,
  );
}

function readClientSetting(name: keyof CaveClient, value: unknown): Result<number | boolean> {
  const spec = CLIENT[name];
  const shown = JSON.stringify(value).slice(0, 40);
  if (!('min' in spec)) {
    return typeof value === 'boolean' ? accept(value) : refuse(`${name} must be true or false, not ${shown}`);
  }
  const { min, max } = spec;
  if (Number.isInteger(value) && (value as number) >= min && (value as number) <= max) {
    return accept(value as number);
  }
  return refuse(`${name} must be a whole number from ${min} to ${max}, not ${shown}`);
}

/** An entry of a settings file. */
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
 * Reads a JSON object without nested objects or lists. Players write such files by hand: mistakes are reported with
 * line and column, which `JSON.parse` does not always give.
 */
export function parseFlatJson(text: string): Result<readonly FlatEntry[]> {
  let at = text.startsWith('\ufeff') ? 1 : 0;

  function take(pattern: RegExp): string | null {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found !== null) at = pattern.lastIndex;
    return found?.[0] ?? null;
  }

  /** Whether a character is next, after any spaces. */
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
