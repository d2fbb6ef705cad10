import { type RunClock, TICKS_PER_SECOND } from '@warren/games';

/** Less than this is no pause: a picture that came late, or clocks that differ a little. */
const LEAST_MS = 1000;

/**
 * Notes time that went by without ticks and without anybody wishing it: the machine was asleep, the process stopped,
 * the window too small. To be called while the run is being played.
 */
export function noteLostTime(clock: RunClock, tick: number, now: number): void {
  const paused = clock.pauses().reduce((sum, { ms }) => sum + ms, 0);
  const lost = now - clock.startedAt - paused - (tick * 1000) / TICKS_PER_SECOND;
  if (lost >= LEAST_MS) clock.lose(tick, lost);
}
