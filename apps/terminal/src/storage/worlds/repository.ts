import { join } from 'node:path';
import { accept, type Result, refuse } from '@warren/engine';
import {
  beginWorld,
  freeWorldName,
  makeWorldText,
  readWorldName,
  readWorldText,
  type World,
} from '@warren/games/cave';
import type { Log } from '../log.js';
import { type Disk, realDisk } from './disk.js';
import { openWorldList } from './list-worlds.js';
import { listingId, type SoundWorld, summaryOf, type WorldListing } from './listing.js';
import type { Loaded } from './load-world.js';
import { currentProcess, type ProcessInfo } from './lock.js';
import { type OpenWorld, type OpenWorldTools, openWorld } from './open-world.js';
import {
  cleanUp,
  createFolder,
  loadFrom,
  lockWorld,
  mend,
  newWorldId,
  removeFolder,
  renew,
  type WorldStorage,
  whileLocked,
} from './world-folder.js';

/** The worlds of this machine. Reasons are texts to show; nothing on the disk makes it throw. */
export interface WorldRepository {
  /** Every world, the one played last first; damaged and newer ones follow. */
  list(): readonly WorldListing[];
  /** Creates a world and opens it. The name must not be taken. */
  create(options: NewWorld): Result<OpenWorld>;
  /** Opens a world for playing; a second process gets a reason instead. */
  open(folder: string): Result<OpenWorld>;
  rename(folder: string, name: string): Result<null>;
  /** Deletes a world. One that is being played stays. */
  remove(folder: string): Result<null>;
  /** Restores the last valid state of a damaged world. The damaged file stays under another name. */
  repair(folder: string): Result<SoundWorld>;
  /** The world as a text for `importText`, the browser and the server. */
  exportText(folder: string): Result<string>;
  /** Adds a world from such a text; if its id is taken, as another world with a new id. */
  importText(text: string): Result<SoundWorld>;
  /** Replaces the world with this id by the one of the text, or adds it. */
  replaceText(text: string, id: string): Result<SoundWorld>;
  /** Why the world is locked; `null` when it is not. */
  whyBusy(folder: string): string | null;
}

/** The options of a new world. */
export interface NewWorld {
  readonly name: string;
  /** Any text, also an empty one. */
  readonly seed: string;
  /** Settings of Cave; missing ones have their defaults. See `readCaveFile`. */
  readonly settings: object;
}

export interface WorldRepositoryOptions {
  /** The data folder of the games; worlds are in its `worlds/`. */
  readonly folder: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: Log;
  /** How many regions of an open world are kept in memory. */
  readonly regionCacheSize?: number;
  readonly disk?: Disk;
  readonly processInfo?: ProcessInfo;
}

/** Enough regions for walking without waiting. */
const REGIONS = 8;

/** Opens the worlds of a folder, which need not exist yet. */
export function openWorldRepository({
  folder,
  now,
  log,
  regionCacheSize = REGIONS,
  ...more
}: WorldRepositoryOptions): WorldRepository {
  const { disk = realDisk, processInfo = currentProcess() } = more;
  const storage: WorldStorage = { root: join(folder, 'worlds'), disk, processInfo, now, log };
  const worlds = openWorldList(storage);
  cleanUp(storage);

  const names = (except = '') => namesOf(worlds.all().filter((listing) => listing.folder !== except));

  return {
    list: worlds.all,
    create({ name, seed, settings }) {
      const free = readWorldName(name, names());
      if (!free.ok) return free;
      const world = beginWorld({ id: newWorldId(), name: free.value, seed, settings, now: now() });
      if (!world.ok) return world;
      const placed = createFolder(storage, world.value);
      return placed.ok ? openFrom(storage, placed.value, regionCacheSize) : placed;
    },
    open: (name) => openFrom(storage, name, regionCacheSize),
    rename(name, request) {
      const free = readWorldName(request, names(name));
      if (!free.ok) return free;
      return changing(storage, name, (world) => ({ ...world, name: free.value }));
    },
    remove: (name) => whileLocked(storage, name, () => removeFolder(storage, name)),
    repair: (name) => whileLocked(storage, name, () => repair(storage, name)),
    exportText(name) {
      const sound = loadSound(storage, name);
      return sound.ok ? accept(makeWorldText(sound.value.world)) : sound;
    },
    importText(text) {
      const read = readWorldText(text);
      if (!read.ok) return read;
      const isHere = folderOf(worlds.all(), read.value.id) !== null;
      const id = isHere ? newWorldId() : read.value.id;
      return add(storage, { ...read.value, id, name: freeWorldName(read.value.name, names()) });
    },
    replaceText(text, id) {
      const read = readWorldText(text);
      if (!read.ok) return read;
      if (read.value.id !== id) return refuse('the text is that of another world');
      const here = folderOf(worlds.all(), read.value.id);
      if (here === null) return add(storage, read.value);
      const changed = changing(storage, here, () => read.value);
      return changed.ok ? accept(listed(here, read.value)) : changed;
    },
    whyBusy(name) {
      const free = whileLocked(storage, name, () => accept(null));
      return free.ok ? null : free.reason;
    },
  };
}

