/**
 * Puts the page and every file that it has loaded, and loads from now on, aside for when the network is gone. The worker in
 * `public/door-worker.js` answers with them. Only the door does this: a stale page anywhere else would help nobody.
 * @returns a function that stops it.
 */
export function keepForOffline(): () => void {
  // Without https there is neither.
  if (!('serviceWorker' in navigator) || !('caches' in window)) return () => undefined;
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
