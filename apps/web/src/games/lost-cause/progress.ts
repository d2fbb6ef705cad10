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
import { browserShelf, readObject, type Shelf } from '../../lib/storage.js';

/** Where what was reached is stored. */
export const STORED_PROGRESS = storedName(PROGRESS_SLOT);
/** Where the campaign is saved. It is written often, so it is apart from what must not be lost. */
export const STORED_CAMPAIGN = storedName(CAMPAIGN_SLOT);
const LEVELS = 10;

/** The progress in this browser. What is damaged is left out; nothing is ever lost by reading. */
export function readProgress(shelf: Shelf = browserShelf): Progress {
  return parseProgress(readText(STORED_PROGRESS, shelf));
}

/** Stores a completed maze. Played again, it moves to the top with the better score. False: nothing can be stored. */
export function recordMaze(maze: CompletedMaze, shelf: Shelf = browserShelf): boolean {
  const progress = readProgress(shelf);
  const isSame = (other: CompletedMaze) => mazeKey(other) === mazeKey(maze);
  const before = progress.mazes.find(isSame);
  const kept = { ...maze, score: Math.max(maze.score, before?.score ?? 0) };
  const others = progress.mazes.filter((other) => !isSame(other));
  return write(shelf, { ...progress, mazes: [kept, ...others].slice(0, MOST_MAZES) });
}

/** Stores that the campaign was completed. */
export function recordCompletion(shelf: Shelf = browserShelf): boolean {
  return write(shelf, { ...readProgress(shelf), completedOnce: true });
}

/** The level at which the saved campaign stands, or `null`: enough for a menu, without reading the whole save. */
export function savedLevel(shelf: Shelf = browserShelf): number | null {
  const { level } = readObject(STORED_CAMPAIGN, shelf);
  return Number.isSafeInteger(level) && Number(level) >= 1 && Number(level) <= LEVELS ? Number(level) : null;
}

function write(shelf: Shelf, progress: Progress): boolean {
  try {
    shelf().setItem(STORED_PROGRESS, JSON.stringify(progress));
    return true;
  } catch {
    return false;
  }
}
