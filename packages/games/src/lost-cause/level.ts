import { blankMaze, deadEnds, type Maze, Rng } from '@warren/engine';
import { makeLostCause, parseLostCause } from '@warren/engine/codes';
import { carve, recursiveBacktracker } from '@warren/engine/generators';
import { makeGrid } from '@warren/engine/grids';
import { distances } from '@warren/engine/solvers';
import { orThrow } from '../kernel/checks.js';
import { CAMPAIGN_SIDES, CELLS_PER_GEAR, PLAYER, SLIME, SLOTS } from './numbers.js';
import { LEAST_AREA_BY_SLIMES } from './powers.js';
import { type LostCauseSettings, NO_LIMIT } from './settings.js';
import type { Item, Level, Player, Slime, Thing } from './state.js';
import { middleX, middleY, tileOfCell, tilesHigh, tilesWide } from './tiles.js';

const START = 0;

/** A level ready to be played: one of the ten, made from the seed, or a maze given by its code. */
export function makeLevel(settings: LostCauseSettings, seed: string, number: number): Level {
  const side = CAMPAIGN_SIDES[number - 1];
  const code =
    settings.mode === 'maze'
      ? settings.code
      : randomCode(seed, { width: side, height: side }, `layout/${number}`);
  const maze = orThrow(parseLostCause(code));
  const { width, height } = maze.grid;
  const things = placeLocksAndKeys(maze, settings.maxLocks);
  const locks = things.length / 2;
  const exit = locks === 0 ? tileOfCell(width, furthestCell(maze)) : -1;
  if (settings.gear) {
    const taken = new Set([START, exit, ...things.map(({ tile }) => tile)]);
    things.push(...strewGear(maze, taken, Rng.fromSeed(seed, `gear/${number}`)));
  }
  return {
    number,
    width,
    height,
    code,
    steps: stepsFromStart(maze),
    exit,
    things,
    player: newPlayer(width * height),
    slimes: placeSlimes(maze, settings.maxEnemies),
    scent: -1,
    ticks: 0,
    slimesDefeated: 0,
    locksOpened: 0,
    locksLeft: locks,
  };
}

/** Cells stand on even tiles; a passage is the tile between two of them; everything else is rock. */
function stepsFromStart(maze: Maze): number[] {
  const { width, height, size } = maze.grid;
  const cells = distances(maze, START);
  const across = tilesWide({ width });
  const steps = new Array<number>(across * tilesHigh({ height })).fill(-1);
  for (let cell = 0; cell < size; cell++) {
    const tile = tileOfCell(width, cell);
    steps[tile] = 2 * cells[cell];
    if (maze.open[cell] & 2) steps[tile + 1] = cells[cell] + cells[cell + 1];
    if (maze.open[cell] & 4) steps[tile + across] = cells[cell] + cells[cell + width];
  }
  return steps;
}

/** The cell with the longest way from the start; of equals the first. */
function furthestCell(maze: Maze): number {
  const steps = distances(maze, START);
  let furthest = START;
  for (let cell = 0; cell < steps.length; cell++) if (steps[cell] > steps[furthest]) furthest = cell;
  return furthest;
}

function newPlayer(health: number): Player {
  const slots: (Item | null)[] = ['sword', ...new Array<null>(SLOTS - 1).fill(null)];
  const place = { x: PLAYER.startX, y: PLAYER.startY };
  const rest = { held: 0, active: 0, ready: 0, dents: 0 };
  return { ...place, health, ...rest, slots, facing: 'south', pose: 'idle', since: 0 };
}

/** The code of a random maze by the recursive backtracker. The stream tells the mazes of one seed apart. */
export function randomCode(
  seed: string,
  { width, height }: { readonly width: number; readonly height: number },
  stream = 'layout',
): string {
  const maze = blankMaze(orThrow(makeGrid({ width, height })));
  carve(recursiveBacktracker, maze, Rng.fromSeed(seed, stream), {});
  return orThrow(makeLostCause(maze));
}

const GEAR: readonly Item[] = ['armour', 'steel-sword'];

/**
 * Keys and locks: dead ends in row-major order, the first left out when their number is odd; from the end of
 * that list alternately a key and a lock. A limit keeps the first dead ends of the list only.
 */
export function placeLocksAndKeys(maze: Maze, maxLocks: number): Thing[] {
  const ends = [...deadEnds(maze)];
  if (ends.length % 2 === 1) ends.shift();
  const used = maxLocks === NO_LIMIT ? ends : ends.slice(0, 2 * maxLocks);
  return used
    .reverse()
    .map((cell, i) => ({ tile: tileOfCell(maze.grid.width, cell), kind: i % 2 === 0 ? 'key' : 'lock' }));
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
  const blind = { next: -1, eye: -1, ready: 0 };
  return { id, x, y, health: SLIME.health, ...blind, facing: 'south', pose: 'idle', since: 0 };
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
