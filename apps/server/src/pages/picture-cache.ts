/** What is remembered of a picture: its bytes, or that it costs too much. */
export type CachedPicture = { readonly bytes: Uint8Array } | { readonly bytes: null };

/** The pictures that were asked for last, bounded by their bytes. */
export interface PictureCache {
  get(key: string): CachedPicture | null;
  set(key: string, picture: CachedPicture): void;
}

/** A key, and what a map takes for it. */
const ENTRY_BYTES = 500;

export function makePictureCache(mostBytes: number): PictureCache {
  // A map keeps the order in which its entries came: the first is the one that was used the longest ago.
  const pictures = new Map<string, CachedPicture>();
  const sizeOf = ({ bytes }: CachedPicture) => (bytes?.length ?? 0) + ENTRY_BYTES;
  let held = 0;

  function remove(key: string): void {
    const picture = pictures.get(key);
    if (picture === undefined) return;
    held -= sizeOf(picture);
    pictures.delete(key);
  }

  return {
    get(key) {
      const picture = pictures.get(key);
      if (picture === undefined) return null;
      pictures.delete(key);
      pictures.set(key, picture);
      return picture;
    },
    set(key, picture) {
      remove(key);
      if (sizeOf(picture) > mostBytes) return;
      pictures.set(key, picture);
      held += sizeOf(picture);
      for (const [oldest] of pictures) {
        if (held <= mostBytes) return;
        remove(oldest);
      }
    },
  };
}
