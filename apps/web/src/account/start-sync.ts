import { PROFILES_CHANGED } from '../games/classic/profiles/profiles-changed.js';
import { SLOTS } from '../games/slots.js';
import { once, withLock } from '../lib/async.js';
import { browserShelf, SHELF_CHANGED } from '../lib/storage.js';
import { accounts } from '../online/account.js';
import { api } from '../online/api.js';
import { openBrowserDatabase } from '../online/browser-database.js';
import { lateCompanion, withCompanion } from '../online/companion.js';
import { deviceName } from '../online/device-name.js';
import { localTexts } from '../online/local-texts.js';
import { slotStored } from '../online/slot-book.js';
import { createSyncEngine, type SyncEngine } from '../online/sync-engine.js';
import { syncNews } from '../online/sync-news.js';
import { createSchedule, type SyncSchedule } from '../online/sync-schedule.js';
import { tabs } from '../online/tabs.js';
import { uploadNews } from '../online/upload-news.js';
import { createUploadQueue, type UploadQueue } from '../online/upload-queue.js';
import { emptyTray } from '../online/upload-tray.js';

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
    accounts,
    database,
    texts: localTexts(browserShelf),
    slots: SLOTS,
    device: deviceName(navigator.userAgent),
    news: syncNews,
    now,
    whileFree: tabs.whileFree,
    inTurn: (run) => withLock('warren.sync', run),
  });
  let hasProfiles = false;
  const profiles = lateCompanion({
    load: async () => (await import('../games/classic/profiles/profile-companion.js')).profileCompanion,
    // An account may have profiles on another device.
    isNeeded: () => hasProfiles || accounts.who.get() !== null,
  });
  const engine = withCompanion(saves, profiles);
  const schedule = createSchedule({ round: engine.sync, now, later });
  const queue = createUploadQueue({
    client: api,
    accounts,
    database,
    news: uploadNews,
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
  await emptyTray(queue.add).catch(() => {});
  return sync;
});

/** The moments at which both sides may have come apart, or can come together again. */
function listen({ schedule, queue }: Sync): void {
  window.addEventListener(SHELF_CHANGED, (event) => {
    if (slotStored(SLOTS, (event as CustomEvent<string>).detail) !== null) schedule.changed();
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
  accounts.who.subscribe(() => {
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
