import type { Playback } from '@warren/games';
import { frameText, type ScreenSize } from '../screen/frame-text.js';

/** Below the map: an empty line, the numbers, and where in the recording this is. */
const LINES_BELOW = 3;

/** What a playback shows now, as lines: the map around the player and what is said about it. */
export function playbackLines(
  { game, recording, tick, state }: Playback,
  size: ScreenSize,
  mode = '',
): string[] {
  const { columns, rows } = size;
  const frame = game.frame(state);
  const hud = frame.hud.map(({ label, value }) => `${label}: ${value}`).join('   ');
  const place = `${game.title}   tick ${tick} of ${recording.ticks}   ${mode}`.trimEnd();
  return [
    ...frameText(frame, { columns, rows: rows - LINES_BELOW }),
    '',
    hud.slice(0, columns),
    place.slice(0, columns),
  ];
}
