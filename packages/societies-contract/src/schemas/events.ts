import Type, { type Static } from 'typebox';
import { bookingLimits, eventLines, paymentLimits } from '../bookingLimits.ts';
import { durationPattern, eventLimits, secureUrlPattern, urlLimits } from '../limits.ts';
import { validation } from '../validation.ts';
import {
  ConflictReply,
  Id,
  ImageUrl,
  Instant,
  Line,
  Name,
  Nullable,
  PageQuery,
  Search,
  NonBlankLine,
  NonBlankText,
  Text,
  Version,
  strict,
  withMessages,
} from './common.ts';

const name = Name(eventLimits.nameMax, { required: validation.event.nameRequired });
const venue = NonBlankLine(eventLimits.venueMax, { required: validation.event.venueRequired });
const description = NonBlankText(eventLimits.descriptionMax, {
  required: validation.event.descriptionRequired,
});
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

/** A question asked at sign-up. The client sets `id` once, so that answers stay attached when the question is reworded. */
export const EventQuestion = Type.Object(
  {
    id: Type.String(),
    kind,
    label: Type.String(),
    required: Type.Boolean(),
    /** For choice questions. */
    options: Type.Optional(Type.Array(Type.String())),
  },
  { title: 'EventQuestion' },
);
export type EventQuestion = Static<typeof EventQuestion>;

