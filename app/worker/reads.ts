import { paths } from 'societies-contract';
import { mark, readsOf, type SavedAnswer } from '../src/device/kept.ts';
import { inTime } from './inTime.ts';

declare const self: ServiceWorkerGlobalScope;

/** Milliseconds after which a saved answer is given while the network says nothing. */
const patience = 8_000;

/** The most answers of an account. The oldest makes room, but never the account's own events with their codes. */
const most = 80;

/** Milliseconds for which an answer is given: as long as a session may last without a word from the server. */
const longest = 30 * 86_400_000;

/** When the server answered, in a saved answer. */
const savedAt = 'saved-at';

/** What is kept, with `*` for one segment. Nothing of signing in, of administrators, of guests and members. */
const kept = new RegExp(
  `^(${[
    paths.myEvents,
    paths.notifications,
    paths.whatsOn,
    paths.profile,
    paths.categories,
    paths.society('*'),
    paths.societyDetail('*'),
    paths.featureOptions('*'),
    paths.widgets('*'),
    paths.posts('*'),
    paths.events('*'),
    paths.event('*', '*'),
  ]
    .join('|')
    .replaceAll('*', String.raw`\d+`)})$`,
);

/** Whether the answer to an address is kept. */
export const isKept = ({ pathname, search }: URL): boolean =>
  kept.test(pathname) || pathname + search === paths.mySocieties;

/** Whose token a request carries, if any. */
export function accountOf({ headers }: Request): string | undefined {
  try {
    const [, payload = ''] = (headers.get('authorization') ?? '').split('.');
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return typeof sub === 'string' ? sub : undefined;
  } catch {
    return undefined;
  }
}

/** What pages were sent, until they ask: the code that listens is loaded after the first answers. */
const posted = new Map<string, SavedAnswer[]>();

/** Tells a page which of its answers are saved ones. */
async function tell(clientId: string, saved: SavedAnswer): Promise<void> {
  posted.set(clientId, [...(posted.get(clientId) ?? []), saved]);
  (await self.clients.get(clientId))?.postMessage(saved);
}

/** Tells a page again what it was sent before it asked. */
export function tellAgain(client: Client): void {
  for (const saved of posted.get(client.id) ?? []) client.postMessage(saved);
  posted.delete(client.id);
}

/** Deletes the oldest answers beyond the limit; a cache lists them in the order in which they were put. */
async function makeRoom(store: Cache): Promise<void> {
  const others = (await store.keys()).filter(
    ({ url }) => ![mark, paths.myEvents].includes(new URL(url).pathname),
  );
  await Promise.all(others.slice(0, -most).map((request) => store.delete(request)));
}

/** Saves what the server answered, under its address alone: the request carries the token. */
async function save(store: Cache, url: string, reply: Response): Promise<void> {
  if ([403, 404, 410].includes(reply.status)) await store.delete(url);
  if (reply.status !== 200) return;
  const headers = new Headers(reply.headers);
  headers.set(savedAt, new Date().toISOString());
  const saved = new Response(await reply.blob(), { headers });
  if (!(await store.match(mark))) return;
  await store.put(url, saved);
  await makeRoom(store);
}

/**
 * Answers from the server, or else with what it last answered to the same account, and tells the page so.
 *
 * The cache is opened before the server answers: if the session ends meanwhile it is deleted, and what is put into it then goes with
 * it.
 */
export function answerRead(event: FetchEvent, account: string): void {
  const { request, clientId } = event;
  const name = readsOf(account);
  const opening = caches
    .match(mark, { cacheName: name })
    .then((begun) => (begun ? caches.open(name) : undefined));
  const fetched = opening.then(() => fetch(request));
  const copied = opening.then((store) => store && fetched.then((reply) => reply.clone()));

  const answer = async () => {
    const store = await opening;
    const fresh = store ? await inTime(fetched, patience) : await fetched;
    if (fresh) return fresh;
    const saved = await store?.match(request.url, { ignoreVary: true });
    const at = saved?.headers.get(savedAt) ?? '';
    if (!saved || !(Date.now() - Date.parse(at) < longest)) return fetched;
    const { pathname, search } = new URL(request.url);
    await tell(clientId, { read: pathname + search, at });
    return saved;
  };
  event.respondWith(answer());
  event.waitUntil(
    Promise.all([opening, copied]).then(
      ([store, reply]) => store && reply && save(store, request.url, reply),
      () => undefined,
    ),
  );
}
