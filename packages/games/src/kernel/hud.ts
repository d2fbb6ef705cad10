import type { HudLine, HudTime } from './frame.js';
import { TICKS_PER_SECOND } from './game.js';

const TICKS_PER_TENTH = TICKS_PER_SECOND / 10;

/** Ticks as seconds with one digit after the point; a clock that runs down shows 0.0 only when it is out. */
export function sayTenths(ticks: number): string {
  const tenths = Math.ceil(ticks / TICKS_PER_TENTH);
  return `${Math.floor(tenths / 10)}.${tenths % 10}`;
}

/** The whole seconds of a clock, those begun included. */
export function wholeSeconds({ ticks }: HudTime): number {
  return Math.ceil(ticks / TICKS_PER_SECOND);
}

/** The line of a clock, in the words of the game. */
export function timeLine(time: HudTime, say: (ticks: number) => string): HudLine {
  return { id: 'time', label: time.isLeft ? 'Time left' : 'Time', value: say(time.ticks) };
}
