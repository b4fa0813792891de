import { mutate, preload, SWRConfig } from 'swr';
import { api } from '../api/client.ts';
import { firstPaths, forgetFirstReplies } from '../api/firstReplies.ts';
import { firstLanguage } from '../preferences/language.ts';
import { router } from '../routes.tsx';
import { checkSession } from '../session/session.ts';
import { readToken } from '../session/token.ts';

const { cache } = SWRConfig.defaultValue;

/** The most milliseconds that rendering waits for the page's data after its code is loaded. */
const longestWait = 500;

/** The page's code. */
const isLoaded = new Promise<void>((resolve) => {
  if (router.state.initialized) resolve();
  else router.subscribe(({ initialized }) => initialized && resolve());
});

/** Puts the page's data into SWR's cache, so that the first render has it and does not request it again. */
async function read(path: string): Promise<void> {
  const reply: unknown = await preload(path, api.get);
  await mutate(path, reply, { revalidate: false });
  // SWR assumes that it is loading what it did not request itself, and would render once more to correct that.
  cache.set(path, { ...cache.get(path), isLoading: false });
}

async function isRead(): Promise<void> {
  const session = checkSession();
  const paths = firstPaths();
  await session;
  if (readToken() === null) return;
  // Failures are reported by the page when it reads.
  await Promise.allSettled(paths.map(read));
}

const reading = isRead();

/**
 * Resolves when the first page can be rendered completely in the language of the last visit: rendering it empty or in English
 * first would shift the layout and costs a phone half a second.
 */
export const firstPage: Promise<unknown> = Promise.all([firstLanguage, isLoaded])
  .then(() => Promise.race([reading, new Promise((resolve) => setTimeout(resolve, longestWait))]))
  .then(forgetFirstReplies);
