import type { Generated } from 'kysely';

/** A single row. */
export interface InstallationTable {
  id: Generated<number>;
  /** A UUID, replaced by each restore: versions are comparable only within an epoch, because they restart. */
  epoch: Generated<string>;
}
