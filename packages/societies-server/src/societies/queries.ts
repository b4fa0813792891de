import { sql, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import {
  fullName,
  fixedRoles,
  unassigned,
  type CommitteeEntry,
  type SocietyFacts,
  type SocietyPage,
} from 'societies-contract';
import { toKey } from '../database/keys.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Card, Standing } from '../directory/societies.ts';
import { markChanged } from '../directory/versions.ts';
import { notFound } from '../platform/errors.ts';
import { endComingTermIn } from '../terms/leaving.ts';
import { canBeTakenOver } from '../terms/takeovers.ts';
import { lockSociety } from './lock.ts';

type Db = Kysely<Database>;

export const listCategories = (database: Db) =>
  database.selectFrom('categories').select(['id', 'name']).orderBy('name').execute();

/** What a society's page shows besides its card. */
type Rest = Pick<
  SocietyPage,
  'description' | 'version' | 'join_questions' | 'can_be_taken_over' | 'all_themes' | 'committee_members'
> &
  SocietyFacts;

/**
 * Themes and committee, without the role Member, which is not part of it. Reads description and version together: a description
 * newer than its version could be overwritten unseen.
 */
async function findRest(database: Db, societyId: number): Promise<Rest> {
  const row = await database
    .selectFrom('societies')
    .where('societies.id', '=', societyId)
    .select((select) => [
      'societies.description',
      'societies.version',
      'societies.keywords',
      'societies.meeting_time',
      'societies.meeting_place',
      'societies.contact',
      'societies.how_to_join',
      'societies.website',
      'societies.instagram',
      'societies.discord',
      select
        .selectFrom('society_settings')
        .select('join_questions')
        .whereRef('society_settings.society_id', '=', 'societies.id')
        .as('join_questions'),
      canBeTakenOver.as('can_be_taken_over'),
      jsonArrayFrom(
        select
          .selectFrom('themes')
          .select([
            'themes.id',
            'themes.name',
            'primary_color',
            'secondary_color',
            'tertiary_color',
            'text_color',
            'themes.version',
          ])
          .where('society_id', '=', societyId)
          .orderBy('themes.id'),
      ).as('themes'),
      jsonArrayFrom(
        select
          .selectFrom('roles')
          .leftJoin('memberships', (join) =>
            join
              .onRef('memberships.society_id', '=', 'roles.society_id')
              .onRef('memberships.role_id', '=', 'roles.id'),
          )
          .leftJoin('users', 'users.university_id', 'memberships.university_id')
          .leftJoin('terms', (join) =>
            join
              .onRef('terms.society_id', '=', 'roles.society_id')
              .onRef('terms.role_id', '=', 'roles.id')
              .onRef('terms.university_id', '=', 'memberships.university_id')
              .on('terms.begun_at', 'is not', null),
          )
          .select([
            'roles.id',
            'roles.name',
            'users.university_id',
            'users.first_name',
            'users.last_name',
            sql<string | null>`terms.starts_on::text`.as('from'),
            sql<string | null>`terms.ends_on::text`.as('until'),
            sql<string[]>`array(
              select permissions.codename from role_permissions
              join permissions on permissions.id = role_permissions.permission_id
              where role_permissions.society_id = roles.society_id and role_permissions.role_id = roles.id
              order by permissions.id)`.as('permissions'),
          ])
          .where('roles.society_id', '=', societyId)
          .where('roles.name_key', '!=', toKey(fixedRoles.member))
          .orderBy('roles.id'),
      ).as('posts'),
    ])
    .executeTakeFirst();
  if (!row) throw notFound('Society');
  const { themes, posts, ...own } = row;
  const committee = posts.map((post): [string, CommitteeEntry] => [
    String(post.id),
    {
      role: { id: post.id, name: post.name, permissions: post.permissions },
      name: post.university_id === null ? unassigned : fullName(post),
      university_id: post.university_id,
      from: post.from,
      until: post.until,
    },
  ]);
  return {
    ...own,
    join_questions: own.join_questions ?? [],
    all_themes: themes,
    committee_members: Object.fromEntries(committee),
  };
}

/** A society's page, at least as new as the directory's card. */
export async function findSocietyPage(database: Db, card: Card, standing: Standing): Promise<SocietyPage> {
  const rest = await findRest(database, card.id);
  const theme = rest.all_themes.find(({ id }) => id === card.theme.id) ?? card.theme;
  return { ...card, ...standing, ...rest, theme };
}

/**
 * Ends a membership, if there is one. The President cannot leave, nor can who becomes President in that moment: committees are
 * changed and left one after the other.
 * @returns false if the caller is the President.
 */
export async function leave(database: Db, societyId: number, universityId: string): Promise<boolean> {
  return inTransaction(database, async (trx) => {
    await lockSociety(trx, societyId);
    const president = await trx
      .selectFrom('memberships')
      .innerJoin('roles', (join) =>
        join
          .onRef('roles.society_id', '=', 'memberships.society_id')
          .onRef('roles.id', '=', 'memberships.role_id'),
      )
      .select('memberships.society_id')
      .where('memberships.society_id', '=', societyId)
      .where('memberships.university_id', '=', universityId)
      .where('roles.name_key', '=', toKey(fixedRoles.president))
      .executeTakeFirst();
    if (president) return false;
    await endComingTermIn(trx, societyId, universityId);
    await sql`
      with left_society as (
        delete from memberships
        where society_id = ${societyId} and university_id = ${universityId}
        returning society_id
      ), counted as (
        update societies set member_count = member_count - 1
        where id in (select society_id from left_society)
        returning id
      ), marked as (${markChanged('counted')})
      select 1`.execute(trx);
    return true;
  });
}
