import { accept, type Result, refuse } from '../result.js';
import { Rng } from '../rng/rng.js';
import { MAX_SEED } from '../rng/seed-hash.js';
import { regionOf } from './coordinates.js';
import type { NoiseKeys } from './noise.js';
import { type CaveSettings, readCaveSettings } from './settings.js';

/** A cave: its seed, its settings and what follows from the seed once and for all. Every region follows from it. */
export interface CaveWorld {
  readonly seed: string;
  readonly settings: CaveSettings;
  readonly rock: NoiseKeys;
  readonly chests: NoiseKeys;
}

export interface CaveRequest {
  /** Any text. */
  readonly seed: string;
  /** Settings by name; each has its default. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** The outermost cells have this coordinate or its negative: beyond it, coordinates are no longer exact. */
export const CAVE_EDGE = Number.MAX_SAFE_INTEGER;

/** Checks seed and settings. */
export function readCaveWorld({ seed, settings }: CaveRequest): Result<CaveWorld> {
  if (seed.length > MAX_SEED) return refuse(`the seed is longer than ${MAX_SEED} characters`);
  const checked = readCaveSettings(settings);
  if (!checked.ok) return checked;
  return accept({
    seed,
    settings: checked.value,
    rock: keysOf(seed, 'cave rock'),
    chests: keysOf(seed, 'cave chests'),
  });
}

/** Whether a cell belongs to the world. The game says so when a player wants to step beyond. */
export function insideCave(x: number, y: number): boolean {
  return Number.isSafeInteger(x) && Number.isSafeInteger(y);
}

/** Whether a region has cells of the world. */
export function isRegion(world: CaveWorld, rx: number, ry: number): boolean {
  const { regionSize } = world.settings;
  const last = regionOf(CAVE_EDGE, regionSize).region;
  const first = regionOf(-CAVE_EDGE, regionSize).region;
  const within = (r: number) => Number.isInteger(r) && r >= first && r <= last;
  return within(rx) && within(ry);
}

/** The first and the last cell of the world along an axis, counted from the first cell of a region. */
export function worldSpan(region: number, size: number): { first: number; last: number } {
  const low = regionOf(-CAVE_EDGE, size);
  const high = regionOf(CAVE_EDGE, size);
  // Far from the edge these are large and rounded, but all that matters there is that they are far.
  return {
    first: (low.region - region) * size + low.cell,
    last: (high.region - region) * size + high.cell,
  };
}

function keysOf(seed: string, stream: string): NoiseKeys {
  const rng = Rng.fromSeed(seed, stream);
  return { column: rng.next(), row: rng.next(), second: rng.next() };
}

/**
 * What a cell of the cave is. Regions know rock, floor and chests, and what landmarks are made of: water, crystals and
 * a camp's fire, which are walked over like floor. Views also know monsters and walls.
 */
export const CAVE_CELL = {
  rock: 0,
  floor: 1,
  chest: 2,
  monster: 3,
  wall: 4,
  water: 5,
  crystal: 6,
  camp: 7,
} as const;

/** The character of each kind of cell, by its number. A wall is visible rock; both look alike in text. */
export const CAVE_CHARACTERS = '# CM#~*^';
