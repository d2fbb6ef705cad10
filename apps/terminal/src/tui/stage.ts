import type { Canvas } from './canvas.js';
import type { KeyPress } from './keys.js';

/** Something that shows itself: drawn on a screen, or told in lines. */
export interface Page {
  draw(canvas: Canvas): void;
  /** The same for those who listen. It is said when it is not what was last said. */
  lines(): readonly string[];
  /** Which moment it shows, where the same words may be true of the next one, too, and are to be said again. */
  readonly moment?: number;
}

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

/** A question that is answered by a line of text. */
export interface Question {
  readonly title: string;
  readonly lines: readonly string[];
  readonly longest: number;
  /** What stands there to begin with; empty, unless it is said. */
  readonly initial?: string;
}

/** Where everything is shown: as pictures on a full screen, or as lines for those who listen. */
export interface Stage {
  /** Whether there is room for a game; without it time stands still. */
  readonly hasRoom: boolean;
  /** Whether it is told when keys are let go. */
  readonly tellsReleases: boolean;
  /** Whether more than ASCII is shown. */
  readonly unicode: boolean;
  /** `chosen` is -1 as long as nothing can be chosen yet. */
  showMenu(menu: Menu, chosen: number): void;
  showQuestion(question: Question, answer: string): void;
  showPage(page: Page): void;
  /** Something was said about the run. */
  tell(words: string): void;
  /** Rings the bell of the terminal. */
  ring(): void;
  /** The next key, or `null` when none came within the time. */
  next(milliseconds: number): Promise<KeyPress | null>;
  close(): void;
}
