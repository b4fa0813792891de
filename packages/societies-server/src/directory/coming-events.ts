import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { directoryParts } from './versions.ts';

/** An event that has not ended, as kept in memory. */
export interface ComingEvent {
  id: number;
  society: number;
  name: string;
  /** Milliseconds. */
  from: number;
  until: number;
}

/**
 * Coming events of societies that use the events feature.
 * @param parts the parts of the directory to read.
 */
export async function selectComing(
  database: Kysely<Database>,
  parts: readonly number[],
): Promise<ComingEvent[]> {
  const { rows } = await sql<ComingEvent>`
    select events.id, events.society_id as society, events.name,
      (extract(epoch from starts_at) * 1000)::bigint as from,
      (extract(epoch from starts_at) * 1000)::bigint + duration_seconds * 1000::bigint as until
    from events join society_settings on society_settings.society_id = events.society_id and enable_events
    where events.society_id % ${sql.lit(directoryParts)} = any(${parts}::bigint[])
      and cancelled_at is null and starts_at + make_interval(secs => duration_seconds) > now()`.execute(
    database,
  );
  return rows;
}
