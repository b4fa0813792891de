// Keeps an event's door page working offline: serves it and its files from the cache that src/door/offline.ts fills.
const isDoor = ({ pathname }) => /^\/societies\/[^/]+\/events\/\d+\/door\/?$/.test(pathname);

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (isDoor(url)) event.respondWith(fetch(request).catch(() => caches.match('/door-page')));
  } else if (url.pathname.startsWith('/assets/')) {
    // Their names contain a content hash, so a cached copy is never outdated.
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
});
