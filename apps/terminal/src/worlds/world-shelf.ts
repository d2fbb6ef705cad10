import type { Result } from '@warren/engine';
import type { OpenWorld } from './open-world.js';
import type { SoundWorld, WorldListing } from './world-listing.js';

/** The worlds of this machine. Reasons are words to be shown; nothing here throws for what is on the disk. */
export interface WorldShelf {
  /** Every world, the one played last first; damaged and newer ones follow. */
  list(): readonly WorldListing[];
  /** Makes a world and opens it. The name is checked against those that are taken. */
  create(wish: NewWorld): Result<OpenWorld>;
  /** Opens a world for playing; a second process that asks for it gets a sentence. */
  open(folder: string): Result<OpenWorld>;
  rename(folder: string, name: string): Result<null>;
  /** Deletes a world for good. One that is being played stays. */
  remove(folder: string): Result<null>;
  /** Brings back the last good state of a damaged world. The damaged file stays beside it under another name. */
  repair(folder: string): Result<SoundWorld>;
  /** The world as a text that `importText`, the browser and the server take. */
  exportText(folder: string): Result<string>;
  /** Adds a world from such a text; one whose id is here already becomes another world beside it. */
  importText(text: string): Result<SoundWorld>;
}

/** What somebody wants of a new world. */
export interface NewWorld {
  readonly name: string;
  /** Any text, also none. */
  readonly seed: string;
  /** Settings of Cave; what is left out is as usual. See `readCaveFile`. */
  readonly settings: object;
}
