/*
 * What this browser keeps of the answers that an account has read, for times without a network: a cache for each account, which its
 * session begins and ends. The service worker (app/worker) fills it and answers from it.
 */

const prefix = 'reads of ';

export const readsOf = (account: string): string => prefix + account;

/**
 * Stands in each cache from its beginning. One without it was made after the session's end, by a reply that came late, and takes
 * nothing.
 */
export const mark = '/reads-of-a-session';

/** What the service worker tells a page about an answer that is not the server's. */
export interface SavedAnswer {
  /** The address that was read. */
  read: string;
  /** When the server answered, as an ISO time. */
  at: string;
}

/** Insecure contexts have none, and browsers that block the site's data refuse, some as soon as they are asked for them. */
function hasCaches(): boolean {
  try {
    return Boolean(globalThis.caches);
  } catch {
    return false;
  }
}

/** Whether this browser keeps what an account reads. */
export async function keepsReads(account: string): Promise<boolean> {
  if (!hasCaches()) return false;
  return (await caches.match(mark, { cacheName: readsOf(account) }).catch(() => undefined)) !== undefined;
}

/** Begins to keep what an account reads. */
export async function keepReads(account: string): Promise<void> {
  await (await caches.open(readsOf(account))).put(mark, new Response());
}

/**
 * Deletes what accounts have read.
 * @param but whose is left.
 */
export async function forgetReads(but?: string): Promise<void> {
  if (!hasCaches()) return;
  const names = await caches.keys().catch(() => []);
  const others = names.filter((name) => name.startsWith(prefix) && name !== prefix + but);
  await Promise.all(others.map((name) => caches.delete(name)));
}