function namesOf(listings: readonly WorldListing[]): string[] {
  return listings.flatMap((listing) => {
    if (listing.kind === 'damaged') return listing.lastGood === null ? [] : [listing.lastGood.name];
    return [listing.name];
  });
}

/** The folder of a world, also of a damaged one: its name contains the id. */
function folderOf(listings: readonly WorldListing[], id: string): string | null {
  const here = listings.find((listing) => listingId(listing) === id);
  return here?.folder ?? null;
}

function openFrom(storage: WorldStorage, name: string, regions: number): Result<OpenWorld> {
  const { disk, log, now, root } = storage;
  const unlock = lockWorld(storage, name);
  if (!unlock.ok) return unlock;
  const tools = { disk, log, now, folder: join(root, name), regions, name, unlock: unlock.value };
  const opened = goOn(storage, name, tools);
  if (!opened.ok) unlock.value();
  return opened;
}

function goOn(storage: WorldStorage, name: string, tools: OpenWorldTools): Result<OpenWorld> {
  const sound = loadSound(storage, name);
  if (!sound.ok) return sound;
  const { world, turn, position: known } = sound.value;
  const journal = known === null ? renew(storage, name, { world, turn }) : accept(known);
  return journal.ok ? openWorld({ world, turn, ...journal.value }, tools) : journal;
}

/** Loads a world that can be played, or the reason why it can't. */
function loadSound(storage: WorldStorage, name: string): Result<Extract<Loaded, { kind: 'sound' }>> {
  const loaded = loadFrom(storage, name);
  if (!loaded.ok) return loaded;
  if (loaded.value.kind === 'sound') return accept(loaded.value);
  const { kind, reason } = loaded.value;
  return refuse(kind === 'newer' ? reason : `it is damaged: ${reason}`);
}

/** Changes a world that is not being played. */
function changing(storage: WorldStorage, name: string, change: (world: World) => World): Result<null> {
  return whileLocked(storage, name, () => {
    const sound = loadSound(storage, name);
    if (!sound.ok) return sound;
    const { world, turn } = sound.value;
    // Skips a turn number, so that no later move can be mistaken for one of the journal before.
    const renewed = renew(storage, name, { world: change(world), turn: turn + 1 });
    return renewed.ok ? accept(null) : renewed;
  });
}

function repair(storage: WorldStorage, name: string): Result<SoundWorld> {
  const loaded = loadFrom(storage, name);
  if (!loaded.ok) return loaded;
  if (loaded.value.kind === 'newer') return refuse(loaded.value.reason);
  if (loaded.value.kind === 'sound') return refuse('it is not damaged');
  const { reason, lastGood } = loaded.value;
  if (lastGood === null) return refuse(`nothing of it can be read: ${reason}`);
  const mended = mend(storage, name, lastGood);
  if (!mended.ok) return mended;
  storage.log.warn('worlds', `${name} went on from its last good state; ${reason}`);
  return accept(listed(name, lastGood.world));
}

function add(storage: WorldStorage, world: World): Result<SoundWorld> {
  const placed = createFolder(storage, world);
  return placed.ok ? accept(listed(placed.value, world)) : placed;
}

function listed(folder: string, world: World): SoundWorld {
  return { kind: 'sound', folder, ...summaryOf(world) };
}
