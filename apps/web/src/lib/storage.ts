import { type ListedTextStorage, parseObject, readText, type TextStorage } from '@warren/client';
import { useLayoutEffect, useState } from 'preact/hooks';
import { createSignal, type Signal } from './signal.js';

export type { ListedTextStorage, TextStorage } from '@warren/client';

/** The event of the window when this tab changes its storage; `detail` is the key. */
export const STORAGE_CHANGED = 'warren:storage';

/** The browser's storage. It dispatches an event on every change. */
export const browserStorage: ListedTextStorage = () => {
  const storage = localStorage;
  return {
    getItem: (name) => storage.getItem(name),
    setItem(name, text) {
      storage.setItem(name, text);
      announce(name);
    },
    removeItem(name) {
      storage.removeItem(name);
      announce(name);
    },
    names: () => Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? ''),
  };
};

/** A stored object; an empty one where there is none or it is damaged. */
export function readObject(name: string, storage: TextStorage = browserStorage): Record<string, unknown> {
  return parseObject(readText(name, storage));
}

/** Does something with a storage that may be full or forbidden; whether it worked. */
export function attempt(task: () => void): boolean {
  try {
    task();
    return true;
  } catch {
    return false;
  }
}

/** Stores an object by a name; false where storage is full or forbidden. */
export function writeObject(name: string, value: object, storage: TextStorage = browserStorage): boolean {
  return attempt(() => storage().setItem(name, JSON.stringify(value)));
}

/** Stores some fields of an object; the others stay as they are. */
export function changeObject(name: string, part: object, storage: TextStorage = browserStorage): boolean {
  return writeObject(name, { ...readObject(name, storage), ...part }, storage);
}

/**
 * A signal that is kept by a name, and nothing at all while it is `null`. Where storage is full or forbidden, its value
 * holds until the page is closed.
 */
export function storedSignal<T extends object | null>(
  name: string,
  storage: TextStorage,
  read: (stored: Record<string, unknown>) => T,
): Signal<T> {
  const current = createSignal(read(readObject(name, storage)));
  return {
    ...current,
    set(value) {
      if (value !== null) writeObject(name, value, storage);
      else attempt(() => storage().removeItem(name));
      current.set(value);
    },
  };
}

function announce(name: string): void {
  // Tests have a storage, but no window.
  if (typeof window !== 'undefined') window.dispatchEvent(new CustomEvent(STORAGE_CHANGED, { detail: name }));
}

/**
 * Rises whenever a stored text of one of these names changes (of any, without names): by this tab, by another tab or
 * by a save from another device. What the component has read of it has to be read again.
 */
export function useStorageVersion(names: readonly string[] = []): number {
  const [version, setVersion] = useState(0);
  const list = names.join(' ');
  // Listens before the task of the first reading ends: a change in between would be missed, and menus of other tabs stale.
  useLayoutEffect(() => {
    const follow = (name: string | null) => {
      // Another tab may clear everything at once.
      if (name === null || list === '' || list.split(' ').includes(name)) setVersion((last) => last + 1);
    };
    const here = (event: Event) => follow((event as CustomEvent<string>).detail);
    const elsewhere = ({ key }: StorageEvent) => follow(key);
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener(STORAGE_CHANGED, here, { signal });
    window.addEventListener('storage', elsewhere, { signal });
    return () => stop.abort();
  }, [list]);
  return version;
}
