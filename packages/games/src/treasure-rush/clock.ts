import { CELL, COST, HUNTER, PLAIN, SPEEDS } from './numbers.js';

/** What walking a way of this cost takes at the plain speed, in ticks, rounded up. The cost is in quarters. */
export function ticksOfWay(cost: number): number {
  return Math.ceil((cost * CELL) / (COST[PLAIN] * SPEEDS.plain));
}

/** How long the clock runs in a maze. Where somebody is hunted it is far more lenient. */
export function limitOf(cost: number, ease: number, hunted: boolean): number {
  return hunted ? ticksOfWay(cost) * HUNTER.ways + ease + HUNTER.time : ticksOfWay(cost) + ease;
}
