import type { Signal } from '../../src/lib/signal.js';
import type { ListedTextStorage } from '../../src/lib/text-storage.js';

/** A text storage in memory. */
export function memoryStorage(
  content: Readonly<Record<string, string>> = {},
): ListedTextStorage & { readonly items: Map<string, string> } {
  const items = new Map(Object.entries(content));
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
    names: () => [...items.keys()],
  };
  return Object.assign(() => storage, { items });
}

/** A signal that tells every value it is set to. */
export interface Watched<T> extends Signal<T> {
  subscribe(listener: (value: T) => void): void;
}

export function watchedSignal<T>(first: T): Watched<T> {
  const listeners: ((value: T) => void)[] = [];
  let current = first;
  return {
    get: () => current,
    set(value) {
      current = value;
      for (const listener of listeners) listener(value);
    },
    subscribe: (listener) => void listeners.push(listener),
  };
}
