/** A value that changes, with listeners that are called after every change. */
export interface Signal<T> {
  get(): T;
  set(value: T): void;
  /** Returns the function that stops listening. */
  subscribe(listener: (value: T) => void): () => void;
}

/** Setting a signal to the value it has calls no listener. */
export function createSignal<T>(first: T): Signal<T> {
  const listeners = new Set<(value: T) => void>();
  let current = first;
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of [...listeners]) listener(value);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
