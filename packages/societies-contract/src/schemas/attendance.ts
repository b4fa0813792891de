import Type, { type Static } from 'typebox';
import { bookingLimits } from '../bookingLimits.ts';
import { universityIdLimits } from '../limits.ts';
import { validation } from '../validation.ts';
import { Id, Instant, Nullable, NonBlankText, Text, strict, withMessages } from './common.ts';
import { EventAnswers } from './events.ts';

const UniversityId = Type.String({
  minLength: 1,
  maxLength: universityIdLimits.loginMax,
  ...withMessages({ required: validation.booking.guestRequired }),
});

/** Somebody with a place at an event or on its waiting list. */
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
    /** When the organisers noted a payment, and who did. These four are always in replies. */
    paid_at: Type.Optional(Nullable(Instant)),
    paid_by: Type.Optional(Nullable(Type.Object({ university_id: Type.String(), name: Type.String() }))),
    /** In pounds: the price when it was noted, which later changes leave alone. */
    paid_price: Type.Optional(Nullable(Type.Number())),
    /** The unpaid place is given back at that moment; null: it stays. */
    pay_until: Type.Optional(Nullable(Instant)),
    code_hash: Type.String({
      description:
        'SHA-256 of the code that the guest shows, in hexadecimal: tells a code that is theirs, and makes none.',
    }),
  },
  { title: 'EventGuest' },
);
export type EventGuest = Static<typeof EventGuest>;

/** `over_capacity` adds a guest beyond the event's capacity. */
export const GuestBody = Type.Object(
  { university_id: UniversityId, over_capacity: Type.Optional(Type.Boolean()) },
  strict,
);
export type GuestBody = Static<typeof GuestBody>;

const removal = Type.Object(
  { reason: Type.Optional(Text(bookingLimits.cancelReasonMax)) },
  { ...strict, title: 'GuestRemoval' },
);
/** The reason for a removal, which the guest is told. An empty body gives no reason. */
export const GuestRemovalBody = Type.Unsafe<Static<typeof removal> | null>({
  ...removal,
  type: ['object', 'null'],
});

/** `paid` selects those whose payment was noted, or, if false, those with a place whose was not. */
export const GuestsQuery = Type.Object({
  format: Type.Optional(Type.Enum(['json', 'csv'])),
  paid: Type.Optional(Type.Boolean()),
});

/** The door's ID of a scan. */
const ScanId = Type.String({ minLength: 1, maxLength: 64 });

/**
 * A ticket's code or a user. `at`: when the ticket was scanned, if the phone was offline then. `scan`: makes a retry harmless; the
 * same scan is `first` again.
 */
export const CheckInBody = Type.Object(
  {
    code: Type.Optional(Type.String({ maxLength: 200 })),
    university_id: Type.Optional(UniversityId),
    at: Type.Optional(Instant),
    scan: Type.Optional(ScanId),
  },
  strict,
);
export type CheckInBody = Static<typeof CheckInBody>;

/** `scan`: undo only what that scan did. */
export const UndoQuery = Type.Object({ scan: Type.Optional(ScanId) });

/** `first` is false if the guest had been checked in already; the guest says when and by whom. */
export const CheckIn = Type.Object({ guest: EventGuest, first: Type.Boolean() }, { title: 'CheckIn' });
export type CheckIn = Static<typeof CheckIn>;

export const CancelBody = Type.Object(
  { reason: NonBlankText(bookingLimits.cancelReasonMax, { required: validation.booking.reasonRequired }) },
  strict,
);

/** For a repeating event: this one only, or this and the following ones. */
export const ScopeQuery = Type.Object({ scope: Type.Optional(Type.Enum(['this', 'following'])) });
export type EventScope = NonNullable<Static<typeof ScopeQuery>['scope']>;

/** After deleting part of a series: events that were kept because they have guests. */
export const KeptEvents = Type.Object(
  { kept: Type.Array(Type.Object({ id: Id, name: Type.String(), datetime: Instant })) },
  { title: 'KeptEvents' },
);
export type KeptEvents = Static<typeof KeptEvents>;

/** A society that hosts an event or is invited to. */
export const Hosting = Type.Object(
  { id: Id, name: Type.String(), accepted: Type.Boolean() },
  { title: 'Hosting' },
);
export type Hosting = Static<typeof Hosting>;
export const HostBody = Type.Object({ society: Id }, strict);
