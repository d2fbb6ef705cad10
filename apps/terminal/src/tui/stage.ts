import type { Canvas } from './canvas.js';
import type { ScreenSize } from './picture.js';
import type { Screen } from './screen.js';

/** A page that can be drawn on a screen or read out as lines. */
export interface Page {
  draw(canvas: Canvas): void;
  /** The smallest screen it fits; by default the one that fits every game. */
  readonly least?: ScreenSize;
  /** The same as text for a screen reader. Written only when it differs from the text before. */
  lines(): readonly string[];
  /** Changes with every moment of which the same text must be written again. */
  readonly moment?: number;
}

/** Choices with a title and lines above them. */
export interface Menu<Value = unknown> {
  readonly title: string;
  readonly lines: readonly string[];
  readonly choices: readonly Choice<Value>[];
  /** The choice that is marked first; by default the first one. */
  readonly first?: number;
  /** The value of Escape and q; by default that of the last choice. */
  readonly back?: Value;
  /** The page drawn behind the menu. */
  readonly behind?: Page;
  /** Whether it appears during play: keys that were meant for the game must not choose. */
  readonly isSudden?: boolean;
}

/** A choice, and what it stands for: often a function that does what the title says. */
export interface Choice<Value = unknown> {
  readonly title: string;
  readonly value: Value;
  /** A key that chooses it at once. */
  readonly key?: string;
}

/** A question that is answered by a line of text. */
export interface Question {
  readonly title: string;
  readonly lines: readonly string[];
  readonly longest: number;
  /** The answer to begin with; empty by default. */
  readonly initial?: string;
}

/** Shows pages, menus and questions: as pictures on a full screen, or as lines for screen readers. */
export interface Stage extends Pick<Screen, 'tellsReleases' | 'next' | 'ring' | 'close'> {
  /** Whether the window is large enough for what is shown; if not, the game waits. */
  readonly hasRoom: boolean;
  /** How much fits at once: without end where lines are read out. */
  readonly room: ScreenSize;
  /** Whether more than ASCII is shown. */
  readonly unicode: boolean;
  /** `chosen` is -1 as long as nothing can be chosen yet. */
  showMenu(menu: Menu, chosen: number): void;
  showQuestion(question: Question, answer: string, cursor: number): void;
  showPage(page: Page): void;
  /** Announces something about the run. */
  announce(words: string): void;
}
