import { sql } from 'kysely';
import { countJoined } from '../../joining/members.ts';
import { markChanged } from '../../directory/versions.ts';
import { instantOf, readMoment } from '../dates.ts';
import { fault } from '../faults.ts';
import type { Compared, Kind } from '../kind.ts';
import { recordImport, recordInSocieties } from '../history.ts';
import { faultOfPerson, findPeople, readId, societyFinder } from '../lookups.ts';

interface NewMembership {
  society: number;
  university_id: string;
  /** `2025-10-31`; undefined for today. */
  joined: string | undefined;
  joinedAt: string | undefined;
}

/** Microseconds, as the database keeps them. */
const stamp = sql.raw(`memberships.joined_at::text`);

/** Members without a role. Nobody is told. */
export const memberships: Kind<NewMembership> = {
  kind: 'memberships',
  batch: 500,
  async check(context) {
    const { database, config, actor, dateOrder } = context;
    const societies = await societyFinder(context);
    const names = new Map<string, string>();
    const now = new Date().toISOString();
    return {
      read(row) {
        const society = societies.find(row);
        const id = readId(row, context);
        const text = row.text('joined');
        const moment = text === '' ? undefined : readMoment(text, dateOrder);
        if (typeof moment === 'string') {
          row.refuse(fault('joined', moment, '', text));
          return undefined;
        }
        if (!society || id === undefined) return undefined;
        const joinedAt = moment && instantOf(moment, config.timeZone).toISOString();
        return {
          society: society.id,
          university_id: id,
          joined: moment?.day,
          // A membership that begins next year is one already.
          joinedAt: joinedAt && joinedAt > now ? now : joinedAt,
        };
      },
      keysOf: ({ society, university_id: id }) => [['university_id', `${society} ${id}`]],
      async compare(items) {
        const people = await findPeople(
          database,
          items.map(({ value }) => value.university_id),
        );
        if (names.size < 500) for (const [id, { name }] of people) names.set(id, name);
        const { rows: members } = await sql<{ society: number; university_id: string }>`
          select memberships.society_id as society, memberships.university_id
          from json_to_recordset(${JSON.stringify(items.map(({ value }) => value))}::json)
            as asked (society bigint, university_id text)
          join memberships on memberships.society_id = asked.society
            and memberships.university_id = asked.university_id`.execute(database);
        const there = new Set(members.map((one) => `${one.society} ${one.university_id}`));
        const compared = new Map<number, Compared>();
        for (const { row, value } of items) {
          const { society, university_id: id } = value;
          if (there.has(`${society} ${id}`)) compared.set(row, 'unchanged');
          else {
            const wrong = faultOfPerson(id, people.get(id));
            if (wrong) compared.set(row, [wrong]);
          }
        }
        return compared;
      },
      preview({ society, university_id: id, joined }) {
        const named = societies.byId(society);
        const name = names.get(id);
        return {
          values: { society: named?.name ?? '', university_id: id, ...(joined && { joined }) },
          ...(name && { person: name }),
          ...(named && { society: { id: named.id, name: named.name } }),
        };
      },
      order: (one, other) =>
        one.society - other.society || (one.university_id < other.university_id ? -1 : 1),
      async store(trx, importId, items) {
        const rows = items.map(({ row, value }) => ({ row, ...value }));
        const { rows: stored } = await sql<{ count: number }>`
          with rows as (
            select * from json_to_recordset(${JSON.stringify(rows)}::json)
              as rows (row integer, society bigint, university_id text, "joinedAt" timestamptz)
          ), memberships as (
            insert into memberships (society_id, university_id, joined_at)
            select society, university_id, coalesce("joinedAt", now()) from rows order by society, university_id
            on conflict (society_id, university_id) do nothing
            returning society_id, university_id, joined_at
          ), ${countJoined('memberships')}, noted as (
            insert into import_rows (import_id, position, society_id, university_id, stamp)
            select ${importId}::bigint, rows.row, memberships.society_id, memberships.university_id, ${stamp}
            from memberships join rows on rows.society = memberships.society_id
              and rows.university_id = memberships.university_id
          )
          select count(*)::integer as count from memberships`.execute(trx);
        return stored[0]?.count ?? 0;
      },
      async record(trx, importId, count) {
        const imported = { actor, action: 'memberships.imported', importId, field: 'memberships' } as const;
        await recordInSocieties(trx, imported);
        await recordImport(trx, { ...imported, count });
      },
    };
  },
  undo: {
    batch: 2_000,
    async changed(trx, importId) {
      const { rows } = await sql<{ name: string }>`
        with held as (
          select memberships.* from memberships join import_rows
            on import_rows.society_id = memberships.society_id and import_rows.university_id = memberships.university_id
          where import_id = ${importId}
          order by memberships.society_id, memberships.university_id for update of memberships
        )
        select trim(first_name || ' ' || last_name) || ' in ' || societies.name as name
        from held as memberships
          join import_rows on import_id = ${importId} and import_rows.society_id = memberships.society_id
            and import_rows.university_id = memberships.university_id
          join users on users.university_id = memberships.university_id
          join societies on societies.id = memberships.society_id
        where import_rows.stamp <> ${stamp} or memberships.role_id is not null
        order by import_rows.position`.execute(trx);
      return rows.map(({ name }) => name);
    },
    async remove(trx, importId, positions) {
      await sql`
        with gone as (
          delete from memberships using import_rows
          where import_id = ${importId} and position = any(${positions}::integer[])
            and memberships.society_id = import_rows.society_id
            and memberships.university_id = import_rows.university_id
            and import_rows.stamp = ${stamp} and memberships.role_id is null
          returning memberships.society_id
        ), counted as (
          update societies set member_count = member_count - gone.number
          from (select society_id, count(*)::integer as number from gone group by society_id) as gone
          where id = gone.society_id
          returning id
        )
        ${markChanged('counted')}`.execute(trx);
    },
  },
};
