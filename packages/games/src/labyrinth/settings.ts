import { nearest, type Result } from '@warren/engine';
import { settingsReader, wrongNumber } from '../kernel/checks.js';
import { isLabyrinthAlgorithm, type LabyrinthAlgorithm } from './algorithms.js';
import { unknownAlgorithm, wrongSlack } from './level.js';
import { parseLevelLine } from './level-line.js';
import { readPlayableMaze } from './maze-text.js';
import { MOST_LEVEL, SLACK } from './numbers.js';

const MODES = ['run', 'level', 'maze'] as const;

/** Everything a run of Labyrinth is played with, besides its seed. */
export type LabyrinthSettings = {
  /** Level after level; one level given by its line as a code; or a maze given as text. */
  mode: (typeof MODES)[number];
  /** The first level of a run; 0 otherwise. */
  level: number;
  /** By what the levels of a run are grown. */
  algorithm: LabyrinthAlgorithm;
  /** A run is won when so many levels are; 0 is a run without an end but that of the clock. */
  levels: number;
  /** The line of the level; empty unless the mode is `level`. */
  code: string;
  /** The maze in its text form; empty unless the mode is `maze`. */
  maze: string;
  /** How many times the shortest way the clock of a maze grants, in tenths; 0 is no clock, and any other mode. */
  slack: number;
  /** A run that is for no board. */
  practice: boolean;
  /** A run without a clock, for no board either. */
  relaxed: boolean;
};

/** Checks settings from anywhere. */
export const readLabyrinthSettings = settingsReader('Labyrinth', defaultsFor, wrongKind, wrongMode);

/** A line asks for that level, a maze for that maze. */
function defaultsFor(given: Partial<LabyrinthSettings>): LabyrinthSettings {
  const isGiven = (text: unknown): boolean => text !== undefined && text !== '';
  const mode = given.mode ?? (isGiven(given.code) ? 'level' : isGiven(given.maze) ? 'maze' : 'run');
  return {
    mode,
    level: mode === 'run' ? 1 : 0,
    algorithm: 'weave-prim',
    levels: 0,
    code: '',
    maze: '',
    slack: mode === 'maze' ? SLACK.first : 0,
    practice: false,
    relaxed: false,
  };
}

function wrongKind({ mode, algorithm, code, maze, practice, relaxed }: LabyrinthSettings): string | null {
  if (!MODES.includes(mode)) {
    const typed = String(mode).slice(0, 40);
    return `there is no mode "${typed}"; ${nearest(typed, MODES)}`;
  }
  if (!isLabyrinthAlgorithm(algorithm)) return unknownAlgorithm(algorithm);
  if (typeof code !== 'string') return 'code must be a text';
  if (typeof maze !== 'string') return 'maze must be a text';
  if (typeof practice !== 'boolean') return 'practice must be true or false';
  return typeof relaxed === 'boolean' ? null : 'relaxed must be true or false';
}

/** What does not belong to the mode, or is wrong for it. */
function wrongMode({ mode, level, algorithm, levels, code, maze, slack }: LabyrinthSettings): string | null {
  if (mode !== 'level' && code !== '') return 'a code is for the mode "level" only';
  if (mode !== 'maze' && maze !== '') return 'a maze is for the mode "maze" only';
  if (mode !== 'maze' && slack !== 0) return 'slack is for the mode "maze" only';
  if (mode === 'run') {
    return wrongNumber('level', level, 1, MOST_LEVEL) ?? wrongNumber('levels', levels, 0, MOST_LEVEL);
  }
  if (level !== 0 || levels !== 0 || algorithm !== 'weave-prim') {
    return 'level, levels and algorithm are for the mode "run" only';
  }
  if (mode === 'maze') return wrongSlack(slack) ?? reasonOf(readPlayableMaze(maze));
  return reasonOf(parseLevelLine(code));
}

function reasonOf(result: Result<unknown>): string | null {
  return result.ok ? null : result.reason;
}
