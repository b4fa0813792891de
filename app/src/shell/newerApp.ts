import { tabStorage } from '../preferences/deviceStorage.ts';

/** The version for which this tab has reloaded already, so that it reloads only once for each. */
const storageKey = 'reloaded-for';

/** The entry files, whose names change with the code. */
const entryOf = (page: Document) =>
  [...page.querySelectorAll('script[type="module"][src]')]
    .map((script) => script.getAttribute('src'))
    .join(' ') || undefined;

/**
 * Asks the server which version of the app it serves.
 * @returns its entry files; undefined if the server is unreachable.
 */
export async function entryServed(): Promise<string | undefined> {
  try {
    const reply = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-store' });
    if (!reply.ok) return undefined;
    return entryOf(new DOMParser().parseFromString(await reply.text(), 'text/html'));
  } catch {
    return undefined;
  }
}

/**
 * Reloads once per deployment, because missing code went with it.
 * @returns whether the page is being left.
 */
export async function reloadForNewerApp(): Promise<boolean> {
  const served = await entryServed();
  if (served === undefined || served === entryOf(document)) return false;
  // What cannot be remembered would reload for ever.
  if (tabStorage.read(storageKey) === served || !tabStorage.write(storageKey, served)) return false;
  location.reload();
  return true;
}
