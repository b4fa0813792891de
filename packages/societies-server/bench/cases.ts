import { paths } from 'societies-contract';
import type { SocietiesQuery } from 'societies-contract/schemas';
import { findCredentials } from '../src/account/queries.ts';
import { demoPassword } from '../src/database/seeds/demo/index.ts';
import { findEvent, givePlaceBack, listEvents, takePlace } from '../src/events/queries.ts';
import type { Server } from '../src/platform/routes.ts';
import { toggleLike } from '../src/posts/queries.ts';
import {
  countSocieties,
  findSociety,
  findSocietyPage,
  join,
  leave,
  listSocieties,
} from '../src/societies/queries.ts';

/** One of the people who call at once. */
export interface Person {
  universityId: string;
  token: string;
  /** Counts from 0; people do not share what they write to. */
  index: number;
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
  /** The statements of those requests' handlers, and nothing else: the limit that the call is measured against. */
  work: (server: Server, person: Person) => (() => Promise<unknown>)[];
  /** Of the limit's rounds a second; undefined when no bar was set. */
  bar?: number;
}

const get = (path: string): Request[] => [{ method: 'GET', path }];
/** A society of a person's own, and its last event, which is still to come. */
const societyOf = ({ index }: Person) => 11 + index;
const eventOf = (person: Person) => societyOf(person) * 5;
const paged: SocietiesQuery = { page: 3, page_size: 12, sort: 'name' };
const searched: SocietiesQuery = { page: 1, page_size: 12, search: 'golden' };
const address = (query: SocietiesQuery) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.set(name, String(value));
  return `${paths.societies}?${search.toString()}`;
};

const list =
  (query: SocietiesQuery): Case['work'] =>
  ({ database }, { universityId }) => [
    () =>
      Promise.all([
        countSocieties(database, query, universityId),
        listSocieties(database, query, universityId),
      ]),
  ];

export const cases = {
  paged: { title: 'list, a page of 12', requests: () => get(address(paged)), work: list(paged), bar: 0.5 },
  searched: {
    title: 'list, searched',
    requests: () => get(address(searched)),
    work: list(searched),
    bar: 0.5,
  },
  society: {
    title: 'society page',
    requests: (person) => get(paths.society(societyOf(person))),
    work: ({ database }, person) => [() => findSocietyPage(database, societyOf(person), person.universityId)],
    bar: 0.5,
  },
  events: {
    title: 'events of a society',
    requests: (person) => get(paths.events(societyOf(person))),
    work: ({ database }, person) => [() => listEvents(database, societyOf(person), person.universityId)],
  },
  login: {
    title: 'login',
    requests: ({ universityId }) => [
      {
        method: 'POST',
        path: paths.login,
        body: JSON.stringify({ uniID: universityId, password: demoPassword }),
      },
    ],
    work: ({ database, passwords }, { universityId }) => [
      async () => {
        const found = await findCredentials(database, universityId);
        return passwords.matches(found?.passwordHash, demoPassword);
      },
    ],
  },
  join: {
    title: 'join, leave',
    requests: (person) => [
      { method: 'POST', path: paths.join(societyOf(person)) },
      { method: 'POST', path: paths.leave(societyOf(person)) },
    ],
    work: ({ database }, person) => {
      const [society, id] = [societyOf(person), person.universityId];
      return [
        () => join(database, society, id).then(() => findSociety(database, society, id)),
        () => leave(database, society, id).then(() => findSociety(database, society, id)),
      ];
    },
  },
  signup: {
    title: 'event sign-up, withdrawal',
    requests: (person) => {
      const path = paths.eventSignup(societyOf(person), eventOf(person));
      return [
        { method: 'POST', path },
        { method: 'DELETE', path },
      ];
    },
    work: ({ database }, person) => {
      const [society, event, id] = [societyOf(person), eventOf(person), person.universityId];
      return [
        () => takePlace(database, society, event, id).then(() => findEvent(database, society, event, id)),
        () => givePlaceBack(database, society, event, id),
      ];
    },
  },
  like: {
    title: 'like of a post',
    requests: (person) => [{ method: 'POST', path: paths.postLike(societyOf(person), societyOf(person)) }],
    work: ({ database }, person) => [
      () => toggleLike(database, societyOf(person), societyOf(person), person.universityId),
    ],
  },
} satisfies Record<string, Case>;

export type CaseName = keyof typeof cases;
