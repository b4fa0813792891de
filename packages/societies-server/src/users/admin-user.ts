import { sql, type Kysely } from 'kysely';
import { fullName, fixedRoles, type AdminUser } from 'societies-contract';
import type { Database } from '../database/schema.ts';

type Db = Kysely<Database>;

/** The administrator who suspended a user, while the history has the entry. */
async function suspendedBy(database: Db, universityId: string) {
  const entry = await database
    .selectFrom('history')
    .leftJoin('users', 'users.university_id', 'history.actor')
    .select(['users.university_id', 'users.first_name', 'users.last_name'])
    .where('subject_kind', '=', 'user')
    .where('subject_id', '=', universityId)
    .where('action', '=', 'user.suspended')
    .orderBy('history.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry?.university_id ? { university_id: entry.university_id, name: fullName(entry) } : null;
}

/** A user's roles, memberships and activity. */
export async function findAdminUser(database: Db, universityId: string): Promise<AdminUser | undefined> {
  const user = await database
    .selectFrom('users')
    .select(['university_id', 'first_name', 'last_name', 'email', 'avatar', 'date_joined', 'is_admin'])
    .select(['suspended_at', 'suspended_reason'])
    .select((users) => [
      users
        .selectFrom('sessions')
        .select(sql<Date | null>`max(last_used_at)`.as('at'))
        .whereRef('sessions.university_id', '=', 'users.university_id')
        .as('last_seen_at'),
      users
        .selectFrom('sessions')
        .select(sql<number>`count(*)::bigint`.as('open'))
        .whereRef('sessions.university_id', '=', 'users.university_id')
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', sql<Date>`now()`)
        .as('sessions'),
      users
        .selectFrom('event_signups')
        .innerJoin('events', (join) =>
          join
            .onRef('events.society_id', '=', 'event_signups.society_id')
            .onRef('events.id', '=', 'event_signups.event_id'),
        )
        .select(sql<number>`count(*)::bigint`.as('coming'))
        .whereRef('event_signups.university_id', '=', 'users.university_id')
        .where('events.starts_at', '>', sql<Date>`now()`)
        .where('events.cancelled_at', 'is', null)
        .as('coming_events'),
    ])
    .where('university_id', '=', universityId)
    .executeTakeFirst();
  if (!user) return undefined;
  const memberships = await database
    .selectFrom('memberships')
    .innerJoin('societies', 'societies.id', 'memberships.society_id')
    .leftJoin('roles', (join) =>
      join
        .onRef('roles.society_id', '=', 'memberships.society_id')
        .onRef('roles.id', '=', 'memberships.role_id'),
    )
    .select(['societies.id', 'societies.name', 'roles.name as role', 'memberships.joined_at'])
    .where('memberships.university_id', '=', universityId)
    .orderBy('societies.name')
    .execute();
  const { suspended_at: since, suspended_reason: reason, date_joined, last_seen_at, ...rest } = user;
  return {
    ...rest,
    sessions: user.sessions ?? 0,
    coming_events: user.coming_events ?? 0,
    last_seen_at: last_seen_at?.toISOString() ?? null,
    date_joined: date_joined.toISOString(),
    suspended: since && {
      at: since.toISOString(),
      reason: reason ?? '',
      by: await suspendedBy(database, universityId),
    },
    societies: memberships.map(({ role, joined_at, ...society }) => ({
      ...society,
      role: role ?? fixedRoles.member,
      joined_at: joined_at.toISOString(),
    })),
  };
}
