import { inTime } from './inTime.ts';

/** What the build puts in (vite.config.ts, `worker`): the files that pages need without a network, and a hash of them all. */
declare const build: { version: string; files: readonly string[] };
const { version, files } = build;

const prefix = 'app ';
const current = prefix + version;

/** The page, which is the same for every address. */
const pagePath = '/';

/** Milliseconds after which a page is shown from this device while the network says nothing. */
const patience = 5_000;

/**
 * Saves the app of this version.
 * @throws if the server has another by now. The browser tries again at the next visit.
 */
export async function saveApp(): Promise<void> {
  const page = await fetch(pagePath, { headers: { accept: 'text/html' }, cache: 'no-store' });
  const html = await page.clone().text();
  const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, source = '']) => source);
  if (!page.ok || !scripts.every((source) => files.includes(source)))
    throw new Error('The server has another version of the app.');
  const store = await caches.open(current);
  for (const file of files) {
    // A hashed name means the same bytes.
    const known = await caches.match(file);
    await (known ? store.put(file, known) : store.add(file));
  }
  await store.put(pagePath, page);
}

/** Deletes what earlier versions have saved. */
export async function dropOldApps(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== current);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/**
 * The page from the server, so that a new version is taken at once; the saved one if the server is not reached, or a proxy answers
 * for it with an error during a deploy.
 */
export async function answerPage(request: Request): Promise<Response> {
  const fetched = fetch(request);
  const fresh = await inTime(fetched, patience);
  if (fresh && fresh.status < 500) return fresh;
  return (await caches.match(pagePath, { cacheName: current })) ?? fetched;
}

/** A file with a hashed name, which is never outdated. What a page has loaded is saved too, until the next version. */
export async function answerAsset(request: Request): Promise<Response> {
  const known = await caches.match(request.url);
  if (known) return known;
  const reply = await fetch(request);
  if (reply.ok) await (await caches.open(current)).put(request.url, reply.clone());
  return reply;
}