/** Questions as a form sends them. */
export const QuestionsBody = (maxItems: number) =>
  Type.Array(
    Type.Object(
      {
        id: Type.String({
          minLength: 1,
          maxLength: bookingLimits.questionIdMax,
          // A program's object has `__proto__` already, so that no body may answer it.
          pattern: '^(?!__proto__$)[A-Za-z0-9_-]+$',
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
    { maxItems },
  );

/** Answers by question id: text, a chosen option, or a boolean. */
export const EventAnswers = Type.Record(
  Type.String({ maxLength: bookingLimits.questionIdMax }),
  Type.Union([Text(bookingLimits.answerMax), Type.Boolean()]),
);
export type EventAnswers = Static<typeof EventAnswers>;

const link = Type.Unsafe<string | null>({
  type: ['string', 'null'],
  maxLength: urlLimits.max,
  pattern: secureUrlPattern,
  ...withMessages({ pattern: validation.event.linkInvalid }),
});

/** How an event with a price is paid. What is paid is noted by hand: no money passes through the product. */
export const EventPayment = Type.Object(
  {
    /** What to do, and whom to pay. */
    instructions: Type.String(),
    /** Where one can pay, or null. */
    url: Nullable(Type.String()),
    /** An unpaid place is given back so many hours after somebody got it; null: never. */
    pay_within_hours: Nullable(Type.Integer()),
  },
  { title: 'EventPayment' },
);
export type EventPayment = Static<typeof EventPayment>;

const hoursRange = validation.event.payHoursRange(paymentLimits.hoursMin, paymentLimits.hoursMax);
const paymentBody = Type.Object(
  {
    instructions: NonBlankText(paymentLimits.instructionsMax, {
      required: validation.event.instructionsRequired,
      maxLength: validation.any.tooLong(paymentLimits.instructionsMax),
    }),
    url: Type.Optional(link),
    pay_within_hours: Type.Optional(
      Type.Unsafe<number | null>({
        type: ['integer', 'null'],
        minimum: paymentLimits.hoursMin,
        maximum: paymentLimits.hoursMax,
        ...withMessages({ minimum: hoursRange, maximum: hoursRange, type: hoursRange }),
      }),
    ),
  },
  strict,
);
const PaymentBody = Type.Unsafe<Static<typeof paymentBody> | null>({
  ...paymentBody,
  type: ['object', 'null'],
});

/** The caller's registration: `position` on the waiting list counts from 1; `code` is the content of the QR ticket. */
export const EventPlace = Type.Object({
  status: Type.Enum(['going', 'waiting']),
  position: Nullable(Type.Integer({ minimum: 1 })),
  answers: EventAnswers,
  code: Nullable(Type.String()),
  /** Whether the organisers noted a payment. Always in replies. */
  paid: Type.Optional(Type.Boolean()),
  /** An unpaid place is given back at that moment; null: it stays. Always in replies. */
  pay_until: Type.Optional(Nullable(Instant)),
});
export type EventPlace = Static<typeof EventPlace>;

export const eventStates = ['not_open', 'open', 'full', 'closed', 'inactive', 'past', 'cancelled'] as const;

export const EventHost = Type.Object({ id: Id, name: Type.String() });
export type EventHost = Static<typeof EventHost>;

/** A society that was invited to co-host an event. `mine`: the caller can answer for it. */
export const AskedHost = Type.Object({ ...EventHost.properties, mine: Type.Boolean() });
export type AskedHost = Static<typeof AskedHost>;

/** When registration opens and closes. Null means at the event's start, or, for `opens_at`, at once. */
const bookingRules = {
  opens_at: Type.Optional(Nullable(Instant)),
  closes_at: Type.Optional(Nullable(Instant)),
  cancel_until: Type.Optional(Nullable(Instant)),
  members_only: Type.Optional(Type.Boolean()),
  waiting_list: Type.Optional(Type.Boolean()),
};

const moment = Type.Optional(
  Type.Unsafe<string | null>({
    type: ['string', 'null'],
    format: 'date-time',
    ...withMessages({ format: validation.event.dateRequired }),
  }),
);

/** Fields beyond the specification. Always in replies; optional in the type, so that hosts may leave them out. */
const booking = {
  ...bookingRules,
  /** What to wear; empty if it does not matter. */
  dress_code: Type.Optional(Type.String()),
  questions: Type.Optional(Type.Array(EventQuestion)),
  /** For online events; null also for users without a place. */
  link: Type.Optional(Nullable(Type.String())),
  payment: Type.Optional(Nullable(EventPayment)),
  hosts: Type.Optional(Type.Array(EventHost)),
  /** Invited co-hosts that have not answered yet; only for those who edit events of either society. */
  asked: Type.Optional(Type.Array(AskedHost)),
  /** Only for a single event: how many guests are from each of the caller's societies, without names. */
  companions: Type.Optional(
    Type.Array(Type.Object({ id: Id, name: Type.String(), count: Type.Integer({ minimum: 1 }) })),
  ),
  /** Only for a single event and its editors: guests whose accounts were deleted. */
  nameless_guests: Type.Optional(
    Type.Object({ going: Type.Integer(), waiting: Type.Integer(), came: Type.Integer() }),
  ),
  series_id: Type.Optional(Nullable(Id)),
  /** Only in folded lists: the coming dates of the series after this one; none if it is the last, or no series. */
  later_dates: Type.Optional(Type.Array(Type.Object({ id: Id, datetime: Instant }))),
  cancelled_at: Type.Optional(Nullable(Instant)),
  cancel_reason: Type.Optional(Nullable(Type.String())),
  state: Type.Optional(Type.Enum([...eventStates])),
  places_left: Type.Optional(Type.Integer({ minimum: 0 })),
  waiting: Type.Optional(Type.Integer({ minimum: 0 })),
  place: Type.Optional(Nullable(EventPlace)),
};

/** `datetime` is UTC, `duration` is `hh:mm:ss`, `price` is in pounds. */
export const SocietyEvent = Type.Object(
  {
    id: Id,
    name: Type.String(),
    description: Type.String(),
    datetime: Instant,
    duration: Type.String(),
    venue: Type.String(),
    max_participants: Type.Integer(),
    /** Number of places taken. */
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
 * `search` matches names and the lines of `eventLines`. `when` selects coming or past events; one that the caller is in counts as coming until it ends. `mine`
 * selects events at which the caller has, or, if false, does not have, a place or waits for one. `folded` lists of each series
 * only the first that matches, with its `later_dates`.
 */
export const EventsQuery = Type.Object({
  ...PageQuery.properties,
  search: Search,
  when: Type.Optional(Type.Enum(['coming', 'past'])),
  mine: Type.Optional(Type.Boolean()),
  folded: Type.Optional(Type.Boolean()),
});
export type EventsQuery = Static<typeof EventsQuery>;

/** Repeats an event at the same local time until a day. */
export const EventRepeat = Type.Object(
  {
    every: Type.Enum(['week', 'two_weeks', 'month']),
    until: Type.String({ format: 'date' }),
    /** The time zone of whoever chose the day, as `Intl` names it; without it, that of the site. */
    time_zone: Type.Optional(Type.String({ maxLength: 64 })),
  },
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
    opens_at: moment,
    closes_at: moment,
    cancel_until: moment,
    questions: Type.Optional(QuestionsBody(bookingLimits.questionsMax)),
    link: Type.Optional(link),
    payment: Type.Optional(PaymentBody),
    dress_code: Type.Optional(Line(eventLines.dress_code)),
  },
  strict,
);
export type EventBody = Static<typeof EventBody>;

const signup = Type.Object({ answers: Type.Optional(EventAnswers) }, { ...strict, title: 'EventSignup' });
export type EventSignupBody = Static<typeof signup>;
/** Only when creating an event. */
export const NewEventBody = Type.Object(
  { ...EventBody.properties, repeat: Type.Optional(EventRepeat) },
  strict,
);
export type NewEventBody = Static<typeof NewEventBody>;

/** An empty body signs up without answers. */
export const EventSignupBody = Type.Unsafe<EventSignupBody | null>({ ...signup, type: ['object', 'null'] });
