import { createStore, useStore } from '../state/store.ts';

/** Somebody who reads public pages without an account: whether they do, and whether they pressed what takes one. */
const visiting = createStore<{ reads: boolean; asksIn: boolean }>({ reads: false, asksIn: false });

/** Whether the site lets anybody read some pages. The server says so in the page itself, so that nothing need be asked. */
export const isDirectoryPublic = () => document.querySelector('meta[name="public-directory"]') !== null;

export const useVisiting = () => useStore(visiting);

/** Whether the page is read without an account. */
export const isVisiting = () => visiting.get().reads;

export function beginVisit(): () => void {
  const { reads, asksIn } = visiting.get();
  if (!reads || asksIn) visiting.set({ reads: true, asksIn: false });
  return () => visiting.set({ reads: false, asksIn: false });
}

/** After a press on what takes an account: the page leads to logging in, and back. */
export const askIn = () => visiting.set({ reads: true, asksIn: true });
