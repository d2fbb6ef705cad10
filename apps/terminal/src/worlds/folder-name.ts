const LONGEST = 40;
const ID = /-([a-z0-9]{8,32})$/;

/**
 * The name of a world's folder, good on every system: plain letters and digits of its name, and its id, by which it
 * differs from all others and is no name that a system keeps for itself.
 */
export function worldFolderName({ name, id }: { readonly name: string; readonly id: string }): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
  return `${plain === '' ? 'world' : plain}-${id}`;
}

/** The id a folder was named with, also where nothing in it can be read; `null` for one that is foreign. */
export function folderId(folder: string): string | null {
  return ID.exec(folder)?.[1] ?? null;
}
