import { compareTexts } from '../lib/compare-texts.js';
import { type CompletedMaze, MOST_MAZES, mazeKey, type Progress, readProgress } from './progress.js';

/** Merges what was reached on two devices: every maze of both, with the better score. */
export function mergeProgress(ours: string, theirs: string): string {
  const [one, other] = [readProgress(ours), readProgress(theirs)];
  const mazes = new Map<string, CompletedMaze>();
  for (const maze of [...one.mazes, ...other.mazes]) {
    const before = mazes.get(mazeKey(maze));
    mazes.set(mazeKey(maze), before === undefined ? maze : better(before, maze));
  }
  const joined: Progress = {
    completedOnce: one.completedOnce || other.completedOnce,
    // Those completed last come first; the order never depends on which device merges.
    mazes: [...mazes.values()].sort(lastFirst).slice(0, MOST_MAZES),
  };
  return JSON.stringify(joined);
}

/** "Free play open, 12 mazes completed" */
export function progressSummary(text: string): string {
  const { completedOnce, mazes } = readProgress(text);
  const count = `${mazes.length} ${mazes.length === 1 ? 'maze' : 'mazes'} completed`;
  return completedOnce ? `Free play open, ${count}` : count;
}

function better(one: CompletedMaze, other: CompletedMaze): CompletedMaze {
  const { code, width, height, maxEnemies, maxLocks } = one;
  const score = Math.max(one.score, other.score);
  return { code, width, height, maxEnemies, maxLocks, score, when: Math.max(one.when, other.when) };
}

function lastFirst(one: CompletedMaze, other: CompletedMaze): number {
  return other.when - one.when || compareTexts(mazeKey(one), mazeKey(other));
}
