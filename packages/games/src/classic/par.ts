import { type Effort, type MedalTimes, medalTimes } from '@warren/engine/measure';
import { LIMIT, LOOK, MEDAL_GAP, MEDAL_HALVES } from './numbers.js';
import type { ClassicSettings } from './settings.js';

/** The time in ticks that the measured difficulty of a maze asks for. */
export function parOf(solution: number, effort: Effort): number {
  return medalTimes({ solution, effort }).gold + LOOK;
}

/** Gold is par, silver half as much again, bronze two and a half times as much, and never closer than a second. */
export function medalsOf(par: number): MedalTimes {
  const { silver, bronze } = MEDAL_HALVES;
  const second = Math.max(par + MEDAL_GAP, Math.ceil((par * silver) / 2));
  return { gold: par, silver: second, bronze: Math.max(second + MEDAL_GAP, Math.ceil((par * bronze) / 2)) };
}

/** When time is out, in ticks; 0 is never. */
export function limitOf(par: number, { timer, relaxed }: Pick<ClassicSettings, 'timer' | 'relaxed'>): number {
  return timer && !relaxed ? Math.max(LIMIT.least, LIMIT.pars * par) : 0;
}
