import type { HudLine, HudTime } from './frame.js';
import { TICKS_PER_SECOND } from './game.js';

/** From here on every second of a clock that runs down is counted aloud. */
export const LAST_SECONDS = 5;

/** Whether a clock that runs down has just begun one of its last seconds. */
export function isCountedDown(left: number): boolean {
  return left <= LAST_SECONDS * TICKS_PER_SECOND && left % TICKS_PER_SECOND === 0;
}

const TICKS_PER_TENTH = TICKS_PER_SECOND / 10;

/** Ticks as seconds with one digit after the point; a clock that runs down shows 0.0 only when it is out. */
export function sayTenths(ticks: number): string {
  const tenths = Math.ceil(ticks / TICKS_PER_TENTH);
  return `${Math.floor(tenths / 10)}.${tenths % 10}`;
}

/** Ticks as a time to a tenth: `8.4`, or `2:08.4` from a minute on. Tenths are rounded up: 0.0 is no time at all. */
export function sayClock(ticks: number): string {
  const tenths = Math.ceil(ticks / TICKS_PER_TENTH);
  const seconds = Math.floor(tenths / 10);
  return seconds < 60 ? `${seconds}.${tenths % 10}` : `${sayMinutes(seconds)}.${tenths % 10}`;
}

/** The whole seconds of a clock, those begun included. */
export function wholeSeconds({ ticks }: HudTime): number {
  return Math.ceil(ticks / TICKS_PER_SECOND);
}

/** Seconds as minutes and seconds. */
export function sayMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
}

/** The line of a clock, in the words of the game. */
export function timeLine(time: HudTime, say: (ticks: number) => string): HudLine {
  return { id: 'time', label: time.isLeft ? 'Time left' : 'Time', value: say(time.ticks) };
}
