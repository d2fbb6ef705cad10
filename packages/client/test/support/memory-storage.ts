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
