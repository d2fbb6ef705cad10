import { type Obstacle, type SaveSlot, type SaveStorage, WORLD_SLOTS } from '@warren/client';
import { accept, type Result, refuse } from '@warren/engine';
import { type AnyGame, findGame } from '@warren/games';
import { LIMITS } from '@warren/protocol/client';
import { readRunFile, readSavedRun, writeRunFile } from '../storage/runs.js';
import { listingId, listingName, type WorldListing } from '../storage/worlds/listing.js';
import type { WorldRepository } from '../storage/worlds/repository.js';

export interface SaveFilesOptions {
  /** Where runs are saved. */
  readonly folder: string;
  readonly worlds: WorldRepository;
  readonly now: () => number;
}

/** The saves of this machine: a file for the run of each game, a folder for each world. */
export interface SaveFiles extends SaveStorage {
  /** What players called a save before the sync, as a part of a sentence. */
  titleOf(slot: SaveSlot): string;
  /** Why the worlds cannot be seen; `null` when they can. Then none of them is taken for one that was deleted. */
  readonly worldsError: string | null;
}

/** One save as it is stored here. */
interface LocalSave {
  readonly text: string;
  readonly obstacle: Obstacle | null;
}

const NO_SAVE: LocalSave = { text: '', obstacle: null };

/** Opens the saves of this machine for one sync. Each is read once, and again when it is replaced. */
export function openSaveFiles(options: SaveFilesOptions): SaveFiles {
  const { worlds } = options;
  const known = new Map<string, LocalSave>();
  const listings = worlds.list();
  const unread = listings.find(({ folder: name }) => name === '');
  const here = worldsById(listings);
  // What is deleted by the sync is told by the name it had.
  const before = new Map(here);

  function load(slot: SaveSlot): LocalSave {
    const game = gameOf(slot);
    if (game !== null) return loadRun(slot, game, options);
    const listing = here.get(worldId(slot)) ?? null;
    return listing === null ? NO_SAVE : loadWorld(worlds, listing);
  }

  function current(slot: SaveSlot): LocalSave {
    const save = known.get(slot.slot) ?? load(slot);
    known.set(slot.slot, save);
    return save;
  }

  function replaceWorld(slot: SaveSlot, text: string): Result<null> {
    const id = worldId(slot);
    const listing = here.get(id);
    if (text === '') {
      here.delete(id);
      return listing === undefined ? accept(null) : worlds.remove(listing.folder);
    }
    const replaced = worlds.replaceText(text, id);
    if (!replaced.ok) return replaced;
    here.set(id, replaced.value);
    return accept(null);
  }

  return {
    worldsError: unread?.kind === 'damaged' ? unread.reason : null,
    slots: () => [...here.keys()].map((id) => `${WORLD_SLOTS}${id}`),
    read: (slot) => current(slot).text,
    obstacle: (slot) => current(slot).obstacle,
    isWhole: () => true,
    replace(slot, expected, text) {
      known.delete(slot.slot);
      const local = current(slot);
      if (local.obstacle !== null || local.text !== expected) return accept(false);
      if (text === expected) return accept(true);
      const game = gameOf(slot);
      const replaced = game === null ? replaceWorld(slot, text) : replaceRun(slot, game, text, options);
      known.delete(slot.slot);
      return replaced.ok ? accept(true) : replaced;
    },
    titleOf(slot) {
      const listing = before.get(worldId(slot));
      if (gameOf(slot) !== null || listing === undefined) return withinSentence(slot.title);
      return `the world “${listingName(listing) || listing.folder}”`;
    },
  };
}

/** Where the runs of games are, and the clock they go on with. */
type RunFiles = Pick<SaveFilesOptions, 'folder' | 'now'>;

function loadRun(slot: SaveSlot, game: AnyGame, { folder, now }: RunFiles): LocalSave {
  const text = readRunFile(folder, game);
  if (!text.ok) return damaged(text.reason);
  if (text.value === '') return NO_SAVE;
  const saved = readSavedRun(text.value, game, now);
  if (!saved.ok) return damaged(`the run that is kept here can't go on: ${saved.reason}`);
  if (saved.value === null) return NO_SAVE;
  if (slot.fits?.(saved.value.run) !== false) return sized(text.value);
  const reason = 'another run of the game is under way here';
  return { text: '', obstacle: { kind: 'occupied', reason } };
}

function replaceRun(slot: SaveSlot, game: AnyGame, text: string, { folder, now }: RunFiles): Result<null> {
  const saved = text === '' ? accept(null) : readSavedRun(text, game, now);
  if (!saved.ok) return refuse(`the copy of the server can't go on here: ${saved.reason}`);
  if (saved.value !== null && slot.fits?.(saved.value.run) === false)
    return refuse('the copy of the server is another kind of run');
  // A run that is over is no save.
  return writeRunFile(folder, game, saved.value === null ? '' : text);
}

function loadWorld(worlds: WorldRepository, listing: WorldListing): LocalSave {
  if (listing.kind !== 'sound') return damaged(listing.reason);
  const busy = worlds.whyBusy(listing.folder);
  if (busy !== null) return damaged(busy);
  const text = worlds.exportText(listing.folder);
  return text.ok ? sized(text.value) : damaged(text.reason);
}

/** Of two worlds with one id the sound one is the world. */
function worldsById(listings: readonly WorldListing[]): Map<string, WorldListing> {
  const here = new Map<string, WorldListing>();
  for (const listing of listings) {
    const id = listingId(listing);
    if (id !== null && here.get(id)?.kind !== 'sound') here.set(id, listing);
  }
  return here;
}

function sized(text: string): LocalSave {
  const bytes = Buffer.byteLength(text);
  if (bytes <= LIMITS.saveBytes) return { text, obstacle: null };
  return damaged(`it is too large to be carried: ${bytes} bytes, and ${LIMITS.saveBytes} is the most`);
}

function damaged(reason: string): LocalSave {
  return { text: '', obstacle: { kind: 'damaged', reason } };
}

function gameOf({ game }: SaveSlot): AnyGame | null {
  const found = game === undefined ? null : findGame(game);
  return found?.ok ? found.value : null;
}

function worldId({ slot }: SaveSlot): string {
  return slot.slice(WORLD_SLOTS.length);
}

/** "Your run of Labyrinth" is the run of Labyrinth. */
function withinSentence(title: string): string {
  return title.replace(/^(The|Your) /, 'the ').replace(/^A /, 'a ');
}
