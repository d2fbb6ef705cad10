/**
 * Runs something while no other tab of this browser runs anything by the same name. Browsers give locks on secure
 * addresses only; elsewhere it simply runs.
 */
export async function withLock<T>(name: string, run: () => Promise<T>): Promise<T> {
  const locks = browserLocks();
  return locks === null ? run() : locks.request(name, run);
}

/** Runs something if nobody holds the name now; `null` if somebody does. */
export async function ifFree<T>(name: string, run: () => Promise<T> | T): Promise<T | null> {
  const locks = browserLocks();
  if (locks === null) return run();
  return locks.request(name, { ifAvailable: true }, (lock) => (lock === null ? null : run()));
}

export function browserLocks(): LockManager | null {
  return typeof navigator === 'undefined' ? null : (navigator.locks ?? null);
}
