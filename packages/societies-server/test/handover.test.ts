import { sql } from 'kysely';
import { paths, type Handover, type HistoryPage, type OwnData, type Term } from 'societies-contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { daysAfter, siteDay } from '../src/platform/site-day.ts';
import { passTerms } from '../src/terms/passing.ts';
import { withServer } from './harness.ts';
import type { Refused } from './people.ts';
import { makeSmallWorld, type Person, type SmallWorld } from './small-world.ts';

const timeZone = 'Europe/London';
const server = await withServer({ env: { TIME_ZONE: timeZone } });
const { database } = server;
const today = await siteDay(database, timeZone);

let world: SmallWorld;
let officerRole: number;
const tokens = new Map<Person, string>();

beforeEach(async () => {
  world = await makeSmallWorld(server);
  tokens.clear();
  const { id } = await database
    .selectFrom('roles')
    .select('id')
    .where('society_id', '=', world.society)
    .where('name', '=', 'Events Officer')
    .executeTakeFirstOrThrow();
  officerRole = id;
});

async function as<Body = Refused>(who: Person, method: string, path: string, body?: unknown) {
  const token = tokens.get(who) ?? (await world.tokenOf(who));
  tokens.set(who, token);
  return server.call<Body>(method, path, { token, body });
}
const path = (role = officerRole) => paths.handover(world.society, role);
const read = (who: Person, role?: number) => as<Handover>(who, 'GET', path(role));
const write = <Body = Handover>(who: Person, body: unknown) => as<Body>(who, 'PUT', path(), body);
const contacts = [{ label: 'Union finance desk', value: 'finance@northgate.ac.uk' }];

/** Lets the member be named for the officer's role, and accept. */
async function successor() {
  const { body } = await as<Term>('president', 'POST', paths.terms(world.society), {
    role_id: officerRole,
    user_id: world.ids.member,
    from: daysAfter(today, 10),
  });
  const accept = () => as('member', 'POST', paths.acceptTerm(world.society, body.id));
  return { accept };
}

