import type { Playback } from '@warren/games';
import { canvasOn } from '../play/draw/canvas.js';
import type { GameView } from '../play/game-view.js';
import type { Look } from '../screen/look.js';
import { makePicture, type Picture, type ScreenSize } from '../screen/picture.js';

/** A playback, and the way its game is shown. */
export interface Watching {
  readonly playback: Playback;
  readonly view: GameView;
  readonly look: Look;
}

/** What a playback shows now: the game, and below it where in the recording this is. */
export function playbackPicture({ playback, view, look }: Watching, size: ScreenSize, mode = ''): Picture {
  const { game, recording, tick, state } = playback;
  const picture = makePicture(size);
  const canvas = canvasOn(picture, look);
  const { columns, rows } = canvas;
  const room = canvas.part({ column: 0, row: 0, columns, rows: Math.max(1, rows - 2) });
  view.draw(view.frameFor?.(state, room) ?? game.frame(state), room);
  canvas.put(0, rows - 1, `${game.title}   tick ${tick} of ${recording.ticks}   ${mode}`.trimEnd());
  return picture;
}
