import type { ClassicSettings } from '@warren/games/classic';
import type { Player } from './player.js';

/** A way on to another page. */
export interface Way {
  readonly to: string;
  readonly title: string;
}

/** What is to be played, as an address says it. */
export interface PlayWish {
  readonly player: Player;
  readonly settings: ClassicSettings;
  /** What people call it, such as “Diamond 5”. */
  readonly title: string;
  /** The seed of a custom maze; `null` for a level, which is the same for everybody in its season. */
  readonly seed: string | null;
  /** Pixels of the page a cell, where somebody chose that. */
  readonly cell: number | null;
  readonly address: string;
  /** Where one comes from, and leaves to. */
  readonly back: Way;
  /** What comes after it; `null` after the last level. */
  readonly next: Way | null;
}

/** The options of a maze, behind its name. */
export function optionTitle({ tunnels, timer }: Pick<ClassicSettings, 'tunnels' | 'timer'>): string {
  return `${tunnels ? ', tunnels' : ''}${timer ? ', timer' : ''}`;
}
