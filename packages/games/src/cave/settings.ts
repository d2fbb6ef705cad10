import { accept, nearest, type Result, refuse } from '@warren/engine';
import { CAVE_PRESET_NAMES, CAVE_PRESETS, CAVE_SETTINGS, type CavePreset } from '@warren/engine/cave';
import { EXPEDITION_MOVES, FARTHEST_SIGHT, HUNDRED } from './numbers.js';

export const CAVE_RULES = ['deep', 'classic'] as const;
export const CAVE_MODES = ['expedition', 'endless'] as const;

/** Everything a run of Cave is played with, besides its seed. Shares are decimal text, everything else is whole. */
export type CaveRunSettings = {
  /** An expedition ends after some moves and counts its gold; an endless world never ends. */
  mode: (typeof CAVE_MODES)[number];
  /** `classic` are the plain rules, `deep` adds kinds of monsters and things, and darkness. */
  rules: (typeof CAVE_RULES)[number];
  /** The sort of cave. Numbers of the world that are not given are those of the preset. */
  preset: CavePreset;
  /** The moves of an expedition. */
  moves: number;
  regionSize: number;
  rockProbability: string;
  rockThreshold: number;
  iterations: number;
  smoothing: number;
  chestProbability: string;
  inertia: number;
  variation: string;
  passages: number;
  pillars: number;
  monstersLeast: number;
  monstersMost: number;
  landmarks: number;
  /** A chest holds 1 to so many rewards. */
  chestMaxItems: number;
  goldLeast: number;
  goldMost: number;
  stunProbability: string;
  /** The share of a blow that armour takes (e), and what it is multiplied with (m). */
  armourProtection: string;
  damageMultiplier: string;
  playerHealth: number;
  /** Of the plain monster. */
  monsterHealth: number;
  monsterDamage: number;
  monsterSight: number;
  /** Moves for which one health comes back. */
  healMoves: number;
};

type Spec =
  | { readonly choices: readonly string[] }
  | { readonly min: number; readonly max: number; readonly usual: number }
  | { readonly share: number; readonly usual: string };

/** What each setting may be, in the order they are written. Settings of the world are those of the engine. */
const SPECS: Readonly<Record<keyof CaveRunSettings, Spec>> = {
  mode: { choices: CAVE_MODES },
  rules: { choices: CAVE_RULES },
  preset: { choices: CAVE_PRESET_NAMES },
  moves: { min: 1, max: 500_000, usual: EXPEDITION_MOVES },
  regionSize: worldSpec('regionSize'),
  rockProbability: worldSpec('rockProbability'),
  rockThreshold: worldSpec('rockThreshold'),
  iterations: worldSpec('iterations'),
  smoothing: worldSpec('smoothing'),
  chestProbability: worldSpec('chestProbability'),
  inertia: worldSpec('inertia'),
  variation: worldSpec('variation'),
  passages: worldSpec('passages'),
  pillars: worldSpec('pillars'),
  monstersLeast: worldSpec('monstersLeast'),
  monstersMost: worldSpec('monstersMost'),
  landmarks: worldSpec('landmarks'),
  chestMaxItems: { min: 1, max: 20, usual: 2 },
  goldLeast: { min: 1, max: 1000, usual: 5 },
  goldMost: { min: 1, max: 1000, usual: 25 },
  stunProbability: { share: 0.9, usual: '0.05' },
  armourProtection: { share: 1, usual: '0.3' },
  damageMultiplier: { share: 10, usual: '1.2' },
  playerHealth: { min: 1, max: 1000, usual: 50 },
  monsterHealth: { min: 1, max: 1000, usual: 30 },
  monsterDamage: { min: 1, max: 1000, usual: 3 },
  monsterSight: { min: 1, max: FARTHEST_SIGHT, usual: 3 },
  healMoves: { min: 1, max: 1000, usual: 10 },
};

const NAMES = Object.keys(SPECS) as (keyof CaveRunSettings)[];

function worldSpec(name: string): Spec {
  const spec = CAVE_SETTINGS.find((known) => known.name === name);
  if (spec === undefined) throw new Error(`the engine knows no setting ${name}`);
  if (!spec.whole) return { share: spec.max, usual: String(spec.default) };
  return { min: spec.min, max: spec.max, usual: spec.default };
}

