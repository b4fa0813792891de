/**
 * The access token, stored as specified: `localStorage.jwt` holds `{"accessToken": "…"}`. Only this module reads and writes it;
 * others subscribe.
 */
const storageKey = 'jwt';

type Listener = (token: string | null, origin: 'this tab' | 'another tab') => void;
const listeners = new Set<Listener>();

/** @returns the stored access token, or null if there is none or the value is not ours. */
export function readToken(): string | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('accessToken' in stored)) return null;
    return typeof stored.accessToken === 'string' && stored.accessToken !== '' ? stored.accessToken : null;
  } catch {
    return null;
  }
}

/** Stores the token, or removes it if null, and notifies this tab's listeners; other tabs are notified by the browser. */
export function writeToken(token: string | null): void {
  if (token === null) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, JSON.stringify({ accessToken: token }));
  for (const listener of listeners) listener(token, 'this tab');
}

/** Calls `listener` when the token changes in this or another tab. */
export function onTokenChange(listener: Listener): void {
  listeners.add(listener);
}

addEventListener('storage', (event) => {
  // A null key means that the whole storage was cleared.
  if (event.key !== storageKey && event.key !== null) return;
  const token = readToken();
  for (const listener of listeners) listener(token, 'another tab');
});
