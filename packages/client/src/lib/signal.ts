/** A value that changes. Clients pass in their own kind of signal, so that their screens follow. */
export interface Signal<T> {
  get(): T;
  set(value: T): void;
}

/** A value that only its holder looks at. */
export function createSignal<T>(first: T): Signal<T> {
  let current = first;
  return {
    get: () => current,
    set(value) {
      current = value;
    },
  };
}
