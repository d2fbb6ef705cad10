import type { SessionPhase } from './game-view.js';

/** Receives the end of a level. */
export interface EndingListener {
  /** Another phase: at once, and again once its moment has been seen and it is time for words. */
  phase(phase: SessionPhase, moment: 'begins' | 'seen'): void;
  reducedMotion(): boolean;
}

/** Lets the last moment of a level be seen before words cover it. */
export type Ending = ReturnType<typeof makeEnding>;

const SEEN_MS = { won: 1000, complete: 1400, lost: 1700, expired: 0 } as const;
const SEEN_CALM_MS = 350;

/** Begins in a phase; one that is an end already needs no waiting. */
export function makeEnding(first: SessionPhase, listener: EndingListener) {
  let now = first;
  let seen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function see(): void {
    seen = true;
    listener.phase(now, 'seen');
  }
  if (first !== 'playing') see();
  return {
    /** Whether words are up. */
    isSeen: () => seen,
    /** Sets the phase; true when it is another one, which the listener is told. */
    follow(phase: SessionPhase): boolean {
      if (phase === now) return false;
      now = phase;
      seen = false;
      clearTimeout(timer);
      listener.phase(phase, 'begins');
      if (phase !== 'playing')
        timer = setTimeout(see, listener.reducedMotion() ? SEEN_CALM_MS : SEEN_MS[phase]);
      return true;
    },
    /** The player has seen enough of an end: the words come at once. */
    skip(): void {
      if (now === 'playing' || seen) return;
      clearTimeout(timer);
      see();
    },
    close: () => clearTimeout(timer),
  };
}
