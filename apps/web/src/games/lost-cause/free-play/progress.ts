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
import { savedNumber } from '../../../game/loop/game-entry.js';
import { browserStorage, type TextStorage, writeObject } from '../../../lib/storage.js';

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
  const mazes = [best, ...others].slice(0, MOST_MAZES);
  return writeObject(STORED_PROGRESS, { ...progress, mazes }, storage);
}

/** Stores that the campaign was completed. */
export function recordCompletion(storage: TextStorage = browserStorage): boolean {
  return writeObject(STORED_PROGRESS, { ...readProgress(storage), completedOnce: true }, storage);
}

/** Written here too: importing the rules would make the home page load them. */
const LEVELS = 10;

/** The level at which the saved campaign stands; `null` without one, or where it is damaged. */
export function savedLevel(storage: TextStorage = browserStorage): number | null {
  const level = savedNumber(CAMPAIGN_SLOT, 'level', storage);
  return level !== null && level >= 1 && level <= LEVELS ? level : null;
}
