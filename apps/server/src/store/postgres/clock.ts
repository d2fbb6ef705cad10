/** The clock of the database, read without asking it each time. */
export interface DatabaseClock {
  /** Milliseconds since 1970. */
  now(): number;
  close(): void;
}

const ASK_AGAIN_MS = 60_000;
/** An answer that took longer says too little about the moment it was given. */
const SLOWEST_MS = 1_000;

/**
 * Asks the database for its time, again every minute, and counts on with a clock that is never set: servers whose
 * own clocks differ agree about when a ticket was drawn and when its run came in.
 */
export async function openClock(
  ask: () => Promise<number>,
  monotonic: () => number = () => performance.now(),
): Promise<DatabaseClock> {
  const measure = async () => {
    const before = monotonic();
    const time = await ask();
    const after = monotonic();
    return { lead: time - (before + after) / 2, took: after - before };
  };
  let { lead } = await measure();
  const timer = setInterval(() => {
    measure().then(
      (measured) => {
        if (measured.took <= SLOWEST_MS) lead = measured.lead;
      },
      // The clock goes on by itself until the database is back.
      () => {},
    );
  }, ASK_AGAIN_MS).unref();
  return {
    now: () => Math.floor(monotonic() + lead),
    close: () => clearInterval(timer),
  };
}
