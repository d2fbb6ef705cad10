import { once } from '../lib/async.js';
import { browserStorage, STORAGE_CHANGED } from '../lib/storage.js';
import { fetchSync } from '../online/fetch-sync.js';
import { EXTENSION_CHANGED } from '../online/game-saves.js';
import { followOtherTabs, who } from '../online/who.js';
import { STORED_SETTINGS } from '../settings/settings.js';
import { registerWorker } from './service-worker.js';

/**
 * Begins what goes on beside every page: being there without a connection, saves that follow, and runs that wait. Who
 * comes for the first time has none of the latter, so its script is fetched with the first thing that is kept.
 */
export function startBackgroundServices(body: HTMLElement): void {
  registerWorker();
  followOtherTabs(window);
  if (isKnown()) void run(body);
  else whenSomethingIsKept(() => run(body));
}

/** The first moments of a newcomer belong to the game; what is kept lies safely in this browser meanwhile. */
const SETTLE_MS = 3_000;

/** Whether this browser was here before: it has an account, saved data, or a service worker with old pages. */
function isKnown(): boolean {
  if (who.get() !== null || navigator.serviceWorker?.controller) return true;
  try {
    const names = browserStorage().names();
    return names.some((name) => name.startsWith('warren.') && name !== STORED_SETTINGS);
  } catch {
    // Where nothing can be kept, nothing waits.
    return false;
  }
}

function whenSomethingIsKept(run: () => Promise<void>): void {
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
    // What is played stays in this browser meanwhile.
  }
}
