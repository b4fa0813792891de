import type { BrowserContext, Page } from 'playwright/test';
import type { PushMessage } from 'societies-contract';
import { expect, type test } from './fixtures.ts';

/** What is used here of a service worker, which this project's types do not know. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  dispatchEvent: (event: Event) => boolean;
  ExtendableEvent: new (type: string) => Event;
}

/** For `test.use`: a browser with service workers and notifications, which the other tests do without. */
export const withNotifications: Parameters<typeof test.use>[0] = {
  serviceWorkers: 'allow',
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = launchOptions.args?.filter((flag) => flag !== '--disable-notifications');
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
};

/**
 * Lets the site show notifications. The headless shell refuses them whatever is granted: there the page is told that they are granted.
 * Call before the first page opens.
 */
export async function allowNotifications(context: BrowserContext, origin?: string): Promise<void> {
  await context.grantPermissions(['notifications'], { origin });
  await context.addInitScript(() => {
    if (Notification.permission !== 'denied') return;
    Object.defineProperty(Notification, 'permission', { configurable: true, value: 'granted' });
    Notification.requestPermission = () => Promise.resolve('granted');
  });
}

/** Keeps what a worker shows where the browser shows nothing. Runs in the worker. */
function keepNotifications(): void {
  if (Notification.permission !== 'denied') return;
  let kept: Notification[] = [];
  const own = ServiceWorkerRegistration.prototype;
  own.showNotification = (title, options) => {
    const notification = {
      ...options,
      title,
      close: () => {
        kept = kept.filter((other) => other !== notification);
      },
    } as Notification;
    kept = [...kept.filter(({ tag }) => tag !== notification.tag), notification];
    return Promise.resolve();
  };
  own.getNotifications = () => Promise.resolve(kept);
}

/** What the site's service worker shows, and a press on the first of it: a browser without a window has nothing to press on. */
export async function notificationsOf(context: BrowserContext) {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(keepNotifications);
  const shown = () =>
    worker.evaluate(async () => {
      const { registration } = self as unknown as WorkerScope;
      return (await registration.getNotifications()).map(({ title, body, tag, lang }) => ({
        title,
        body,
        tag,
        lang,
      }));
    });
  return {
    shown,
    /** Delivers a push twice, as push services may, and expects it to be shown once. */
    deliver: async (page: Page, push: PushMessage) => {
      const browser = await context.newCDPSession(page);
      const registered = new Promise<string>((resolve) => {
        browser.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
          const active = versions.find(({ status }) => status === 'activated');
          if (active) resolve(active.registrationId);
        });
      });
      await browser.send('ServiceWorker.enable');
      const to = { origin: new URL(page.url()).origin, registrationId: await registered };
      for (let times = 0; times < 2; times += 1)
        await browser.send('ServiceWorker.deliverPushMessage', { ...to, data: JSON.stringify(push) });
      await expect
        .poll(shown)
        .toEqual([{ title: push.title, body: push.text, tag: push.id, lang: push.language }]);
    },
    press: () =>
      worker.evaluate(async () => {
        const scope = self as unknown as WorkerScope;
        const [notification] = await scope.registration.getNotifications();
        const click = new scope.ExtendableEvent('notificationclick');
        scope.dispatchEvent(Object.assign(click, { notification }));
      }),
  };
}
