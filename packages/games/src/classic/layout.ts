import { blankMaze, link, type Maze, Rng } from '@warren/engine';
import { beginKruskal, type Carving, WHOLE_RUN, weaveKruskal } from '@warren/engine/generators';
import { type Grid, rectGrid, tunnelGrid, tunnelsOf } from '@warren/engine/grids';
import { difficulty, effort } from '@warren/engine/measure';
import { orThrow } from '../kernel/checks.js';
import { stateHash } from '../kernel/state-hash.js';
import { fieldOf } from './kinds.js';
import { LEVEL_DRAWS, leastTurnThirds } from './numbers.js';
import { limitOf, medalsOf, parOf } from './par.js';
import { firstDraw } from './season-draws.js';
import type { ClassicSettings } from './settings.js';
import type { ClassicMaze, ClassicState } from './state.js';
import { digTunnels } from './tunnels.js';
import { INTO_TUNNEL, turnsOf, wayThrough } from './way.js';

/** The bits of the four sides of a cell; what a maze has beyond them are mouths of tunnels. */
const SIDES = 15;
/** How many ways of a woven maze cross, in thousandths of the cells that could be bridges. */
const CROSSINGS = 500;

/** How much of the work sorting the walls is, opening them, and digging tunnels; measuring is the rest. */
const SHARES = { sort: 0.25, carve: 0.45, tunnels: 0.1 } as const;

/**
 * Begins to make the maze of a run bit by bit, so that a client can show the progress of a large one; `makeClassicMaze`
 * is the same at once.
 */
export function beginClassicMaze(settings: ClassicSettings, seed: string) {
  const own = layoutSeed(settings, seed);
  const { carve, tunnels: dig } = SHARES;
  let draw = firstDraw(settings);
  let progress = 0;
  let carving: Carved | null = null;
  let dug: Maze | null = null;
  let made: ClassicMaze | null = null;

  function work(budget: number): void {
    if (carving === null) {
      carving = beginCarving(settings, drawSeed(own, draw));
      progress = SHARES.sort;
    } else if (dug === null) {
      const isDone = carving.advance(budget);
      progress = Math.max(progress, SHARES.sort + carve * carving.progress());
      if (!isDone) return;
      if (!isWorthPlaying(carving.maze, settings.level) && ++draw < LEVEL_DRAWS) {
        carving = beginCarving(settings, drawSeed(own, draw));
        return;
      }
      dug = settings.tunnels ? digTunnels(carving.maze, drawSeed(own, draw)) : carving.maze;
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

/** Whether the way of a level turns often enough. A custom maze is what its seed gives. */
function isWorthPlaying(maze: Maze, level: number): boolean {
  return level === 0 || 3 * turnsOf(wayThrough(maze)) >= leastTurnThirds(level);
}

function measured(maze: Maze, settings: ClassicSettings): ClassicMaze {
  const { width, start, exit } = settings;
  const way = wayThrough(maze);
  const cost = orThrow(effort(maze, start, exit));
  const par = parOf(way.length, cost);
  const open = Array.from(maze.open, (sides) => sides & SIDES);
  const under = maze.under === null ? [] : [...maze.under];
  const mouths = tunnelsOf(maze.grid).flat();
  return {
    id: stateHash([width, open, under, mouths, start, exit]).toString(36),
    open,
    under,
    mouths,
    shortest: way.length,
    turns: turnsOf(way),
    difficulty: difficulty(cost),
    medals: medalsOf(par),
    limit: limitOf(par, settings),
  };
}

/** A level of a season is the same for all players, whatever the seed of the run. */
function layoutSeed({ kind, level, season }: ClassicSettings, seed: string): string {
  return season > 0 ? `season-${season} ${kind} ${level}` : seed;
}

/** The seed of a draw: the first is the seed itself. */
function drawSeed(seed: string, draw: number): string {
  return draw === 0 ? seed : `${seed} draw-${draw + 1}`;
}

/** Mazes of Classic are squares: its pages need not load the other grids. */
function gridOf({ width, height }: Pick<ClassicSettings, 'width' | 'height'>): Grid {
  return rectGrid({ width, height, mask: null, count: width * height });
}

/** A maze and how far its walls have been opened. */
interface Carved extends Carving {
  readonly maze: Maze;
}

function beginCarving(settings: ClassicSettings, seed: string): Carved {
  const { kind, start, exit, picture } = settings;
  const grid = gridOf(settings);
  const maze = { ...blankMaze(grid, { weave: kind === 'weave' }), start, exits: [exit] };
  const rng = Rng.fromSeed(seed, 'layout');
  const carving =
    kind === 'weave'
      ? weaveKruskal.begin(maze, rng, { density: CROSSINGS })
      : beginKruskal(maze, rng, fieldOf(kind, picture).begin(grid, rng));
  return { maze, ...carving };
}

/** The maze of a state as the engine has it. */
export function mazeOf({ settings, maze: { open, under, mouths } }: ClassicState): Maze {
  const { start, exit } = settings;
  const plain = gridOf(settings);
  const layers = { open: Uint8Array.from(open), under: under.length > 0 ? Uint8Array.from(under) : null };
  const maze = { grid: plain, ...layers, start, exits: [exit] };
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
