import { accept, type Result } from '@warren/engine';
import { type Frame, type Game, openPlayback, type Plain, type Recording } from '@warren/games';

/** A recording that runs beside a run, tick by tick. */
export interface Ghost<State = unknown> {
  /** What it shows now; at its end it stays as it is. */
  readonly frame: Frame;
  readonly state: State;
  readonly finished: boolean;
  /** Goes on to a tick of the run; true when it came to its end on the way. */
  follow(tick: number): boolean;
}

/** Opens a recording as the ghost of a run that is at this tick. */
export function openGhost<State>(
  game: Game<Plain, State>,
  recording: Recording,
  tick: number,
): Result<Ghost<State>> {
  const opened = openPlayback(game, recording);
  if (!opened.ok) return opened;
  const playback = opened.value;
  playback.seek(tick);
  let frame = game.frame(playback.state);
  const isOver = () => playback.tick >= recording.ticks || game.finished(playback.state);
  let finished = isOver();
  return accept({
    get frame() {
      return frame;
    },
    get state() {
      return playback.state;
    },
    get finished() {
      return finished;
    },
    follow(to) {
      if (finished) return false;
      while (playback.tick < to && playback.forward());
      frame = game.frame(playback.state);
      finished = isOver();
      return finished;
    },
  });
}
