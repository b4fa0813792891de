// Shows what the server sends by push, and opens what a press on it is about.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { id, title, text, href, language } = event.data.json();
  // One that arrives twice has the same id, and takes its own place.
  event.waitUntil(
    self.registration.showNotification(title, {
      body: text,
      tag: id,
      lang: language,
      icon: '/favicon.svg',
      data: { href },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const open = async () => {
    const { href } = new URL(event.notification.data.href, location.origin);
    const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (!page) return self.clients.openWindow(href);
    await page.focus();
    return page.navigate(href);
  };
  event.waitUntil(open());
});
