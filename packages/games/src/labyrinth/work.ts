import { orThrow } from '../kernel/checks.js';
import type { GameWork } from '../kernel/game.js';
import { type LabyrinthLevel, levelOfRun } from './level.js';
import { parseLevelLine } from './level-line.js';
import { mostCandidates } from './level-maze.js';
import type { LabyrinthSettings } from './settings.js';
import type { LabyrinthRound } from './state.js';

/** A tick without a new level. */
export const TICK_WORK = 1;

/** What growing so many labyrinths for a level and measuring their ways costs. */
export function roundWork({
  width,
  height,
  drawn,
}: Pick<LabyrinthRound, 'width' | 'height' | 'drawn'>): number {
  return 200 + width * height * drawn;
}

/** What the labyrinth of a level costs at most. */
function levelWork(level: LabyrinthLevel): number {
  return roundWork({ ...level, drawn: mostCandidates(level) });
}

export const labyrinthWork: GameWork<LabyrinthSettings> = {
  setup({ mode, level, algorithm, code, maze }) {
    if (mode === 'run') return levelWork(levelOfRun({ seed: '', number: level, algorithm }));
    if (mode === 'level') return levelWork(orThrow(parseLevelLine(code)));
    // A cell takes at least a character.
    return roundWork({ width: maze.length, height: 1, drawn: 1 });
  },
  // Late levels have so many exits that each takes a second or two.
  tick: 30,
};
