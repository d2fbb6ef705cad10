import type { World } from '@warren/games/cave';

const LONGEST = 40;
const ID = /-([a-z0-9]{8,32})$/;

/**
 * The folder name of a world, valid on every system: the plain letters and digits of its name, and its id, which
 * makes it unique and no reserved name.
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

/** The id in a folder name, also of an unreadable world; `null` for a foreign folder. */
export function folderId(folder: string): string | null {
  return ID.exec(folder)?.[1] ?? null;
}

/** The summary of a world. Its times are milliseconds since 1970; explored are the floor cells seen so far. */
export function summaryOf({ id, name, createdAt, playedAt, run }: World) {
  const { explored, moves, gold } = run.state;
  return { id, name, seed: run.seed, createdAt, playedAt, explored, moves, gold };
}

/** The entry of a world in a list. */
export type WorldSummary = Readonly<ReturnType<typeof summaryOf>>;

/** A world that can be played. */
export interface SoundWorld extends WorldSummary {
  readonly kind: 'sound';
  readonly folder: string;
}

/** A world, or a foreign file in its place, that cannot be played. It is only deleted when the player asks for it. */
export interface DamagedWorld {
  readonly kind: 'damaged';
  readonly folder: string;
  /** What is wrong; the text may follow a colon. */
  readonly reason: string;
  /** The world that `repair` would restore; `null` when none can be read. */
  readonly lastGood: WorldSummary | null;
}

/** A world of a newer version. It is left as it is, byte for byte. */
export interface NewerWorld {
  readonly kind: 'newer';
  readonly folder: string;
  /** The name, as far as it can be read. */
  readonly name: string;
  readonly reason: string;
}

/** An entry of the list of worlds. The repository identifies a world by `folder`, the name of its folder. */
export type WorldListing = SoundWorld | DamagedWorld | NewerWorld;

/** The id of a world, or the one in its folder name; `null` for a foreign folder. */
export function listingId(listing: WorldListing): string | null {
  return listing.kind === 'sound' ? listing.id : folderId(listing.folder);
}

/** The name of a world, as far as it can be read; empty otherwise. */
export function listingName(listing: WorldListing): string {
  return (listing.kind === 'damaged' ? listing.lastGood?.name : listing.name) ?? '';
}
