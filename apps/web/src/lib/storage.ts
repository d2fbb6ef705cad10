import { type ListedTextStorage, parseObject, readText, type TextStorage } from '@warren/client';
import { useLayoutEffect, useState } from 'preact/hooks';

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
    window.addEventListener(STORAGE_CHANGED, here);
    window.addEventListener('storage', elsewhere);
    return () => {
      window.removeEventListener(STORAGE_CHANGED, here);
      window.removeEventListener('storage', elsewhere);
    };
  }, [list]);
  return version;
}
