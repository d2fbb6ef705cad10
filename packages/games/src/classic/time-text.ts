import { TICKS_PER_SECOND } from '../kernel/game.js';

/** A time in ticks for a clock: `8.4`, or `2:08.4` from a minute on. Tenths are rounded up: 0.0 is no time at all. */
export function clockText(ticks: number): string {
  const tenths = Math.ceil((ticks * 10) / TICKS_PER_SECOND);
  const seconds = Math.floor(tenths / 10);
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return `${seconds}.${tenths % 10}`;
  return `${minutes}:${`${seconds % 60}`.padStart(2, '0')}.${tenths % 10}`;
}

/** The same for people: `8.4 s`, or `2:08.4`. */
export function classicTimeText(ticks: number): string {
  const text = clockText(ticks);
  return text.includes(':') ? text : `${text} s`;
}
