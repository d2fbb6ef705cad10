import { fieldsOf, itemsOf, parseObject } from '../lib/text-storage.js';

/** A maze of Lost Cause that was played to its end, with the best score made in it. */
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

/** What was reached in Lost Cause. */
export interface Progress {
  /** Whether the campaign was completed once: it opens free play. */
  readonly completedOnce: boolean;
  /** Those completed last come first. */
  readonly mazes: readonly CompletedMaze[];
}

/** A list for people to read. */
export const MOST_MAZES = 200;
/** The longest code, of 25 by 25 cells, has 420 characters. */
const LONGEST_CODE = 500;

/** The progress in a text. What is damaged is left out; nothing is ever lost by reading. */
export function readProgress(text: string): Progress {
  const { completedOnce, mazes } = parseObject(text);
  return { completedOnce: completedOnce === true, mazes: itemsOf(mazes, isMaze).slice(0, MOST_MAZES) };
}

/** What tells one maze from another: the same code can be played with fewer enemies. */
export function mazeKey({ code, maxEnemies, maxLocks }: CompletedMaze): string {
  return `${code} ${maxEnemies} ${maxLocks}`;
}

function isMaze(value: unknown): value is CompletedMaze {
  const { code, width, height, maxEnemies, maxLocks, score, when } = fieldsOf(value);
  return (
    typeof code === 'string' &&
    code.length <= LONGEST_CODE &&
    [width, height].every((side) => isCount(side, 3, 25)) &&
    [maxEnemies, maxLocks].every((limit) => isCount(limit, -1, 999)) &&
    [score, when].every((count) => isCount(count, 0, Number.MAX_SAFE_INTEGER))
  );
}

function isCount(value: unknown, least: number, most: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
}
