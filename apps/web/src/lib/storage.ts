import { type ListedTextStorage, parseObject, readText, type TextStorage } from '@warren/client';
import { useLayoutEffect, useState } from 'preact/hooks';

/** The calls of `localStorage` that are needed; any of them may throw, and so may asking for it. */
export type Shelf = TextStorage;

/** A shelf that can be looked over: there may be any number of some things, such as worlds. */
export type ListedShelf = ListedTextStorage;

/** Told to the window whenever something on the shelf of this page changes; `detail` is its name. */
export const SHELF_CHANGED = 'warren:shelf';

/** The browser's storage. It dispatches an event on every change. */
export const browserShelf: ListedShelf = () => {
  const storage = localStorage;
  return {
    getItem: (name) => storage.getItem(name),
    setItem(name, text) {
      storage.setItem(name, text);
      tell(name);
    },
    removeItem(name) {
      storage.removeItem(name);
      tell(name);
    },
    names: () => Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? ''),
  };
};

/** An object from a shelf; an empty one where there is none or it is damaged. */
export function readObject(name: string, shelf: Shelf = browserShelf): Record<string, unknown> {
  return parseObject(readText(name, shelf));
}

function tell(name: string): void {
  // Tests have a storage, but no window.
  if (typeof window !== 'undefined') window.dispatchEvent(new CustomEvent(SHELF_CHANGED, { detail: name }));
}

/**
 * Rises whenever one of these names changes on the shelf, or any without names: by this tab, by another one or by a
 * save that came from another device. What was read of it has to be read again.
 */
export function useShelfTurn(names: readonly string[] = []): number {
  const [turn, setTurn] = useState(0);
  const list = names.join(' ');
  // Listens before the task of the first reading ends: a change in between would be missed, and menus of other tabs stale.
  useLayoutEffect(() => {
    const hear = (name: string | null) => {
      // Another tab may clear everything at once.
      if (name === null || list === '' || list.split(' ').includes(name)) setTurn((last) => last + 1);
    };
    const here = (event: Event) => hear((event as CustomEvent<string>).detail);
    const elsewhere = ({ key }: StorageEvent) => hear(key);
    window.addEventListener(SHELF_CHANGED, here);
    window.addEventListener('storage', elsewhere);
    return () => {
      window.removeEventListener(SHELF_CHANGED, here);
      window.removeEventListener('storage', elsewhere);
    };
  }, [list]);
  return turn;
}
