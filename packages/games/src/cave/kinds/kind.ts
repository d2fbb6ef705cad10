import type { Wound } from '../items.js';

/**
 * What a monster does as long as it sees nobody, and when it does:
 * `waits` stands still and fights whoever it sees, `guards` stands still and chases, `wanders` roams and chases.
 */
export type Habit = 'waits' | 'guards' | 'wanders';

/** A kind of monster: data, one file each. */
export interface MonsterKind {
  readonly id: string;
  readonly title: string;
  /** What one sees who looks at it, as a sentence. */
  readonly about: string;
  /** Whole points. */
  readonly health: number;
  readonly damage: number;
  readonly armour: number;
  /** How far it sees, in cells. */
  readonly sight: number;
  readonly habit: Habit;
  /** It rests every so many turns; 0 is never. Who does not rest is as quick as the player. */
  readonly rests: number;
  /** What of a blow counts, in percent, by how the weapon wounds. */
  readonly takes: Readonly<Record<Wound, number>>;
  /** How often it is met, and how many regions from the middle of the world at the least. */
  readonly weight: number;
  readonly from: number;
}
