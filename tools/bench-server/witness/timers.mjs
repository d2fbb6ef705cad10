/**
 * Time that passes when it is told to, and what is to happen then.
 * @param {number} start Milliseconds since 1970.
 */
export function makeTimers(start) {
  /** @type {Set<{ at: number, run: () => void }>} */
  const waiting = new Set();
  let now = start;
  return {
    now: () => now,
    /**
     * Calls back after so long; returns the way to call it off.
     * @param {() => void} run
     * @param {number} ms
     */
    later(run, ms) {
      const timer = { at: now + ms, run };
      waiting.add(timer);
      return () => void waiting.delete(timer);
    },
    /**
     * Lets time go by. What is due happens at its end.
     * @param {number} ms
     */
    pass(ms) {
      now += ms;
      for (const timer of [...waiting]) {
        if (timer.at > now) continue;
        waiting.delete(timer);
        timer.run();
      }
    },
  };
}
