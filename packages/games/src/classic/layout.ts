import { blankMaze, link, type Maze, Rng, tunnels } from '@warren/engine';
import { beginKruskal, type Carving, WHOLE_RUN } from '@warren/engine/generators';
import { type Grid, rectGrid, tunnelGrid, tunnelsOf } from '@warren/engine/grids';
import { difficulty, type Effort, effort, type MedalTimes, medalTimes } from '@warren/engine/measure';
import { distances } from '@warren/engine/solvers';
import { orThrow } from '../kernel/checks.js';
import { stateHash } from '../kernel/state-hash.js';
import { fieldOf } from './kinds.js';
import { LOOK, PARTS } from './numbers.js';
import type { ClassicSettings } from './settings.js';
import type { ClassicMaze, ClassicState } from './state.js';

/** The bits of the four sides of a cell; what a maze has beyond them are mouths of tunnels. */
const SIDES = 15;
/** The side of a cell that leads into a tunnel. */
const INTO_TUNNEL = 4;

/** How much of the work sorting the walls is, opening them, and digging tunnels; measuring is the rest. */
const SHARES = { sort: 0.25, carve: 0.45, tunnels: 0.1 } as const;

/**
 * Begins to make the maze of a run bit by bit, so that a client can show the progress of a large one; `makeClassicMaze`
 * is the same at once.
 */
export function beginClassicMaze(settings: ClassicSettings, seed: string) {
  const own = layoutSeed(settings, seed);
  const { carve, tunnels: dig } = SHARES;
  let progress = 0;
  let carving: Carved | null = null;
  let dug: Maze | null = null;
  let made: ClassicMaze | null = null;

  function work(budget: number): void {
    if (carving === null) {
      carving = beginCarving(settings, own);
      progress = SHARES.sort;
    } else if (dug === null) {
      const isDone = carving.advance(budget);
      progress = SHARES.sort + carve * carving.progress();
      if (!isDone) return;
      dug = settings.tunnels ? digTunnels(carving.maze, settings, own) : carving.maze;
      progress = SHARES.sort + carve + dig;
    } else if (made === null) {
      made = measured(dug, settings);
      progress = 1;
    }
  }

  return {
    /** Makes about so many steps; true once the maze is there. */
    advance(budget: number): boolean {
      work(budget);
      return made !== null;
    },
    /** Rises from 0 to 1. */
    progress: () => progress,
    /** The maze, once it is there; asked for earlier it is a bug of the caller, and throws. */
    maze(): ClassicMaze {
      if (made === null) throw new Error('the maze is not made yet');
      return made;
    },
  };
}

/** Makes the maze of a run and measures it. */
export function makeClassicMaze(settings: ClassicSettings, seed: string): ClassicMaze {
  const making = beginClassicMaze(settings, seed);
  while (!making.advance(WHOLE_RUN));
  return making.maze();
}

function measured(maze: Maze, { width, start, exit, timer }: ClassicSettings): ClassicMaze {
  const shortest = distances(maze, exit)[start];
  const cost = orThrow(effort(maze, start, exit));
  const medals = medalsOf(shortest, cost);
  const open = Array.from(maze.open, (sides) => sides & SIDES);
  const mouths = tunnelsOf(maze.grid).flat();
  return {
    id: stateHash([width, open, mouths, start, exit]).toString(36),
    open,
    mouths,
    shortest,
    difficulty: difficulty(cost),
    medals,
    limit: timer ? medals.bronze : 0,
  };
}

/** A level of a season is the same for all players, whatever the seed of the run. */
function layoutSeed({ kind, level, season }: ClassicSettings, seed: string): string {
  return season > 0 ? `season-${season} ${kind} ${level}` : seed;
}

/** Mazes of Classic are squares: its pages need not load the other grids. */
function gridOf({ width, height }: Pick<ClassicSettings, 'width' | 'height'>): Grid {
  return rectGrid({ width, height, mask: null, count: width * height });
}

/** A maze and how far its walls have been opened. */
interface Carved extends Carving {
  readonly maze: Maze;
}

function beginCarving({ kind, width, height, picture }: ClassicSettings, seed: string): Carved {
  const maze = blankMaze(gridOf({ width, height }));
  const rng = Rng.fromSeed(seed, 'layout');
  return { maze, ...beginKruskal(maze, rng, fieldOf(kind, picture).begin(maze.grid, rng)) };
}

function digTunnels(maze: Maze, { width, height, start, exit }: ClassicSettings, seed: string): Maze {
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
  const plain = gridOf({ width, height });
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
