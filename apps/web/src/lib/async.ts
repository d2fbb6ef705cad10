/** Makes something when it is first asked for; asked again it answers the same. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

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
