/** A storage in memory. */
export function fakeShelf(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const entries = new Map<string, string>();
  return {
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, text) => void entries.set(name, text),
    removeItem: (name) => void entries.delete(name),
  };
}
