import { deadEnds, type Maze, type Rng } from '@warren/engine';
import { CELLS_PER_GEAR, SLIME } from './numbers.js';
import { LEAST_AREA_BY_SLIMES } from './powers.js';
import { NO_LIMIT } from './settings.js';
import type { Item, Slime, Thing } from './state.js';
import { middleX, middleY, tileOfCell } from './tiles.js';

const GEAR: readonly Item[] = ['armour', 'steel-sword'];

/**
 * Keys and locks: dead ends in row-major order, the first left out when their number is odd; from the end of
 * that list alternately a key and a lock. A limit keeps the first dead ends of the list only.
 */
export function placeLocksAndKeys(maze: Maze, maxLocks: number): Thing[] {
  const ends = [...deadEnds(maze)];
  if (ends.length % 2 === 1) ends.shift();
  const used = maxLocks === NO_LIMIT ? ends : ends.slice(0, 2 * maxLocks);
  return used.reverse().map((cell, i) => ({
    tile: tileOfCell(maze.grid.width, cell),
    kind: i % 2 === 0 ? 'key' : 'lock',
  }));
}

/** How many slimes a maze has: 3^(sqrt(area) / 5), rounded down, unless fewer are wanted. */
export function slimeCount(area: number, maxEnemies: number): number {
  let count = 0;
  while (count < LEAST_AREA_BY_SLIMES.length && LEAST_AREA_BY_SLIMES[count] <= area) count++;
  return maxEnemies === NO_LIMIT ? count : Math.min(count, maxEnemies);
}

/** Slimes, evenly over the maze by cell number. There are so few of them that none gets the player's cell 0. */
export function placeSlimes(maze: Maze, maxEnemies: number): Slime[] {
  const { width, height, size } = maze.grid;
  const count = slimeCount(size, maxEnemies);
  return Array.from({ length: count }, (_, i) => {
    const tile = tileOfCell(width, Math.floor((size * (2 * i + 1)) / (2 * count)));
    return newSlime(i + 1, middleX({ width, height }, tile), middleY({ width, height }, tile));
  });
}

function newSlime(id: number, x: number, y: number): Slime {
  const nobody = { next: -1, eye: -1, ready: 0 };
  return { id, x, y, health: SLIME.health, ...nobody, facing: 'south', pose: 'idle', since: 0 };
}

/** Armour and steel swords by turns, on random cells that are free. */
export function strewGear(maze: Maze, taken: ReadonlySet<number>, rng: Rng): Thing[] {
  const { width, size } = maze.grid;
  const free = Array.from({ length: size }, (_, cell) => tileOfCell(width, cell)).filter(
    (tile) => !taken.has(tile),
  );
  rng.shuffle(free);
  const pieces = Math.max(1, Math.floor(size / CELLS_PER_GEAR));
  return free.slice(0, pieces).map((tile, i) => ({ tile, kind: GEAR[i % GEAR.length] }));
}
