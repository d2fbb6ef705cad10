import { useEffect, useState } from 'preact/hooks';

/** A value that changes, and word of every change. */
export interface Cell<T> {
  get(): T;
  set(value: T): void;
  /** Returns the way to stop listening. */
  subscribe(listener: (value: T) => void): () => void;
}

export function makeCell<T>(first: T): Cell<T> {
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

/** What a cell holds, now and after every change. */
export function useCell<T>(cell: Cell<T>): T {
  const [value, setValue] = useState<T>(cell.get);
  useEffect(() => {
    // It may have changed between the first picture and now. A value that is a function is not to be called.
    const follow = (next: T) => setValue(() => next);
    follow(cell.get());
    return cell.subscribe(follow);
  }, [cell]);
  return value;
}
