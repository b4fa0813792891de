import { sql } from 'kysely';
import { foundSociety } from '../src/societies/founding.ts';
import { inTransaction } from '../src/database/transaction.ts';
import { inDays } from './event-draft.ts';
import type { TestServer } from './harness.ts';

/** Who lives in it. */
const roles = [
  'president',
  'officer',
  'member',
  'guest',
  'waiting',
  'stranger',
  'otherPresident',
  'admin',
  'secondAdmin',
] as const;
export type Person = (typeof roles)[number];

export interface SmallWorld {
  ids: Record<Person, string>;
  /** Signs one of them in, as if they had done so at the university a moment ago. */
  tokenOf: (person: Person) => Promise<string>;
  society: number;
  /** The society that is asked to co-host `hosted`. */
  other: number;
  /** Two places, both taken, and one who waits. */
  full: number;
  /** Five places, one taken. */
  roomy: number;
  hosted: number;
  post: number;
  secretary: number;
  treasurer: number;
  /** An invitation with one use left, and its code. The guest has asked to join. */
  invitation: number;
  code: string;
  /** In one people vote, with the officer as candidate for Secretary; in one they stand; in one voting has ended. */
  voting: number;
  standing: number;
  voted: number;
  candidate: number;
  vicePresident: number;
  theme: number;
  request: number;
  rejected: number;
  /** The only round: the society can hand in, and the other society has. */
  round: number;
  name: string;
}

let count = 0;