describe('a handover page', () => {
  test('is empty until the holder writes it, and then read by the President', async () => {
    expect((await read('officer')).body).toMatchObject({
      role: { id: officerRole, name: 'Events Officer' },
      text: '',
      questions: '',
      contacts: [],
      version: 0,
      written_by: null,
      written_at: null,
      may_write: 'all',
    });
    const { status, body } = await write('officer', {
      text: '# Money\nIn the **blue tin**.',
      contacts,
      version: 0,
    });
    expect([status, body.version]).toEqual([200, 1]);
    expect((await read('president')).body).toMatchObject({
      text: '# Money\nIn the **blue tin**.',
      contacts,
      version: 1,
      written_by: { university_id: world.ids.officer, name: 'officer W' },
    });
  });

  test('is 401 and 403 for all but the holder, the accepted successor and the President', async () => {
    const { accept } = await successor();
    for (const method of ['GET', 'PUT']) {
      expect((await server.call(method, path())).status).toBe(401);
      for (const who of ['stranger', 'otherPresident', 'admin', 'member'] as const)
        expect([who, (await as(who, method, path(), method === 'PUT' ? {} : undefined)).status]).toEqual([
          who,
          403,
        ]);
    }
    await accept();
    expect((await read('member')).body.may_write).toBe('questions');
    expect((await read('member', world.secretary)).status).toBe(403);
    expect((await read('officer', world.secretary)).status).toBe(403);
  });

  test('of the role Member, of an unknown role and of another society’s is 404', async () => {
    const { id } = await database
      .selectFrom('roles')
      .select('id')
      .where('society_id', '=', world.society)
      .where('name', '=', 'Member')
      .executeTakeFirstOrThrow();
    const { id: foreign } = await database
      .selectFrom('roles')
      .select('id')
      .where('society_id', '=', world.other)
      .limit(1)
      .executeTakeFirstOrThrow();
    for (const role of [id, foreign, 2_000_000_000]) expect((await read('president', role)).status).toBe(404);
  });

  test('keeps what a write leaves out, and an outdated version is 409 with the page as it is', async () => {
    await write('officer', { text: 'One.', contacts });
    await write('president', { questions: 'Where is the key?' });
    const late = await write<{ code: string; current: Handover }>('officer', { text: 'Two.', version: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
    expect(late.body.current).toMatchObject({
      text: 'One.',
      questions: 'Where is the key?',
      contacts,
      version: 2,
    });
    const both = await Promise.all([
      write('officer', { text: 'Two.', version: 2 }),
      write('president', { text: 'Three.', version: 2 }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('takes questions and contacts of a successor, and no text over the holder’s', async () => {
    const { accept } = await successor();
    await accept();
    await write('officer', { text: 'In the blue tin.' });
    const refused = await write<Refused>('member', { text: 'Gone.' });
    expect([refused.status, refused.body.code]).toEqual([403, 'holders_text']);
    const { status, body } = await write('member', {
      text: 'In the blue tin.',
      questions: 'Which tin?',
      contacts,
      version: 1,
    });
    expect([status, body.text, body.questions]).toEqual([200, 'In the blue tin.', 'Which tin?']);
  });

  test('that nobody has begun can be begun by the successor, who writes all of it when the role is theirs', async () => {
    const { accept } = await successor();
    await accept();
    expect((await write('member', { text: 'Who has the key?', contacts })).status).toBe(200);
    await sql`update terms set starts_on = current_date - 1 where society_id = ${world.society}`.execute(
      database,
    );
    await passTerms(database, timeZone);
    expect((await write('member', { text: 'I have it.' })).body).toMatchObject({ may_write: 'all' });
    expect((await read('officer')).status).toBe(403);
  });

  test.each([
    ['text', { text: 'x'.repeat(20_001) }],
    ['questions', { questions: 'x'.repeat(4_001) }],
    ['contacts', { contacts: Array(21).fill(contacts[0]) }],
    ['contacts.0.label', { contacts: [{ label: ' ', value: 'x' }] }],
    ['contacts.0.value', { contacts: [{ label: 'x', value: 'x'.repeat(201) }] }],
  ])('with a wrong %s is 400 there', async (field, body) => {
    const reply = await write<Refused>('officer', body);
    expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([400, [field]]);
  });

  test('stays, without a name, when its writer leaves and deletes the account', async () => {
    await write('officer', { text: 'In the blue tin.', contacts });
    const own = (await as<OwnData>('officer', 'GET', paths.ownData)).body.tables;
    expect(own['handovers']).toMatchObject([{ text: 'In the blue tin.' }]);
    expect((await as('officer', 'DELETE', paths.profile, {})).status).toBe(204);
    expect((await read('president')).body).toMatchObject({
      text: 'In the blue tin.',
      contacts,
      written_by: null,
    });
  });

  test('is in the history without what it says, once for each change', async () => {
    await write('officer', { text: 'In the blue tin.' });
    await write('officer', { text: 'In the blue tin.' });
    const { results } = (await as<HistoryPage>('president', 'GET', paths.societyHistory(world.society))).body;
    expect(results.filter(({ action }) => action === 'handover.changed')).toMatchObject([
      { subject: { kind: 'role', name: 'Events Officer' }, before: null, after: null },
    ]);
    expect(JSON.stringify(results)).not.toContain('blue tin');
  });

  test('goes with its role', async () => {
    await write('officer', { text: 'In the blue tin.' });
    await as('president', 'DELETE', paths.role(world.society, officerRole));
    const rows = await database
      .selectFrom('handovers')
      .selectAll()
      .where('society_id', '=', world.society)
      .execute();
    expect(rows).toEqual([]);
  });
});

describe('the last year beside it', () => {
  const hold = (title: string, at: string, participants = 3, cancelled = false) =>
    sql`insert into events (society_id, name, description, starts_at, duration_seconds, venue, max_participants, price_pence,
        participants, cancelled_at)
      values (${world.society}, ${title}, '', ${at}::timestamptz, 3600, 'Hall', 50, 0, ${participants},
        case when ${cancelled} then now() end)`.execute(database);
  const month = today.slice(0, 7);
  const lastYear = `${Number(today.slice(0, 4)) - 1}${today.slice(4, 7)}`;

  test('has twelve months, the present one last, with what took place and what is still to come', async () => {
    await sql`delete from events where society_id = ${world.society}`.execute(database);
    await hold('This month', `${month}-15T18:00:00Z`);
    await hold('Cancelled', `${month}-16T18:00:00Z`, 3, true);
    await hold('A year ago', `${lastYear}-15T18:00:00Z`);
    const { months } = (await read('officer')).body;
    expect(months).toHaveLength(12);
    expect(months.at(-1)).toMatchObject({
      month,
      events: [{ name: 'This month', datetime: `${month}-15T18:00:00.000Z`, participants: 3 }],
      more: 0,
    });
    expect(JSON.stringify(months)).not.toMatch(/A year ago|Cancelled/);
    expect(months.map((each) => each.month)).toEqual(months.map((each) => each.month).toSorted());
  });

  test('lists the first twenty of a month and counts the others', async () => {
    await sql`delete from events where society_id = ${world.society}`.execute(database);
    for (let day = 1; day <= 23; day += 1)
      await hold(`Talk ${day}`, `${month}-${String(day).padStart(2, '0')}T12:00:00Z`);
    const last = (await read('officer')).body.months.at(-1);
    expect([last?.events.length, last?.more]).toEqual([20, 3]);
  });

  test('is empty while the society has switched its events off', async () => {
    await sql`update society_settings set enable_events = false where society_id = ${world.society}`.execute(
      database,
    );
    const { months } = (await read('officer')).body;
    expect(months.flatMap(({ events }) => events)).toEqual([]);
  });
});
