import { parseLostCause } from '@warren/engine/codes';
import { settingsReader, wrongNumber } from '../kernel/checks.js';
import { CAMPAIGN_SIDES } from './numbers.js';

/** No limit, for `maxEnemies` and `maxLocks`. */
export const NO_LIMIT = -1;
const MOST = 999;

/** The view of ranked play: three and a half tiles, in world pixels. */
export const RANKED_VIEW = 224;
const WIDEST_VIEW = 1600;
const DEFAULT_SIGHT = 7;
const WIDEST_SIGHT = 49;

const MODES = ['campaign', 'level', 'maze'] as const;

/** Everything a run of Lost Cause is played with, besides its seed. */
export type LostCauseSettings = {
  /** All ten levels; one of them; or a maze given by its code. */
  mode: (typeof MODES)[number];
  /** The level, which is the first one in the campaign; 0 for a maze by its code. */
  level: number;
  /** A Lost Cause code; empty unless the mode is `maze`. */
  code: string;
  /** At most so many slimes and pairs of key and lock; -1 is no limit. */
  maxEnemies: number;
  maxLocks: number;
  /** The side of the square of cells a slime sees; odd. */
  sight: number;
  /** The side of the view in world pixels. */
  view: number;
  /** Whether gear lies about in every part of the maze. */
  gear: boolean;
  /** The published numbers alone: no wind-up, no kinds of slimes and keys, no gear. */
  original: boolean;
  /** Slower slimes that wind up for longer; such runs are on no board. */
  relaxed: boolean;
};

/** Checks settings from anywhere. */
export const readLostCauseSettings = settingsReader(
  'Lost Cause',
  defaultsFor,
  wrongMaze,
  wrongLimit,
  wrongFreedom,
);

function defaultsFor(given: Partial<LostCauseSettings>): LostCauseSettings {
  const mode = given.mode ?? (given.code === undefined || given.code === '' ? 'level' : 'maze');
  return {
    mode,
    level: mode === 'maze' ? 0 : 1,
    code: '',
    maxEnemies: NO_LIMIT,
    maxLocks: NO_LIMIT,
    sight: DEFAULT_SIGHT,
    view: RANKED_VIEW,
    gear: false,
    original: false,
    relaxed: false,
  };
}

function wrongMaze({ mode, level, code }: LostCauseSettings): string | null {
  if (!MODES.includes(mode)) return `mode must be one of ${MODES.join(', ')}`;
  if (typeof code !== 'string') return 'code must be a text';
  if (mode !== 'maze' && code !== '') return 'a code is for the mode "maze" only';
  if (mode === 'campaign') return level === 1 ? null : 'the campaign begins at level 1';
  if (mode === 'level') return wrongNumber('level', level, 1, CAMPAIGN_SIDES.length);
  if (level !== 0) return 'a maze given by its code has no level';
  const maze = parseLostCause(code);
  return maze.ok ? null : maze.reason;
}

function wrongLimit({ maxEnemies, maxLocks }: LostCauseSettings): string | null {
  return (
    wrongNumber('maxEnemies', maxEnemies, NO_LIMIT, MOST) ?? wrongNumber('maxLocks', maxLocks, NO_LIMIT, MOST)
  );
}

/** What is wrong with the choices that only free play has, or `null`. */
function wrongFreedom(settings: LostCauseSettings): string | null {
  const { sight, view, original, relaxed } = settings;
  const reason = wrongNumber('sight', sight, 1, WIDEST_SIGHT) ?? wrongNumber('view', view, 64, WIDEST_VIEW);
  if (reason !== null) return reason;
  if (sight % 2 === 0) return `sight must be odd, so that the slime is in the middle of what it sees`;
  for (const name of ['gear', 'original', 'relaxed'] as const) {
    if (typeof settings[name] !== 'boolean') return `${name} must be true or false`;
  }
  return original && relaxed ? 'the original has no relaxed mode' : null;
}
