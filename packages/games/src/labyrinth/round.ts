import type { Maze } from '@warren/engine';
import { makeGrid } from '@warren/engine/grids';
import { distances } from '@warren/engine/solvers';
import { orThrow } from '../kernel/checks.js';
import { stateHash } from '../kernel/state-hash.js';
import { type LabyrinthLevel, levelOfRun, limitOf } from './level.js';
import { makeLevelLine, parseLevelLine } from './level-line.js';
import { makeLevelMaze } from './level-maze.js';
import { readPlayableMaze } from './maze-text.js';
import type { LabyrinthSettings } from './settings.js';
import type { LabyrinthRound } from './state.js';

/** The first level of a run, or the only one. */
export function firstRound(settings: LabyrinthSettings, seed: string): LabyrinthRound {
  const { mode, level, algorithm, code, maze, slack, relaxed } = settings;
  if (mode === 'run') return makeRound(levelOfRun({ seed, number: level, algorithm }), relaxed);
  if (mode === 'level') return makeRound(orThrow(parseLevelLine(code)), relaxed);
  const drawn = { maze: orThrow(readPlayableMaze(maze)), drawn: 1 };
  return roundIn(drawn, { number: 1, code: '', slack: relaxed ? 0 : slack });
}

/** Grows the labyrinth of a level and sets its clock; a relaxed run has none. */
export function makeRound(level: LabyrinthLevel, relaxed: boolean): LabyrinthRound {
  const slack = relaxed ? 0 : level.slack;
  return roundIn(makeLevelMaze(level), { ...level, code: makeLevelLine(level), slack });
}

function roundIn(
  { maze, drawn }: ReturnType<typeof makeLevelMaze>,
  { number, code, slack }: Pick<LabyrinthRound, 'number' | 'code'> & { slack: number },
): LabyrinthRound {
  const { width, height } = maze.grid;
  const { start } = maze;
  const exits = [...maze.exits];
  const open = [...maze.open];
  const under = maze.under === null ? open.map(() => 0) : [...maze.under];
  const far = distances(maze, start);
  const steps = Math.min(...exits.map((exit) => far[exit]));
  const limit = limitOf(steps, { width, height, slack });
  const id = stateHash([width, open, under, start, exits]).toString(36);
  const clock = { steps, limit, left: limit, begun: false };
  return { number, id, code, width, height, open, under, start, exits, drawn, ...clock };
}

/** The labyrinth of a level as the engine has it: for solvers, for drawing, and to be kept as text. */
export function labyrinthMaze({ width, height, open, under, start, exits }: LabyrinthRound): Maze {
  const grid = orThrow(makeGrid({ width, height }));
  return { grid, open: Uint8Array.from(open), under: Uint8Array.from(under), start, exits };
}
