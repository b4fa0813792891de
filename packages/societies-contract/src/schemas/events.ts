import Type, { type Static } from 'typebox';
import { durationPattern, eventLimits } from '../limits.ts';
import { validation } from '../validation.ts';
import {
  ConflictReply,
  Id,
  ImageUrl,
  Instant,
  Name,
  PageQuery,
  Search,
  Text,
  Version,
  strict,
  withMessages,
} from './common.ts';

const name = Name(eventLimits.nameMax, { required: validation.event.nameRequired });
const venue = Text(eventLimits.venueMax, { required: validation.event.venueRequired });
const description = Text(eventLimits.descriptionMax, { required: validation.event.descriptionRequired });
const maxParticipants = Type.Integer({
  minimum: eventLimits.participantsMin,
  maximum: eventLimits.participantsMax,
  ...withMessages({
    required: validation.event.participantsRange,
    minimum: validation.event.participantsRange,
    type: validation.event.participantsRange,
  }),
});
const price = Type.Number({
  minimum: eventLimits.priceMin,
  maximum: eventLimits.priceMax,
  ...withMessages({
    required: validation.event.priceRange,
    minimum: validation.event.priceRange,
    type: validation.event.priceRange,
  }),
});

/** `datetime` is UTC; `duration` is `hh:mm:ss`; `price` in pounds. */
export const SocietyEvent = Type.Object(
  {
    id: Id,
    name: Type.String(),
    description: Type.String(),
    datetime: Instant,
    duration: Type.String(),
    venue: Type.String(),
    max_participants: Type.Integer(),
    /** How many have registered. */
    participants: Type.Integer({ minimum: 0 }),
    price: Type.Number(),
    is_active: Type.Boolean(),
    image: ImageUrl,
    /** Whether the caller is registered. */
    joined: Type.Boolean(),
    society: Id,
    version: Type.Optional(Version),
  },
  { title: 'SocietyEvent' },
);
export type SocietyEvent = Static<typeof SocietyEvent>;
export const EventConflict = ConflictReply(SocietyEvent);

/** `search` looks into names. `when`: only events that are to come, or only those that have begun. */
export const EventsQuery = Type.Object({
  ...PageQuery.properties,
  search: Search,
  when: Type.Optional(Type.Enum(['coming', 'past'])),
});
export type EventsQuery = Static<typeof EventsQuery>;

export const EventBody = Type.Object(
  {
    name,
    description,
    datetime: Type.String({
      format: 'date-time',
      ...withMessages({ required: validation.event.dateRequired, format: validation.event.dateRequired }),
    }),
    duration: Type.String({
      pattern: durationPattern,
      ...withMessages({ required: validation.event.durationRange, pattern: validation.event.durationRange }),
    }),
    venue,
    max_participants: maxParticipants,
    price,
    is_active: Type.Boolean(),
    image: Type.Optional(ImageUrl),
    society: Type.Optional(Id),
    version: Type.Optional(Version),
  },
  strict,
);
export type EventBody = Static<typeof EventBody>;
