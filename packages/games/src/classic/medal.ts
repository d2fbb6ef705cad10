import type { ClassicMaze } from './state.js';

export const MEDALS = ['gold', 'silver', 'bronze'] as const;
export type Medal = (typeof MEDALS)[number] | 'none';

/** The names of the medals. */
export const MEDAL_TITLES = { gold: 'Gold', silver: 'Silver', bronze: 'Bronze' } as const;

/** The best medal that a time in ticks is good for. */
export function medalFor({ medals }: ClassicMaze, ticks: number): Medal {
  return MEDALS.find((medal) => ticks <= medals[medal]) ?? 'none';
}

/** The place of a medal, from 0 for gold; `none` comes after all. */
export function medalPlace(medal: Medal): number {
  return medal === 'none' ? MEDALS.length : MEDALS.indexOf(medal);
}

/** The next better medal; none after gold. */
export function nextMedal(medal: Medal): (typeof MEDALS)[number] | undefined {
  return MEDALS[medalPlace(medal) - 1];
}
