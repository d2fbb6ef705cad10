import { deadEnds, type Maze, Rng } from '@warren/engine';
import { KINDS, kindOfSlime, type SlimeKind } from './kinds.js';
import { CELLS_PER_GEAR, FROM_LEVEL, MOST_PAIRS } from './numbers.js';
import { LEAST_AREA_BY_SLIMES } from './powers.js';
import { type LostCauseSettings, NO_LIMIT } from './settings.js';
import { GEAR, KEYS, LOCKS, type Slime, type Thing } from './state.js';
import { middleX, middleY, tileOfCell } from './tiles.js';

/** How many dead ends there are for each that holds gear. */
const ENDS_PER_GEAR = 8;

/** What lies in a maze. It follows from the maze alone, so that a shared maze is the same for everybody. */
export interface Placing {
  readonly maze: Maze;
  readonly code: string;
  readonly stage: number;
  readonly settings: LostCauseSettings;
}

/** Keys and locks, and the cells of dead ends that are left for gear. */
export interface Placed {
  readonly things: Thing[];
  readonly spare: number[];
}

/**
 * Keys and locks: dead ends in row-major order, a limit keeps the first of them only, and of an odd number the first
 * is left out; from the end of that list alternately a key and a lock.
 */
export function placeLocksAndKeys({ maze, code, stage, settings }: Placing): Placed {
  const ends = [...deadEnds(maze)];
  const hasGear = hasGearInEnds(settings, stage);
  const isSpare = (_: number, i: number) => hasGear && i % ENDS_PER_GEAR === ENDS_PER_GEAR - 1;
  const spare = ends.filter(isSpare);
  const rest = ends.filter((cell, i) => !isSpare(cell, i));
  const limited = settings.maxLocks === NO_LIMIT ? rest : rest.slice(0, 2 * settings.maxLocks);
  const used = hasGear ? evenly(limited, 2 * MOST_PAIRS) : limited;
  if (used.length % 2 === 1) spare.unshift(...used.splice(0, 1));
  const shapes = shapesOf(used.length / 2, settings.original ? 0 : stage, code);
  const things = used.reverse().map((cell, i) => ({
    tile: tileOfCell(maze.grid.width, cell),
    kind: i % 2 === 0 ? KEYS[shapes.keys[i >> 1]] : LOCKS[shapes.locks[i >> 1]],
  }));
  return { things, spare: hasGear ? spare : [] };
}

/** At most so many of a list, evenly over it. */
function evenly(list: readonly number[], most: number): number[] {
  const { length } = list;
  if (length <= most) return [...list];
  return Array.from({ length: most }, (_, i) => list[Math.floor((length * (2 * i + 1)) / (2 * most))]);
}

function hasGearInEnds({ mode, original }: LostCauseSettings, stage: number): boolean {
  return mode !== 'maze' && !original && stage >= FROM_LEVEL.gear;
}

/** The shape of each key and of each lock: as many locks of a shape as keys, in an order of their own. */
function shapesOf(pairs: number, stage: number, code: string): { keys: number[]; locks: number[] } {
  const shapes = stage < FROM_LEVEL.shapes ? 1 : KEYS.length;
  const keys = Array.from({ length: pairs }, (_, i) => i % shapes);
  const locks = [...keys];
  if (shapes > 1) {
    const rng = Rng.fromSeed(code, 'shapes');
    rng.shuffle(keys);
    rng.shuffle(locks);
  }
  return { keys, locks };
}

/** Gear by turns, in these cells. */
export function placeGear(cells: readonly number[], { maze, code }: Placing): Thing[] {
  const first = Rng.fromSeed(code, 'gear').below(GEAR.length);
  return cells.map((cell, i) => ({
    tile: tileOfCell(maze.grid.width, cell),
    kind: GEAR[(first + i) % GEAR.length],
  }));
}

/** Cells drawn from those whose tiles are not taken, a part of all the maze has. */
export function cellsForGear({ maze, code }: Placing, taken: ReadonlySet<number>): number[] {
  const { width, size } = maze.grid;
  const cells = Array.from({ length: size }, (_, cell) => cell);
  const free = cells.filter((cell) => !taken.has(tileOfCell(width, cell)));
  Rng.fromSeed(code, 'strewn').shuffle(free);
  return free.slice(0, Math.max(1, Math.floor(size / CELLS_PER_GEAR)));
}

/** How many slimes a maze has: 3^(sqrt(area) / 5), rounded down, unless fewer are wanted. */
export function slimeCount(area: number, maxEnemies: number): number {
  let count = 0;
  while (count < LEAST_AREA_BY_SLIMES.length && LEAST_AREA_BY_SLIMES[count] <= area) count++;
  return maxEnemies === NO_LIMIT ? count : Math.min(count, maxEnemies);
}

/** Slimes, evenly over the maze by cell number. There are so few of them that none gets the player's cell 0. */
export function placeSlimes({ maze, stage, settings }: Placing): Slime[] {
  const { width, height, size } = maze.grid;
  const count = slimeCount(size, settings.maxEnemies);
  return Array.from({ length: count }, (_, i) => {
    const tile = tileOfCell(width, Math.floor((size * (2 * i + 1)) / (2 * count)));
    const kind = kindOfSlime(i + 1, settings.original ? 0 : stage);
    return newSlime(i + 1, kind, middleX({ width, height }, tile), middleY({ width, height }, tile));
  });
}

export function newSlime(id: number, kind: SlimeKind, x: number, y: number): Slime {
  const blind = { next: -1, eye: -1, ready: 0 };
  return { id, kind, x, y, health: KINDS[kind].health, ...blind, facing: 'south', pose: 'idle', since: 0 };
}
