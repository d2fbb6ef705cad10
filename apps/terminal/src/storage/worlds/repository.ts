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
import { currentProcess, type ProcessInfo, takeLock } from './lock.js';
import { type OpenWorld, type OpenWorldTools, openWorld } from './open-world.js';
import {
  attempt,
  cleanUp,
  createFolder,
  loadFrom,
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
  const place: WorldStorage = { root: join(folder, 'worlds'), disk, processInfo, now, log };
  const worlds = openWorldList(place);
  cleanUp(place);

  const names = (except = '') => namesOf(worlds.all().filter((listing) => listing.folder !== except));

  return {
    list: worlds.all,
    create({ name, seed, settings }) {
      const free = readWorldName(name, names());
      if (!free.ok) return free;
      const world = beginWorld({ id: newWorldId(), name: free.value, seed, settings, now: now() });
      if (!world.ok) return world;
      const placed = createFolder(place, world.value);
      return placed.ok ? openFrom(place, placed.value, regionCacheSize) : placed;
    },
    open: (name) => openFrom(place, name, regionCacheSize),
    rename(name, request) {
      const free = readWorldName(request, names(name));
      if (!free.ok) return free;
      return changing(place, name, (world) => ({ ...world, name: free.value }));
    },
    remove: (name) => whileLocked(place, name, () => removeFolder(place, name)),
    repair: (name) => whileLocked(place, name, () => repair(place, name)),
    exportText(name) {
      const sound = loadSound(place, name);
      return sound.ok ? accept(makeWorldText(sound.value.world)) : sound;
    },
    importText(text) {
      const read = readWorldText(text);
      if (!read.ok) return read;
      const isHere = folderOf(worlds.all(), read.value.id) !== null;
      const id = isHere ? newWorldId() : read.value.id;
      return add(place, { ...read.value, id, name: freeWorldName(read.value.name, names()) });
    },
    replaceText(text, id) {
      const read = readWorldText(text);
      if (!read.ok) return read;
      if (read.value.id !== id) return refuse('the text is that of another world');
      const here = folderOf(worlds.all(), read.value.id);
      if (here === null) return add(place, read.value);
      const changed = changing(place, here, () => read.value);
      return changed.ok ? accept(listed(here, read.value)) : changed;
    },
    whyBusy(name) {
      const free = whileLocked(place, name, () => accept(null));
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

function openFrom(place: WorldStorage, name: string, regions: number): Result<OpenWorld> {
  const { disk, log, now, root } = place;
  const folder = join(root, name);
  const lock = attempt('open', folder, () => takeLock(folder, place));
  if (!lock.ok) return lock;
  if (!lock.value.ok) return lock.value;
  const release = lock.value.value;
  const unlock = () => void attempt('close', folder, release);
  const opened = goOn(place, name, { disk, log, now, folder, regions, name, unlock });
  if (!opened.ok) unlock();
  return opened;
}

function goOn(place: WorldStorage, name: string, tools: OpenWorldTools): Result<OpenWorld> {
  const sound = loadSound(place, name);
  if (!sound.ok) return sound;
  const { world, turn, place: known } = sound.value;
  const journal = known === null ? renew(place, name, { world, turn }) : accept(known);
  return journal.ok ? openWorld({ world, turn, ...journal.value }, tools) : journal;
}

/** Loads a world that can be played, or the reason why it can't. */
function loadSound(place: WorldStorage, name: string): Result<Extract<Loaded, { kind: 'sound' }>> {
  const loaded = loadFrom(place, name);
  if (!loaded.ok) return loaded;
  if (loaded.value.kind === 'sound') return accept(loaded.value);
  const { kind, reason } = loaded.value;
  return refuse(kind === 'newer' ? reason : `it is damaged: ${reason}`);
}

/** Changes a world that is not being played. */
function changing(place: WorldStorage, name: string, change: (world: World) => World): Result<null> {
  return whileLocked(place, name, () => {
    const sound = loadSound(place, name);
    if (!sound.ok) return sound;
    const { world, turn } = sound.value;
    // Skips a turn number, so that no later move can be mistaken for one of the journal before.
    const renewed = renew(place, name, { world: change(world), turn: turn + 1 });
    return renewed.ok ? accept(null) : renewed;
  });
}

function repair(place: WorldStorage, name: string): Result<SoundWorld> {
  const loaded = loadFrom(place, name);
  if (!loaded.ok) return loaded;
  if (loaded.value.kind === 'newer') return refuse(loaded.value.reason);
  if (loaded.value.kind === 'sound') return refuse('it is not damaged');
  const { reason, lastGood } = loaded.value;
  if (lastGood === null) return refuse(`nothing of it can be read: ${reason}`);
  const mended = mend(place, name, lastGood);
  if (!mended.ok) return mended;
  place.log.warn('worlds', `${name} went on from its last good state; ${reason}`);
  return accept(listed(name, lastGood.world));
}

function add(place: WorldStorage, world: World): Result<SoundWorld> {
  const placed = createFolder(place, world);
  return placed.ok ? accept(listed(placed.value, world)) : placed;
}

function listed(folder: string, world: World): SoundWorld {
  return { kind: 'sound', folder, ...summaryOf(world) };
}
