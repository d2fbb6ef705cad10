/** A clock in the test's hand. */
export interface FakeClock {
  now(): number;
  later(run: () => void, ms: number): () => void;
  /** Lets time go by: whatever is due happens in its order, and what follows from it too. */
  pass(ms: number): Promise<void>;
}

export function makeFakeClock(start = 1_000_000): FakeClock {
  const timers = new Set<{ at: number; run: () => void }>();
  let time = start;
  return {
    now: () => time,
    later(run, ms) {
      const timer = { at: time + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    async pass(ms) {
      const end = time + ms;
      await rest();
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
        if (next === undefined) break;
        timers.delete(next);
        time = Math.max(time, next.at);
        next.run();
        await rest();
      }
      time = end;
    },
  };
}

/** Until everything that needs no time has happened. */
export async function rest(): Promise<void> {
  for (let i = 0; i < 10; i++) await new Promise((resolve) => setImmediate(resolve));
}
