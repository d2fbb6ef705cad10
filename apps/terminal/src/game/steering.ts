import { directionOf, type KeyPress } from '../tui/keys.js';

/** Which directions are held, from what a terminal tells of its keys. Times are milliseconds of any clock. */
export interface Steering {
  /** Takes a key; false when it is no direction. */
  take(key: KeyPress, now: number): boolean;
  held(now: number): number;
  /** Nothing is held any more. */
  rest(): void;
  /** Whether a direction stays until another one comes. */
  glides: boolean;
}

/** Presses of one key that follow so closely are no taps: the key is held and repeats itself. */
const REPEAT_GAP_MS = 120;
/** So long after the last repeat a key counts as let go. Lines over a network stutter. */
const REPEAT_HOLD_MS = 150;

/**
 * Many terminals tell no release of a key: a tap holds its direction for `tapMs`, a key that repeats itself for as
 * long as it does, and another direction takes its place. Where releases are told, all four keys are what they are.
 */
export function makeSteering(tapMs: number, tellsReleases: () => boolean): Steering {
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

  const steering: Steering = {
    glides: false,
    take(key, now) {
      const bit = directionOf(key.key);
      if (bit === 0) return false;
      if (tellsReleases()) follow(key, bit);
      if (key.kind !== 'release') guess(bit, now);
      return true;
    },
    held(now) {
      if (steering.glides) return direction;
      if (tellsReleases()) return keysDown;
      return now < until ? direction : 0;
    },
    rest() {
      keysDown = 0;
      direction = 0;
      until = 0;
    },
  };
  return steering;
}
