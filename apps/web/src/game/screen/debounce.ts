/** What is pressed as early as this was still meant for the game. */
export const SUDDEN_MS = 300;
/** A key of the game that was pressed early counts again once it was left alone for so long. */
const QUIET_MS = 600;

/**
 * Tells the presses of a key that players use in the game from those they mean for the words that cover it from now on:
 * players go on striking for a while. To be asked once at every press.
 */
export function debouncePresses(now: () => number = () => performance.now()): () => boolean {
  const since = now();
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const before = last;
    last = now();
    return last - since >= SUDDEN_MS && last - before >= QUIET_MS;
  };
}
