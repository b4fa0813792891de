// Keeps the door of an event open without a network: answers its page and its files from what the page has put aside.
// See src/door/offline.ts.
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
    // Their names carry a hash of what is in them, so what was put aside is never old.
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
});
