/** Where the tab remembers for which app it loaded the page again, so that it never does so twice for one. */
const storageKey = 'reloaded-for';

/** The files that a page starts with, whose names change with the code. */
const entryOf = (page: Document) =>
  [...page.querySelectorAll('script[type="module"][src]')]
    .map((script) => script.getAttribute('src'))
    .join(' ') || undefined;

/**
 * Asks the server which app it serves now.
 * @returns what it starts with; undefined when the server is not reached.
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
