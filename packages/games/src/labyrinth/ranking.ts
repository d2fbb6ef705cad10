import { columnsOf, type Ranking, weekdayOf } from '../kernel/ranking.js';
import { algorithmTitle, LABYRINTH_ALGORITHMS, type LabyrinthAlgorithm } from './algorithms.js';
import type { LabyrinthSettings } from './settings.js';

/** The level the challenges of a week begin with: the first on Monday, hard from the beginning on Sunday. */
const DAILY_LEVELS = [1, 2, 3, 5, 7, 10, 15] as const;

const USUAL: LabyrinthAlgorithm = 'weave-prim';

/** Scores, the higher the better; of equal ones that of the shorter time. */
export const labyrinthRanking: Ranking<LabyrinthSettings> = {
  pointsTitle: 'Score',
  columns: columnsOf({ level: 'Level', seconds: 'Time' }),
  boards: LABYRINTH_ALGORITHMS.map((algorithm) => ({ id: runBoard(algorithm, 1), settings: { algorithm } })),

  boardOf({ mode, level, algorithm, levels, code, practice, relaxed }) {
    // Mazes given as text have no board, and runs of a fixed length are for trying things out.
    if (practice || relaxed || mode === 'maze' || levels !== 0) return null;
    if (mode === 'level') return { id: `code.${code}`, title: 'A shared level', code };
    const from = level === 1 ? '' : ` from level ${level}`;
    const by = algorithm === USUAL ? '' : `, ${algorithmTitle(algorithm)}`;
    return { id: runBoard(algorithm, level), title: `Run${from}${by}`, code: '' };
  },

  standing({ result, score, assisted, completed, ticks }) {
    // A run that reached no exit is not listed.
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

/** Runs of the usual algorithm from the first level have the chief board. */
function runBoard(algorithm: LabyrinthAlgorithm, level: number): string {
  return `run${level === 1 ? '' : `-${level}`}${algorithm === USUAL ? '' : `.${algorithm}`}`;
}
