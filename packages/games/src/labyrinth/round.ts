import { blankMaze, type Maze, placeExits, Rng } from '@warren/engine';
import { carve } from '@warren/engine/generators';
import { type Grid, makeGrid } from '@warren/engine/grids';
import { distances } from '@warren/engine/solvers';
import { orThrow } from '../kernel/checks.js';
import { stateHash } from '../kernel/state-hash.js';
import { generatorOf } from './algorithms.js';
import { type LabyrinthLevel, levelOfRun, RANDOM_START } from './level.js';
import { makeLevelLine, parseLevelLine } from './level-line.js';
import { readPlayableMaze } from './maze-text.js';
import { LEVEL_PAUSE, SLACK, TICKS_PER_CELL } from './numbers.js';
import type { LabyrinthSettings } from './settings.js';
import type { LabyrinthRound } from './state.js';

/** So many times the places of the exits are drawn at most. */
const EXIT_DRAWS = 8;

/** The first level of a run, or the only one. */
export function firstRound(settings: LabyrinthSettings, seed: string): LabyrinthRound {
  const { mode, level, algorithm, code, maze, slack } = settings;
  if (mode === 'run') return makeRound(levelOfRun({ seed, number: level, algorithm }));
  if (mode === 'level') return makeRound(orThrow(parseLevelLine(code)));
  return roundIn(orThrow(readPlayableMaze(maze)), { number: 1, code: '', slack });
}

/** Grows the labyrinth of a level and sets its clock. */
export function makeRound(level: LabyrinthLevel): LabyrinthRound {
  return roundIn(makeLevelMaze(level), { ...level, code: makeLevelLine(level) });
}

/** The labyrinth of a level: its ways, its start and its exits each draw from a stream of their own. */
export function makeLevelMaze(level: LabyrinthLevel): Maze {
  const { seed, algorithm, width, height, density } = level;
  const grid = orThrow(makeGrid({ width, height }));
  const start = level.start === RANDOM_START ? Rng.fromSeed(seed, 'start').below(grid.size) : level.start;
  const maze = { ...blankMaze(grid, { weave: true }), start };
  carve(generatorOf(algorithm), maze, Rng.fromSeed(seed, 'layout'), { density });
  return { ...maze, exits: drawExits(maze, level) };
}

/** Exits spread along the border: of several draws the first without a near exit, else the one with the farthest. */
function drawExits(maze: Maze, { seed, width, height, exits }: LabyrinthLevel): number[] {
  const rng = Rng.fromSeed(seed, 'exits');
  const steps = distances(maze, maze.start);
  const enough = Math.floor((width + height) / 2);
  let best: number[] = [];
  let farthest = -1;
  for (let draw = 0; draw < EXIT_DRAWS && farthest < enough; draw++) {
    const cells = orThrow(placeExits(maze.grid, maze.start, exits, rng.below(borderLength(maze.grid))));
    const nearest = nearestOf(steps, cells);
    if (nearest <= farthest) continue;
    farthest = nearest;
    best = cells;
  }
  return best;
}

function borderLength({ width, height }: Grid): number {
  return 2 * (width + height) - 4;
}

function nearestOf(steps: Int32Array, cells: readonly number[]): number {
  return cells.reduce((least, cell) => Math.min(least, steps[cell]), steps.length);
}

function roundIn(
  maze: Maze,
  { number, code, slack }: Pick<LabyrinthRound, 'number' | 'code'> & { slack: number },
): LabyrinthRound {
  const { width, height } = maze.grid;
  const { start } = maze;
  const exits = [...maze.exits];
  const open = [...maze.open];
  const under = maze.under === null ? open.map(() => 0) : [...maze.under];
  const steps = nearestOf(distances(maze, start), exits);
  const limit = Math.ceil((steps * TICKS_PER_CELL * slack) / SLACK.whole);
  const id = stateHash([width, open, under, start, exits]).toString(36);
  const clock = { steps, limit, left: limit, pause: LEVEL_PAUSE };
  return { number, id, code, width, height, open, under, start, exits, ...clock };
}

/** The labyrinth of a level as the engine has it: for solvers, for drawing, and to be kept as text. */
export function labyrinthMaze({ width, height, open, under, start, exits }: LabyrinthRound): Maze {
  const grid = orThrow(makeGrid({ width, height }));
  return { grid, open: Uint8Array.from(open), under: Uint8Array.from(under), start, exits };
}
