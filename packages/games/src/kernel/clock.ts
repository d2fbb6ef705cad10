import { TICKS_PER_SECOND } from './game.js';

/** After a hitch the game goes on a little behind instead of racing to catch up. */
const LONGEST_GAP_MS = 250;

/** Turns elapsed time into ticks. How the time is cut into pieces changes nothing in the game. */
export function makeClock() {
  let owed = 0;
  return {
    /** How many ticks are due after so much more time, at a speed of 1 or any other. */
    ticks(elapsedMs: number, speed = 1): number {
      const gone = Math.max(0, Math.min(LONGEST_GAP_MS, elapsedMs)) * speed;
      owed += (gone * TICKS_PER_SECOND) / 1000;
      const due = Math.floor(owed);
      owed -= due;
      return due;
    },
    /** How far the time has gone from the last tick to the next, 0 to 1: what is drawn lies between the two. */
    fraction: () => owed,
    /** Forgets the part of a tick that has gone by. */
    rest(): void {
      owed = 0;
    },
  };
}

export type Clock = ReturnType<typeof makeClock>;
