import Type, { type Static } from 'typebox';
import { bookingLimits, universityIdLimits } from '../limits.ts';
import { validation } from '../validation.ts';
import { Id, Instant, Nullable, Text, strict, withMessages } from './common.ts';
import { EventAnswers } from './events.ts';

const UniversityId = Type.String({
  minLength: 1,
  maxLength: universityIdLimits.loginMax,
  ...withMessages({ required: validation.booking.guestRequired }),
});

/** One who has a place at an event, or waits for one. */
export const EventGuest = Type.Object(
  {
    university_id: Type.String(),
    first_name: Type.String(),
    last_name: Type.String(),
    status: Type.Enum(['going', 'waiting']),
    position: Nullable(Type.Integer({ minimum: 1 })),
    answers: EventAnswers,
    signed_up_at: Instant,
    checked_in_at: Nullable(Instant),
    checked_in_by: Nullable(Type.Object({ university_id: Type.String(), name: Type.String() })),
    code_hash: Type.String({
      description:
        'SHA-256 of the code that the guest shows, in hexadecimal: tells a code that is theirs, and makes none.',
    }),
  },
  { title: 'EventGuest' },
);
export type EventGuest = Static<typeof EventGuest>;

/** `over_capacity` lets one in on top of the event's places. */
export const GuestBody = Type.Object(
  { university_id: UniversityId, over_capacity: Type.Optional(Type.Boolean()) },
  strict,
);
export type GuestBody = Static<typeof GuestBody>;

const removal = Type.Object(
  { reason: Type.Optional(Type.String({ maxLength: bookingLimits.cancelReasonMax })) },
  { ...strict, title: 'GuestRemoval' },
);
/** Why somebody loses their place, which they are told. Nothing at all is a removal without a reason. */
export const GuestRemovalBody = Type.Unsafe<Static<typeof removal> | null>({
  ...removal,
  type: ['object', 'null'],
});

export const GuestsQuery = Type.Object({ format: Type.Optional(Type.Enum(['json', 'csv'])) });

/** The code that the student shows, or who they are. `at`: when the door saw them, if that was before the call. */
export const CheckInBody = Type.Object(
  {
    code: Type.Optional(Type.String({ maxLength: 200 })),
    university_id: Type.Optional(UniversityId),
    at: Type.Optional(Instant),
  },
  strict,
);
export type CheckInBody = Static<typeof CheckInBody>;

/** `first` is false for one who was in already: the guest says since when and by whom. */
export const CheckIn = Type.Object({ guest: EventGuest, first: Type.Boolean() }, { title: 'CheckIn' });
export type CheckIn = Static<typeof CheckIn>;

export const CancelBody = Type.Object(
  { reason: Text(bookingLimits.cancelReasonMax, { required: validation.booking.reasonRequired }) },
  strict,
);

/** Of an event that repeats: this one alone, or also those that follow. */
export const ScopeQuery = Type.Object({ scope: Type.Optional(Type.Enum(['this', 'following'])) });
export type EventScope = NonNullable<Static<typeof ScopeQuery>['scope']>;

/** Of a series that was deleted from one event on: those that stay, because somebody is in. */
export const KeptEvents = Type.Object(
  { kept: Type.Array(Type.Object({ id: Id, name: Type.String(), datetime: Instant })) },
  { title: 'KeptEvents' },
);
export type KeptEvents = Static<typeof KeptEvents>;

/** A society that holds an event, or was asked to. */
export const Hosting = Type.Object(
  { id: Id, name: Type.String(), accepted: Type.Boolean() },
  { title: 'Hosting' },
);
export type Hosting = Static<typeof Hosting>;
export const HostBody = Type.Object({ society: Id }, strict);
