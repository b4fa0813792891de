import type { PushMessage } from 'societies-contract';

declare const self: ServiceWorkerGlobalScope;

/** The address of this site that a notification leads to. */
function addressOf({ data }: Notification): string {
  const { href } = new URL(typeof data === 'string' ? data : '/', location.origin);
  return href.startsWith(`${location.origin}/`) ? href : `${location.origin}/`;
}

/** Shows a push; one that arrives twice replaces itself. */
export async function showPush(data: PushMessageData | null): Promise<void> {
  if (data === null) return;
  const { id, title, text, href, language } = data.json() as PushMessage;
  await self.registration.showNotification(title, {
    body: text,
    tag: id,
    data: href,
    lang: language,
    icon: '/icon-192.png',
    badge: '/badge.png',
  });
}

/** Brings a window of the app to the front, at the address of the notification, or opens one. */
export async function openPushed(notification: Notification): Promise<void> {
  const address = addressOf(notification);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === address);
  if (there) {
    await there.focus();
    return;
  }
  const [open] = windows;
  if (!open) {
    await self.clients.openWindow(address);
    return;
  }
  // A window that this worker does not control cannot be led, and one with unsaved changes may stay.
  const [, led] = await Promise.allSettled([open.focus(), open.navigate(address)]);
  if (led.status === 'rejected') await self.clients.openWindow(address);
}
