import { Rng } from '../rng/rng.js';
import { hallCells, type Landmark } from './landmarks.js';
import { CAVE_CELL, type CaveWorld } from './world.js';

/** A monster as the world made it. */
export interface Spawn {
  readonly cell: number;
  /** The number of the monster it keeps company with; its own for one that leads or is alone. */
  readonly leader: number;
  /** `guards` stays by a chest, `first` is the one near the start of the world. */
  readonly post: 'roams' | 'guards' | 'first';
}

/** Of so many monsters one keeps company with the one before it, and one guards a chest. */
const [COMPANY, GUARD] = [3, 4];
/** How far a companion stands from its leader, and a guard from its chest. */
const NEAR = 3;
/** A nest has so many more, and a vault so many guards. */
const [NEST, VAULT] = [2, 2];
/** Draws for a cell before a monster is left out. */
const TRIES = 30;

/** What the monsters of a region are placed by. */
export interface SpawnPlaces {
  readonly cells: Uint8Array;
  readonly chests: readonly number[];
  readonly landmark: Landmark | null;
  /** Whether a cell must stay free of monsters. */
  readonly isQuiet: (cell: number) => boolean;
}

/** The monsters of a region, on different spawnable cells: floor without a chest. */
export function placeMonsters(world: CaveWorld, rx: number, ry: number, places: SpawnPlaces): Spawn[] {
  const { monstersLeast: least, monstersMost: most } = world.settings;
  const rng = Rng.fromSeed(world.seed, `cave monsters ${rx} ${ry}`);
  const isNest = places.landmark?.kind === 'nest';
  const count = least + rng.below(Math.max(0, most - least) + 1) + (isNest ? NEST : 0);
  const spawns: Spawn[] = [];
  const draw = makeDraws(world, rng, places, spawns);
  for (let i = 0; i < count; i++) {
    const choice = rng.below(COMPANY * GUARD);
    // One alone in its region stands anywhere.
    const isAlone = most <= 1;
    const spawn =
      draw.inHall(i) ??
      (isAlone || choice >= GUARD ? null : draw.inCompany()) ??
      (isAlone || choice < GUARD || choice >= GUARD + COMPANY ? null : draw.onGuard()) ??
      draw.anywhere();
    if (spawn !== null) spawns.push(spawn);
  }
  return spawns;
}

/** The ways a monster gets its place. Each gives `null` where it finds none. */
function makeDraws(world: CaveWorld, rng: Rng, places: SpawnPlaces, spawns: readonly Spawn[]) {
  const size = world.settings.regionSize;
  const { cells, chests, landmark, isQuiet } = places;
  const hall = landmark === null ? [] : hallCells(landmark, size);
  const isOpen = (cell: number) =>
    cells[cell] === CAVE_CELL.floor && !isQuiet(cell) && spawns.every((spawn) => spawn.cell !== cell);
  const pick = (candidate: () => number, rest: Omit<Spawn, 'cell'>): Spawn | null => {
    for (let i = 0; i < TRIES; i++) {
      const cell = candidate();
      if (cell >= 0 && isOpen(cell)) return { cell, ...rest };
    }
    return null;
  };
  const beside = (cell: number) => () => {
    const x = (cell % size) + rng.below(2 * NEAR + 1) - NEAR;
    const y = Math.floor(cell / size) + rng.below(2 * NEAR + 1) - NEAR;
    return x < 0 || y < 0 || x >= size || y >= size ? -1 : y * size + x;
  };
  return {
    /** Everything in a nest, and the guards of a vault. */
    inHall(number: number): Spawn | null {
      const inHall = () => hall[rng.below(hall.length)];
      if (landmark?.kind === 'nest') return pick(inHall, { leader: 0, post: 'roams' });
      if (landmark?.kind !== 'vault' || number >= VAULT) return null;
      return pick(inHall, { leader: spawns.length, post: 'guards' });
    },
    inCompany(): Spawn | null {
      const before = spawns.at(-1);
      return before === undefined
        ? null
        : pick(beside(before.cell), { leader: before.leader, post: before.post });
    },
    onGuard(): Spawn | null {
      if (chests.length === 0) return null;
      const chest = chests[rng.below(chests.length)];
      return pick(beside(chest), { leader: spawns.length, post: 'guards' });
    },
    anywhere(): Spawn | null {
      const rest = { leader: spawns.length, post: 'roams' } as const;
      const drawn = pick(() => rng.below(size * size), rest);
      // Where there is little room, the first cell that has some.
      const cell = drawn === null ? cells.findIndex((_, at) => isOpen(at)) : -1;
      return drawn ?? (cell < 0 ? null : { cell, ...rest });
    },
  };
}
