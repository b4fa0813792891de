import type { Location } from 'react-router-dom';

/** History state of `/login` and `/signup`. It cannot be set by an address. */
export interface SignInState {
  /** The page to return to after logging in. */
  from: string;
  /** Set if the session ended by itself. */
  ended?: true;
}

/** @returns whether a path is the login or signup page, between which the state is passed on. */
export const isSignInPage = (pathname: string) => pathname === '/login' || pathname === '/signup';

/** @returns history state that leads back to `location`. */
export const backTo = ({ pathname, search, hash }: Location): SignInState => ({
  from: pathname + search + hash,
});

/** @returns whether the user is at the login page because the session ended. */
export const hasEnded = ({ state }: Location<unknown>): boolean =>
  typeof state === 'object' && state !== null && 'ended' in state;

/** @returns where to go after logging in: the requested page, or the landing page. */
export function returnAddress({ state }: Location<unknown>): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  // A path on this site: two slashes would start another host's address.
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : '/';
}
