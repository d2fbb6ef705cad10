import { FROM_LEVEL } from './numbers.js';

/** The kinds of slime; a blue one falls into two halves. */
export const SLIME_KINDS = ['green', 'red', 'blue', 'half'] as const;
export type SlimeKind = (typeof SLIME_KINDS)[number];

interface KindRules {
  readonly health: number;
  /** Sub-units a tick. */
  readonly speed: number;
  /** So many cells are added to the side of the square it sees. */
  readonly sight: number;
  /** What it is called. */
  readonly title: string;
}

export const KINDS: Readonly<Record<SlimeKind, KindRules>> = {
  green: { health: 10, speed: 7, sight: 0, title: 'slime' },
  red: { health: 5, speed: 14, sight: 4, title: 'red slime' },
  blue: { health: 10, speed: 7, sight: 0, title: 'blue slime' },
  half: { health: 5, speed: 7, sight: 0, title: 'half of a blue slime' },
};

const RED_EVERY = 3;
const BLUE_EVERY = 5;

/** The kind of the n-th slime (from 1) of a level. */
export function kindOfSlime(n: number, level: number): SlimeKind {
  if (level >= FROM_LEVEL.blue && n % BLUE_EVERY === 0) return 'blue';
  return level >= FROM_LEVEL.red && n % RED_EVERY === 0 ? 'red' : 'green';
}
