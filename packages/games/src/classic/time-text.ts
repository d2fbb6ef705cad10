import { TICKS_PER_SECOND } from '../kernel/game.js';

/** A time in ticks for people: `8.4 s`, or `2:08.4` from a minute on. Tenths are rounded up, as in the game. */
export function timeText(ticks: number): string {
  const tenths = Math.ceil((ticks * 10) / TICKS_PER_SECOND);
  const seconds = Math.floor(tenths / 10);
  const minutes = Math.floor(seconds / 60);
  const rest = `${seconds % 60}`;
  return minutes === 0 ? `${seconds}.${tenths % 10} s` : `${minutes}:${rest.padStart(2, '0')}.${tenths % 10}`;
}
