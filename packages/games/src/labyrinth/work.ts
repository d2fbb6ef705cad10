import { orThrow } from '../kernel/checks.js';
import type { GameWork } from '../kernel/game.js';
import { levelOfRun } from './level.js';
import { parseLevelLine } from './level-line.js';
import type { LabyrinthSettings } from './settings.js';
import type { LabyrinthRound } from './state.js';

/** A tick without a new level. */
export const TICK_WORK = 1;

/** What growing the labyrinth of a level and measuring its ways costs. */
export function roundWork({ width, height }: Pick<LabyrinthRound, 'width' | 'height'>): number {
  return 200 + width * height;
}

export const labyrinthWork: GameWork<LabyrinthSettings> = {
  setup({ mode, level, algorithm, code, maze }) {
    if (mode === 'run') return roundWork(levelOfRun({ seed: '', number: level, algorithm }));
    if (mode === 'level') return roundWork(orThrow(parseLevelLine(code)));
    // A cell takes at least a character.
    return roundWork({ width: maze.length, height: 1 });
  },
  // Late levels have so many exits that each takes a second or two.
  tick: 30,
};
