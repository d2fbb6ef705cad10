import {
  blankMaze,
  carve,
  distances,
  findGenerator,
  type Maze,
  makeGrid,
  makeLostCause,
  parseLostCause,
  type Result,
  Rng,
} from '@warren/engine';
import { LEAST_AREA_BY_SLIMES } from './powers.js';
import { CAMPAIGN_SIDES, type LostCauseSettings, NO_LIMIT } from './settings.js';
import { type Item, type Level, PIXEL, type Player, SLOTS, type Slime, type Thing, TILE } from './state.js';

/** Where the player's body begins in the first tile. */
const START = { x: 27 * PIXEL, y: 16 * PIXEL };
const SLIME_HEALTH = 10;
/** With gear, one piece for so many cells. */
const CELLS_PER_GEAR = 20;
const GEAR: readonly Item[] = ['armour', 'steel-sword'];

/** How a maze is made for a visit to a level of the campaign. */
export function levelCode(seed: string, level: number, visit: number): string {
  const side = CAMPAIGN_SIDES[level - 1];
  return randomCode(`${seed}/${level}/${visit}`, { width: side, height: side });
}

/** The code of a new random maze: the recursive backtracker from the upper left cell. */
export function randomCode(seed: string, size: { width: number; height: number }): string {
  const maze = blankMaze(orThrow(makeGrid(size)));
  carve(orThrow(findGenerator('recursive-backtracker')), maze, Rng.fromSeed(seed, 'layout'), {});
  return orThrow(makeLostCause(maze));
}

/** A level ready to be played. The code was checked. */
export function makeLevel(
  settings: LostCauseSettings,
  place: { number: number; visit: number; code: string; seed: string },
): Level {
  const maze = orThrow(parseLostCause(place.code));
  const { width, height } = maze.grid;
  const { things, locks } = placeLocksAndKeys(maze, settings.maxLocks);
  const level: Level = {
    number: place.number,
    visit: place.visit,
    width,
    height,
    code: place.code,
    floor: floorOf(maze),
    exit: locks === 0 ? tileOf(maze, furthestCell(maze)) : -1,
    things,
    player: newPlayer(width * height),
    slimes: placeSlimes(maze, settings.maxEnemies),
    ticks: 0,
    slimesDefeated: 0,
    locksOpened: 0,
    locksLeft: locks,
  };
  if (settings.gear) strewGear(maze, level, Rng.fromSeed(place.seed, `gear/${place.number}/${place.visit}`));
  return level;
}

/** How many slimes a maze has: 3^(sqrt(area) / 5), rounded down, unless fewer are wanted. */
export function slimeCount(area: number, maxEnemies: number): number {
  let count = 0;
  while (count < LEAST_AREA_BY_SLIMES.length && LEAST_AREA_BY_SLIMES[count] <= area) count++;
  return maxEnemies === NO_LIMIT ? count : Math.min(count, maxEnemies);
}

/** How many tiles a row of the map has. */
export function tilesWide(level: { readonly width: number }): number {
  return 2 * level.width - 1;
}

export function tilesHigh(level: { readonly height: number }): number {
  return 2 * level.height - 1;
}

/** Cells stand on even tiles; a passage is the tile between two of them; everything else is rock. */
function floorOf(maze: Maze): number[] {
  const { width, height, size } = maze.grid;
  const across = tilesWide({ width });
  const floor = new Array<number>(across * tilesHigh({ height })).fill(0);
  for (let cell = 0; cell < size; cell++) {
    const tile = tileOf(maze, cell);
    floor[tile] = 1;
    if (maze.open[cell] & 2) floor[tile + 1] = 1;
    if (maze.open[cell] & 4) floor[tile + across] = 1;
  }
  return floor;
}

function tileOf(maze: Maze, cell: number): number {
  const { width } = maze.grid;
  return 2 * Math.floor(cell / width) * tilesWide({ width }) + 2 * (cell % width);
}

function furthestCell(maze: Maze): number {
  const steps = distances(maze, maze.start);
  let furthest = 0;
  for (let cell = 0; cell < steps.length; cell++) if (steps[cell] > steps[furthest]) furthest = cell;
  return furthest;
}

/**
 * Dead ends in row-major order, the first left out when their number is odd; from the end of that list
 * alternately a key and a lock. A limit keeps the first dead ends of the list only.
 */
function placeLocksAndKeys(maze: Maze, maxLocks: number): { things: Thing[]; locks: number } {
  const ends: number[] = [];
  for (let cell = 0; cell < maze.grid.size; cell++) {
    const sides = maze.open[cell];
    if (sides !== 0 && (sides & (sides - 1)) === 0) ends.push(cell);
  }
  if (ends.length % 2 === 1) ends.shift();
  if (maxLocks !== NO_LIMIT && ends.length > 2 * maxLocks) ends.length = 2 * maxLocks;
  const things: Thing[] = ends
    .reverse()
    .map((cell, i) => ({ tile: tileOf(maze, cell), kind: i % 2 === 0 ? 'key' : 'lock' }));
  return { things, locks: ends.length / 2 };
}

/** Evenly over the maze by cell number, never on the player's start. */
function placeSlimes(maze: Maze, maxEnemies: number): Slime[] {
  const { width, size } = maze.grid;
  const count = slimeCount(size, maxEnemies);
  const slimes: Slime[] = [];
  for (let n = 1; n <= count; n++) {
    const cell = Math.max(1, Math.floor((size * (2 * n - 1)) / (2 * count)));
    slimes.push({
      id: n,
      x: 2 * (cell % width) * TILE + TILE / 2,
      y: 2 * Math.floor(cell / width) * TILE + TILE / 2,
      health: SLIME_HEALTH,
      cooldown: 0,
      facing: 'south',
      pose: 'idle',
      age: 0,
    });
  }
  return slimes;
}

function newPlayer(health: number): Player {
  const slots: (Item | null)[] = new Array(SLOTS).fill(null);
  slots[0] = 'sword';
  return { ...START, health, facing: 'south', held: 0, slots, active: 0, cooldown: 0, pose: 'idle', age: 0 };
}

/** Lays armour and steel swords on free cells. */
function strewGear(maze: Maze, level: Level, rng: Rng): void {
  const taken = new Set([0, level.exit, ...level.things.map((thing) => thing.tile)]);
  const pieces = Math.max(1, Math.floor(maze.grid.size / CELLS_PER_GEAR));
  for (let i = 0; i < pieces; i++) {
    const tile = tileOf(maze, rng.below(maze.grid.size));
    if (taken.has(tile)) continue;
    taken.add(tile);
    level.things.push({ tile, kind: GEAR[i % GEAR.length] });
  }
}

function orThrow<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}
