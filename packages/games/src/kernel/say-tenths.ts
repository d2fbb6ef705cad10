import { TICKS_PER_SECOND } from './game.js';

const TICKS_PER_TENTH = TICKS_PER_SECOND / 10;

/** Ticks as seconds with one digit after the point; a clock that runs down shows 0.0 only when it is out. */
export function sayTenths(ticks: number): string {
  const tenths = Math.ceil(ticks / TICKS_PER_TENTH);
  return `${Math.floor(tenths / 10)}.${tenths % 10}`;
}
