import { createSignal } from '../lib/signal.js';

/** Whether a newer version lies ready and comes with the next load. */
export const newVersion = createSignal(false);

const ADDRESS = '/service-worker.js';
/** A page that stays open for days asks this often whether there is a newer version. */
const ASK_MS = 3_600_000;

/** Has the pages there without a connection. Browsers allow it on secure addresses only. */
export function registerWorker(): void {
  // While the pages are being developed, cached files would stand in the way.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(ADDRESS, { updateViaCache: 'none' }).then(
    (registration) => {
      follow(registration);
      setInterval(() => void registration.update().catch(() => {}), ASK_MS);
    },
    // Without one, pages are fetched as ever.
    () => {},
  );
}

function follow(registration: ServiceWorkerRegistration | undefined): void {
  // The very first one is no newer version.
  if (!registration || navigator.serviceWorker.controller === null) return;
  if (registration.waiting !== null) newVersion.set(true);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') newVersion.set(true);
    });
  });
}
