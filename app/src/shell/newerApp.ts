/** Where the tab remembers for which app it loaded the page again, so that it never does so twice for one. */
const storageKey = 'reloaded-for';

const entryOf = (page: Document) =>
  page.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src');

/**
 * Asks the server which app it serves now.
 * @returns its entry, whose name changes with the code; undefined when the server is not reached.
 */
export async function entryServed(): Promise<string | undefined> {
  try {
    const reply = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-store' });
    if (!reply.ok) return undefined;
    return entryOf(new DOMParser().parseFromString(await reply.text(), 'text/html')) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Loads the page again when the server has another app than the one that runs here: the code that is missing went with a
 * deploy. Once for each deploy: an app that does not arrive by that does not by more of it.
 * @returns whether the page is being left.
 */
export async function reloadForNewerApp(): Promise<boolean> {
  const served = await entryServed();
  if (served === undefined || served === entryOf(document)) return false;
  if (sessionStorage.getItem(storageKey) === served) return false;
  sessionStorage.setItem(storageKey, served);
  location.reload();
  return true;
}
