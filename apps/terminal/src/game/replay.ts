import { makeClock, type Playback, TICKS_PER_SECOND } from '@warren/games';
import { bandOf, canvasOn } from '../tui/canvas.js';
import { nextKey } from '../tui/dialogs.js';
import { makePicture, type Picture, type ScreenSize } from '../tui/picture.js';
import type { Screen } from '../tui/screen.js';
import type { Look } from '../tui/style.js';
import type { GameView } from './game-view.js';

/** A playback and how to show it. */
export interface Watching {
  readonly playback: Playback;
  readonly view: GameView;
  readonly look: Look;
}

/** The current picture of a playback, with the position in the recording below. */
export function playbackPicture({ playback, view, look }: Watching, size: ScreenSize, mode = ''): Picture {
  const { game, recording, tick, state } = playback;
  const picture = makePicture(size);
  const canvas = canvasOn(picture, look);
  const room = bandOf(canvas, 0, Math.max(1, size.rows - 2));
  view.draw(view.frameFor?.(state, room) ?? game.frame(state), room);
  canvas.put(0, size.rows - 1, `${game.title}   tick ${tick} of ${recording.ticks}   ${mode}`.trimEnd());
  return picture;
}

const FRAME_MS = 40;
const SPEEDS = [0.25, 0.5, 1, 2, 4, 8, 16];
const NORMAL = SPEEDS.indexOf(1);
const JUMP_SECONDS = 5;
/** The speed of a game of turns, in turns a second. */
const TURNS_PER_SECOND = 10;

/** The keys as a line of help. */
export const WATCH_KEYS =
  'space pauses, left and right jump five seconds, . steps a tick, + and - change the speed, 0 goes to the start, q leaves';

/** Plays until the viewer leaves; the last picture stays at the end. The terminal is always restored. */
export async function watch(watching: Watching, screen: Screen, now: () => number): Promise<void> {
  const { playback } = watching;
  const clock = makeClock();
  const pace = paceOf(playback);
  let speed = NORMAL;
  let paused = false;
  let last = now();
  try {
    for (;;) {
      screen.show(playbackPicture(watching, screen, modeOf(playback, paused, SPEEDS[speed])));
      const key = await nextKey(screen, FRAME_MS);
      const time = now();
      const due = clock.ticks(paused ? 0 : time - last, (SPEEDS[speed] * pace) / TICKS_PER_SECOND);
      last = time;
      if (key === 'q' || key === 'escape') return;
      if (key === ' ') paused = !paused;
      else if (key === '+') speed = Math.min(SPEEDS.length - 1, speed + 1);
      else if (key === '-') speed = Math.max(0, speed - 1);
      else if (key !== null) move(playback, key);
      for (let left = due; left > 0 && playback.forward(); left--);
    }
  } finally {
    screen.close();
  }
}

function move(playback: Playback, key: string): void {
  if (key === '.') playback.forward();
  else if (key === '0') playback.seek(0);
  else if (key === 'right') playback.seek(playback.tick + JUMP_SECONDS * paceOf(playback));
  else if (key === 'left') playback.seek(playback.tick - JUMP_SECONDS * paceOf(playback));
}

/** Ticks a second at normal speed. */
function paceOf({ game }: Playback): number {
  return game.traits.includes('turns') ? TURNS_PER_SECOND : TICKS_PER_SECOND;
}

function modeOf({ tick, recording }: Playback, paused: boolean, speed: number): string {
  if (tick === recording.ticks) return 'end';
  return paused ? 'paused' : `${speed}x`;
}
