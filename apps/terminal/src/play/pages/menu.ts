import type { Page } from './page.js';

/** Something to choose from, with words above it. */
export interface Menu<Id extends string = string> {
  readonly title: string;
  readonly lines: readonly string[];
  readonly choices: readonly Choice<Id>[];
  /** What Escape and q choose. */
  readonly back: Id;
  /** What is seen behind it. */
  readonly behind?: Page;
  /** Whether it comes unasked, in the middle of play: keys meant for the game must choose nothing. */
  readonly isSudden?: boolean;
}

export interface Choice<Id extends string = string> {
  readonly id: Id;
  readonly title: string;
  /** A key that chooses it at once. */
  readonly key?: string;
}
