import { type HudTime, LAST_SECONDS, sayTenths, wholeSeconds } from '@warren/games';
import { BIG_ROWS, type Canvas, type PanelLine, putBigNumber, putPanel } from '../tui/canvas.js';

/** Whether the time of a clock runs out soon. */
export function isPressing(time: HudTime): boolean {
  return time.isLeft && wholeSeconds(time) <= LAST_SECONDS;
}

/** Draws a panel with the time in large digits, the time in words and further lines. */
export function putClockPanel(panel: Canvas, time: HudTime, lines: readonly PanelLine[]): void {
  const value = sayTenths(time.ticks);
  putBigNumber(panel, 1, value, isPressing(time) ? 'bad' : 'strong');
  putPanel(panel, BIG_ROWS + 2, [{ label: time.isLeft ? 'Time left' : 'Time', value }, ...lines]);
}
