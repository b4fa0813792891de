import Type, { type Static } from 'typebox';
import { searchLimits } from '../limits.ts';
import { Id, ImageUrl, Instant } from './common.ts';
import { SearchMatch, Society, Theme } from './societies.ts';

export const EverythingQuery = Type.Object({ q: Type.String({ maxLength: searchLimits.max }) });

/** The society of a result, with what its logo needs. */
const owner = Type.Object({ id: Id, name: Type.String(), logo: ImageUrl, theme: Theme });

export const FoundEvent = Type.Object(
  { id: Id, name: Type.String(), datetime: Instant, society: owner, match: Type.Optional(SearchMatch) },
  { title: 'FoundEvent' },
);
export type FoundEvent = Static<typeof FoundEvent>;

/** In `match`, `name` stands for the title and `description` for the text. */
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

/** The best few of each kind: societies, coming events, and posts of the caller's societies. */
export const Everything = Type.Object(
  { societies: Type.Array(Society), events: Type.Array(FoundEvent), posts: Type.Array(FoundPost) },
  { title: 'Everything' },
);
export type Everything = Static<typeof Everything>;
