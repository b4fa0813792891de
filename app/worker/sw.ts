import { answerAsset, answerPage, dropOldApps, saveApp } from './appFiles.ts';
import { openPushed, showPush } from './pushes.ts';
import { accountOf, answerRead, isKept, tellAgain } from './reads.ts';

declare const self: ServiceWorkerGlobalScope;

/** Addresses that the server answers itself, without the app. */
const isServers = ({ pathname }: URL) =>
  /^\/(api|storage|healthz|readyz|metrics|mailbox)(\/|$)|\.[a-z]+$/.test(pathname);

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(saveApp());
});
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([dropOldApps(), self.clients.claim()])),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (!isServers(url)) event.respondWith(answerPage(request));
  } else if (url.pathname.startsWith('/assets/')) {
    event.respondWith(answerAsset(request));
  } else {
    const account = isKept(url) ? accountOf(request) : undefined;
    if (account !== undefined) answerRead(event, account);
  }
});

self.addEventListener('message', ({ source }) => {
  if (source instanceof Client) tellAgain(source);
});

self.addEventListener('push', (event) => event.waitUntil(showPush(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPushed(event.notification));
});
