import { accept, type Result, refuse } from '@warren/engine';

/** The side of the maze by level, 1 to 10. */
export const CAMPAIGN_SIDES = [3, 5, 8, 10, 13, 15, 18, 20, 23, 25] as const;

/** No limit, for `maxEnemies` and `maxLocks`. */
export const NO_LIMIT = -1;
const MOST = 999;

/** The view of ranked play: three and a half tiles, in world pixels. */
export const RANKED_VIEW = 224;
const WIDEST_VIEW = 1600;
const DEFAULT_SIGHT = 7;
const WIDEST_SIGHT = 49;

export const MODES = ['campaign', 'level', 'maze'] as const;
export type Mode = (typeof MODES)[number];

/** Everything a run of Lost Cause is played with, besides its seed. */
export type LostCauseSettings = {
  /** All ten levels; one of them; or a maze given by its code. */
  mode: Mode;
  /** The first level; 0 for a maze by code. */
  level: number;
  /** A Lost Cause code; empty unless the mode is `maze`. */
  code: string;
  maxEnemies: number;
  maxLocks: number;
  /** The side of the square of cells a slime sees; odd. */
  sight: number;
  /** The side of the view in world pixels. */
  view: number;
  /** Whether armour and better weapons lie about. */
  gear: boolean;
};

const DEFAULTS: LostCauseSettings = {
  mode: 'level',
  level: 1,
  code: '',
  maxEnemies: NO_LIMIT,
  maxLocks: NO_LIMIT,
  sight: DEFAULT_SIGHT,
  view: RANKED_VIEW,
  gear: false,
};

/** Checks settings from anywhere: a file, an address, a program. */
export function readLostCauseSettings(input: unknown): Result<LostCauseSettings> {
  if (input === null || typeof input !== 'object' || Array.isArray(input))
    return refuse('settings must be an object');
  for (const key of Object.keys(input)) {
    if (!Object.hasOwn(DEFAULTS, key)) return refuse(`Lost Cause has no setting "${key.slice(0, 40)}"`);
  }
  const given = input as Partial<LostCauseSettings>;
  const mode = given.mode ?? (given.code !== undefined && given.code !== '' ? 'maze' : DEFAULTS.mode);
  const settings: LostCauseSettings = { ...DEFAULTS, ...given, mode };
  if (mode === 'maze') settings.level = 0;
  const wrong = wrongSetting(settings);
  return wrong === null ? accept(settings) : refuse(wrong);
}

function wrongSetting(settings: LostCauseSettings): string | null {
  const { mode, level, code, sight, gear } = settings;
  if (!MODES.includes(mode)) return `mode must be one of ${MODES.join(', ')}`;
  if (typeof code !== 'string' || (mode === 'maze') !== (code !== '')) {
    return mode === 'maze' ? 'a maze is given by its code' : 'a code is for the mode "maze" only';
  }
  if (mode === 'campaign' && level !== 1) return 'the campaign begins at level 1';
  if (mode === 'level' && !within(level, 1, CAMPAIGN_SIDES.length))
    return wrongRange('level', 1, CAMPAIGN_SIDES.length);
  for (const name of ['maxEnemies', 'maxLocks'] as const) {
    if (!within(settings[name], NO_LIMIT, MOST)) return wrongRange(name, NO_LIMIT, MOST);
  }
  if (!within(sight, 1, WIDEST_SIGHT) || sight % 2 === 0)
    return `sight must be an odd number from 1 to ${WIDEST_SIGHT}`;
  if (!within(settings.view, 64, WIDEST_VIEW)) return wrongRange('view', 64, WIDEST_VIEW);
  return typeof gear === 'boolean' ? null : 'gear must be true or false';
}

function within(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

function wrongRange(name: string, least: number, most: number): string {
  return `${name} must be a whole number from ${least} to ${most}`;
}
