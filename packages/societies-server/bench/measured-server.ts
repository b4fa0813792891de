/** `node measured-server.ts <platform> <people> <data dir> [database url]`: a server that is measured, in a process of its own. */
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { closeElections } from '../src/elections/closing.ts';
import { takePlace } from '../src/events/places.ts';
import { createLogger, serve, type Running } from '../src/serve.ts';
import type { Person } from './cases.ts';
import { copyPlatform, settings, sizes, type Platform } from './platforms.ts';

/** Who takes places in an event with nothing around the statement: so many of the people, from the first on. */
export interface BareSignups {
  society: number;
  event: number;
  students: number;
}

/** New members of a society, who have been in it for a year. */
export interface NewMembers {
  society: number;
  members: number;
}

/** What the measuring process asks. `close`: the voting that has ended is counted, as each minute does. */
export type Question =
  | 'memory'
  | 'end'
  | 'close'
  | { past: number }
  | { posts: string[] }
  | BareSignups
  | NewMembers;
/** The first is sent unasked. Bytes; events that are over; posts by their titles; statements a second. */
export type Answer =
  | { url: string; people: Person[] }
  | { memory: number }
  | { past: number }
  | { posts: string[] }
  | { bareRate: number }
  | { members: Person[] }
  /** Milliseconds. */
  | { closed: number };

/** As many at once as a pool of connections has: more of them than that would wait so long that they are told the database is busy. */
const lanes = 10;

/** Does it for each of them, as many at once as there are lanes. */
async function inLanes<One>(all: IterableIterator<One>, work: (one: One) => Promise<void>): Promise<void> {
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      // Each lane takes the next one: they share the iterator.
      for (const one of all) await work(one);
    }),
  );
}

async function addMembers({ server }: Running, { society, members }: NewMembers): Promise<Person[]> {
  const { rows } = await sql<{ university_id: string }>`
    with made as (
      insert into users (university_id, first_name, last_name, email, email_key, password_hash)
      select id, 'Nova', 'Quill', id || '@example.ac.uk', id || '@example.ac.uk', 'none'
      from (select (58000000 + n)::text as id from generate_series(1, ${sql.lit(members)}) as n) as ids
      returning university_id
    ), joined as (
      insert into memberships (society_id, university_id, joined_at)
      select ${sql.lit(society)}, university_id, now() - interval '1 year' from made
      returning university_id
    ), counted as (
      update societies set member_count = member_count + ${sql.lit(members)} where id = ${sql.lit(society)}
    )
    select university_id from joined order by university_id`.execute(server.database);
  const people: Person[] = [];
  await inLanes(rows.entries(), async ([index, { university_id: universityId }]) => {
    const { id } = await server.sessions.open(universityId);
    const token = await server.accessTokens.sign({ universityId, sessionId: id });
    people[index] = { universityId, token, index, society };
  });
  return people;
}

async function signIn({ server }: Running, platform: Platform, count: number): Promise<Person[]> {
  const users = await server.database
    .selectFrom('users')
    .select('university_id')
    .where('is_admin', '=', false)
    .orderBy('university_id')
    .offset(20)
    .limit(count)
    .execute();
  const people: Person[] = [];
  await inLanes(users.entries(), async ([index, { university_id: universityId }]) => {
    const { id } = await server.sessions.open(universityId);
    const token = await server.accessTokens.sign({ universityId, sessionId: id });
    // Neighbours write to different societies; where there are fewer than people, they share them.
    people[index] = { universityId, token, index, society: 1 + ((10 + index) % (sizes[platform] - 1)) };
  });
  return people;
}

const [platform, people = '', dataDir = '', databaseUrl] = process.argv.slice(2) as [Platform, ...string[]];
const say = (answer: Answer) => process.send?.(answer);

if (platform === 'large' && databaseUrl === undefined) await copyPlatform(dataDir);
const config = settings(dataDir, platform, databaseUrl);
const running = await serve(config, createLogger(config.logLevel));

async function takeBarePlaces(signedIn: readonly Person[], { society, event, students }: BareSignups) {
  const { database } = running.server;
  const begun = performance.now();
  await inLanes(signedIn.slice(0, students).values(), async ({ universityId }) => {
    await takePlace(database, { societyId: society, eventId: event }, universityId);
  });
  return (1_000 * students) / (performance.now() - begun);
}

/** In pieces, because a statement has a time limit. */
const piece = 2_500;

/** So many events more that are over, as if the platform had been there for years. */
async function addPast(count: number) {
  for (let from = 1; from <= count; from += piece)
    await sql`
      insert into events (society_id, name, description, starts_at, duration_seconds, venue, max_participants, price_pence)
      select 1 + n % ${sql.lit(sizes[platform])}, 'Evening ' || n, 'Long over.', now() - make_interval(hours => 24 + n % 20000),
        7200, 'Room 1', 40, 0
      from generate_series(${from}::integer, ${Math.min(count, from + piece - 1)}::integer) as n`.execute(
      running.server.database,
    );
  await sql`vacuum (analyze) events`.execute(running.server.database);
}

/** A post of each title, in the societies that the first of the people is in. */
async function addPosts(titles: readonly string[]) {
  await sql`
    insert into posts (society_id, title, content)
    select mine.society_id, title, 'The calendar is up, the cupboard is tidy, and there is room for you.'
    from unnest(${titles}::text[]) with ordinality as named (title, n)
    join (select society_id, row_number() over (order by society_id) - 1 as place, count(*) over () as societies
      from memberships where university_id = ${signedIn[0]?.universityId}) as mine
      on mine.place = named.n % mine.societies`.execute(running.server.database);
  await sql`vacuum (analyze) posts`.execute(running.server.database);
}

let signedIn: Person[] = [];
process.on('message', (question: Question) => {
  if (question === 'memory') say({ memory: process.memoryUsage.rss() });
  else if (question === 'end') void running.close().then(() => process.disconnect());
  else if (question === 'close') {
    const begun = performance.now();
    void closeElections(running.server.database).then(() => say({ closed: performance.now() - begun }));
  } else if ('members' in question) void addMembers(running, question).then((members) => say({ members }));
  else if ('past' in question) void addPast(question.past).then(() => say(question));
  else if ('posts' in question) void addPosts(question.posts).then(() => say(question));
  else void takeBarePlaces(signedIn, question).then((bareRate) => say({ bareRate }));
});
// Starting keeps the process from its event loop, and a server that is late turns calls away until it has caught up.
while (!(await fetch(`${running.url}/readyz`)).ok) await delay(100);
signedIn = await signIn(running, platform, Number(people));
say({ url: running.url, people: signedIn });
