/** More taps than this wait for no tick: the player would no longer know them. */
const MOST_WAITING = 16;

/**
 * Gives each tick the directions held in it. What is held now is held in every tick; a tap that came and went between
 * two pictures gets a tick of its own, and a key that was let go and pressed again is let go for a tick. So no press is
 * lost, however few pictures there are.
 */
export function makeSteering() {
  let waiting: number[] = [];
  let last = 0;

  function push(directions: number): void {
    if (waiting.length < MOST_WAITING) waiting.push(directions);
  }
  return {
    /**
     * Adds what went down since the last picture, in its order; `held` is held now, `steady` was held before as well.
     */
    add(downs: readonly number[], held: number, steady: number): void {
      downs.forEach((down, i) => {
        const before = waiting.at(-1) ?? last;
        // The game takes what it has seen held as held on.
        if ((before & down) !== 0) push(before & ~down);
        const isAgain = downs.slice(i + 1).some((later) => (later & down) !== 0);
        if (isAgain || (held & down) !== down) push((steady & ~down) | down);
      });
    },
    /** The directions of the next tick. */
    next(held: number): number {
      last = waiting.shift() ?? held;
      return last;
    },
    /** Time stands still: what waited is forgotten. */
    rest(): void {
      waiting = [];
      last = 0;
    },
  };
}
