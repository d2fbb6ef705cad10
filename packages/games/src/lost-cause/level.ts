import { blankMaze, type Maze, Rng } from '@warren/engine';
import { makeLostCause, parseLostCause } from '@warren/engine/codes';
import { carve, recursiveBacktracker } from '@warren/engine/generators';
import { makeGrid } from '@warren/engine/grids';
import { distances } from '@warren/engine/solvers';
import { orThrow } from '../kernel/checks.js';
import { CAMPAIGN_SIDES, PLAYER, SLOTS } from './numbers.js';
import { cellsForGear, type Placing, placeGear, placeLocksAndKeys, placeSlimes } from './place.js';
import { blankSeen, markSeen } from './seen.js';
import type { LostCauseSettings } from './settings.js';
import type { Item, Level, Player, Thing } from './state.js';
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
  const stage = number === 0 ? stageOf(width * height) : number;
  const placing: Placing = { maze, code, stage, settings };
  const { things, spare } = placeLocksAndKeys(placing);
  const locks = things.length / 2;
  const exit = locks === 0 ? tileOfCell(width, furthestCell(maze)) : -1;
  things.push(...gearOf(placing, spare, [exit, ...things.map(({ tile }) => tile)]));
  const level: Level = {
    number,
    stage,
    width,
    height,
    code,
    steps: stepsFromStart(maze),
    exit,
    things,
    player: newPlayer(width * height),
    slimes: placeSlimes(placing),
    scent: -1,
    hunted: false,
    seen: blankSeen(height),
    glimpse: -1,
    lessons: 0,
    ticks: 0,
    slimesDefeated: 0,
    locksOpened: 0,
    locksLeft: locks,
  };
  markSeen(level, settings.view);
  return level;
}

/** The level of the campaign whose maze is as large, or the next smaller one. */
function stageOf(area: number): number {
  const larger = CAMPAIGN_SIDES.findIndex((side) => side * side > area);
  return larger < 0 ? CAMPAIGN_SIDES.length : Math.max(1, larger);
}

/** Gear in spare dead ends, and everywhere where that was wished for. */
function gearOf(placing: Placing, spare: readonly number[], taken: readonly number[]): Thing[] {
  const inEnds = placeGear(spare, placing).filter(({ tile }) => !taken.includes(tile));
  if (!placing.settings.gear) return inEnds;
  const tiles = new Set([START, ...taken, ...inEnds.map(({ tile }) => tile)]);
  return [...inEnds, ...placeGear(cellsForGear(placing, tiles), placing)];
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
  const rest = { held: 0, active: 0, ready: 0, dents: 0, oil: 0, bittenBy: null };
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
