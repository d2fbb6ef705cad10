import type { CaveState, World } from '@warren/games/cave';

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

/** What a list says of a world. */
export function summaryOf({ id, name, createdAt, playedAt, run }: World): WorldSummary {
  const { explored, moves, gold } = run.state as CaveState;
  return { id, name, seed: run.seed, createdAt, playedAt, explored, moves, gold };
}

/** What a list says of a world besides its name. */
export interface WorldSummary {
  readonly id: string;
  readonly name: string;
  readonly seed: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly playedAt: number;
  /** Floor cells seen so far. */
  readonly explored: number;
  readonly moves: number;
  readonly gold: number;
}

/** A world that can be played. */
export interface SoundWorld extends WorldSummary {
  readonly kind: 'sound';
  readonly folder: string;
}

/** A world, or something foreign in its place, that cannot be played as it is. Nothing of it is ever deleted unasked. */
export interface DamagedWorld {
  readonly kind: 'damaged';
  readonly folder: string;
  /** What is wrong, in words that may follow a colon. */
  readonly reason: string;
  /** What `repair` would bring back; `null` when nothing of it can be read. */
  readonly lastGood: WorldSummary | null;
}

/** A world of a newer Warren. It is left as it is, byte for byte. */
export interface NewerWorld {
  readonly kind: 'newer';
  readonly folder: string;
  /** As far as it can be read. */
  readonly name: string;
  readonly reason: string;
}

/** An entry of the list of worlds. `folder`, the name of its folder, is what the repository knows it by. */
export type WorldListing = SoundWorld | DamagedWorld | NewerWorld;

/** The id of a world, also where only the name of its folder tells it; `null` for what is foreign. */
export function listingId(listing: WorldListing): string | null {
  return listing.kind === 'sound' ? listing.id : folderId(listing.folder);
}
