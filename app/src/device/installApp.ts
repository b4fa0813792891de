import { isSiteDataBlocked } from '../preferences/deviceStorage.ts';

/** Once the browser has nothing else to do, or after so many milliseconds, so that no first visit is slower. */
const whenIdle = (longest = 5_000) =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: longest });
    else setTimeout(resolve, longest);
  });

/** Waits until requests of this page go through the service worker. */
const isControlled = () =>
  new Promise<void>((resolve) => {
    const { serviceWorker } = navigator;
    if (serviceWorker.controller) resolve();
    else serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });

/** What earlier versions registered for the door alone. */
async function removeDoorWorker(): Promise<void> {
  const scope = new URL('/societies/', location.href).href;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await registrations.find((registration) => registration.scope === scope)?.unregister();
  await caches.delete('door');
}

/** Lets the service worker save what this page loaded without it. The browser has these files at hand. */
const saveLoadedFiles = () =>
  Promise.all(
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.startsWith(`${location.origin}/assets/`))
      .map(({ name }) => fetch(name)),
  );

async function install(): Promise<void> {
  await whenIdle();
  await removeDoorWorker();
  const isFirst = navigator.serviceWorker.controller === null;
  await navigator.serviceWorker.register('/sw.js');
  await isControlled();
  if (isFirst) await saveLoadedFiles();
}

let installing: Promise<void> | undefined;

/**
 * Makes the app open without a network.
 * @returns false where the browser has no service workers or refuses them. Never settles where one is registered but not used, as after
 * a reload with Shift.
 */
export function installApp(): Promise<boolean> {
  // Insecure contexts have no service workers, and while developing one would serve outdated code.
  const hasWorkers = import.meta.env.PROD && 'serviceWorker' in navigator && 'caches' in window;
  if (!hasWorkers || isSiteDataBlocked()) return Promise.resolve(false);
  installing ??= install();
  return installing.then(
    () => true,
    (error: unknown) => {
      console.error(error);
      return false;
    },
  );
}
