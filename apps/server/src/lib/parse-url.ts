/** Reads an address; `null` when it is none. Not by `URL.canParse`: once optimised, Node 20 misreads é and the like. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
