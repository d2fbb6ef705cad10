import {
  CAMPAIGN_SLOT,
  type CompletedMaze,
  MOST_MAZES,
  mazeKey,
  PROGRESS_SLOT,
  type Progress,
  readProgress as parseProgress,
  readText,
  storedName,
} from '@warren/client';
import { browserStorage, readObject, type TextStorage } from '../../lib/storage.js';

/** Where what was reached is stored. */
export const STORED_PROGRESS = storedName(PROGRESS_SLOT);
/** Where the campaign is saved. It is written often, so it is apart from what must not be lost. */
export const STORED_CAMPAIGN = storedName(CAMPAIGN_SLOT);
const LEVELS = 10;

/** The progress in this browser. What is damaged is left out; nothing is ever lost by reading. */
export function readProgress(storage: TextStorage = browserStorage): Progress {
  return parseProgress(readText(STORED_PROGRESS, storage));
}

/** Stores a completed maze. Played again, it moves to the top with the better score. False: nothing can be stored. */
export function recordMaze(maze: CompletedMaze, storage: TextStorage = browserStorage): boolean {
  const progress = readProgress(storage);
  const isSame = (other: CompletedMaze) => mazeKey(other) === mazeKey(maze);
  const before = progress.mazes.find(isSame);
  const kept = { ...maze, score: Math.max(maze.score, before?.score ?? 0) };
  const others = progress.mazes.filter((other) => !isSame(other));
  return write(storage, { ...progress, mazes: [kept, ...others].slice(0, MOST_MAZES) });
}

/** Stores that the campaign was completed. */
export function recordCompletion(storage: TextStorage = browserStorage): boolean {
  return write(storage, { ...readProgress(storage), completedOnce: true });
}

/** The level at which the saved campaign stands, or `null`: enough for a menu, without reading the whole save. */
export function savedLevel(storage: TextStorage = browserStorage): number | null {
  const { level } = readObject(STORED_CAMPAIGN, storage);
  return Number.isSafeInteger(level) && Number(level) >= 1 && Number(level) <= LEVELS ? Number(level) : null;
}

function write(storage: TextStorage, progress: Progress): boolean {
  try {
    storage().setItem(STORED_PROGRESS, JSON.stringify(progress));
    return true;
  } catch {
    return false;
  }
}
