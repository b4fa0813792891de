import { useContext } from 'react';
import { SocietiesContext } from './SocietiesContext.ts';

export type SocietyPageName = 'home' | 'info' | 'events' | 'posts' | 'merch' | 'dashboard';

/** The pages of the administrators' area. */
export type AdminPage =
  | 'dashboard'
  | 'societies'
  | 'requests'
  | 'affiliation'
  | 'orphans'
  | 'users'
  | 'import'
  | 'history'
  | 'mails'
  | 'site';

/** An address; undefined if the site has no such page. */
export type Address = string | undefined;

/** The fields of a society that its address may need. */
export interface RouteSociety {
  id: number | string;
  name: string;
}

/** The fields of an event or post that its address may need. */
export interface RouteContent {
  id: number;
  /** Id of the society that it belongs to. */
  society: number;
}

/** All places that components link to. */
export interface Routes {
  /** The home page. */
  start: () => Address;
  /** Where somebody logs in. */
  login: () => Address;
  /** Where somebody makes an account. */
  signup: () => Address;
  /** The user's profile. */
  profile: () => Address;
  /** Whom to write to about the site, its policies, and what it is made of. */
  policies: () => Address;
  /** How accessible the site is, where its operator names no page of their own. */
  accessibility: () => Address;
  /** All societies. */
  societies: () => Address;
  /** The user's societies. */
  mySocieties: () => Address;
  /** All societies' events. */
  whatsOn: () => Address;
  /** The user's events. */
  myEvents: () => Address;
  /** The user's notices. */
  notices: () => Address;
  /** The page a notice leads to, from the address its server gave it. */
  notice: (notice: { href: string }) => Address;
  /** A society, or one of its pages. */
  society: (society: RouteSociety, page?: SocietyPageName) => Address;
  /** Where a society's committee is edited. */
  committee: (society: RouteSociety) => Address;
  /** Where a President hands over the presidency. */
  handOver: (society: RouteSociety) => Address;
  /** An event's page. */
  event: (event: RouteContent) => Address;
  /** An event's door page, which checks guests in. */
  door: (event: RouteContent) => Address;
  /** The poster of an invitation to a society, to be printed. */
  poster: (invitation: RouteContent) => Address;
  /** A student's own request for a new society. */
  societyRequest: (request: { id: number }) => Address;
  /** A post's page. */
  post: (post: RouteContent) => Address;
  /** An administration page; `query` filters and sorts its list. */
  admin: (page?: AdminPage, query?: string) => Address;
  /** A user's page for administrators. */
  adminUser: (user: { university_id: string }) => Address;
  /** A society's page for administrators. */
  adminSociety: (society: RouteSociety) => Address;
  /** Deleted societies that can be restored. */
  removedSocieties: () => Address;
}

/** The product's own addresses. Source: specification, section 2. */
export const defaultRoutes: Routes = {
  start: () => '/',
  login: () => '/login',
  signup: () => '/signup',
  policies: () => '/policies',
  accessibility: () => '/accessibility',
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
  door: ({ id, society }) => `/societies/${society}/events/${id}/door`,
  poster: ({ id, society }) => `/societies/${society}/invitations/${id}/poster`,
  societyRequest: ({ id }) => `/my-societies/requests/${id}`,
  post: ({ id, society }) => `/societies/${society}/posts?post=${id}`,
  admin: (page = 'dashboard', query) =>
    `/admin${page === 'dashboard' ? '' : `/${page}`}${query ? `?${query}` : ''}`,
  adminUser: ({ university_id }) => `/admin/users/${university_id}`,
  adminSociety: ({ id }) => `/admin/societies/${id}`,
  removedSocieties: () => '/admin/societies/removed',
};

/** The routes of the nearest `SocietiesProvider`; by default the product's own. */
export const useRoutes = (): Routes => {
  const { routes } = useContext(SocietiesContext);
  return routes ? { ...defaultRoutes, ...routes } : defaultRoutes;
};
