import type { Generated } from 'kysely';
import type { GeneratedInstant } from './columns.ts';

/** A single row. */
export interface InstallationTable {
  id: Generated<number>;
  /** A UUID, replaced by each restore: versions are comparable only within an epoch, because they restart. */
  epoch: Generated<string>;
}

export interface SchemaMigrationsTable {
  name: string;
  applied_at: GeneratedInstant;
}
