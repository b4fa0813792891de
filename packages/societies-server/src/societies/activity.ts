import { sql } from 'kysely';
import { activityLimits } from 'societies-contract';
import { isPublished } from '../posts/publishing.ts';

const since = sql`now() - make_interval(days => ${sql.lit(activityLimits.days)})`;

/** Whether a row of `societies` is active; see `activityLimits`. */
export const isActive = sql<boolean>`(
  exists (select 1 from events where events.society_id = societies.id and starts_at > ${since})
  or exists (select 1 from posts where posts.society_id = societies.id and updated_at > ${since} and ${isPublished}))`;

/** When its last event started or its last published post was written; null if there was none. */
export const lastActivity = sql<Date | null>`greatest(
  (select max(starts_at) from events where events.society_id = societies.id and starts_at <= now()),
  (select max(updated_at) from posts where posts.society_id = societies.id and updated_at <= now() and ${isPublished}))`;
