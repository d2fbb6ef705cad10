/** The calls of `localStorage` that are needed; any of them may throw, and so may asking for it. */
export type Shelf = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const browserShelf: Shelf = () => localStorage;

/** An object from a shelf; an empty one where there is none or it is damaged. */
export function readObject(name: string, shelf: Shelf = browserShelf): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(shelf().getItem(name) ?? 'null');
    return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
