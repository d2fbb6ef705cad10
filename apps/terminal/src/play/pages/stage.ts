import type { KeyPress } from '../../screen/key-press.js';
import type { Menu } from './menu.js';
import type { Page } from './page.js';
import type { Question } from './question.js';

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
