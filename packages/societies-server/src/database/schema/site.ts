import type { Generated } from 'kysely';
import type { Site } from 'societies-contract';

/** A single row, or none after a restore of a backup that had none. */
export interface SiteTable extends Omit<Site, 'version'> {
  id: Generated<number>;
  version: Generated<number>;
}
