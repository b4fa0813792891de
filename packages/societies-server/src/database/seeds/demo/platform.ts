import { subDays } from 'date-fns';
import { sql, type Transaction } from 'kysely';
import { initialRoles } from 'societies-contract';
import { markChanged } from '../../../directory/versions.ts';
import { refreshLastActive } from '../../../societies/last-active.ts';
import type { Database } from '../../schema.ts';
import { chance } from '../random.ts';
import { writeAffiliation } from './affiliation.ts';
import { writeElections } from './elections.ts';
import { writeHandover } from './handover.ts';
import { writeContent } from './content.ts';
import { demoFacts } from './facts.ts';
import { coming, writeJoining } from './joining.ts';
import { palettes } from './palettes.ts';
import { demoPeople } from './people.ts';
import type { Planned } from './plan.ts';
import { demoRequests } from './requests.ts';
import { insert } from './rows.ts';

export interface Material {
  now: Date;
  societies: Planned[];
  urlOf: (name: string) => string | null;
  passwordHash: string;
  /** `MM-DD`; null where memberships do not end. */
  membershipYearEnds: string | null;
}

/** Writes users, requests, and societies with themes, roles and members; then their content. */
export async function writePlatform(
  trx: Transaction<Database>,
  { now, societies, urlOf, passwordHash, membershipYearEnds }: Material,
) {
  const random = chance('constellation rows');
  const daysAgo = (days: number) => subDays(now, days);
  const categories = new Map(
    (await trx.selectFrom('categories').select(['id', 'name']).execute()).map(({ id, name }) => [name, id]),
  );
  const permissions = new Map(
    (await trx.selectFrom('permissions').select(['id', 'codename']).execute()).map(({ id, codename }) => [
      codename,
      id,
    ]),
  );

  // Most joined at the start of a term, the latest this month.
  const arrivals = new Map(
    demoPeople.map(({ university_id: id }, index) => [
      id,
      index < 7
        ? daysAgo(400 + index)
        : daysAgo(
            random.next() < 0.07 ? random.between(0, 27) : 30 + Math.floor(random.next() ** 1.6 * 1_000),
          ),
    ]),
  );
  await insert(
    trx,
    'users',
    demoPeople.map(({ university_id, first_name, last_name, is_admin }) => {
      const plain = (text: string) =>
        text
          .normalize('NFD')
          .replace(/[^a-zA-Z]/g, '')
          .toLowerCase();
      const email = `${plain(first_name)}.${plain(last_name)}@constellation.example`;
      return {
        university_id,
        first_name,
        last_name,
        email,
        email_key: email,
        password_hash: passwordHash,
        avatar: null,
        is_admin,
        email_verified_at: now,
        date_joined: arrivals.get(university_id) ?? now,
      };
    }),
  );

  await insert(
    trx,
    'societies',
    societies.map(({ id, name, description, category, foundedAt, people }) => ({
      id,
      name,
      name_key: name.toLowerCase(),
      description,
      category_id: categories.get(category) ?? 0,
      creation_date: foundedAt.toISOString().slice(0, 10),
      logo: urlOf(`logo ${id}`),
      banner: urlOf(`banner ${id}`),
      member_count: people.length,
      keywords: [],
      ...demoFacts[name],
    })),
  );
  // Ids were given explicitly, so that they start at 1 even after an interrupted seeding.
  await sql`select setval(pg_get_serial_sequence('societies', 'id'), ${societies.length}::bigint)`.execute(
    trx,
  );
  await markChanged('societies').execute(trx);

  const themes = await trx
    .insertInto('themes')
    .values(
      societies.flatMap(({ id, themes: names }) =>
        names.map((name) => ({ society_id: id, name, ...palettes[name] })),
      ),
    )
    .returning(['society_id', 'id', 'name'])
    .execute();
  await insert(
    trx,
    'society_settings',
    societies.map(({ id, palette, features, joining }) => {
      const on = features !== false;
      return {
        society_id: id,
        theme_id: themes.find((theme) => theme.society_id === id && theme.name === palette)?.id ?? 0,
        enable_posts: on,
        enable_events: on,
        enable_merch: on,
        join_mode: joining?.mode ?? 'open',
        join_questions: JSON.stringify(joining?.questions ?? []),
      };
    }),
  );

  const roles = await trx
    .insertInto('roles')
    .values(
      societies.flatMap(({ id }) =>
        initialRoles.map(({ name }) => ({ society_id: id, name, name_key: name.toLowerCase() })),
      ),
    )
    .returning(['society_id', 'id', 'name'])
    .execute();
  const roleIds = new Map(roles.map(({ society_id: society, name, id }) => [`${society} ${name}`, id]));
  await insert(
    trx,
    'role_permissions',
    roles.flatMap(({ society_id, id, name }) =>
      (initialRoles.find((role) => role.name === name)?.permissions ?? []).map((codename) => ({
        society_id,
        role_id: id,
        permission_id: permissions.get(codename) ?? 0,
      })),
    ),
  );

  // The coming last day, however near: whoever tries the demonstration out sees what happens before it.
  const until = membershipYearEnds && coming(now, membershipYearEnds);
  // Members joined after they arrived and the society was founded, with most of them early.
  await insert(
    trx,
    'memberships',
    societies.flatMap(({ id, people, holders, foundedAt }) => {
      const posts = new Map([...holders].map(([role, person]) => [person, role]));
      return people.map((university_id) => {
        const since = Math.max(foundedAt.getTime(), arrivals.get(university_id)?.getTime() ?? 0);
        const joined = since + (now.getTime() - since) * random.next() ** 1.7;
        const role = posts.get(university_id);
        return {
          society_id: id,
          university_id,
          role_id: role === undefined ? null : (roleIds.get(`${id} ${role}`) ?? null),
          joined_at: new Date(joined),
          until,
        };
      });
    }),
  );

  await insert(
    trx,
    'society_requests',
    demoRequests.map(({ name, proposal, category, person, age, rejected }) => ({
      name,
      proposal,
      category_id: categories.get(category) ?? 0,
      university_id: String(10_000_000 + person),
      created_at: daysAgo(age),
      status: rejected ? ('rejected' as const) : ('pending' as const),
    })),
  );

  await writeJoining(trx, societies, now, membershipYearEnds);

  for (const society of societies) {
    await writeContent(trx, society, { now, random, urlOf });
  }
  await writeAffiliation(trx, societies, now);
  await writeHandover(trx, societies, now);
  await writeElections(trx, societies, now);
  await refreshLastActive(trx);
}
