import type { Playback } from '@warren/games';

/** Moves a playback to any tick, a piece at a time. */
export interface Seeker {
  /** Plays one tick; false at the end. */
  forward(): boolean;
  /**
   * Goes towards a tick until it is there or `isLate` says so. True when there is no way left to go: it is reached, or
   * the game was over before it.
   */
  approach(wanted: number, isLate: () => boolean): boolean;
}

/** So many ticks are played before it is asked whether it is late. */
const PIECE_TICKS = 60;

export function makeSeeker(playback: Playback): Seeker {
  /** Up to here the playback has keyframes; beyond, every tick has to be played. */
  let furthest = playback.tick;

  function forward(): boolean {
    const moved = playback.forward();
    furthest = Math.max(furthest, playback.tick);
    return moved;
  }

  return {
    forward,
    approach(wanted, isLate) {
      if (wanted < playback.tick || furthest > playback.tick) playback.seek(Math.min(wanted, furthest));
      while (playback.tick < wanted) {
        for (let i = 0; i < PIECE_TICKS && playback.tick < wanted; i++) if (!forward()) return true;
        if (isLate()) break;
      }
      return playback.tick >= wanted;
    },
  };
}
