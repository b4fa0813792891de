import { sql } from 'kysely';

/** Increases `version` in a statement that edits the row. */
export const nextVersion = { version: sql<number>`version + 1` };

/**
 * Condition for optimistic concurrency, part of the writing statement: of several writers with the same version only one
 * succeeds. Without a version the write always succeeds.
 */
export const stillAt = (version: number | undefined, column = 'version') =>
  version === undefined ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = ${version}`;
