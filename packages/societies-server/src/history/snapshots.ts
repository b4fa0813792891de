import { sql, type Transaction } from 'kysely';
import type { HistorySubject } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import type { HistoryFields } from '../database/schema/history.ts';
import { pick } from '../database/stored-fields.ts';
import { recordedEventColumns } from '../events/columns.ts';
import { recordedMerchColumns } from '../merch/columns.ts';
import { recordedPostColumns } from '../posts/columns.ts';
import { lockSociety } from '../societies/lock.ts';

type Trx = Transaction<Database>;

/** What an entry is about; `society` is null for the platform. */
export interface Subject {
  kind: HistorySubject;
  society: number | null;
  /** Omitted for what a society has only one of, such as its committee. */
  id?: number | string | undefined;
}

/** Reads and locks the columns of a row that the history tells. */
const rowOf =
  (table: 'events' | 'posts' | 'merch' | 'widgets', columns: readonly string[]) =>
  async (trx: Trx, subject: Subject) => {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(stored) as row from ${sql.table(table)} as stored
      where society_id = ${subject.society} and id = ${subject.id} for no key update`.execute(trx);
    return rows[0] && pick(rows[0].row, columns);
  };

const recordedWidgetColumns = ['content_type', 'slogan', 'images', 'post_id', 'event_id'];

/** Locks the society before reading, as the write does: locking in different orders would deadlock. */
const underLock =
  (read: (trx: Trx, subject: Subject) => Promise<HistoryFields | undefined>): typeof read =>
  async (trx, subject) => {
    if (subject.society !== null) await lockSociety(trx, subject.society);
    return read(trx, subject);
  };

const one = async (statement: ReturnType<typeof sql<{ row: HistoryFields | null }>>, trx: Trx) =>
  (await statement.execute(trx)).rows[0]?.row ?? undefined;

/** Reads and locks the recorded fields of each kind of thing, so that the write finds them unchanged. */
const readers: Record<HistorySubject, (trx: Trx, subject: Subject) => Promise<HistoryFields | undefined>> = {
  event: rowOf('events', recordedEventColumns),
  post: rowOf('posts', recordedPostColumns),
  merch: rowOf('merch', recordedMerchColumns),
  widget: underLock(async (trx, subject) => {
    const content = await rowOf('widgets', recordedWidgetColumns)(trx, subject);
    if (!content) return undefined;
    const layout = await one(
      sql`select jsonb_object_agg(id, concat_ws(' ', x, y, w, h)) as row from widgets
        where society_id = ${subject.society}`,
      trx,
    );
    return { ...content, layout };
  }),
  society: (trx, { society }) =>
    one(
      sql`select jsonb_build_object('name', societies.name, 'description', description, 'category', categories.name,
          'logo', logo, 'banner', banner) as row
        from societies join categories on categories.id = societies.category_id
        where societies.id = ${society} for no key update of societies`,
      trx,
    ),
  features: underLock((trx, { society }) =>
    one(
      sql`select jsonb_build_object('enable_posts', enable_posts, 'enable_events', enable_events,
          'enable_merch', enable_merch) as row from society_settings where society_id = ${society}`,
      trx,
    ),
  ),
  joining: underLock((trx, { society }) =>
    one(
      sql`select jsonb_build_object('join_mode', join_mode, 'join_questions', join_questions) as row
        from society_settings where society_id = ${society}`,
      trx,
    ),
  ),
  invitation: (trx, { society, id }) =>
    one(
      sql`select jsonb_build_object('name', label, 'expires_at', expires_at, 'max_uses', max_uses) as row
        from invitations where society_id = ${society} and id = ${id} for no key update`,
      trx,
    ),
  affiliation: underLock((trx, { society, id }) =>
    one(
      sql`select jsonb_build_object('name', name, 'state', state) as row
        from affiliations join affiliation_rounds on affiliation_rounds.id = round_id
        where society_id = ${society} and round_id = ${id}`,
      trx,
    ),
  ),
  round: (trx, { id }) =>
    one(
      sql`select jsonb_build_object('name', name, 'opens_at', opens_at, 'due_at', due_at, 'items', array(
          select item ->> 'label' from jsonb_array_elements(items) as item)) as row
        from affiliation_rounds where id = ${id} for no key update`,
      trx,
    ),
  election: underLock((trx, { society, id }) =>
    one(
      sql`select jsonb_build_object('name', title, 'nominations_from', nominations_from,
          'nominations_until', nominations_until, 'voting_from', voting_from, 'voting_until', voting_until,
          'reopen_nominations', reopen_nominations, 'term_from', term_from, 'term_until', term_until,
          'cancelled_at', cancelled_at, 'cancel_reason', cancel_reason,
          'roles', array(select name from election_roles
            where election_roles.society_id = elections.society_id and election_id = elections.id order by place)) as row
        from elections where society_id = ${society} and id = ${id} for no key update`,
      trx,
    ),
  ),
  theme: underLock((trx, { society }) =>
    one(
      sql`select jsonb_build_object('current', max(themes.name) filter (where themes.id = society_settings.theme_id))
          || jsonb_object_agg(themes.name, concat_ws(' ', primary_color, secondary_color, tertiary_color, text_color)) as row
        from society_settings join themes on themes.society_id = society_settings.society_id
        where society_settings.society_id = ${society}`,
      trx,
    ),
  ),
  committee: underLock((trx, { society }) =>
    one(
      sql`select jsonb_object_agg(roles.name, memberships.university_id) as row
        from roles left join memberships
          on memberships.society_id = roles.society_id and memberships.role_id = roles.id
        where roles.society_id = ${society}`,
      trx,
    ),
  ),
  role: underLock((trx, { society, id }) =>
    one(
      sql`select jsonb_build_object('name', roles.name, 'permissions', array(
          select permissions.name from role_permissions
          join permissions on permissions.id = role_permissions.permission_id
          where role_permissions.society_id = roles.society_id and role_permissions.role_id = roles.id
          order by permissions.id)) as row
        from roles where society_id = ${society} and id = ${id}`,
      trx,
    ),
  ),
  request: (trx, { id }) =>
    one(
      sql`select jsonb_build_object('name', name, 'status', status) as row
        from society_requests where id = ${id} for no key update`,
      trx,
    ),
  site: (trx) =>
    one(
      sql`select jsonb_build_object('contact_email', contact_email, 'privacy_url', privacy_url, 'terms_url', terms_url,
          'accessibility_url', accessibility_url, 'imprint_url', imprint_url, 'welcome', welcome) as row
        from site for no key update`,
      trx,
    ),
  // Never changed: entries say what they say.
  import: () => Promise.resolve(undefined),
  message: () => Promise.resolve(undefined),
  user: (trx, { id }) =>
    one(
      sql`select jsonb_build_object('name', trim(first_name || ' ' || last_name), 'is_admin', is_admin) as row
        from users where university_id = ${id} for no key update`,
      trx,
    ),
};

export const snapshot = (trx: Trx, subject: Subject) => readers[subject.kind](trx, subject);

/** The display name of a thing in the history. */
export function nameIn(fields: HistoryFields | undefined): string | null {
  const name = fields?.name ?? fields?.title ?? fields?.content_type;
  return typeof name === 'string' ? name : null;
}
