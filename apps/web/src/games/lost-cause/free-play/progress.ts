import {
  type CompletedMaze,
  MOST_MAZES,
  mazeKey,
  PROGRESS_SLOT,
  type Progress,
  readProgress as parseProgress,
  readText,
  storedName,
} from '@warren/client';
import { browserStorage, type TextStorage } from '../../../lib/storage.js';

/** Where what the player has reached is stored. */
export const STORED_PROGRESS = storedName(PROGRESS_SLOT);

/** The progress in this browser. What is damaged is left out; nothing is ever lost by reading. */
export function readProgress(storage: TextStorage = browserStorage): Progress {
  return parseProgress(readText(STORED_PROGRESS, storage));
}

/** Stores a completed maze. Played again, it moves to the top with the better score. False: nothing can be stored. */
export function recordMaze(maze: CompletedMaze, storage: TextStorage = browserStorage): boolean {
  const progress = readProgress(storage);
  const isSame = (other: CompletedMaze) => mazeKey(other) === mazeKey(maze);
  const before = progress.mazes.find(isSame);
  const best = { ...maze, score: Math.max(maze.score, before?.score ?? 0) };
  const others = progress.mazes.filter((other) => !isSame(other));
  return write(storage, { ...progress, mazes: [best, ...others].slice(0, MOST_MAZES) });
}

/** Stores that the campaign was completed. */
export function recordCompletion(storage: TextStorage = browserStorage): boolean {
  return write(storage, { ...readProgress(storage), completedOnce: true });
}

function write(storage: TextStorage, progress: Progress): boolean {
  try {
    storage().setItem(STORED_PROGRESS, JSON.stringify(progress));
    return true;
  } catch {
    return false;
  }
}
