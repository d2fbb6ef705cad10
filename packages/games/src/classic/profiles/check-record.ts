import { accept, type Result, refuse } from '@warren/engine';
import { LEVEL_KINDS } from '../kinds.js';
import { MEDALS } from '../medal.js';
import { CLASSIC_LEVELS, LAST_SEASON, LONGEST } from '../numbers.js';
import type { ClassicCompletion } from './completion.js';
import { readProfileName } from './profile-name.js';
import { type ProfileRecord, tidyRecord } from './profile-record.js';

/** Checks a record from somewhere else whose fields have the right types: whether a game can have made it. */
export function checkRecord(record: ProfileRecord): Result<ProfileRecord> {
  const { name, completions } = record;
  const read = readProfileName(name, []);
  if (!read.ok) return read;
  if (read.value !== name) return refuse(`“${read.value}” is written another way`);
  return completions.every(isPossible)
    ? accept(tidyRecord(record))
    : refuse(`“${name}” has completed a level that there is not`);
}

function isPossible({ kind, level, season, ticks, medal, at }: ClassicCompletion): boolean {
  return (
    LEVEL_KINDS.includes(kind as never) &&
    isWithin(level, 1, CLASSIC_LEVELS) &&
    isWithin(season, 0, LAST_SEASON) &&
    isWithin(ticks, 1, LONGEST) &&
    (medal === 'none' || MEDALS.includes(medal)) &&
    isWithin(at, 1, Number.MAX_SAFE_INTEGER)
  );
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isSafeInteger(value) && value >= least && value <= most;
}
