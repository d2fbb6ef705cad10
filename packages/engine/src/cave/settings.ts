import { accept, type Result, refuse } from '../result.js';
import { nearest } from '../text/nearest.js';

/** The numbers a cave grows by. They belong to the world: another number is another cave. */
export interface CaveSettings {
  /** Cells along a side of a region. */
  readonly regionSize: number;
  /** How likely a cell is rock before anything has grown, from 0 to 1. */
  readonly rockProbability: number;
  /** A cell becomes rock when at least so many of its 8 neighbours are. */
  readonly rockThreshold: number;
  /** Steps of growth before tunnels are dug. */
  readonly iterations: number;
  /** Steps after tunnels were dug, which soften them. */
  readonly smoothing: number;
  /** The share of floor cells with a chest, from 0 to 1. */
  readonly chestProbability: number;
  /** Whether a cell counts among its own neighbours (1): rock holds out longer, and edges come out whole. */
  readonly inertia: number;
  /** How much more or less likely than on average rock is from place to place. */
  readonly variation: number;
  /** Tunnels dug through the rock of each region: loops, and every third a dead end. */
  readonly passages: number;
  /** Whether wide halls get pillars (1). */
  readonly pillars: number;
  /** Monsters of a region. */
  readonly monstersLeast: number;
  readonly monstersMost: number;
  /** Whether there are landmarks (1), and a chest and a monster near the start. */
  readonly landmarks: number;
}

/** What a setting may be. */
export interface CaveSettingSpec {
  readonly name: keyof CaveSettings;
  readonly about: string;
  readonly min: number;
  readonly max: number;
  readonly default: number;
  /** Shares are any number within the bounds, everything else is whole. */
  readonly whole: boolean;
}

export const CAVE_SETTINGS: readonly CaveSettingSpec[] = [
  whole('regionSize', 'cells along a side of a region', 8, 256, 50),
  share('rockProbability', 'how likely a cell is rock before growth', 0.5),
  whole('rockThreshold', 'rock neighbours, of 8, that turn a cell to rock', 0, 9, 5),
  whole('iterations', 'steps of growth before tunnels', 0, 16, 4),
  whole('smoothing', 'steps of growth after tunnels', 0, 8, 2),
  share('chestProbability', 'share of floor cells with a chest', 0.005),
  whole('inertia', '1: a cell counts among its own neighbours', 0, 1, 0),
  share('variation', 'how much more or less likely rock is from place to place', 0),
  whole('passages', 'tunnels through the rock of each region', 0, 20, 0),
  whole('pillars', '1: wide halls get pillars', 0, 1, 0),
  whole('monstersLeast', 'monsters of a region at the least', 0, 12, 1),
  whole('monstersMost', 'monsters of a region at the most', 0, 12, 1),
  whole('landmarks', '1: landmarks, and a chest and a monster near the start', 0, 1, 0),
];

type SettingName = CaveSettingSpec['name'];

function whole(name: SettingName, about: string, min: number, max: number, usual: number): CaveSettingSpec {
  return { name, about, min, max, default: usual, whole: true };
}

function share(name: SettingName, about: string, usual: number): CaveSettingSpec {
  return { name, about, min: 0, max: 1, default: usual, whole: false };
}

/** Names for sets of settings; the first is the usual one. Settings that are not named have their defaults. */
export const CAVE_PRESETS = {
  /** Chambers, passages, loops and dead ends. */
  cave: {
    rockProbability: 0.48,
    iterations: 2,
    smoothing: 1,
    chestProbability: 0.0017,
    inertia: 1,
    variation: 0.05,
    passages: 6,
    pillars: 1,
    monstersLeast: 4,
    monstersMost: 6,
    landmarks: 1,
  },
  /** Tight tunnels. */
  warrens: {
    rockProbability: 0.56,
    iterations: 2,
    smoothing: 0,
    chestProbability: 0.003,
    inertia: 1,
    variation: 0.03,
    passages: 16,
    pillars: 1,
    monstersLeast: 3,
    monstersMost: 5,
    landmarks: 1,
  },
  /** The numbers that the game of 2021 shipped with. */
  original: { iterations: 2, smoothing: 0 },
} as const satisfies Readonly<Record<string, Partial<CaveSettings>>>;

export type CavePreset = keyof typeof CAVE_PRESETS;
export const CAVE_PRESET_NAMES = Object.keys(CAVE_PRESETS) as CavePreset[];

/** Why a setting is refused, in words that name it, or `null`. A caller that takes the default instead asks here. */
export function caveSettingFlaw(name: string, value: unknown): string | null {
  const spec = CAVE_SETTINGS.find((known) => known.name === name);
  if (spec === undefined) {
    const names = CAVE_SETTINGS.map((known) => known.name);
    return `a cave has no setting "${name}"; ${nearest(name, names)}`;
  }
  const kind = spec.whole ? 'a whole number' : 'a number';
  // The comparison is false for what is no number as well.
  const fits = typeof value === 'number' && value >= spec.min && value <= spec.max;
  if (fits && (!spec.whole || Number.isInteger(value))) return null;
  return `${name} must be ${kind} from ${spec.min} to ${spec.max}, not ${shown(value)}`;
}

/** All settings: those given, checked, and the defaults of the others. */
export function readCaveSettings(given: Readonly<Record<string, unknown>> = {}): Result<CaveSettings> {
  for (const [name, value] of Object.entries(given)) {
    const flaw = caveSettingFlaw(name, value);
    if (flaw !== null) return refuse(flaw);
  }
  const pairs = CAVE_SETTINGS.map((spec) => [
    spec.name,
    Object.hasOwn(given, spec.name) ? given[spec.name] : spec.default,
  ]);
  return accept(Object.fromEntries(pairs) as CaveSettings);
}

function shown(value: unknown): string {
  if (typeof value === 'string') return `"${value.slice(0, 40)}"`;
  return typeof value === 'object' && value !== null ? 'a list or record' : String(value);
}