/** Two societies with people, events, posts and requests of their own, beside all others. No administrators but its two. */
export async function makeSmallWorld({ database, signIn }: TestServer): Promise<SmallWorld> {
  count += 1;
  const number = count;
  const ids = Object.fromEntries(
    roles.map((role, index) => [role, String(60_000_000 + number * 20 + index)]),
  ) as Record<Person, string>;
  const name = `World ${number}`;
  const world = await inTransaction(database, async (trx) => {
    await trx.updateTable('users').set({ is_admin: false }).where('is_admin', '=', true).execute();
    await trx
      .insertInto('users')
      .values(
        roles.map((role) => ({
          university_id: ids[role],
          first_name: role,
          last_name: 'W',
          email: `${ids[role]}@example.ac.uk`,
          email_key: `${ids[role]}@example.ac.uk`,
          password_hash: 'none',
          is_admin: role === 'admin' || role === 'secondAdmin',
        })),
      )
      .execute();
    const found = (title: string, founder: string) =>
      foundSociety(trx, { name: title, description: 'Small.', categoryId: 1, founder });
    const society = await found(name, ids.president);
    const other = await found(`${name}, too`, ids.otherPresident);
    const roleRows = await trx
      .selectFrom('roles')
      .select(['id', 'name'])
      .where('society_id', '=', society)
      .execute();
    const roleId = (role: string) => roleRows.find((row) => row.name === role)?.id ?? 0;
    await trx
      .insertInto('memberships')
      .values([
        { society_id: society, university_id: ids.officer, role_id: roleId('Events Officer') },
        { society_id: society, university_id: ids.member, role_id: null },
      ])
      .execute();
    await trx.updateTable('societies').set({ member_count: 3 }).where('id', '=', society).execute();
    const event = async (title: string, places: number, going: Person[], waiting: Person[] = []) => {
      const { id } = await trx
        .insertInto('events')
        .values({
          society_id: society,
          name: title,
          description: title,
          starts_at: inDays(10),
          duration_seconds: 3_600,
          venue: 'Hall',
          max_participants: places,
          price_pence: 0,
          participants: going.length,
          waiting: waiting.length,
          last_sequence_number: going.length + waiting.length,
          waiting_list: true,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const line = [...going, ...waiting].map((who, index) => ({
        society_id: society,
        event_id: id,
        university_id: ids[who],
        sequence_number: index + 1,
      }));
      if (line.length > 0) await trx.insertInto('event_signups').values(line).execute();
      return id;
    };
    const full = await event('Full', 2, ['member', 'guest'], ['waiting']);
    const roomy = await event('Roomy', 5, ['guest']);
    const hosted = await event('Hosted', 5, []);
    await trx
      .insertInto('event_hosts')
      .values({ society_id: society, event_id: hosted, host_id: other })
      .execute();
    const { id: post } = await trx
      .insertInto('posts')
      .values({ society_id: society, title: 'News', content: 'None.', notified: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    const code = `small-world-${number}`;
    const { id: invitation } = await trx
      .insertInto('invitations')
      .values({ society_id: society, code, expires_at: inDays(3), max_uses: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx.insertInto('join_requests').values({ society_id: society, university_id: ids.guest }).execute();
    const election = async (title: string, nominations: number, ends: number) => {
      const { id } = await trx
        .insertInto('elections')
        .values({
          society_id: society,
          title,
          nominations_from: sql<Date>`now() - interval '2 hours'`,
          nominations_until: sql<Date>`now() + make_interval(hours => ${nominations})`,
          voting_from: sql<Date>`now() + make_interval(hours => ${nominations}) + interval '1 hour'`,
          voting_until: sql<Date>`now() + make_interval(mins => ${ends})`,
          called_by: ids.president,
          nominations_announced: true,
          voting_announced: true,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const values = ['Secretary', 'Vice President'].map((role, place) => ({
        society_id: society,
        election_id: id,
        role_id: roleId(role),
        name: role,
        place,
      }));
      await trx.insertInto('election_roles').values(values).execute();
      const { id: candidate } = await trx
        .insertInto('election_candidates')
        .values({
          society_id: society,
          election_id: id,
          role_id: roleId('Secretary'),
          university_id: ids.officer,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { id, candidate };
    };
    const standing = await election('Standing', 1, 600);
    const open = await election('Voting', -1, 600);
    const ended = await election('Voted', -1, 1);
    await sql`update elections set voting_from = now() - interval '30 minutes', voting_until = now() - interval '1 minute'
      where society_id = ${society} and id = ${ended.id}`.execute(trx);
    await trx
      .insertInto('election_voters')
      .values({ society_id: society, election_id: ended.id, university_id: ids.member, voted: true })
      .execute();
    await trx
      .insertInto('election_ballots')
      .values({
        society_id: society,
        election_id: ended.id,
        receipt: `WORLD${number}`,
        choices: JSON.stringify({ [roleId('Secretary')]: [ended.candidate] }),
      })
      .execute();
    const themes = await trx
      .selectFrom('themes')
      .select('id')
      .where('society_id', '=', society)
      .orderBy('id')
      .execute();
    await trx.deleteFrom('affiliation_rounds').execute();
    const { id: round } = await trx
      .insertInto('affiliation_rounds')
      .values({
        name: 'Affiliation',
        opens_at: inDays(-1),
        due_at: inDays(30),
        items: JSON.stringify([
          { id: 'code', kind: 'statement', label: 'We behave', help: '', required: true },
        ]),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const both = [society, other].map((id) => ({ society_id: id, round_id: round }));
    await trx
      .insertInto('affiliations')
      .values(
        both.map((place) => ({
          ...place,
          state: place.society_id === other ? ('handed_in' as const) : ('in_progress' as const),
        })),
      )
      .execute();
    await trx
      .insertInto('affiliation_answers')
      .values(both.map((place) => ({ ...place, item: 'code', value: 'true', answered_at: new Date() })))
      .execute();
    const [request, rejected] = (
      await trx
        .insertInto('society_requests')
        .values(
          (['pending', 'rejected'] as const).map((status) => ({
            university_id: ids.stranger,
            category_id: 1,
            name: `${name} ${status}`,
            proposal: 'We would like to.',
            status,
          })),
        )
        .returning('id')
        .execute()
    ).map(({ id }) => id) as [number, number];
    return {
      society,
      other,
      full,
      roomy,
      hosted,
      post,
      secretary: roleId('Secretary'),
      treasurer: roleId('Treasurer'),
      invitation,
      code,
      voting: open.id,
      standing: standing.id,
      voted: ended.id,
      candidate: open.candidate,
      vicePresident: roleId('Vice President'),
      theme: themes[1]?.id ?? 0,
      request,
      rejected,
      round,
    };
  });
  const tokenOf = async (person: Person) => {
    const token = await signIn(ids[person]);
    await database
      .updateTable('sessions')
      .set({ confirmed_at: new Date() })
      .where('university_id', '=', ids[person])
      .execute();
    return token;
  };
  return { ...world, ids, tokenOf, name };
}

/** Names the member as the next Treasurer. @returns the id of the term. */
export async function nameTreasurer({ database }: TestServer, world: SmallWorld): Promise<number> {
  const { id } = await database
    .insertInto('terms')
    .values({
      society_id: world.society,
      role_id: world.treasurer,
      university_id: world.ids.member,
      starts_on: inDays(30).slice(0, 10),
      named_by: world.ids.president,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** All that is stored of it, by names instead of ids, so that two worlds can be compared. */
export async function stateOf({ database }: TestServer, world: SmallWorld): Promise<unknown> {
  const who = new Map(Object.entries(world.ids).map(([role, id]) => [id, role]));
  const { rows } = await sql<{ state: string }>`
    with worlds as (select id, replace(name, ${world.name}, 'World') as name from societies
      where name like ${`${world.name}%`} and name !~ ${`^${world.name}\\d`})
    select json_build_object(
      'societies', (select json_agg(json_build_array(worlds.name, member_count, enable_posts, enable_events, enable_merch,
          themes.name, (select count(*) from memberships where society_id = worlds.id) = member_count) order by worlds.name)
        from worlds join societies using (id) join society_settings on society_id = worlds.id
        join themes on themes.society_id = worlds.id and themes.id = theme_id),
      'members', (select json_agg(json_build_array(worlds.name, university_id, roles.name) order by worlds.name, university_id)
        from memberships join worlds on worlds.id = memberships.society_id
        left join roles on roles.society_id = memberships.society_id and roles.id = role_id),
      'asking', (select json_agg(json_build_array(university_id, decision) order by university_id)
        from join_requests join worlds on worlds.id = society_id),
      'invitations', (select json_agg(json_build_array(worlds.name, uses, revoked_at is not null))
        from invitations join worlds on worlds.id = society_id),
      'terms', (select json_agg(json_build_array(roles.name, terms.university_id, accepted_at is not null, begun_at is not null)
          order by roles.name, terms.university_id)
        from terms join worlds on worlds.id = terms.society_id
        join roles on roles.society_id = terms.society_id and roles.id = terms.role_id),
      'roles', (select json_agg(json_build_array(worlds.name, roles.name) order by worlds.name, roles.name)
        from roles join worlds on worlds.id = society_id),
      'events', (select json_agg(json_build_array(events.name, participants, waiting, places_over_capacity, max_participants,
          members_only, cancelled_at is not null, participants + waiting = (select count(*) from event_signups
            where event_id = events.id)) order by events.name, events.id)
        from events join worlds on worlds.id = society_id),
      'guests', (select json_agg(json_build_array(name, university_id, place, over_capacity, came) order by name, id, place) from (
          select events.name, events.id, university_id, over_capacity, checked_in_at is not null as came,
            row_number() over (partition by events.id order by sequence_number) as place
          from event_signups join events on events.society_id = event_signups.society_id and events.id = event_id
          where events.society_id in (select id from worlds)) as line),
      'hosts', (select json_agg(json_build_array(events.name, worlds.name, accepted_at is not null) order by events.name, worlds.name)
        from event_hosts join events on events.id = event_id join worlds on worlds.id = host_id),
      'elections', (select json_agg(json_build_array(title, cancelled_at is not null, published_at is not null,
          (select count(*) from election_ballots as own where own.society_id = elections.society_id and own.election_id = elections.id),
          (select json_agg(university_id order by university_id) from election_voters as own
            where own.society_id = elections.society_id and own.election_id = elections.id and voted),
          (select json_agg(json_build_array(university_id, role_name.name, withdrawn) order by university_id)
            from election_candidates as own join election_roles as role_name using (society_id, election_id, role_id)
            where own.society_id = elections.society_id and own.election_id = elections.id),
          (select json_agg(json_build_array(own.name, winner.university_id) order by place) from election_roles as own
            left join election_candidates as winner on winner.id = (result ->> 'winner')::bigint
            where own.society_id = elections.society_id and own.election_id = elections.id and result is not null))
        order by title) from elections where society_id in (select id from worlds)),
      'coming', (select json_agg(json_build_array(roles.name, university_id) order by roles.name)
        from terms join roles on roles.society_id = terms.society_id and roles.id = terms.role_id
        where terms.society_id in (select id from worlds) and begun_at is null),
      'posts', (select json_agg(json_build_array(title, likes, (select count(*) from post_likes where post_id = posts.id))
        order by title) from posts where society_id in (select id from worlds)),
      'merch', (select count(*) from merch where society_id in (select id from worlds)),
      'widgets', (select json_agg(json_build_array(content_type, post_id is null, event_id is null) order by content_type, post_id, event_id)
        from widgets where society_id in (select id from worlds)),
      'people', (select json_agg(json_build_array(university_id, is_admin, suspended_at is not null) order by university_id)
        from users where university_id = any(${Object.values(world.ids)}::text[])),
      'requests', (select json_agg(json_build_array(replace(name, ${world.name}, 'World'), status, version, proposal) order by name)
        from society_requests where university_id = any(${Object.values(world.ids)}::text[])),
      'rounds', (select json_agg(json_build_array(affiliation_rounds.name, jsonb_array_length(items))) from affiliation_rounds),
      'affiliations', (select json_agg(json_build_array(worlds.name, state, affiliations.version, affiliation, (
          select json_agg(affiliation_steps.state order by affiliation_steps.id) from affiliation_steps
          where affiliation_steps.society_id = worlds.id)) order by worlds.name)
        from affiliations join worlds on worlds.id = society_id join societies on societies.id = worlds.id),
      'messages', (select json_agg(json_build_array(subject, readers) order by subject)
        from society_messages where society_id in (select id from worlds)),
      'removals', (select json_agg(json_build_array(kind, replace(name, ${world.name}, 'World')) order by kind, name)
        from removals where society_id = any(${[world.society, world.other]}::bigint[])),
      'notices', (select json_agg(json_build_array(university_id, kind) order by university_id, kind) from (
          select university_id, kind from notifications
          where university_id = any(${Object.values(world.ids)}::text[])) as told)
    )::text as state`.execute(database);
  return JSON.parse((rows[0]?.state ?? 'null').replace(/\d{8}/g, (id) => who.get(id) ?? id));
}
