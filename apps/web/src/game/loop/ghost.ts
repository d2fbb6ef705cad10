import { accept } from '@warren/engine';
import { type Game, openPlayback, type Plain, type Recording } from '@warren/games';

/** Opens a recording as the ghost of a run that is at this tick: it runs beside the run, tick by tick. */
export function openGhost<State>(game: Game<Plain, State>, recording: Recording, tick: number) {
  const opened = openPlayback(game, recording);
  if (!opened.ok) return opened;
  const playback = opened.value;
  playback.seek(tick);
  const isOver = () => playback.tick >= recording.ticks || game.finished(playback.state);
  const ghost = {
    /** What it shows now; at its end it stays as it is. */
    frame: game.frame(playback.state),
    finished: isOver(),
    get state() {
      return playback.state;
    },
    /** Goes on to a tick of the run; true when it came to its end on the way. */
    follow(to: number): boolean {
      if (ghost.finished) return false;
      while (playback.tick < to && playback.forward());
      ghost.frame = game.frame(playback.state);
      ghost.finished = isOver();
      return ghost.finished;
    },
  };
  return accept(ghost);
}

/** Where a run is: the map it shows, and the number of its level. */
interface RunPosition {
  readonly map: string;
  readonly level: number;
}

/**
 * Where a ghost is that cannot be seen, in words; empty while it is on the same map. `word` is what the game calls a
 * level.
 */
export function ghostPosition(
  own: RunPosition,
  ghost: RunPosition & { readonly finished: boolean },
  word: string,
): string {
  if (own.map === ghost.map) return '';
  if (ghost.finished) return 'The ghost has finished';
  const ahead = ghost.level - own.level;
  // Mazes that depend on how the run went may differ in spite of the same number.
  if (ahead === 0) return `The ghost is in another ${word}`;
  const count = Math.abs(ahead);
  return `The ghost is ${count} ${word}${count === 1 ? '' : 's'} ${ahead > 0 ? 'ahead' : 'behind'}`;
}
