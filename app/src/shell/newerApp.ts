import { tabStorage } from '../preferences/deviceStorage.ts';

/** The entry files that this tab runs; their names change with the code. */
const entries = [...document.querySelectorAll('script[type="module"][src]')].map(
  (script) => script.getAttribute('src') ?? '',
);
const version = entries.join(' ');

/** The version for which this tab has reloaded already, so that it reloads only once for each. */
const storageKey = 'reloaded-for';

/** Asks the server whether it serves another version of the app. @returns undefined if the server is unreachable. */
export async function isReplaced(): Promise<boolean | undefined> {
  try {
    const reply = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-store' });
    if (!reply.ok) return undefined;
    const page = await reply.text();
    return !entries.every((entry) => page.includes(entry));
  } catch {
    return undefined;
  }
}

/**
 * Reloads once per deployment, because missing code went with it.
 * @returns whether the page is being left.
 */
export async function reloadForNewerApp(): Promise<boolean> {
  if (!(await isReplaced())) return false;
  // What cannot be remembered would reload for ever.
  if (tabStorage.read(storageKey) === version || !tabStorage.write(storageKey, version)) return false;
  location.reload();
  return true;
}
