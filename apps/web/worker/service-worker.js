// Has the pages there without a connection. The build writes two lines above this text: BUILD, a word that is another
// one for every build, and FILES, the addresses of everything the pages are made of.
//
// A new worker waits until the last page of the old build is closed: pages fetch parts of themselves later, and those
// must be of the same build. Loading a page with a connection always shows the newest build all the same.

const CACHE = `warren-${BUILD}`;
const PAGE = '/';
/** What lies behind these names never changes. */
const HASHED = '/assets/';
/** Served by the server alone: its words, its pictures, its state. */
const OF_THE_SERVER = /^\/(api|maze|healthz|readyz|metrics)(\/|$)/;

addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([PAGE, ...FILES])));
});

addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith('warren-') && name !== CACHE)
            .map((name) => caches.delete(name)),
        ),
      ),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || OF_THE_SERVER.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(fetchFirst(request, PAGE));
  else if (pathname.startsWith(HASHED) && FILES.includes(pathname)) event.respondWith(keptFirst(request));
  else if (FILES.includes(pathname)) event.respondWith(fetchFirst(request, pathname));
});

/** What the server says, or what is kept under an address when it says nothing. */
async function fetchFirst(request, address) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(address, { cacheName: CACHE });
    if (kept === undefined) throw error;
    return kept;
  }
}

async function keptFirst(request) {
  return (await caches.match(request.url, { cacheName: CACHE })) ?? fetch(request);
}
