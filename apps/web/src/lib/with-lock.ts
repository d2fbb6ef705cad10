/**
 * Runs something while no other tab of this browser runs anything by the same name. Browsers give locks on secure
 * addresses only; elsewhere it simply runs.
 */
export async function withLock<T>(name: string, run: () => Promise<T>): Promise<T> {
  const locks = browserLocks();
  return locks === null ? run() : locks.request(name, run);
}

/** The locks all tabs of a browser share; `null` where it has none. */
export function browserLocks(): LockManager | null {
  return typeof navigator === 'undefined' ? null : (navigator.locks ?? null);
}
