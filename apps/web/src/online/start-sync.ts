import {
  createSchedule,
  createSyncEngine,
  createUploadQueue,
  drainOutbox,
  lazyExtension,
  type SlotRegistry,
  type SyncEngine,
  type SyncSchedule,
  saveRegistry,
  slotStored,
  textSaveStorage,
  type UploadQueue,
  withExtension,
} from '@warren/client';
import { once, withLock } from '../lib/async.js';
import { browserStorage, STORAGE_CHANGED } from '../lib/storage.js';
import { session } from './account.js';
import { api } from './api.js';
import { openBrowserDatabase } from './browser-database.js';
import { deviceName } from './device-name.js';
import { EXTENSION_CHANGED, gameSaves } from './game-saves.js';
import { syncStatus, uploadStatus } from './sync-status.js';
import { tabs } from './tabs.js';
import { who } from './who.js';

/** What runs beside every page. */
export interface Sync {
  readonly registry: SlotRegistry;
  readonly engine: SyncEngine;
  readonly schedule: SyncSchedule;
  readonly queue: UploadQueue;
}

/** Saves that follow and runs that wait, begun once a page; called again it answers the same. */
export const startSync = once(async (): Promise<Sync> => {
  const database = await openBrowserDatabase();
  const games = await (await gameSaves.get())();
  const registry = saveRegistry(games);
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('warren.sync');
  const now = () => Date.now();
  const saves = createSyncEngine({
    client: api,
    session,
    storage: database,
    saves: textSaveStorage(browserStorage, registry),
    registry,
    device: deviceName(navigator.userAgent),
    status: syncStatus,
    now,
    whileFree: tabs.whileFree,
    inTurn: (run) => withLock('warren.sync', run),
  });
  let hasChanged = false;
  // An account may have something on another device.
  const isNeeded = () => hasChanged || who.get() !== null;
  const engine = games
    .flatMap(({ extension }) => (extension ? lazyExtension({ load: extension, isNeeded }) : []))
    .reduce(withExtension, saves);
  const schedule = createSchedule({ round: engine.sync, now, later });
  const queue = createUploadQueue({
    client: api,
    session,
    storage: database,
    status: uploadStatus,
    now,
    later,
    inTurn: (run) => withLock('warren.uploads', run),
    tellOthers: () => channel?.postMessage('uploads'),
  });
  channel?.addEventListener('message', ({ data }) => {
    if (data === 'uploads') void queue.reload();
  });
  const sync = { registry, engine, schedule, queue };
  listen(sync);
  window.addEventListener(EXTENSION_CHANGED, () => {
    hasChanged = true;
    schedule.changed();
  });
  await queue.reload();
  // A page may have been closed at the very end of a run. Where the queue cannot take it, it lies there still.
  await drainOutbox(queue.add, browserStorage).catch(() => {});
  return sync;
});

/** The moments at which both sides may have come apart, or can come together again. */
function listen({ registry, schedule, queue }: Sync): void {
  window.addEventListener(STORAGE_CHANGED, (event) => {
    if (slotStored(registry, (event as CustomEvent<string>).detail) !== null) schedule.changed();
  });
  window.addEventListener('online', () => {
    void schedule.atOnce();
    void queue.wake();
  });
  document.addEventListener('visibilitychange', () => {
    // What was played last must not stay behind on a device that is put away.
    if (document.hidden) schedule.leaving();
    else schedule.looked();
  });
  window.addEventListener('focus', () => {
    schedule.looked();
    void queue.wake();
  });
  who.subscribe(() => {
    void schedule.atOnce();
    void queue.wake();
  });
  schedule.looked();
  void queue.wake();
}

function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
