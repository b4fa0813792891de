import { mutate, preload, SWRConfig, unstable_serialize, type Arguments } from 'swr';
import { api } from '../api/client.ts';
import { readKeyAsVisitor, visitorKey } from '../api/useRead.ts';
import type { Page } from '../pages.ts';
import { firstLanguage } from '../preferences/language.ts';
import { router } from '../routes.tsx';
import { Visit } from '../session/ProtectedRoute.tsx';
import { checkSession } from '../session/session.ts';
import { readToken } from '../session/token.ts';
import { beginVisit, isDirectoryPublic } from '../session/visiting.ts';
import { nextTask } from './nextTask.ts';
import { mergedHandle } from './usePageHandle.ts';

const { cache } = SWRConfig.defaultValue;

/** The most milliseconds that rendering waits for the page's data. */
const longestWait = 800;

/** The page's code. */
const isLoaded = new Promise<void>((resolve) => {
  if (router.state.initialized) resolve();
  else router.subscribe(({ initialized }) => initialized && resolve());
});

/** Reads into SWR's cache, so that the first render has it and does not request it again. */
async function read<Key extends Arguments>(key: Key, fetcher: (key: Key) => Promise<unknown>): Promise<void> {
  const reply = await preload(key, fetcher);
  await mutate(key, reply, { revalidate: false });
  // SWR assumes that it is loading what it did not request itself, and would render once more to correct that.
  const stored = unstable_serialize(key);
  cache.set(stored, { ...cache.get(stored), isLoading: false });
}

/** Reads what the page shows first while its code is on its way. Failures are reported by the page when it reads. */
async function isRead(): Promise<void> {
  // Making the router and calling the server take a phone 50 ms each.
  await nextTask();
  const { matches, location } = router.state;
  const handles = matches.map(({ route }) => route.handle as Pick<Page, 'reads'> | undefined);
  const paths = matches.flatMap(({ params }, at) => handles[at]?.reads?.(params) ?? []);
  const reads = location.search === '' ? paths : [];
  if (readToken() !== null) {
    await Promise.allSettled([checkSession(), ...reads.map((path) => read(path, api.get))]);
  } else if (isDirectoryPublic() && mergedHandle(handles).open) {
    beginVisit();
    await Promise.allSettled([
      Visit.fetch(),
      ...reads.map((path) => read(visitorKey(path), readKeyAsVisitor)),
    ]);
  }
}

const waiting = new Promise((resolve) => setTimeout(resolve, longestWait));

/**
 * Resolves when the first page can be rendered completely in the language of the last visit: rendering it empty or in English
 * first would shift the layout and costs a phone half a second.
 */
export const firstPage: Promise<unknown> = Promise.all([
  firstLanguage,
  isLoaded,
  Promise.race([isRead(), waiting]),
]);
