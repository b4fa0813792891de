// Keeps an event's door page working offline: serves it and its files from the cache that src/door/offline.ts fills.
const isDoor = ({ pathname }) => /^\/societies\/[^/]+\/events\/\d+\/door\/?$/.test(pathname);

/** The page from the server; the cached one if the server is not reached, or a proxy answers for it with an error during a deploy. */
async function page(request) {
  const fresh = await fetch(request).catch(() => undefined);
  if (fresh && fresh.status < 500) return fresh;
  return (await caches.match('/door-page')) ?? fresh ?? Response.error();
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (isDoor(url)) event.respondWith(page(request));
  } else if (url.pathname.startsWith('/assets/')) {
    // Their names contain a content hash, so a cached copy is never outdated.
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
});
