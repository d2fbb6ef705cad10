import type { GameWork } from '../kernel/game.js';
import { LEVEL_DRAWS } from './numbers.js';
import type { ClassicSettings } from './settings.js';
import { tunnelDraws } from './tunnels.js';

/** A tick in which no way is looked for. */
export const TICK_WORK = 1;

/** What finding the ways to the exit costs, once a run: when help is asked for first. */
export function helpWork({ width, height }: Pick<ClassicSettings, 'width' | 'height'>): number {
  return 200 + width * height;
}

/** What following the way over so many nodes costs. */
export function hintWork(nodes: number): number {
  return Math.ceil(nodes / 8);
}

export const classicWork: GameWork<ClassicSettings> = {
  /** Carving a level so often as it is drawn at most, digging as often as that may be, and measuring. */
  setup({ level, width, height, tunnels }) {
    const cells = width * height;
    const draws = level === 0 ? 0 : LEVEL_DRAWS;
    return 500 + 3 * cells + draws * (20 + cells) + (tunnels ? tunnelDraws(cells) * (50 + 2 * cells) : 0);
  },
  tick: 4,
};
