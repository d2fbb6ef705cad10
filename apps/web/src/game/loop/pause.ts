import type { RunClock } from '@warren/games';
import type { Session } from './session.js';

/** How the time of a run stands: it passes, it stands still under a menu, or it is about to go on. */
export type PauseState =
  | { readonly is: 'off' }
  | { readonly is: 'menu' }
  /** The beats left, 3 to 1. */
  | { readonly is: 'counting'; readonly beats: number };

export const NOT_PAUSED: PauseState = { is: 'off' };

const BEATS = 3;
/** How long a beat lasts. */
export const BEAT_MS = 700;
/** More than this between two pictures is no time of the count: the page was hidden. */
const LONGEST_GAP_MS = 250;

/** What is stopped and continued. */
export interface PauseParts {
  readonly run: { readonly tick: number };
  readonly clock: Pick<RunClock, 'follow'>;
  readonly session: Pick<Session, 'phase' | 'waiting'>;
  /** Whether going on is counted: where time passes by itself. */
  readonly counts: boolean;
  readonly onChange: (state: PauseState, before: PauseState) => void;
}

/**
 * Stops and continues the time of a run; its clock follows. In a game in real time going on is counted, unless the game
 * waits for a key anyway.
 */
export function makePause({ run, clock, session, counts, onChange }: PauseParts) {
  let state: PauseState = NOT_PAUSED;
  let isOpen = true;
  let before = 0;
  let countedMs = 0;
  const isStill = () => state.is !== 'off' || !isOpen || session.phase !== 'playing' || session.waiting;
  const followClock = () => clock.follow(run.tick, isStill());

  function become(next: PauseState): void {
    const before = state;
    state = next;
    followClock();
    onChange(next, before);
  }
  function goOn(): void {
    if (state.is !== 'menu') return;
    countedMs = 0;
    become(counts && !session.waiting ? { is: 'counting', beats: BEATS } : NOT_PAUSED);
  }
  return {
    isPaused: () => state.is !== 'off',
    /** Whether a menu is up, and not just a count. */
    isMenuUp: () => state.is === 'menu',
    followClock,
    set(paused: boolean) {
      if (!paused) goOn();
      else if (state.is !== 'menu' && session.phase === 'playing') become({ is: 'menu' });
    },
    /** Has the run end under the menu. */
    end() {
      if (state.is !== 'off') become(NOT_PAUSED);
    },
    /** To be called before every picture, with its time. */
    picture(timeMs: number) {
      const gapMs = Math.min(LONGEST_GAP_MS, timeMs - before);
      before = timeMs;
      if (state.is !== 'counting') return;
      countedMs += gapMs;
      const beats = BEATS - Math.floor(countedMs / BEAT_MS);
      if (beats <= 0) become(NOT_PAUSED);
      else if (beats !== state.beats) become({ is: 'counting', beats });
    },
    close() {
      isOpen = false;
      followClock();
    },
  };
}

export type Pause = ReturnType<typeof makePause>;
