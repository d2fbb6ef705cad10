import type { Square } from '@warren/games';

/** What is seen of a solver at work. */
export interface Watched {
  readonly title: string;
  /** Where it has been, in this order, and after the end the way it found. */
  readonly squares: readonly Square[];
  readonly cursor: Square | null;
  readonly visited: number;
  /** How it ended; empty while it is at work. */
  readonly end: string;
  /** Steps a second; 0 while it waits. */
  readonly speed: number;
}
