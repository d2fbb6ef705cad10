import { CAVE_SETTINGS, type Cave, openCave, type Region, readCaveWorld } from '@warren/engine/cave';
import { orThrow } from '../kernel/checks.js';
import type { MonsterKind } from './kinds.js';
import { KEPT_REGIONS } from './numbers.js';
import { type Rays, raysWithin } from './sight.js';
import type { CaveState } from './state.js';

/** A cache of what follows from seed and settings. It is no part of the state and changes nothing but speed. */
export interface CaveMemory {
  readonly cave: Cave;
  /** The monsters as the world made them, by region. */
  readonly lairs: WeakMap<Region, Lair>;
  /** The straight ways to all cells in sight, by radius. */
  readonly rays: Map<number, Rays>;
  /** What was done since the memory was made, in units of work. */
  work: number;
  /** Scratch memory of the search for ways, made when it is first needed. */
  paper: Paper | null;
}

/** What lives in a region. */
export interface Lair {
  /** The region as states name it. */
  readonly name: string;
  /** The kinds of its monsters, by their numbers. */
  readonly kinds: readonly MonsterKind[];
}

/** Marks and a queue over a square of cells. */
export interface Paper {
  readonly marks: Int32Array;
  readonly queue: Int32Array;
  /** Marks of earlier searches are those of lower rounds, so that nothing has to be wiped. */
  round: number;
}

/** Under a symbol, and not listed: no copy, hash or JSON of a state ever sees it. */
const MEMORY = Symbol('cave memory');

interface Remembering {
  readonly [MEMORY]?: CaveMemory;
}

/** The memory that belongs to a state, made when it is first asked for. A copied state makes its own. */
export function memoryOf(state: CaveState): CaveMemory {
  const held = (state as Remembering)[MEMORY];
  if (held !== undefined) return held;
  const { usual, small, smallSize } = KEPT_REGIONS;
  return remember(state, state.settings.regionSize < smallSize ? small : usual);
}

/** Keeps another number of regions of a state's cave in memory from now on; those that are there are made anew. */
export function keepRegions(state: CaveState, count: number): void {
  remember(state, count);
}

function remember(state: CaveState, regions: number): CaveMemory {
  const memory = openMemory(state, regions);
  if (Object.isExtensible(state)) {
    Object.defineProperty(state, MEMORY, { value: memory, configurable: true });
  }
  return memory;
}

function openMemory({ seed, settings }: CaveState, cacheSize: number): CaveMemory {
  const numbers = CAVE_SETTINGS.map(({ name }) => [name, Number(settings[name])]);
  const world = orThrow(readCaveWorld({ seed, settings: Object.fromEntries(numbers) }));
  const cave = openCave(world, { cacheSize });
  return { cave, lairs: new WeakMap(), rays: new Map(), work: 0, paper: null };
}

/** Counts work. */
export function spend(state: CaveState, units: number): void {
  memoryOf(state).work += units;
}

/** The straight ways to all cells within a radius. */
export function raysOf(state: CaveState, radius: number): Rays {
  const { rays } = memoryOf(state);
  const held = rays.get(radius) ?? raysWithin(radius);
  rays.set(radius, held);
  return held;
}

export function caveOf(state: CaveState): Cave {
  return memoryOf(state).cave;
}
