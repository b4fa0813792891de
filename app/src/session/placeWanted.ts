import type { Location } from 'react-router-dom';

/** What the entry of a way in, `/login` or `/signup`, carries in the browser's history. No address can set it. */
export interface WayInState {
  /** The page that was asked for by somebody who had to log in first. */
  from: string;
  /** The session of whoever was there has ended by itself. */
  ended?: true;
}

/** @returns whether a path is one of the two ways in: what was wanted goes along from one to the other. */
export const isWayIn = (pathname: string) => pathname === '/login' || pathname === '/signup';

/** @returns what a way in has to carry so that it leads back to `location`. */
export const backTo = ({ pathname, search, hash }: Location): WayInState => ({
  from: pathname + search + hash,
});

/** @returns whether somebody stands at a way in because their session has ended. */
export const hasEnded = ({ state }: Location<unknown>): boolean =>
  typeof state === 'object' && state !== null && 'ended' in state;

/** @returns where somebody goes who has just logged in: to the page that was asked for, or else to the landing page. */
export function placeWanted({ state }: Location<unknown>): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  // A path of this site: two slashes would begin another one's address.
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : '/';
}
