import {
  createSchedule,
  createSyncEngine,
  createUploadQueue,
  drainOutbox,
  lazyExtension,
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
import { gameParts, PROFILES_CHANGED } from './game-parts.js';
import { syncStatus, uploadStatus } from './sync-status.js';
import { tabs } from './tabs.js';
import { who } from './who.js';

const registry = saveRegistry(async () => (await gameParts.get()).joinMoves());

/** What runs beside every page. */
export interface Sync {
  readonly engine: SyncEngine;
  readonly schedule: SyncSchedule;
  readonly queue: UploadQueue;
}

/** Saves that follow and runs that wait, begun once a page; called again it answers the same. */
export const startSync = once(async (): Promise<Sync> => {
  const database = await openBrowserDatabase();
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
  let hasProfiles = false;
  const profiles = lazyExtension({
    load: async () => (await gameParts.get()).profileExtension(),
    // An account may have profiles on another device.
    isNeeded: () => hasProfiles || who.get() !== null,
  });
  const engine = withExtension(saves, profiles);
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
  const sync = { engine, schedule, queue };
  listen(sync);
  window.addEventListener(PROFILES_CHANGED, () => {
    hasProfiles = true;
    schedule.changed();
  });
  await queue.reload();
  // A page may have been closed at the very end of a run. Where the queue cannot take it, it lies there still.
  await drainOutbox(queue.add, browserStorage).catch(() => {});
  return sync;
});

/** The moments at which both sides may have come apart, or can come together again. */
function listen({ schedule, queue }: Sync): void {
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
