import { paths } from 'societies-contract';
import { demoPassword } from '../src/database/seeds/demo/index.ts';

/** One of the people who call at once. */
export interface Person {
  universityId: string;
  token: string;
  /** Counts from 0. */
  index: number;
  /** One that they read and write to. */
  society: number;
}

export interface Request {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: string;
}

/** A call that is measured. */
export interface Case {
  title: string;
  /** What a person sends, again and again in turn. */
  requests: (person: Person) => Request[];
  /** The least that its rate may be, as a part of the profile's; undefined when no bar was set. */
  bar?: number;
}

const get = (path: string): Request[] => [{ method: 'GET', path }];
const page = (index: number) =>
  get(`${paths.societies}?page=${1 + (index % 4)}&page_size=12&sort=${index % 2 ? 'name' : '-members'}`);
/** Everybody looks for something else. */
const words = ['chess', 'golden', 'dance', 'night', 'an', 'wednes', 'runners', 'at eight', 'xylo', 'society'];

/** What all others are measured against: who calls, and one row by its key. */
export const profile: Case = { title: 'profile', requests: () => get(paths.profile) };

/** Every society's, a page as the screen shows it. */
export const whatsOn: Case = { title: 'what is on', requests: () => get(paths.whatsOn), bar: 0.3 };

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

export const cases = {
  paged: { title: 'list, a page of 12', requests: ({ index }) => page(index), bar: 0.6 },
  searched: {
    title: 'list, searched',
    requests: ({ index }) =>
      get(
        `${paths.societies}?page=1&page_size=12&search=${encodeURIComponent(words[index % words.length] ?? '')}`,
      ),
    bar: 0.6,
  },
  recommended: { title: 'recommended', requests: () => get(paths.recommendedSocieties), bar: 0.6 },
  society: { title: 'society page', requests: ({ society }) => get(paths.society(society)), bar: 0.4 },
  widgets: { title: 'widgets', requests: ({ society }) => get(paths.widgets(society)), bar: 0.4 },
  whatsOn,
  whatsOnFolded: {
    title: 'what is on, each series once',
    requests: () => get(`${paths.whatsOn}?folded=true`),
    bar: 0.3,
  },
  whatsOnThisWeek: {
    title: 'what is on, this week from its Monday',
    requests: () => get(`${paths.whatsOn}?from=${inDays(-3)}&to=${inDays(4)}`),
  },
  whatsOnMine: { title: 'what is on, my societies', requests: () => get(`${paths.whatsOn}?mine=true`) },
  whatsOnFree: { title: 'what is on, free', requests: () => get(`${paths.whatsOn}?free=true`) },
  whatsOnPlaces: { title: 'what is on, places left', requests: () => get(`${paths.whatsOn}?places=true`) },
  whatsOnCategory: { title: 'what is on, a category', requests: () => get(`${paths.whatsOn}?category=1`) },
  whatsOnSearched: { title: 'what is on, searched', requests: () => get(`${paths.whatsOn}?search=evening`) },
  events: { title: 'events of a society', requests: ({ society }) => get(paths.events(society)), bar: 0.4 },
  busy: {
    title: 'list, one in ten joins',
    requests: ({ index, society }) =>
      index % 10 === 0
        ? [
            { method: 'POST', path: paths.join(society) },
            { method: 'POST', path: paths.leave(society) },
          ]
        : page(index),
  },
} satisfies Record<string, Case>;

/** Costs a core some milliseconds, on purpose; under more of them than it can bear, the server says 503. */
export const login: Case = {
  title: 'login',
  requests: ({ universityId }) => [
    {
      method: 'POST',
      path: paths.login,
      body: JSON.stringify({ uniID: universityId, password: demoPassword }),
    },
  ],
};
