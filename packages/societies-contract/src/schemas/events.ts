import Type, { type Static } from 'typebox';
import { bookingLimits, durationPattern, eventLimits, secureUrlPattern, urlLimits } from '../limits.ts';
import { validation } from '../validation.ts';
import {
  ConflictReply,
  Id,
  ImageUrl,
  Instant,
  Name,
  Nullable,
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

const kind = Type.Enum(['text', 'choice', 'yes_no']);

/** What a sign-up is asked. `id` is the writer's and stays, so that answers keep their question when its words change. */
export const EventQuestion = Type.Object(
  {
    id: Type.String(),
    kind,
    label: Type.String(),
    required: Type.Boolean(),
    /** Of a choice. */
    options: Type.Optional(Type.Array(Type.String())),
  },
  { title: 'EventQuestion' },
);
export type EventQuestion = Static<typeof EventQuestion>;

const questions = Type.Array(
  Type.Object(
    {
      id: Type.String({
        minLength: 1,
        maxLength: bookingLimits.questionIdMax,
        pattern: '^[A-Za-z0-9_-]+$',
      }),
      kind,
      label: Name(bookingLimits.questionLabelMax, { required: validation.event.questionRequired }),
      required: Type.Boolean(),
      options: Type.Optional(
        Type.Array(Name(bookingLimits.optionMax), {
          minItems: bookingLimits.optionsMin,
          maxItems: bookingLimits.optionsMax,
          ...withMessages({
            minItems: validation.event.optionsRange,
            maxItems: validation.event.optionsRange,
          }),
        }),
      ),
    },
    strict,
  ),
  { maxItems: bookingLimits.questionsMax },
);

/** Answers by the id of their question: a text, an option of a choice, or yes and no. */
export const EventAnswers = Type.Record(
  Type.String({ maxLength: bookingLimits.questionIdMax }),
  Type.Union([Type.String({ maxLength: bookingLimits.answerMax }), Type.Boolean()]),
);
export type EventAnswers = Static<typeof EventAnswers>;

const link = Type.Unsafe<string | null>({
  type: ['string', 'null'],
  maxLength: urlLimits.max,
  pattern: secureUrlPattern,
  ...withMessages({ pattern: validation.event.linkInvalid }),
});

/** The caller's own place: `position` counts from 1 and only when waiting; `code` is what the QR shows. */
export const EventPlace = Type.Object({
  status: Type.Enum(['going', 'waiting']),
  position: Nullable(Type.Integer({ minimum: 1 })),
  answers: EventAnswers,
  code: Nullable(Type.String()),
});
export type EventPlace = Static<typeof EventPlace>;

export const eventStates = ['not_open', 'open', 'full', 'closed', 'inactive', 'past', 'cancelled'] as const;

/** A society that holds an event. */
export const EventHost = Type.Object({ id: Id, name: Type.String() });
export type EventHost = Static<typeof EventHost>;

/** A society that was asked to hold an event. `mine`: the caller answers for it. */
export const AskedHost = Type.Object({ ...EventHost.properties, mine: Type.Boolean() });
export type AskedHost = Static<typeof AskedHost>;

/** When one may register: null in a time stands for the event's start, or, of `opens_at`, for at once. */
const bookingRules = {
  opens_at: Type.Optional(Nullable(Instant)),
  closes_at: Type.Optional(Nullable(Instant)),
  cancel_until: Type.Optional(Nullable(Instant)),
  members_only: Type.Optional(Type.Boolean()),
  waiting_list: Type.Optional(Type.Boolean()),
};

/** What the specification does not know of an event. Every reply carries it; it is optional in what others draw with. */
const booking = {
  ...bookingRules,
  questions: Type.Optional(Type.Array(EventQuestion)),
  /** Of an online event; null also for those without a place. */
  link: Type.Optional(Nullable(Type.String())),
  hosts: Type.Optional(Type.Array(EventHost)),
  /** Societies that were asked to hold it too and have not answered: for those who write the events of either. */
  asked: Type.Optional(Type.Array(AskedHost)),
  /** Of one event that is read by itself: from which of the caller's societies others go, and how many. No names. */
  companions: Type.Optional(
    Type.Array(Type.Object({ id: Id, name: Type.String(), count: Type.Integer({ minimum: 1 }) })),
  ),
  /** Of one event that is read by itself, for those who write it: guests whose accounts are gone. */
  nameless_guests: Type.Optional(
    Type.Object({ going: Type.Integer(), waiting: Type.Integer(), came: Type.Integer() }),
  ),
  series_id: Type.Optional(Nullable(Id)),
  cancelled_at: Type.Optional(Nullable(Instant)),
  cancel_reason: Type.Optional(Nullable(Type.String())),
  state: Type.Optional(Type.Enum([...eventStates])),
  places_left: Type.Optional(Type.Integer({ minimum: 0 })),
  waiting: Type.Optional(Type.Integer({ minimum: 0 })),
  place: Type.Optional(Nullable(EventPlace)),
};

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
    /** How many have a place. */
    participants: Type.Integer({ minimum: 0 }),
    price: Type.Number(),
    is_active: Type.Boolean(),
    image: ImageUrl,
    /** Whether the caller has a place. */
    joined: Type.Boolean(),
    society: Id,
    version: Type.Optional(Version),
    ...booking,
  },
  { title: 'SocietyEvent' },
);
export type SocietyEvent = Static<typeof SocietyEvent>;
export const EventConflict = ConflictReply(SocietyEvent);

/**
 * `search` looks into names. `when`: only events that are to come, or only those that have begun. `mine`: only those that the caller
 * has a place at or waits for, or, when it is false, only the others.
 */
export const EventsQuery = Type.Object({
  ...PageQuery.properties,
  search: Search,
  when: Type.Optional(Type.Enum(['coming', 'past'])),
  mine: Type.Optional(Type.Boolean()),
});
export type EventsQuery = Static<typeof EventsQuery>;

/** How an event repeats: at the same hour, until that day. */
export const EventRepeat = Type.Object(
  { every: Type.Enum(['week', 'two_weeks', 'month']), until: Type.String({ format: 'date' }) },
  strict,
);
export type EventRepeat = Static<typeof EventRepeat>;

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
    ...bookingRules,
    questions: Type.Optional(questions),
    link: Type.Optional(link),
  },
  strict,
);
export type EventBody = Static<typeof EventBody>;

const signup = Type.Object({ answers: Type.Optional(EventAnswers) }, { ...strict, title: 'EventSignup' });
export type EventSignupBody = Static<typeof signup>;
/** Of a new event alone. */
export const NewEventBody = Type.Object(
  { ...EventBody.properties, repeat: Type.Optional(EventRepeat) },
  strict,
);
export type NewEventBody = Static<typeof NewEventBody>;

/** Nothing at all is a sign-up without answers. */
export const EventSignupBody = Type.Unsafe<EventSignupBody | null>({ ...signup, type: ['object', 'null'] });
