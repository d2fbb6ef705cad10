import { accept, type Result, refuse } from '@warren/engine';
import { LOST_CAUSE_SIDES } from '@warren/engine/codes';
import { randomCode } from './level.js';

/** What an address says after its question mark; a word that stands there several times is a list. */
export type MazeWords = Readonly<Record<string, unknown>>;

/** Limits of a level that stay in its address, so that a shared link plays the same level. */
const LIMITS = ['maxEnemies', 'maxLocks'] as const;
const LIMIT_RANGE = { min: -1, max: 999 } as const;

/** The address of a new random maze of the requested size: where `/play?height=5&width=5` leads. */
export function newMazeAddress(words: MazeWords, seed: string): Result<string> {
  const height = readSide(words, 'height');
  if (!height.ok) return height;
  const width = readSide(words, 'width');
  if (!width.ok) return width;
  const limits = readMazeLimits(words);
  if (!limits.ok) return limits;
  const query = Object.entries(limits.value).map(([name, limit]) => `${name}=${limit}`);
  const code = randomCode(seed, { width: width.value, height: height.value });
  return accept(`/play/${code}${query.length === 0 ? '' : `?${query.join('&')}`}`);
}

/** The limits an address names, moved into their range. */
export function readMazeLimits(words: MazeWords): Result<Readonly<Record<string, number>>> {
  const limits: Record<string, number> = {};
  for (const name of LIMITS) {
    if (words[name] === undefined) continue;
    const limit = readWholeNumber(words[name], { name: `the number ${name}`, ...LIMIT_RANGE });
    if (!limit.ok) return limit;
    limits[name] = limit.value;
  }
  return accept(limits);
}

function readSide(words: MazeWords, name: 'height' | 'width'): Result<number> {
  const { min, max } = LOST_CAUSE_SIDES;
  return readWholeNumber(words[name] ?? min, { name: `the ${name}`, min, max });
}

interface NumberRange {
  readonly name: string;
  readonly min: number;
  readonly max: number;
}

/** How much of a wrong value the message about it repeats. */
const MAX_QUOTED = 40;

/** A whole number of an address, moved into its range. Anything else is refused with the reason. */
function readWholeNumber(value: unknown, { name, min, max }: NumberRange): Result<number> {
  if (Array.isArray(value))
    return refuse(`${name} stands in the address ${value.length} times; once is enough`);
  const text = String(value);
  if (!/^[+-]?\d+$/.test(text)) {
    const quoted = text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}...` : text;
    return refuse(`${name} must be a whole number from ${min} to ${max}, not "${quoted}"`);
  }
  return accept(Math.max(min, Math.min(max, Number(text))));
}
