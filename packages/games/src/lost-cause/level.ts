import { type Maze, Rng } from '@warren/engine';
import { parseLostCause } from '@warren/engine/codes';
import { distances } from '@warren/engine/solvers';
import { orThrow } from '../kernel/or-throw.js';
import { CAMPAIGN_SIDES, PLAYER, SLOTS } from './numbers.js';
import { placeLocksAndKeys, placeSlimes, strewGear } from './placement.js';
import { randomCode } from './random-code.js';
import type { LostCauseSettings } from './settings.js';
import type { Item, Level, Player } from './state.js';
import { tileOfCell, tilesHigh, tilesWide } from './tiles.js';

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
