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
];

type SettingName = CaveSettingSpec['name'];

function whole(name: SettingName, about: string, min: number, max: number, usual: number): CaveSettingSpec {
  return { name, about, min, max, default: usual, whole: true };
}

function share(name: SettingName, about: string, usual: number): CaveSettingSpec {
  return { name, about, min: 0, max: 1, default: usual, whole: false };
}

/** Names for sets of settings: `classic` is the default, `quick` grows half as long, `deep` has more rock. */
export const CAVE_PRESETS: Readonly<Record<string, Partial<CaveSettings>>> = {
  classic: {},
  quick: { iterations: 2 },
  deep: { rockProbability: 0.58 },
};

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
