import { useContext } from 'react';
import { SocietiesContext } from './SocietiesContext.ts';

/** The pages of a society. */
export type SocietyPageName = 'home' | 'info' | 'events' | 'posts' | 'merch' | 'dashboard';

/** The pages of the administrators' area. */
export type AdminPage = 'dashboard' | 'societies' | 'requests' | 'users' | 'history' | 'mails';

/** Where something is; undefined on a site that has no such page. */
export type Address = string | undefined;

/** A society as an address names it. */
export interface RouteSociety {
  id: number | string;
  name: string;
}

/** An event or a post as an address names it. */
export interface RouteContent {
  id: number;
  /** Id of the society that it belongs to. */
  society: number;
}

/** Every place that a component leads to. */
export interface Routes {
  /** The start: where the brand leads, and the way out of a page that is not there. */
  start: () => Address;
  /** Where somebody logs in. */
  login: () => Address;
  /** Where somebody makes an account. */
  signup: () => Address;
  /** The reader's own details. */
  profile: () => Address;
  /** All societies. */
  societies: () => Address;
  /** The societies that the reader is in. */
  mySocieties: () => Address;
  /** Everything that is on. */
  whatsOn: () => Address;
  /** The events that the reader has a place at. */
  myEvents: () => Address;
  /** All that the reader was told. */
  notices: () => Address;
  /** What a notice is about, from the address that its server gave it. */
  notice: (notice: { href: string }) => Address;
  /** A society, or one of its pages. */
  society: (society: RouteSociety, page?: SocietyPageName) => Address;
  /** Where a society's committee is changed. */
  committee: (society: RouteSociety) => Address;
  /** Where a President hands the presidency over. */
  handOver: (society: RouteSociety) => Address;
  /** Where an event is shown with everything about it. */
  event: (event: RouteContent) => Address;
  /** Where a whole post is read. */
  post: (post: RouteContent) => Address;
  /** The administrators' area, or one of its pages; `query` says what of its list is shown, and in which order. */
  admin: (page?: AdminPage, query?: string) => Address;
  /** Where administrators see one user. */
  adminUser: (user: { university_id: string }) => Address;
  /** Where administrators make accounts from a file. */
  importUsers: () => Address;
  /** Everything that an administrator is told of a society. */
  adminSociety: (society: RouteSociety) => Address;
  /** Societies that were removed and can be put back. */
  removedSocieties: () => Address;
}

/** The product's own addresses. Source: specification, section 2. */
export const defaultRoutes: Routes = {
  start: () => '/',
  login: () => '/login',
  signup: () => '/signup',
  profile: () => '/profile',
  societies: () => '/societies',
  mySocieties: () => '/my-societies',
  whatsOn: () => '/whats-on',
  myEvents: () => '/my-events',
  notices: () => '/notifications',
  notice: ({ href }) => href,
  society: ({ id }, page = 'home') => `/societies/${id}${page === 'home' ? '' : `/${page}`}`,
  committee: ({ id }) => `/societies/${id}/info?committee=edit`,
  handOver: ({ id }) => `/societies/${id}/dashboard/settings`,
  event: ({ id, society }) => `/societies/${society}/events/${id}`,
  post: ({ id, society }) => `/societies/${society}/posts?post=${id}`,
  admin: (page = 'dashboard', query) =>
    `/admin${page === 'dashboard' ? '' : `/${page}`}${query ? `?${query}` : ''}`,
  adminUser: ({ university_id }) => `/admin/users/${university_id}`,
  importUsers: () => '/admin/users/import',
  adminSociety: ({ id }) => `/admin/societies/${id}`,
  removedSocieties: () => '/admin/societies/removed',
};

/** Where things are on the site of the nearest `SocietiesProvider`; the product's own addresses without one. */
export const useRoutes = (): Routes => {
  const { routes } = useContext(SocietiesContext);
  return routes ? { ...defaultRoutes, ...routes } : defaultRoutes;
};
