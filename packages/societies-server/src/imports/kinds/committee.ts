import { sql } from 'kysely';
import { fullName, importMessages } from 'societies-contract';
import { memberKey } from '../../committee/editor.ts';
import { assignPositions, lockPositions } from '../../committee/positions.ts';
import { toKey } from '../../database/keys.ts';
import { recordChange } from '../../history/record.ts';
import { addMembers } from '../../joining/members.ts';
import { conflict } from '../../platform/errors.ts';
import { siteDay } from '../../platform/site-day.ts';
import { leave } from '../../societies/queries.ts';
import { fault } from '../faults.ts';
import { recordImport } from '../history.ts';
import type { Compared, Item, Kind } from '../kind.ts';
import { faultOfPerson, findPeople, readId, societyFinder } from '../lookups.ts';

interface NewHolder {
  society: number;
  role: { id: number; name: string };
  university_id: string;
}

/** Roles that a message names. */
const mostNamed = 20;

/** Holders of roles, who become members by that if they were none. Nobody is told. */
export const committee: Kind<NewHolder> = {
  kind: 'committee',
  batch: 20,
  async check(context) {
    const { database, config, actor } = context;
    const societies = await societyFinder(context);
    const rows = await database
      .selectFrom('roles')
      .leftJoin('memberships', (join) =>
        join
          .onRef('memberships.society_id', '=', 'roles.society_id')
          .onRef('memberships.role_id', '=', 'roles.id'),
      )
      .leftJoin('users', 'users.university_id', 'memberships.university_id')
      .select(['roles.society_id', 'roles.id', 'roles.name', 'roles.name_key'])
      .select(['users.university_id as holder', 'users.first_name', 'users.last_name'])
      .where('roles.name_key', '!=', memberKey)
      .orderBy('roles.society_id')
      .orderBy('roles.id')
      .execute();
    const rolesOf = Map.groupBy(rows, (role) => role.society_id);
    const names = new Map<string, string>();
    return {
      read(row) {
        const society = societies.find(row);
        const id = readId(row, context);
        const text = row.text('role');
        if (text === '') row.refuse(fault('role', 'required'));
        const roles = society ? (rolesOf.get(society.id) ?? []) : [];
        const role = roles.find(({ name_key: key }) => key === toKey(text));
        if (society && text !== '' && !role) {
          const known = roles.slice(0, mostNamed).map(({ name }) => name);
          row.refuse(fault('role', 'unknown_role', known.join(', '), text));
        }
        if (!society || !role || id === undefined) return undefined;
        return { society: society.id, role: { id: role.id, name: role.name }, university_id: id };
      },
      keysOf: ({ society, role, university_id: id }) => [
        ['role', `${society} ${role.id}`],
        ['university_id', `${society} ${id}`],
      ],
      async compare(items) {
        const people = await findPeople(
          database,
          items.map(({ value }) => value.university_id),
        );
        for (const [id, { name }] of people) names.set(id, name);
        const compared = new Map<number, Compared>();
        for (const { row, value } of items) {
          const { society, role, university_id: id } = value;
          const roles = rolesOf.get(society) ?? [];
          const holder = roles.find((one) => one.id === role.id);
          const own = roles.find((one) => one.holder === id);
          const wrong = faultOfPerson(id, people.get(id));
          if (holder?.holder === id) compared.set(row, 'unchanged');
          else if (wrong) compared.set(row, [wrong]);
          else if (holder?.holder != null)
            compared.set(row, [fault('role', 'role_taken', fullName(holder), role.name)]);
          else if (own) compared.set(row, [fault('university_id', 'other_role', own.name, id)]);
        }
        return compared;
      },
      preview({ society, role, university_id: id }) {
        const named = societies.byId(society);
        const name = names.get(id);
        return {
          values: { society: named?.name ?? '', role: role.name, university_id: id },
          ...(name && { person: name }),
          ...(named && { society: { id: named.id, name: named.name } }),
        };
      },
      order: (one, other) => one.society - other.society,
      async store(trx, importId, items) {
        for (const [society, some] of Map.groupBy(items, ({ value }) => value.society)) {
          await recordChange(
            trx,
            { actor, society, action: 'committee.changed' },
            { kind: 'committee' },
            () => give(society, some),
          );
        }
        return items.length;

        async function give(society: number, some: readonly Item<NewHolder>[]) {
          const positions = await lockPositions(trx, society);
          const people = some.map(({ value }) => value.university_id);
          const isFree = ({ value }: Item<NewHolder>) =>
            positions.some(({ id, holder }) => id === value.role.id && holder === null) &&
            positions.every(({ holder }) => holder !== value.university_id);
          if (!some.every(isFree)) throw conflict(importMessages.meanwhile, 'changed_meanwhile');
          const added = new Set(
            await addMembers(trx, society, sql`select unnest(${people}::text[]) as university_id`),
          );
          await assignPositions(
            trx,
            society,
            some.map(({ value }) => ({ role: value.role, holder: value.university_id })),
            await siteDay(trx, config.timeZone),
          );
          await trx
            .insertInto('import_rows')
            .values(
              some.map(({ row, value }) => ({
                import_id: importId,
                position: row,
                society_id: society,
                university_id: value.university_id,
                thing_id: value.role.id,
                is_new_member: added.has(value.university_id),
              })),
            )
            .execute();
        }
      },
      async record(trx, importId, count) {
        await recordImport(trx, { actor, action: 'committee.imported', importId, field: 'roles', count });
      },
    };
  },
  undo: {
    batch: 20,
    async changed(trx, importId) {
      // Who has left and whose role is free is as undone; a role that somebody else has, or another that they have, is not.
      const { rows } = await sql<{ name: string }>`
        with held as (
          select memberships.* from memberships join import_rows on import_rows.society_id = memberships.society_id
            and (import_rows.university_id = memberships.university_id or import_rows.thing_id = memberships.role_id)
          where import_id = ${importId}
          order by memberships.society_id, memberships.university_id for update of memberships
        )
        select distinct on (import_rows.position)
          coalesce(roles.name, trim(users.first_name || ' ' || users.last_name)) || ' of ' || societies.name as name
        from import_rows
          join held on held.society_id = import_rows.society_id
            and (held.university_id = import_rows.university_id or held.role_id = import_rows.thing_id)
          join societies on societies.id = import_rows.society_id
          join users on users.university_id = import_rows.university_id
          left join roles on roles.society_id = import_rows.society_id and roles.id = import_rows.thing_id
        where import_id = ${importId}
          and (held.role_id is distinct from import_rows.thing_id or held.university_id <> import_rows.university_id)
          and (held.role_id is not null or held.university_id <> import_rows.university_id)
        order by import_rows.position`.execute(trx);
      return rows.map(({ name }) => name);
    },
    async remove(trx, importId, positions, actor) {
      const rows = await trx
        .selectFrom('import_rows')
        .select(['society_id', 'university_id', 'thing_id', 'is_new_member'])
        .where('import_id', '=', importId)
        .where('position', 'in', [...positions])
        .orderBy('position')
        .execute();
      for (const [society, some] of Map.groupBy(rows, (row) => row.society_id)) {
        // The society may be gone.
        const there = await trx
          .selectFrom('society_settings')
          .select('society_id')
          .where('society_id', '=', society)
          .executeTakeFirst();
        if (society === null || !there) continue;
        const positionsThere = await lockPositions(trx, society);
        const held = some.filter(({ thing_id: role, university_id: person }) =>
          positionsThere.some(({ id, holder }) => id === role && holder === person),
        );
        if (held.length === 0) continue;
        await recordChange(
          trx,
          { actor, society, action: 'committee.changed' },
          { kind: 'committee' },
          async () => {
            await assignPositions(
              trx,
              society,
              held.map(({ thing_id: role }) => ({ role: { id: role ?? 0 }, holder: null })),
              // Nobody's term begins.
              '',
            );
            for (const { university_id: person, is_new_member: isNew } of held)
              if (isNew && person !== null) await leave(trx, society, person);
          },
        );
      }
    },
  },
};
