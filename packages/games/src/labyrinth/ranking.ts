import type { Ranking } from '../kernel/ranking.js';
import { weekdayOf } from '../kernel/weekday.js';
import { algorithmTitle, LABYRINTH_ALGORITHMS, type LabyrinthAlgorithm } from './algorithms.js';
import type { LabyrinthSettings } from './settings.js';

/** The level the challenges of a week begin with: the first on Monday, hard from the beginning on Sunday. */
const DAILY_LEVELS = [1, 2, 3, 5, 7, 10, 15] as const;

/** Scores, the higher the better; of equal ones that of the shorter time. */
export const labyrinthRanking: Ranking<LabyrinthSettings> = {
  pointsTitle: 'Score',
  columns: [
    { field: 'level', title: 'Level', unit: 'number' },
    { field: 'seconds', title: 'Time', unit: 'seconds' },
  ],
  boards: LABYRINTH_ALGORITHMS.map((algorithm) => ({ id: runBoard(algorithm), settings: { algorithm } })),

  boardOf({ mode, level, algorithm, line, practice }) {
    // A maze that somebody brought along is everybody's own.
    if (practice || mode === 'maze') return null;
    if (mode === 'level') return { id: `level.${line}`, title: 'A shared level', code: line };
    if (level !== 1) return null;
    const title = algorithm === 'weave-prim' ? 'Run' : `Run, ${algorithmTitle(algorithm)}`;
    return { id: runBoard(algorithm), title, code: '' };
  },

  standing({ result, score, assisted, completed, ticks }) {
    // Whoever reached no exit at all has nothing to be listed for.
    if (result === 'playing' || assisted !== false || completed === 0) return null;
    return typeof score === 'number' && typeof ticks === 'number' ? { points: score, ties: ticks } : null;
  },

  /** A run from a level that is higher towards the end of the week, every day by another algorithm. */
  daily(day) {
    return {
      level: DAILY_LEVELS[weekdayOf(day)],
      algorithm: LABYRINTH_ALGORITHMS[day % LABYRINTH_ALGORITHMS.length],
    };
  },
};

/** The runs of the usual algorithm have the chief board. */
function runBoard(algorithm: LabyrinthAlgorithm): string {
  return algorithm === 'weave-prim' ? 'run' : `run.${algorithm}`;
}