/** One setting as it is kept, or the reason why it is refused: a file of settings takes the default then. */
export function readCaveSetting(name: string, value: unknown): Result<number | string> {
  if (!Object.hasOwn(SPECS, name))
    return refuse(`Cave has no setting "${name.slice(0, 40)}"; ${nearest(name, NAMES)}`);
  const spec = SPECS[name as keyof CaveRunSettings];
  if ('choices' in spec) {
    if (typeof value === 'string' && spec.choices.includes(value)) return accept(value);
    return refuse(`${name} must be ${spec.choices.join(' or ')}, not ${shown(value)}`);
  }
  if ('share' in spec) return readShare(name, value, spec.share);
  if (typeof value === 'number' && Number.isInteger(value) && value >= spec.min && value <= spec.max)
    return accept(value);
  return refuse(`${name} must be a whole number from ${spec.min} to ${spec.max}, not ${shown(value)}`);
}

/** Checks settings from anywhere: a file, an address, a program. What is left out has its default. */
export function readCaveRunSettings(input: unknown): Result<CaveRunSettings> {
  if (input === null || typeof input !== 'object' || Array.isArray(input)) {
    return refuse('settings must be an object');
  }
  const given: Record<string, number | string> = {};
  for (const [name, value] of Object.entries(input)) {
    const read = readCaveSetting(name, value);
    if (!read.ok) return read;
    given[name] = read.value;
  }
  const preset = presetOf(given);
  const settings: Record<string, number | string> = {};
  for (const name of NAMES)
    settings[name] = given[name] ?? (name === 'preset' ? preset : usualOf(name, preset));
  const checked = settings as CaveRunSettings;
  if (checked.goldLeast > checked.goldMost) return refuse('goldLeast must not be more than goldMost');
  if (checked.monstersLeast > checked.monstersMost)
    return refuse('monstersLeast must not be more than monstersMost');
  return accept(checked);
}

/** The numbers a world had before there were presets. */
const FIRST_NUMBERS = ['regionSize', 'rockProbability', 'rockThreshold', 'iterations', 'smoothing'] as const;

/** The preset of settings. A world that was made before there were presets names all its numbers instead. */
function presetOf(given: Readonly<Record<string, number | string>>): CavePreset {
  if (given.preset !== undefined) return given.preset as CavePreset;
  const isOlder = FIRST_NUMBERS.every((name) => given[name] !== undefined);
  return isOlder || given.rules === 'classic' ? 'original' : 'cave';
}

/** The health of a player who is well, in hundredths. */
export function mostHealth({ playerHealth }: Pick<CaveRunSettings, 'playerHealth'>): number {
  return playerHealth * HUNDRED;
}

/** What a setting is unless it is given. */
function usualOf(name: keyof CaveRunSettings, preset: CavePreset): number | string {
  const numbers: Readonly<Record<string, number>> = CAVE_PRESETS[preset];
  const spec = SPECS[name];
  if ('choices' in spec) return spec.choices[0];
  if (numbers[name] === undefined) return spec.usual;
  return 'share' in spec ? String(numbers[name]) : numbers[name];
}

const DECIMALS = 6;
/** What a share is counted in: millionths. */
export const MILLION = 1_000_000;

/** Reads a number with decimals and keeps it as decimal text: settings hold whole numbers, and binary would round. */
export function readShare(name: string, value: unknown, most: number): Result<string> {
  const text = typeof value === 'number' ? String(value) : value;
  const wrong = refuse(
    `${name} must be a number from 0 to ${most} with at most ${DECIMALS} decimals, not ${shown(value)}`,
  );
  if (typeof text !== 'string' || !/^\d{1,4}(\.\d{1,6})?$/.test(text)) return wrong;
  if (millionths(text) > most * MILLION) return wrong;
  const [whole, decimals = ''] = text.split('.');
  const kept = decimals.replace(/0+$/, '');
  return accept(`${Number(whole)}${kept === '' ? '' : `.${kept}`}`);
}

/** Decimal text that `readShare` accepted, in millionths: digits are moved, nothing is rounded. */
export function millionths(text: string): number {
  const [whole, decimals = ''] = text.split('.');
  return Number(whole) * MILLION + Number(decimals.padEnd(DECIMALS, '0'));
}

/** A value from anywhere as it is named in a refusal. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return `"${value.slice(0, 40)}"`;
  return typeof value === 'object' && value !== null ? 'a list or record' : String(value).slice(0, 40);
}
