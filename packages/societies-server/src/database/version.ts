import { sql } from 'kysely';

/** Sets `version` in a statement that writes the row as a whole. */
export const nextVersion = { version: sql<number>`version + 1` };

/**
 * Condition of a write that began from a version of the row: it stands in the statement that writes, so of any number of
 * writers with one version one writes. A write that names none goes over whatever is there.
 */
export const stillAt = (version: number | undefined, column = 'version') =>
  version === undefined ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = ${version}`;
