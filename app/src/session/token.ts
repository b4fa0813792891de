/**
 * The access token, kept where the specification says: `localStorage.jwt` holds `{"accessToken": "…"}`.
 * One place reads and writes it; everybody else listens.
 */
const storageKey = 'jwt';

type Listener = (token: string | null, origin: 'this tab' | 'another tab') => void;
const listeners = new Set<Listener>();

/** @returns the stored access token, or null when there is none or what is stored is not ours. */
export function readToken(): string | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('accessToken' in stored)) return null;
    return typeof stored.accessToken === 'string' && stored.accessToken !== '' ? stored.accessToken : null;
  } catch {
    return null;
  }
}

/** Stores the token, or removes it with null, and tells every listener of this tab; other tabs hear of it by themselves. */
export function writeToken(token: string | null): void {
  if (token === null) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, JSON.stringify({ accessToken: token }));
  for (const listener of listeners) listener(token, 'this tab');
}

/** Calls `listener` whenever the token changes, in this tab or in another. */
export function onTokenChange(listener: Listener): void {
  listeners.add(listener);
}

addEventListener('storage', (event) => {
  // A null key means that the whole storage was cleared.
  if (event.key !== storageKey && event.key !== null) return;
  const token = readToken();
  for (const listener of listeners) listener(token, 'another tab');
});
