import { clockText } from './number-text.js';

/** How long it is until a moment, as hours, minutes and seconds. */
export function leftText(endsAt: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000));
  // Below an hour the clock would leave the hours out, and the words would jump.
  return seconds >= 3600 ? clockText(seconds) : `0:${clockText(seconds).padStart(5, '0')}`;
}
