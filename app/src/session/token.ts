import { deviceStorage } from '../preferences/deviceStorage.ts';
import { createStore } from '../state/store.ts';

/**
 * The access token, stored as specified: `localStorage.jwt` holds `{"accessToken": "…"}`. Only this module reads and writes it;
 * others subscribe.
 */
const storageKey = 'jwt';

interface Change {
  token: string | null;
  origin: 'this tab' | 'another tab';
}
const lastChange = createStore<Change | undefined>(undefined);

/** @returns the stored access token, or null if there is none or the value is not ours. */
export function readToken(): string | null {
  try {
    const stored: unknown = JSON.parse(deviceStorage.read(storageKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('accessToken' in stored)) return null;
    return typeof stored.accessToken === 'string' && stored.accessToken !== '' ? stored.accessToken : null;
  } catch {
    return null;
  }
}

/** The university ID of whom this page belongs to. */
let owner: string | null = null;

/** Says to whom this page belongs: calls with another's token are not sent. */
export function setOwner(uniID: string | null): void {
  owner = uniID;
}

/** Whose a token is, as far as it can be read. */
export function ownerOf(token: string): string | undefined {
  try {
    const [, payload = ''] = token.split('.');
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return typeof sub === 'string' ? sub : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a token, as far as it can be read, belongs to somebody else than this page. */
export const isOfAnother = (token: string): boolean => owner !== null && (ownerOf(token) ?? owner) !== owner;

/** Stores the token, or removes it if null, and notifies this tab's listeners; other tabs are notified by the browser. */
export function writeToken(token: string | null): void {
  deviceStorage.write(storageKey, token === null ? null : JSON.stringify({ accessToken: token }));
  lastChange.set({ token, origin: 'this tab' });
}

/** Calls `listener` when the token changes in this or another tab. */
export function onTokenChange(listener: (change: Change) => void): void {
  lastChange.subscribe(() => {
    const change = lastChange.get();
    if (change) listener(change);
  });
}

addEventListener('storage', (event) => {
  // A null key means that the whole storage was cleared.
  if (event.key !== storageKey && event.key !== null) return;
  lastChange.set({ token: readToken(), origin: 'another tab' });
});
