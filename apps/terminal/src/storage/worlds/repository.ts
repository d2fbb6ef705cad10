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
import { type Disk, realDisk } from './disk.js';
import { openWorldList } from './list-worlds.js';
import { listingId, listingName, type SoundWorld, summaryOf } from './listing.js';
import { currentProcess, type ProcessInfo } from './lock.js';
import { type OpenWorld, openWorld } from './open-world.js';
import {
  cleanUp,
  createFolder,
  newWorldId,
  type WorldFolder,
  type WorldStorage,
  worldFolder,
} from './world-folder.js';

/** The worlds of this machine. Reasons are texts to show; nothing on the disk makes it throw. */
export type WorldRepository = ReturnType<typeof openWorldRepository>;

/** The options of a new world. Its name must not be taken; missing settings have their defaults. See `readCaveFile`. */
type NewWorld = Pick<Parameters<typeof beginWorld>[0], 'name' | 'seed' | 'settings'>;

export interface WorldRepositoryOptions extends Omit<WorldStorage, 'root' | 'disk' | 'processInfo'> {
  /** The data folder of the games; worlds are in its `worlds/`. */
  readonly folder: string;
  /** How many regions of an open world are kept in memory. */
  readonly regionCacheSize?: number;
  readonly disk?: Disk;
  readonly processInfo?: ProcessInfo;
}

/** Enough regions for walking without waiting. */
const REGIONS = 8;

/** Opens the worlds of a folder, which need not exist yet. */
export function openWorldRepository({ folder, regionCacheSize = REGIONS, ...tools }: WorldRepositoryOptions) {
  const root = join(folder, 'worlds');
  const storage: WorldStorage = { root, disk: realDisk, processInfo: currentProcess(), ...tools };
  const list = openWorldList(storage);
  cleanUp(storage);

  const at = (name: string) => worldFolder(storage, name);
  const names = (except = '') =>
    list()
      .filter((world) => world.folder !== except)
      .map(listingName);
  /** The folder of a world, also of a damaged one: its name contains the id. */
  const folderOf = (id: string) => list().find((listing) => listingId(listing) === id)?.folder ?? null;

  function add(world: World): Result<SoundWorld> {
    const placed = createFolder(storage, world);
    return placed.ok ? accept(listed(placed.value, world)) : placed;
  }

  return {
    /** Every world, the one played last first; damaged and newer ones follow. */
    list,
    /** Creates a world and opens it. */
    create({ name, seed, settings }: NewWorld): Result<OpenWorld> {
      const free = readWorldName(name, names());
      if (!free.ok) return free;
      const world = beginWorld({ id: newWorldId(), name: free.value, seed, settings, now: storage.now() });
      if (!world.ok) return world;
      const placed = createFolder(storage, world.value);
      return placed.ok ? openWorld(storage, placed.value, regionCacheSize) : placed;
    },
    /** Opens a world for playing; a second process gets a reason instead. */
    open: (name: string) => openWorld(storage, name, regionCacheSize),
    rename(name: string, request: string): Result<unknown> {
      const free = readWorldName(request, names(name));
      return free.ok ? changing(at(name), (world) => ({ ...world, name: free.value })) : free;
    },
    /** Deletes a world. One that is being played stays. */
    remove: (name: string) => at(name).whileLocked(at(name).remove),
    /** Restores the last valid state of a damaged world. The damaged file stays under another name. */
    repair: (name: string) => at(name).whileLocked(() => repair(storage, name)),
    /** The world as a text for `importText`, the browser and the server. */
    exportText(name: string): Result<string> {
      const sound = at(name).loadSound();
      return sound.ok ? accept(makeWorldText(sound.value.world)) : sound;
    },
    /** Adds a world from such a text; if its id is taken, as another world with a new id. */
    importText(text: string): Result<SoundWorld> {
      const read = readWorldText(text);
      if (!read.ok) return read;
      const id = folderOf(read.value.id) === null ? read.value.id : newWorldId();
      return add({ ...read.value, id, name: freeWorldName(read.value.name, names()) });
    },
    /** Replaces the world with this id by the one of the text, or adds it. */
    replaceText(text: string, id: string): Result<SoundWorld> {
      const read = readWorldText(text);
      if (!read.ok) return read;
      if (read.value.id !== id) return refuse('the text is that of another world');
      const here = folderOf(id);
      return here === null ? add(read.value) : changing(at(here), () => read.value);
    },
    /** Why the world is locked; `null` when it is not. */
    whyBusy(name: string): string | null {
      const free = at(name).whileLocked(() => accept(null));
      return free.ok ? null : free.reason;
    },
  };
}

/** Changes a world that is not being played. */
function changing(folder: WorldFolder, change: (world: World) => World): Result<SoundWorld> {
  return folder.whileLocked(() => {
    const sound = folder.loadSound();
    if (!sound.ok) return sound;
    const world = change(sound.value.world);
    // Skips a turn number, so that no later move can be mistaken for one of the journal before.
    const renewed = folder.renew({ world, turn: sound.value.turn + 1 });
    return renewed.ok ? accept(listed(folder.name, world)) : renewed;
  });
}

function repair(storage: WorldStorage, name: string): Result<SoundWorld> {
  const folder = worldFolder(storage, name);
  const loaded = folder.load();
  if (!loaded.ok) return loaded;
  if (loaded.value.kind === 'newer') return refuse(loaded.value.reason);
  if (loaded.value.kind === 'sound') return refuse('it is not damaged');
  const { reason, lastGood } = loaded.value;
  if (lastGood === null) return refuse(`nothing of it can be read: ${reason}`);
  const mended = folder.mend(lastGood);
  if (!mended.ok) return mended;
  storage.log.warn('worlds', `${name} went on from its last good state; ${reason}`);
  return accept(listed(name, lastGood.world));
}

function listed(folder: string, world: World): SoundWorld {
  return { kind: 'sound', folder, ...summaryOf(world) };
}
