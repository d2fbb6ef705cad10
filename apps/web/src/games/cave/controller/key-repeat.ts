import type { Input } from '../../../input/controls.js';
import { directionBit } from '../../../settings/control-name.js';

/** A key that is only tapped makes one step; held, a step every 150 milliseconds. */
const FIRST_TICKS = 12;
const NEXT_TICKS = 9;
const ALL = 15;
const WAYS = [0, 1, 2, 3] as const;

/** Makes steps of directions that are pressed, and go on being held. */
export function createKeyRepeat() {
  let held = 0;
  let ignored = 0;
  let wait = 0;
  let last = 0;

  /** Of two directions now one, now the other: a slanting pull leads slanting. */
  function choose(directions: number, isOpen: (way: number) => boolean): number | null {
    const ways = WAYS.filter((way) => (directions & (1 << way)) !== 0);
    const isTurn = (way: number) => way % 2 !== last % 2;
    return ways.find((way) => isTurn(way) && isOpen(way)) ?? ways.find(isOpen) ?? null;
  }

  return {
    /** Asked once a tick: the direction of a step. A held key does not walk into what `isOpen` says is closed. */
    next({ held: now, pressed }: Input, isOpen: (way: number) => boolean): number | null {
      ignored &= now;
      const active = now & ~ignored;
      const fresh = (active & ~held) | pressed.reduce((bits, name) => bits | directionBit(name), 0);
      held = active;
      if (wait > 0) wait--;
      if (fresh !== 0) {
        wait = FIRST_TICKS;
        last = choose(fresh, isOpen) ?? WAYS.find((way) => (fresh & (1 << way)) !== 0) ?? 0;
        return last;
      }
      if (active === 0 || wait > 0) return null;
      const way = choose(active, isOpen);
      if (way === null) return null;
      wait = NEXT_TICKS;
      last = way;
      return way;
    },
    /** Something has come up: what is held now was not meant for it, and counts again after it was let go. */
    halt(): void {
      ignored = ALL;
      held = 0;
    },
  };
}
