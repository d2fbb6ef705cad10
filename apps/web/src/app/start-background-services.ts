import { once } from '../lib/async.js';
import { browserStorage, STORAGE_CHANGED } from '../lib/storage.js';
import { fetchSync } from '../online/fetch-sync.js';
import { EXTENSION_CHANGED } from '../online/game-saves.js';
import { followOtherTabs, who } from '../online/who.js';
import { STORED_SETTINGS } from '../settings/settings.js';
import { registerWorker } from './service-worker.js';

/**
 * Starts the services beside every page: offline pages, sync and uploads. A new player has nothing to sync or upload,
 * so that script is fetched with the first thing that is saved.
 */
export function startBackgroundServices(body: HTMLElement): void {
  registerWorker();
  followOtherTabs(window);
  if (isKnown()) void run(body);
  else whenSomethingIsSaved(() => run(body));
}

/** The first moments of a new player belong to the game; saved data is safe in this browser meanwhile. */
const SETTLE_MS = 3_000;

/** Whether this browser was here before: it has an account, saved data, or a service worker with old pages. */
function isKnown(): boolean {
  if (who.get() !== null || navigator.serviceWorker?.controller) return true;
  try {
    const names = browserStorage().names();
    return names.some((name) => name.startsWith('warren.') && name !== STORED_SETTINGS);
  } catch {
    // Where nothing can be saved, nothing waits.
    return false;
  }
}

function whenSomethingIsSaved(run: () => Promise<void>): void {
  const begin = once(run);
  // A new account means a ticket was drawn: the run is uploaded at its end, connection or not.
  who.subscribe(() => void begin());
  window.addEventListener(STORAGE_CHANGED, () => setTimeout(begin, SETTLE_MS), { once: true });
  const tellAgain = async () => {
    await begin();
    // The sync reads saves itself; of extensions it is told.
    window.dispatchEvent(new Event(EXTENSION_CHANGED));
  };
  window.addEventListener(EXTENSION_CHANGED, () => setTimeout(tellAgain, SETTLE_MS), { once: true });
}

/** Where it can't be fetched, the next load tries again. */
async function run(body: HTMLElement): Promise<void> {
  try {
    const { showNotices } = await import('./background-services.js');
    showNotices(body);
    await fetchSync();
  } catch {
    // Saves stay in this browser meanwhile.
  }
}
