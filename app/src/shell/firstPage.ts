import { mutate, preload, SWRConfig } from 'swr';
import { api } from '../api/client.ts';
import type { Page } from '../pages.ts';
import { firstLanguage } from '../preferences/language.ts';
import { router } from '../routes.tsx';
import { checkSession } from '../session/session.ts';
import { readToken } from '../session/token.ts';

const { cache } = SWRConfig.defaultValue;

/** The most milliseconds that rendering waits for the page's data. */
const longestWait = 800;

/** The page's code. */
const isLoaded = new Promise<void>((resolve) => {
  if (router.state.initialized) resolve();
  else router.subscribe(({ initialized }) => initialized && resolve());
});

/** Reads into SWR's cache, so that the first render has it and does not request it again. */
async function read(path: string): Promise<void> {
  const reply: unknown = await preload(path, api.get);
  await mutate(path, reply, { revalidate: false });
  // SWR assumes that it is loading what it did not request itself, and would render once more to correct that.
  cache.set(path, { ...cache.get(path), isLoading: false });
}

/** Reads what the page shows first while its code is on its way. Failures are reported by the page when it reads. */
async function isRead(): Promise<void> {
  const { matches, location } = router.state;
  const paths = matches.flatMap(
    ({ route, params }) => (route.handle as Pick<Page, 'reads'> | undefined)?.reads?.(params) ?? [],
  );
  const reads = readToken() === null || location.search !== '' ? [] : paths;
  await Promise.allSettled([checkSession(), ...reads.map(read)]);
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
