import {
  beginKruskal,
  blankMaze,
  difficulty,
  type Effort,
  effort,
  link,
  type Maze,
  type MedalTimes,
  makeGrid,
  medalTimes,
  Rng,
  solve,
  tunnelGrid,
  tunnels,
  tunnelsOf,
  WHOLE_RUN,
} from '@warren/engine';
import { orThrow } from '../kernel/or-throw.js';
import { stateHash } from '../kernel/state-hash.js';
import { fieldOf } from './kinds.js';
import { LOOK, PARTS } from './numbers.js';
import type { ClassicSettings } from './settings.js';
import type { ClassicMaze, ClassicState } from './state.js';

/** The bits of the four sides of a cell; what a maze has beyond them are mouths of tunnels. */
const SIDES = 15;
/** The side of a cell that leads into a tunnel. */
const INTO_TUNNEL = 4;

/** Makes the maze of a run and measures it. */
export function makeClassicMaze(settings: ClassicSettings, seed: string): ClassicMaze {
  const { start, exit, timer } = settings;
  const maze = carveMaze(settings, layoutSeed(settings, seed));
  const { steps: shortest } = orThrow(solve({ maze, from: start, goals: [exit] }));
  const measured = orThrow(effort(maze, start, exit));
  const medals = medalsOf(shortest, measured);
  const open = Array.from(maze.open, (sides) => sides & SIDES);
  const mouths = tunnelsOf(maze.grid).flat();
  return {
    id: stateHash([settings.width, open, mouths, start, exit]).toString(36),
    open,
    mouths,
    shortest,
    difficulty: difficulty(measured),
    medals,
    limit: timer ? medals.bronze : 0,
  };
}

/** A level of a season is the same for everybody, whatever the seed of their run. */
function layoutSeed({ kind, level, season }: ClassicSettings, seed: string): string {
  return season > 0 ? `season-${season} ${kind} ${level}` : seed;
}

function carveMaze(settings: ClassicSettings, seed: string): Maze {
  const { kind, width, height, start, exit, picture } = settings;
  const maze = blankMaze(orThrow(makeGrid({ width, height })));
  const rng = Rng.fromSeed(seed, 'layout');
  const carving = beginKruskal(maze, rng, fieldOf(kind, picture).begin(maze.grid, rng));
  while (!carving.advance(WHOLE_RUN));
  if (!settings.tunnels) return maze;
  const cap = Math.max(PARTS.least, Math.ceil((width * height) / PARTS.share));
  return tunnels(maze, { cap, clear: [start, exit] }, Rng.fromSeed(seed, 'tunnels'));
}

function medalsOf(solution: number, measured: Effort): MedalTimes {
  const { gold, silver, bronze } = medalTimes({ solution, effort: measured });
  return { gold: gold + LOOK, silver: silver + LOOK, bronze: bronze + LOOK };
}

/** The maze of a state as the engine has it. */
export function mazeOf({ settings, maze: { open, mouths } }: ClassicState): Maze {
  const { width, height, start, exit } = settings;
  const plain = orThrow(makeGrid({ width, height }));
  const maze = { ...blankMaze(plain), open: Uint8Array.from(open), start, exits: [exit] };
  if (mouths.length === 0) return maze;
  const dug = mouths.flatMap((mouth, i) => (i % 2 === 0 ? [[mouth, mouths[i + 1]] as const] : []));
  const tunnelled = { ...maze, grid: tunnelGrid(plain, dug) };
  for (const [mouth] of dug) link(tunnelled, mouth, INTO_TUNNEL);
  return tunnelled;
}

/** The other mouth of the tunnel that ends in a cell, or -1. */
export function otherMouth({ mouths }: ClassicMaze, cell: number): number {
  const place = mouths.indexOf(cell);
  return place < 0 ? -1 : mouths[place ^ 1];
}
