import { sql, type Kysely } from 'kysely';
import { fold } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { searchedText } from '../events/columns.ts';
import { directoryParts } from './versions.ts';

/** An event that has not ended, as kept in memory. */
export interface ComingEvent {
  id: number;
  society: number;
  name: string;
  /** What a search reads, normalised for comparison. */
  key: string;
  free: boolean;
  /** The series it belongs to, or null. */
  series: number | null;
  /** Co-hosting societies, or null. */
  coHosts: readonly number[] | null;
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
    select events.id, events.society_id as society, events.name, ${searchedText} as key, price_pence = 0 as free, series_id as series, "coHosts",
      (extract(epoch from starts_at) * 1000)::bigint as from,
      (extract(epoch from starts_at) * 1000)::bigint + duration_seconds * 1000::bigint as until
    from events join society_settings on society_settings.society_id = events.society_id and enable_events
      left join (
        select society_id, event_id, json_agg(host_id) as "coHosts" from event_hosts
        where accepted_at is not null group by society_id, event_id
      ) as held on held.society_id = events.society_id and held.event_id = events.id
    where events.society_id % ${sql.lit(directoryParts)} = any(${parts}::bigint[])
      and cancelled_at is null and starts_at + make_interval(secs => duration_seconds) > now()`.execute(
    database,
  );
  return rows.map((row) => ({ ...row, key: fold(row.key) }));
}
