import Type, { type Static } from 'typebox';
import { memberLimits, universityIdLimits } from '../limits.ts';
import { handoverLimits, takeoverLimits } from '../termLimits.ts';
import { validation } from '../validation.ts';
import {
  ConflictReply,
  Id,
  ImageUrl,
  Instant,
  NonBlankLine,
  NonBlankText,
  Nullable,
  Page,
  PageQuery,
  Text,
  Version,
  strict,
  withMessages,
  type ChangedReply,
} from './common.ts';

/** A day of the site's time zone, such as `2027-07-01`. */
const Day = Type.String({ format: 'date' });
const DayField = Type.String({
  format: 'date',
  ...withMessages({
    required: validation.term.dayRequired,
    format: validation.term.dayRequired,
    type: validation.term.dayRequired,
  }),
});

const RoleName = Type.Object({ id: Id, name: Type.String() });
const Person = Type.Object({ university_id: Type.String(), name: Type.String() });

/**
 * What a term is. `current`: its person holds the role. `asked`: they were named and have not answered. `accepted`: the role passes
 * to them on `from` by itself. `declined` only stands in the reply to declining, which deletes the term.
 */
export const termStates = ['current', 'asked', 'accepted', 'declined'] as const;
export type TermState = (typeof termStates)[number];

/** A role's term. `from` is its first day, `until` its last; null for a term without an end. */
export const Term = Type.Object(
  {
    id: Id,
    role: RoleName,
    user: Type.Object({ university_id: Type.String(), name: Type.String(), avatar: ImageUrl }),
    from: Day,
    until: Nullable(Day),
    state: Type.Enum(termStates),
    asked_at: Instant,
    accepted_at: Nullable(Instant),
  },
  { title: 'Term' },
);
export type Term = Static<typeof Term>;

/**
 * Names the next holder of a role, or, with the present holder and a `from` that is not in the future, the days of the present term.
 * `until` null or left out: without an end.
 */
export const TermBody = Type.Object(
  {
    role_id: Id,
    user_id: Type.String({ minLength: 1, maxLength: universityIdLimits.loginMax }),
    from: DayField,
    until: Type.Optional(
      Type.Unsafe<string | null>({
        type: ['string', 'null'],
        format: 'date',
        ...withMessages({
          format: validation.term.dayRequired,
          type: validation.term.dayRequired,
        }),
      }),
    ),
  },
  strict,
);
export type TermBody = Static<typeof TermBody>;

export const HandoverContact = Type.Object({ label: Type.String(), value: Type.String() });
export type HandoverContact = Static<typeof HandoverContact>;

/** An event as the year of a handover page lists it. `participants` counts those with a place. */
const YearEvent = Type.Object({
  id: Id,
  name: Type.String(),
  datetime: Instant,
  participants: Type.Integer({ minimum: 0 }),
});

/** A month of the last year, such as `2026-09`, with the first of its events; `more` counts the others. */
export const HandoverMonth = Type.Object({
  month: Type.String(),
  events: Type.Array(YearEvent),
  more: Type.Integer({ minimum: 0 }),
});
export type HandoverMonth = Static<typeof HandoverMonth>;

/**
 * What the next holder of a role needs to know. `text` and `questions` are Markdown. `months`: the last twelve months, the present
 * one last and with its coming events. `written_by` is null as long as nobody has written, and once that account is deleted.
 * `may_write`: `all`, or for somebody who is to come `questions`: questions, contacts, and a text that nobody has begun.
 */
export const Handover = Type.Object(
  {
    role: RoleName,
    text: Type.String(),
    questions: Type.String(),
    contacts: Type.Array(HandoverContact),
    version: Version,
    written_by: Nullable(Person),
    written_at: Nullable(Instant),
    may_write: Type.Enum(['all', 'questions']),
    months: Type.Array(HandoverMonth),
  },
  { title: 'Handover' },
);
export type Handover = Static<typeof Handover>;
export const HandoverConflict = ConflictReply(Handover);
export type HandoverConflict = ChangedReply<Handover>;

/** Omitted fields keep their value. */
export const HandoverBody = Type.Object(
  {
    text: Type.Optional(Text(handoverLimits.textMax)),
    questions: Type.Optional(Text(handoverLimits.questionsMax)),
    contacts: Type.Optional(
      Type.Array(
        Type.Object(
          {
            label: NonBlankLine(handoverLimits.labelMax, { required: validation.handover.labelRequired }),
            value: NonBlankLine(handoverLimits.valueMax, { required: validation.handover.valueRequired }),
          },
          strict,
        ),
        {
          maxItems: handoverLimits.contacts,
          ...withMessages({ maxItems: validation.handover.contactsMax(handoverLimits.contacts) }),
        },
      ),
    ),
    version: Type.Optional(Version),
  },
  strict,
);
export type HandoverBody = Static<typeof HandoverBody>;

export const TakeoverBody = Type.Object(
  { message: NonBlankText(takeoverLimits.messageMax, { required: validation.takeover.messageRequired }) },
  strict,
);
export type TakeoverBody = Static<typeof TakeoverBody>;

/** Somebody who asks to become President of a society. */
export const Takeover = Type.Object(
  {
    id: Id,
    society: Type.Object({ id: Id, name: Type.String() }),
    person: Type.Object({ university_id: Type.String(), name: Type.String(), member: Type.Boolean() }),
    message: Type.String(),
    asked_at: Instant,
  },
  { title: 'Takeover' },
);
export type Takeover = Static<typeof Takeover>;

/**
 * Why a society can be taken over: nobody is President, the President's account is suspended, or the society's affiliation has
 * lapsed.
 */
export const orphanReasons = ['missing', 'suspended', 'lapsed'] as const;
export type OrphanReason = (typeof orphanReasons)[number];

/** Whether the caller can ask to take a society over, and since when they wait for the answer. */
export const TakeoverState = Type.Object(
  { reason: Nullable(Type.Enum(orphanReasons)), possible: Type.Boolean(), asked_at: Nullable(Instant) },
  { title: 'TakeoverState' },
);
export type TakeoverState = Static<typeof TakeoverState>;

/** A society that can be taken over, and who asks for it. `president` is the suspended or lapsed society's one. */
export const Orphan = Type.Object(
  {
    society: Type.Object({ id: Id, name: Type.String(), logo: ImageUrl }),
    reason: Type.Enum(orphanReasons),
    president: Nullable(Person),
    member_count: Type.Integer({ minimum: 0 }),
    takeovers: Type.Array(Takeover),
  },
  { title: 'Orphan' },
);
export type Orphan = Static<typeof Orphan>;
export const Orphans = Page(Orphan);
export type Orphans = Static<typeof Orphans>;
export const OrphansQuery = PageQuery;

export const DeclineTakeoverBody = Type.Object(
  { reason: NonBlankText(memberLimits.reasonMax, { required: validation.booking.reasonRequired }) },
  strict,
);
export type DeclineTakeoverBody = Static<typeof DeclineTakeoverBody>;
