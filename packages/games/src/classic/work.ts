import type { GameWork } from '../kernel/game.js';
import type { ClassicSettings } from './settings.js';

/** A tick in which no way is looked for. */
export const TICK_WORK = 1;

/** What finding the ways to the exit costs, once a run: when help is asked for first. */
export function helpWork({ width, height }: Pick<ClassicSettings, 'width' | 'height'>): number {
  return 200 + width * height;
}

export const classicWork: GameWork<ClassicSettings> = {
  /** Carving, digging and measuring. */
  setup: ({ width, height }) => 500 + 3 * width * height,
  tick: 4,
};
