import Type, { type Static } from 'typebox';
import { searchLimits } from '../limits.ts';
import { Id, ImageUrl, Instant } from './common.ts';
import { SearchMatch, Society, Theme } from './societies.ts';

export const EverythingQuery = Type.Object({ q: Type.String({ maxLength: searchLimits.max }) });

/** The society that something found belongs to, with what its logo is drawn from. */
const owner = Type.Object({ id: Id, name: Type.String(), logo: ImageUrl, theme: Theme });

export const FoundEvent = Type.Object(
  { id: Id, name: Type.String(), datetime: Instant, society: owner, match: Type.Optional(SearchMatch) },
  { title: 'FoundEvent' },
);
export type FoundEvent = Static<typeof FoundEvent>;

/** `match` names the title `name`, and the text `description`. */
export const FoundPost = Type.Object(
  {
    id: Id,
    title: Type.String(),
    last_updated: Instant,
    society: owner,
    match: Type.Optional(SearchMatch),
  },
  { title: 'FoundPost' },
);
export type FoundPost = Static<typeof FoundPost>;

/** A few of each kind, the best first: all societies, coming events of all of them, posts of the caller's. */
export const Everything = Type.Object(
  { societies: Type.Array(Society), events: Type.Array(FoundEvent), posts: Type.Array(FoundPost) },
  { title: 'Everything' },
);
export type Everything = Static<typeof Everything>;
