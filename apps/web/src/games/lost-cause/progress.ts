import { browserShelf, readObject, type Shelf } from '../../lib/storage.js';

/** A maze that was played to its end, with the best score made in it. */
export interface CompletedMaze {
  readonly code: string;
  readonly width: number;
  readonly height: number;
  readonly maxEnemies: number;
  readonly maxLocks: number;
  readonly score: number;
  /** Milliseconds since 1970. */
  readonly when: number;
}

/** What was reached in Lost Cause, in this browser. */
export interface Progress {
  /** Whether the campaign was completed once: it opens free play. */
  readonly completedOnce: boolean;
  /** Those completed last come first. */
  readonly mazes: readonly CompletedMaze[];
}

/** Where what was reached is kept. */
export const STORED_PROGRESS = 'warren.lost-cause';
/** Where `campaign.ts` keeps the campaign. It is written often, so it lies apart from what must not be lost. */
export const STORED_CAMPAIGN = 'warren.lost-cause.campaign';
/** What the campaign is called on the server, and among the tabs of a browser. */
export const CAMPAIGN_SLOT = 'lost-cause.campaign';
/** A list is read by people. */
export const MOST_MAZES = 200;
/** The longest code, of 25 by 25 cells, has 420 characters. */
const LONGEST_CODE = 500;
const LEVELS = 10;

/** The progress so far. What is damaged is left out; nothing is ever lost by reading. */
export function readProgress(shelf: Shelf = browserShelf): Progress {
  const given = readObject(STORED_PROGRESS, shelf);
  const mazes = Array.isArray(given.mazes) ? given.mazes.filter(isMaze).slice(0, MOST_MAZES) : [];
  return { completedOnce: given.completedOnce === true, mazes };
}

/** Keeps a completed maze. Played again, it moves to the top with the better score. False: nothing can be kept. */
export function recordMaze(maze: CompletedMaze, shelf: Shelf = browserShelf): boolean {
  const progress = readProgress(shelf);
  const isSame = (other: CompletedMaze) =>
    other.code === maze.code && other.maxEnemies === maze.maxEnemies && other.maxLocks === maze.maxLocks;
  const before = progress.mazes.find(isSame);
  const kept = { ...maze, score: Math.max(maze.score, before?.score ?? 0) };
  const others = progress.mazes.filter((other) => !isSame(other));
  return write(shelf, { ...progress, mazes: [kept, ...others].slice(0, MOST_MAZES) });
}

/** Keeps that the campaign was completed. */
export function recordCompletion(shelf: Shelf = browserShelf): boolean {
  return write(shelf, { ...readProgress(shelf), completedOnce: true });
}

/** The level at which the saved campaign stands, or `null`: enough for a menu, without reading the whole save. */
export function savedLevel(shelf: Shelf = browserShelf): number | null {
  const { level } = readObject(STORED_CAMPAIGN, shelf);
  return isCount(level, 1, LEVELS) ? level : null;
}

function write(shelf: Shelf, progress: Progress): boolean {
  try {
    shelf().setItem(STORED_PROGRESS, JSON.stringify(progress));
    return true;
  } catch {
    return false;
  }
}

function isMaze(value: unknown): value is CompletedMaze {
  if (value === null || typeof value !== 'object') return false;
  const { code, width, height, maxEnemies, maxLocks, score, when } = value as Record<string, unknown>;
  return (
    typeof code === 'string' &&
    code.length <= LONGEST_CODE &&
    isCount(width, 3, 25) &&
    isCount(height, 3, 25) &&
    isCount(maxEnemies, -1, 999) &&
    isCount(maxLocks, -1, 999) &&
    isCount(score, 0, Number.MAX_SAFE_INTEGER) &&
    isCount(when, 0, Number.MAX_SAFE_INTEGER)
  );
}

function isCount(value: unknown, least: number, most: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
}
