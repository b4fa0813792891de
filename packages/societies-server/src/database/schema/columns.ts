import type { ColumnType, Generated } from 'kysely';

/** A point in time. Written as a Date or an ISO 8601 string. */
export type Instant = ColumnType<Date, Date | string, Date | string>;

/** A point in time with a default of now. */
export type GeneratedInstant = ColumnType<Date, Date | string | undefined, Date | string>;

export type StoredId = Generated<number>;

/** Counts edits of the row; changes of counters, likes and so on do not increase it. */
export type Version = Generated<number>;
