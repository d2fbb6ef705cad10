import { useEffect, useState } from 'preact/hooks';
import { SHELF_CHANGED } from './storage.js';

/**
 * Rises whenever one of these names changes on the shelf, or any without names: by this tab, by another one or by a
 * save that came from another device. What was read of it has to be read again.
 */
export function useShelfTurn(names: readonly string[] = []): number {
  const [turn, setTurn] = useState(0);
  const list = names.join(' ');
  useEffect(() => {
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
