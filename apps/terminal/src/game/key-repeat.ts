import { directionOf, type KeyPress } from '../tui/keys.js';

/** Presses of one key within this time are no taps but repeats of a held key. */
const REPEAT_GAP_MS = 120;
/** This long after the last repeat a key counts as released; network connections are not regular. */
const REPEAT_HOLD_MS = 150;

/**
 * The directions that the player holds, guessed from the keys of a terminal. Times are milliseconds of any clock.
 *
 * Many terminals report no releases: a tap holds its direction for `tapMs`, a repeating key as long as it repeats, and
 * another direction replaces it. A terminal that reports releases gives the state of all four keys.
 */
export function makeKeyRepeat(tapMs: number, tellsReleases: () => boolean) {
  let keysDown = 0;
  let direction = 0;
  let until = 0;
  let last = Number.NEGATIVE_INFINITY;

  function follow({ kind }: KeyPress, bit: number): void {
    if (kind === 'release') keysDown &= ~bit;
    else keysDown |= bit;
  }

  function guess(bit: number, now: number): void {
    const isRepeat = bit === direction && now - last < REPEAT_GAP_MS;
    until = isRepeat ? Math.max(until, now + REPEAT_HOLD_MS) : now + tapMs;
    direction = bit;
    last = now;
  }

  const keyRepeat = {
    /** Whether a direction is held until the next one. */
    glides: false,
    /** Takes a key; false when it is no direction. */
    take(key: KeyPress, now: number): boolean {
      const bit = directionOf(key.key);
      if (bit === 0) return false;
      if (tellsReleases()) follow(key, bit);
      if (key.kind !== 'release') guess(bit, now);
      return true;
    },
    held(now: number): number {
      if (keyRepeat.glides) return direction;
      if (tellsReleases()) return keysDown;
      return now < until ? direction : 0;
    },
    /** Releases all keys. */
    rest(): void {
      keysDown = 0;
      direction = 0;
      until = 0;
    },
  };
  return keyRepeat;
}

export type KeyRepeat = ReturnType<typeof makeKeyRepeat>;
