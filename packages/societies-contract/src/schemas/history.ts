import Type, { type Static } from 'typebox';
import { historyActions, historySubjects } from '../history.ts';
import { universityIdLimits } from '../limits.ts';
import { Format, Id, Instant, Nullable, PageQuery, Search } from './common.ts';

/** By field; for a change only the fields that differ. */
const Fields = Nullable(Type.Record(Type.String(), Type.Unknown()));

/**
 * An action of a committee or administrator. `actor` is null for the command line, single sign-on and deleted accounts;
 * `by_account` tells the last from the others (null: not recorded). `before` is null for creations, `after` for deletions.
 */
export const HistoryEntry = Type.Object(
  {
    id: Id,
    at: Instant,
    actor: Nullable(Type.Object({ university_id: Type.String(), name: Type.String() })),
    by_account: Nullable(Type.Boolean()),
    society: Nullable(Type.Object({ id: Id, name: Type.String() })),
    action: Type.Enum(historyActions),
    subject: Type.Object({
      kind: Type.Enum(historySubjects),
      id: Nullable(Type.String()),
      name: Nullable(Type.String()),
    }),
    before: Fields,
    after: Fields,
    /** Whether the deletion can still be undone. */
    restorable: Type.Boolean(),
  },
  { title: 'HistoryEntry' },
);
export type HistoryEntry = Static<typeof HistoryEntry>;

export const HistoryPage = Type.Object(
  { count: Type.Integer({ minimum: 0 }), results: Type.Array(HistoryEntry) },
  { title: 'HistoryPage' },
);
export type HistoryPage = Static<typeof HistoryPage>;

/** A day, which is meant as a whole and in the site's time zone, or an instant. */
const Since = Type.Optional(Type.Union([Type.String({ format: 'date' }), Instant]));

/**
 * `actor` is a university ID. `from` is included, and an instant `to` is not. `search` asks for the names of what was changed and of who
 * did it, and in the site's history of the society.
 */
export const SocietyHistoryQuery = Type.Object({
  ...PageQuery.properties,
  actor: Type.Optional(Type.String({ maxLength: universityIdLimits.loginMax })),
  action: Type.Optional(Type.Enum(historyActions)),
  society: Type.Optional(Id),
  from: Since,
  to: Since,
  search: Search,
});
export type SocietyHistoryQuery = Static<typeof SocietyHistoryQuery>;

/** `user` is a university ID, and finds both what somebody did and what was done to them. */
export const HistoryQuery = Type.Object({
  ...SocietyHistoryQuery.properties,
  user: Type.Optional(Type.String({ maxLength: universityIdLimits.loginMax })),
  format: Format,
});
export type HistoryQuery = Static<typeof HistoryQuery>;

export const RemovedSocietiesQuery = Type.Object({ ...PageQuery.properties, format: Format });
export type RemovedSocietiesQuery = Static<typeof RemovedSocietiesQuery>;

/** A deleted society that can still be restored with all its content. */
export const RemovedSociety = Type.Object(
  {
    id: Id,
    name: Type.String(),
    removed_at: Instant,
    removed_by: Nullable(Type.Object({ university_id: Type.String(), name: Type.String() })),
    /** When it is deleted for good. */
    kept_until: Instant,
  },
  { title: 'RemovedSociety' },
);
export type RemovedSociety = Static<typeof RemovedSociety>;
