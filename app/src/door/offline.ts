import { isSiteDataBlocked } from '../preferences/deviceStorage.ts';

/**
 * Caches the page and all files it has loaded or will load, for the service worker in `public/door-worker.js`. Only for the
 * door page: anywhere else an outdated page would help nobody.
 * @returns a function that stops caching.
 */
export function keepForOffline(): () => void {
  // Insecure contexts have neither, and browsers that block the site's data refuse.
  if (isSiteDataBlocked() || !('serviceWorker' in navigator) || !('caches' in window)) return () => undefined;
  const keep = async (addresses: string[]) => {
    const store = await caches.open('door');
    for (const address of addresses) if (!(await store.match(address))) await store.add(address);
  };
  const files = (entries: PerformanceEntryList) =>
    entries
      .map(({ name }) => new URL(name))
      .filter(isFile)
      .map(({ href }) => href);
  const isFile = ({ origin, pathname }: URL) => origin === location.origin && pathname.startsWith('/assets/');
  const observer = new PerformanceObserver((list) => {
    keep(files(list.getEntries())).catch((error: unknown) => console.error(error));
  });

  const begin = async () => {
    await navigator.serviceWorker.register('/door-worker.js', { scope: '/societies/' });
    const [store, page] = await Promise.all([caches.open('door'), fetch(location.pathname)]);
    if (page.ok) await store.put('/door-page', page);
    observer.observe({ type: 'resource', buffered: true });
  };
  begin().catch((error: unknown) => console.error(error));
  return () => observer.disconnect();
}
