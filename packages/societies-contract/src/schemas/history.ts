import Type, { type Static } from 'typebox';
import { historyActions, historySubjects } from '../history.ts';
import { universityIdLimits } from '../limits.ts';
import { Format, Id, Instant, Nullable, PageQuery } from './common.ts';

/** Fields by their names; of a change only those that differ. */
const Fields = Nullable(Type.Record(Type.String(), Type.Unknown()));

/**
 * Something that a committee or an administrator did. `actor` is null for the command line, the university's sign-in and an account
 * that is gone, of which `by_account` is true for the last alone, and null where that was not kept yet; `before` is null for what was made, `after` for what was deleted.
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
    /** What was deleted can still be put back. */
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

/** `actor` and `user` are university IDs: what somebody did, and that together with what was done to them. */
export const HistoryQuery = Type.Object({
  ...PageQuery.properties,
  actor: Type.Optional(Type.String({ maxLength: universityIdLimits.loginMax })),
  user: Type.Optional(Type.String({ maxLength: universityIdLimits.loginMax })),
  format: Format,
  action: Type.Optional(Type.Enum(historyActions)),
});
export type HistoryQuery = Static<typeof HistoryQuery>;

export const RemovedSocietiesQuery = Type.Object({ ...PageQuery.properties, format: Format });
export type RemovedSocietiesQuery = Static<typeof RemovedSocietiesQuery>;

/** A society that can still be put back with everything in it. */
export const RemovedSociety = Type.Object(
  {
    id: Id,
    name: Type.String(),
    removed_at: Instant,
    removed_by: Nullable(Type.Object({ university_id: Type.String(), name: Type.String() })),
    /** Until then it is kept. */
    kept_until: Instant,
  },
  { title: 'RemovedSociety' },
);
export type RemovedSociety = Static<typeof RemovedSociety>;
