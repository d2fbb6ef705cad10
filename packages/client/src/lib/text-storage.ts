/** Texts by name, as a browser's `localStorage` keeps them; any call may throw, and so may asking for it. */
export type TextStorage = () => {
  getItem(name: string): string | null;
  setItem(name: string, text: string): void;
  removeItem(name: string): void;
};

/** The same where all names can be listed: of some things there may be any number, such as worlds. */
export type ListedTextStorage = () => ReturnType<TextStorage> & { names(): string[] };

/** The text by a name; empty where there is none, or storage gives nothing. */
export function readText(name: string, storage: TextStorage): string {
  try {
    return storage().getItem(name) ?? '';
  } catch {
    return '';
  }
}

/** The object a text holds; an empty one where it holds none. */
export function parseObject(text: string): Record<string, unknown> {
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    return {};
  }
}

/** The fields of something from anywhere; none where it has none. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
}

/** The items of a list from anywhere that are what they should be; none where it is no list. */
export function itemsOf<T>(value: unknown, isItem: (item: unknown) => item is T): T[] {
  return Array.isArray(value) ? value.filter(isItem) : [];
}
