import { mutate, preload, SWRConfig } from 'swr';
import { api } from '../api/client.ts';
import { firstPaths, forgetFirstReplies } from '../api/firstReplies.ts';
import { firstLanguage } from '../preferences/language.ts';
import { router } from '../routes.tsx';
import { checkSession } from '../session/session.ts';
import { readToken } from '../session/token.ts';

const { cache } = SWRConfig.defaultValue;

/** Milliseconds that what the first page reads is waited for once its code is there; then it is drawn as far as it is known. */
const patience = 500;

/** Its code. */
const isLoaded = new Promise<void>((resolve) => {
  if (router.state.initialized) resolve();
  else router.subscribe(({ initialized }) => initialized && resolve());
});

/** What it reads. It is given to the cache, so that the page is drawn with it at once, and reads it no second time. */
async function read(path: string): Promise<void> {
  const reply: unknown = await preload(path, api.get);
  await mutate(path, reply, { revalidate: false });
  // What it has not asked for itself it takes for still loading, and draws the page once more to say that it is not.
  cache.set(path, { ...cache.get(path), isLoading: false });
}

async function isRead(): Promise<void> {
  const session = checkSession();
  const paths = firstPaths();
  await session;
  if (readToken() === null) return;
  // What cannot be read is said by the page that reads it.
  await Promise.allSettled(paths.map(read));
}

const reading = isRead();

/**
 * Settles when the first page can be drawn whole, in the language of the last visit: a page that was English for a moment, or
 * empty, would jump, and drawing it twice costs a phone half a second.
 */
export const firstPage: Promise<unknown> = Promise.all([firstLanguage, isLoaded])
  .then(() => Promise.race([reading, new Promise((resolve) => setTimeout(resolve, patience))]))
  .then(forgetFirstReplies);
