import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import {
  paths,
  type HistoryPage,
  type NoticesReply,
  type OwnData,
  type SocietyDetail,
  type SocietyPage,
  type Term,
} from 'societies-contract';
import { beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { inTransaction } from '../src/database/transaction.ts';
import { dayIn, daysAfter, siteDay } from '../src/platform/site-day.ts';
import { giveElectedTerm } from '../src/terms/naming.ts';
import { passTerms } from '../src/terms/passing.ts';
import { startSibling, withServer } from './harness.ts';
import type { Refused } from './people.ts';
import { makeSmallWorld, type Person, type SmallWorld } from './small-world.ts';

const timeZone = 'Europe/London';
const server = await withServer({ env: { TIME_ZONE: timeZone } });
const { database } = server;

let world: SmallWorld;
let roles: Map<string, number>;
const tokens = new Map<Person, string>();
const today = await siteDay(database, timeZone);
const inDays = (days: number) => daysAfter(today, days);

beforeEach(async () => {
  world = await makeSmallWorld(server);
  tokens.clear();
  const rows = await database
    .selectFrom('roles')
    .select(['id', 'name'])
    .where('society_id', '=', world.society)
    .execute();
  roles = new Map(rows.map(({ id, name }) => [name, id]));
});

async function as<Body = Refused>(who: Person, method: string, path: string, body?: unknown) {
  const token = tokens.get(who) ?? (await world.tokenOf(who));
  tokens.set(who, token);
  return server.call<Body>(method, path, { token, body });
}
const roleId = (name: string) => roles.get(name) ?? 0;
const draft = (role: string, who: Person, from = inDays(10), until: string | null = inDays(300)) => ({
  role_id: roleId(role),
  user_id: world.ids[who],
  from,
  until,
});
const name = <Body = Term>(by: Person, ...of: Parameters<typeof draft>) =>
  as<Body>(by, 'POST', paths.terms(world.society), draft(...of));
const list = async (who: Person = 'president') =>
  (await as<Term[]>(who, 'GET', paths.terms(world.society))).body;
const page = async (at = server) => {
  const token = await world.tokenOf('president');
  return (await at.call<SocietyPage>('GET', paths.society(world.society), { token })).body;
};
const holder = async (role: string, at = server) => {
  const { university_id: id, from, until } = (await page(at)).committee_members[roleId(role)] ?? {};
  return [Object.entries(world.ids).find(([, own]) => own === id)?.[0] ?? null, from ?? null, until ?? null];
};
const titles = async (who: Person) =>
  (await as<NoticesReply>(who, 'GET', paths.notifications)).body.results.map(({ title }) => title);
const history = async () =>
  (await as<HistoryPage>('president', 'GET', paths.societyHistory(world.society))).body.results;
/** Lets the days of the society's terms be so many days ago. */
const later = (days: number) =>
  sql`update terms set starts_on = starts_on - ${days}::integer, ends_on = ends_on - ${days}::integer,
    told_on = told_on - ${days}::integer where society_id = ${world.society}`.execute(database);
/** Names somebody who accepts. */
async function nameAndAccept(...of: Parameters<typeof draft>) {
  const { body, status } = await name('president', ...of);
  expect([status, body]).toEqual([201, body]);
  const reply = await as<Term>(of[1], 'POST', paths.acceptTerm(world.society, body.id));
  expect(reply.body).toMatchObject({ state: 'accepted' });
  return body;
}

describe('naming a successor', () => {
  test('is a coming term that the one named is asked about, in the history, and theirs to read', async () => {
    const { status, body } = await name('president', 'Secretary', 'member');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      role: { id: roleId('Secretary'), name: 'Secretary' },
      user: { university_id: world.ids.member, name: 'member W' },
      from: inDays(10),
      until: inDays(300),
      state: 'asked',
      accepted_at: null,
    });
    expect(await titles('member')).toEqual([`You are named as the next Secretary of ${world.name}`]);
    expect((await list()).filter(({ state }) => state !== 'current')).toEqual([body]);
    expect(await list('member')).toEqual([body]);
    const detail = await as<SocietyDetail>('member', 'GET', paths.societyDetail(world.society));
    expect(detail.body.coming).toEqual({
      term_id: body.id,
      role: { id: roleId('Secretary'), name: 'Secretary' },
      from: inDays(10),
      accepted: false,
    });
    expect((await history())[0]).toMatchObject({
      action: 'term.named',
      subject: { kind: 'role', name: 'Secretary' },
      after: { holder: `member W (${world.ids.member})`, from: inDays(10) },
    });
  });

  test('takes a role with a successor, and a person who is to come elsewhere, once', async () => {
    await name('president', 'Secretary', 'member');
    await as('stranger', 'POST', paths.join(world.society), {});
    const second = await name<Refused>('president', 'Secretary', 'stranger');
    expect([second.status, second.body.code]).toEqual([409, 'successor_named']);
    const elsewhere = await name<Refused>('president', 'Treasurer', 'member');
    expect([elsewhere.status, elsewhere.body.code]).toEqual([409, 'successor_elsewhere']);
    const both = await Promise.all([
      name('president', 'Treasurer', 'stranger'),
      name('president', 'Treasurer', 'stranger'),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  test('refuses people who cannot hold a role, and roles that nobody holds', async () => {
    const guest = await name<Refused>('president', 'Secretary', 'guest');
    expect([guest.status, guest.body.code]).toEqual([400, 'not_a_member']);
    await sql`update users set suspended_at = now() where university_id = ${world.ids.member}`.execute(
      database,
    );
    const suspended = await name<Refused>('president', 'Secretary', 'member');
    expect([suspended.status, suspended.body.code]).toEqual([400, 'account_suspended']);
    const everybody = await name<Refused>('president', 'Member', 'officer');
    expect(everybody.body.errors).toHaveProperty('role_id');
    const path = paths.terms(world.society);
    const unknown = { ...draft('Secretary', 'officer'), role_id: 2_000_000_000 };
    expect((await as('president', 'POST', path, unknown)).status).toBe(404);
  });

  test.each([
    ['from', 'a term of today for somebody else', 0, 300],
    ['from', 'one that has begun', -5, 300],
    ['from', 'one in three years', 1_100, 1_200],
    ['until', 'one that ends before it begins', 10, 9],
    ['until', 'one of eleven years', 10, 4_100],
  ])('is 400 on %s for %s', async (field, _, from, until) => {
    const { status, body } = await name<Refused>(
      'president',
      'Secretary',
      'member',
      inDays(from),
      inDays(until),
    );
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
  });

  test('is 400 for a day that the calendar does not have', async () => {
    for (const from of ['2027-02-30', '', 'soon', null, 7])
      expect(
        (
          await as('president', 'POST', paths.terms(world.society), {
            ...draft('Secretary', 'member'),
            from,
          })
        ).status,
      ).toBe(400);
  });

  test('a term that overlaps the present one is 400, in both directions', async () => {
    const present = await name<Term>('president', 'Events Officer', 'officer', inDays(-100), inDays(50));
    expect(present.body).toMatchObject({ state: 'current', until: inDays(50) });
    expect(await holder('Events Officer')).toEqual(['officer', inDays(-100), inDays(50)]);
    const overlapping = await name<Refused>('president', 'Events Officer', 'member', inDays(50));
    expect([overlapping.status, Object.keys(overlapping.body.errors ?? {})]).toEqual([400, ['from']]);
    expect((await name('president', 'Events Officer', 'member', inDays(51))).status).toBe(201);
    const longer = await name<Refused>('president', 'Events Officer', 'officer', inDays(-100), inDays(51));
    expect([longer.status, Object.keys(longer.body.errors ?? {})]).toEqual([400, ['until']]);
  });

  test('the next President is named by the President and administrators alone', async () => {
    await sql`insert into role_permissions (society_id, role_id, permission_id)
      select ${world.society}, ${roleId('Events Officer')}, id from permissions on conflict do nothing`.execute(
      database,
    );
    const refused = await name<Refused>('officer', 'President', 'member');
    expect([refused.status, refused.body.code]).toEqual([403, 'president_only']);
    const { body } = await name('president', 'President', 'member');
    const kept = await as<Refused>('officer', 'DELETE', paths.term(world.society, body.id));
    expect([kept.status, kept.body.code]).toEqual([403, 'president_only']);
    expect((await as('president', 'DELETE', paths.term(world.society, body.id))).status).toBe(204);
    expect((await name('admin', 'President', 'member')).status).toBe(201);
  });

  test('takes every permission of the role', async () => {
    await sql`insert into role_permissions (society_id, role_id, permission_id)
      select ${world.society}, ${roleId('Events Officer')}, id from permissions where codename = 'manage_members'`.execute(
      database,
    );
    const refused = await name<Refused>('officer', 'Secretary', 'member');
    expect([refused.status, refused.body.code]).toEqual([403, 'grants_more']);
    expect((await name('officer', 'Events Officer', 'member')).status).toBe(201);
  });

  test('is 401 and 403 for nobody, strangers, members and officers without the permission', async () => {
    expect((await server.call('POST', paths.terms(world.society), { body: {} })).status).toBe(401);
    for (const who of ['stranger', 'member', 'officer', 'otherPresident'] as const)
      expect([who, (await name(who, 'Secretary', 'member')).status]).toEqual([who, 403]);
  });

  test('a withdrawn term is gone, and whose it was is told', async () => {
    const { body } = await name('president', 'Secretary', 'member');
    const withdraw = () => as<Refused>('president', 'DELETE', paths.term(world.society, body.id));
    const [one, other] = await Promise.all([withdraw(), withdraw()]);
    expect([one.status, other.status].toSorted()).toEqual([204, 404]);
    expect(await titles('member')).toContain(
      `You are no longer named as the next Secretary of ${world.name}`,
    );
    const late = await as<Refused>('member', 'POST', paths.acceptTerm(world.society, body.id));
    expect([late.status, late.body.code]).toEqual([404, 'term_gone']);
  });
});

describe('answering', () => {
  test('only the one who is to come accepts, once, and those concerned are told', async () => {
    const { body } = await name('president', 'Events Officer', 'member');
    const path = paths.acceptTerm(world.society, body.id);
    for (const who of ['president', 'officer', 'stranger', 'admin'] as const)
      expect([who, (await as(who, 'POST', path)).status]).toEqual([who, 403]);
    const both = await Promise.all([as<Term>('member', 'POST', path), as<Term>('member', 'POST', path)]);
    expect(both.map(({ status, body: { state } }) => [status, state])).toEqual([
      [200, 'accepted'],
      [200, 'accepted'],
    ]);
    const told = `member W will be Events Officer of ${world.name}`;
    for (const who of ['president', 'officer'] as const)
      expect((await titles(who)).filter((title) => title === told)).toHaveLength(1);
    expect((await history())[0]).toMatchObject({ action: 'term.accepted', actor: { name: 'member W' } });
  });

  test('declining leaves room for somebody else, also after accepting', async () => {
    const term = await nameAndAccept('Secretary', 'member');
    const reply = await as<Term>('member', 'POST', paths.declineTerm(world.society, term.id));
    expect([reply.status, reply.body.state]).toEqual([200, 'declined']);
    expect(await titles('president')).toContain(`member W will not be Secretary of ${world.name}`);
    expect((await as('member', 'POST', paths.declineTerm(world.society, term.id))).status).toBe(404);
    expect((await name('president', 'Secretary', 'officer')).status).toBe(201);
  });

  test('from accepting on they read dashboard and members, and write nothing', async () => {
    const { society } = world;
    const reads = [
      paths.members(society),
      paths.societyHistory(society),
      paths.societyAnalytics(society),
      paths.societyFigures(society),
    ];
    const { body } = await name('president', 'President', 'member');
    for (const path of reads) expect((await as('member', 'GET', path)).status).toBe(403);
    await as('member', 'POST', paths.acceptTerm(society, body.id));
    for (const path of reads) expect([path, (await as('member', 'GET', path)).status]).toEqual([path, 200]);
    expect((await list('member')).map(({ role }) => role.name)).toContain('President');
    const csv = await as('member', 'GET', `${paths.members(society)}?format=csv`);
    expect(csv.status).toBe(403);
    const writes: [string, string, unknown][] = [
      ['POST', paths.updateCommittee(society), { new_committee: [] }],
      ['POST', paths.presidency(society), { user_id: world.ids.member, previous_user_id: null }],
      ['POST', paths.terms(society), draft('Secretary', 'officer')],
      ['DELETE', paths.term(society, body.id), undefined],
      ['POST', paths.roles(society), { name: 'Extra', society }],
      ['PUT', paths.updateSociety(society), { description: 'Mine' }],
      ['POST', paths.posts(society), { title: 'x', content: 'x', show_likes: true }],
      ['PUT', paths.joining(society), { join_mode: 'invite' }],
      ['POST', paths.addMembers(society), { university_ids: [world.ids.guest] }],
      ['POST', paths.eventCancel(society, world.full), { reason: 'x' }],
    ];
    for (const [method, path, sent] of writes)
      expect([path, (await as('member', method, path, sent)).status]).toEqual([path, 403]);
    await as('member', 'POST', paths.declineTerm(society, body.id));
    for (const path of reads) expect((await as('member', 'GET', path)).status).toBe(403);
  });
});

describe('on the first day', () => {
  test('the role passes by itself, and both are told', async () => {
    await nameAndAccept('Events Officer', 'member');
    await passTerms(database, timeZone);
    expect((await holder('Events Officer'))[0]).toBe('officer');
    await later(10);
    await passTerms(database, timeZone);
    expect(await holder('Events Officer')).toEqual(['member', today, inDays(290)]);
    expect(await titles('member')).toContain(`You are Events Officer of ${world.name}`);
    expect(await titles('officer')).toContain(`You are no longer Events Officer of ${world.name}`);
    expect((await history())[0]).toMatchObject({
      action: 'term.begun',
      actor: null,
      by_account: false,
      before: { holder: `officer W (${world.ids.officer})` },
    });
    expect((await list()).filter(({ state }) => state !== 'current')).toEqual([]);
  });

  test('once, whatever number of processes and rounds', async () => {
    await nameAndAccept('Events Officer', 'member');
    await later(10);
    const sibling = inject('databaseUrl') ? await startSibling(server) : undefined;
    const processes = [database, sibling?.database ?? database];
    await Promise.all([...processes, ...processes].map((each) => passTerms(each, timeZone)));
    await passTerms(database, timeZone);
    if (sibling) {
      expect((await holder('Events Officer', sibling))[0]).toBe('member');
      await sibling.stop();
    }
    const begun = (await history()).filter(({ action }) => action === 'term.begun');
    expect(begun).toHaveLength(1);
    const told = (await titles('member')).filter((title) => title.startsWith('You are Events Officer'));
    expect(told).toHaveLength(1);
  });

  test('by the clock of the database: a process whose clock is ahead passes nothing early', async () => {
    await nameAndAccept('Events Officer', 'member', inDays(1));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${inDays(1)}T12:00:00Z`) });
    try {
      await passTerms(database, timeZone);
    } finally {
      vi.useRealTimers();
    }
    if (inject('databaseUrl')) expect((await holder('Events Officer'))[0]).toBe('officer');
  });

  test('a passing that is broken off has changed nothing, and the next one is whole', async () => {
    await nameAndAccept('Events Officer', 'member');
    await later(10);
    const broken = sql`alter table notifications add constraint no_room check (message <> 'term_begun') not valid`;
    await broken.execute(database);
    await expect(passTerms(database, timeZone)).rejects.toThrow();
    await sql`alter table notifications drop constraint no_room`.execute(database);
    expect((await holder('Events Officer'))[0]).toBe('officer');
    expect((await history())[0]?.action).toBe('term.accepted');
    await passTerms(database, timeZone);
    expect((await holder('Events Officer'))[0]).toBe('member');
  });

  // The embedded engine is in the process that is killed; its files are whole or as before (durability.test.ts).
  test.skipIf(!inject('databaseUrl'))('once, although a process is killed amid it', async () => {
    await nameAndAccept('Events Officer', 'member');
    await later(10);
    const source = (file: string) => JSON.stringify(new URL(`../src/${file}`, import.meta.url).href);
    const program = `
      const { readConfig } = await import(${source('config.ts')});
      const { createDatabase } = await import(${source('database/create-database.ts')});
      const { passTerms } = await import(${source('terms/passing.ts')});
      const { database } = await createDatabase(readConfig(JSON.parse(process.env.SETTINGS)));
      await passTerms(database, '${timeZone}');`;
    await inTransaction(database, async (trx) => {
      // It comes as far as its notices, after the role has passed in its transaction.
      await sql`lock table notifications in share mode`.execute(trx);
      const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
        env: { ...process.env, SETTINGS: JSON.stringify(server.settings) },
        stdio: 'ignore',
      });
      const ended = once(child, 'exit');
      await vi.waitUntil(
        async () => {
          const { rows } = await sql`
            select 1 from pg_locks where not granted and relation = 'notifications'::regclass`.execute(trx);
          return rows.length > 0 || child.exitCode !== null;
        },
        { timeout: 60_000, interval: 50 },
      );
      child.kill('SIGKILL');
      expect(await ended).toEqual([null, 'SIGKILL']);
    });
    expect((await holder('Events Officer'))[0]).toBe('officer');
    await passTerms(database, timeZone);
    await passTerms(database, timeZone);
    expect((await holder('Events Officer'))[0]).toBe('member');
    expect((await history()).filter(({ action }) => action === 'term.begun')).toHaveLength(1);
  });

  test('of every society, although it fails in one of them', async () => {
    await nameAndAccept('Events Officer', 'member');
    await later(10);
    const first = world;
    world = await makeSmallWorld(server);
    tokens.clear();
    const rows = await database
      .selectFrom('roles')
      .select(['id', 'name'])
      .where('society_id', '=', world.society)
      .execute();
    roles = new Map(rows.map(({ id, name: role }) => [role, id]));
    await nameAndAccept('Events Officer', 'member');
    await later(10);
    await sql`alter table memberships add constraint no_change
      check (society_id <> ${sql.lit(first.society)} or role_id is null) not valid`.execute(database);
    await expect(passTerms(database, timeZone)).rejects.toThrow('Roles could not pass.');
    expect((await holder('Events Officer'))[0]).toBe('member');
    await sql`alter table memberships drop constraint no_change`.execute(database);
    await passTerms(database, timeZone);
    const passed = await database
      .selectFrom('terms')
      .select('university_id')
      .where('society_id', '=', first.society)
      .where('starts_on', '=', today)
      .where('begun_at', 'is not', null)
      .execute();
    expect(passed).toEqual([{ university_id: first.ids.member }]);
  });

  test.each([
    ['Pacific/Kiritimati', '2027-07-01'],
    ['Europe/London', '2027-06-30'],
    ['Pacific/Pago_Pago', '2027-06-29'],
  ])('which begins at midnight of the site’s time zone, in %s', (zone, day) => {
    expect(dayIn(zone, new Date('2027-06-30T10:00:00Z'))).toBe(day);
    expect(dayIn('Europe/London', new Date('2027-06-30T22:59:59Z'))).toBe('2027-06-30');
    expect(dayIn('Europe/London', new Date('2027-06-30T23:00:00Z'))).toBe('2027-07-01');
  });

  test('an officer who becomes President leaves the old role to its successor', async () => {
    await nameAndAccept('President', 'officer');
    await nameAndAccept('Events Officer', 'member');
    await later(10);
    await passTerms(database, timeZone);
    expect((await holder('President'))[0]).toBe('officer');
    expect((await holder('Events Officer'))[0]).toBe('member');
    expect(
      (await as<SocietyDetail>('president', 'GET', paths.societyDetail(world.society))).body.role,
    ).toEqual({
      name: 'Member',
      permissions: [],
    });
  });

  test('the President takes another role only when somebody else becomes President', async () => {
    await nameAndAccept('Secretary', 'president');
    await later(10);
    await passTerms(database, timeZone);
    expect((await holder('President'))[0]).toBe('president');
    expect((await holder('Secretary'))[0]).toBe(null);
    await nameAndAccept('President', 'member', inDays(1));
    await later(1);
    await passTerms(database, timeZone);
    expect((await holder('President'))[0]).toBe('member');
    expect((await holder('Secretary'))[0]).toBe('president');
  });

  test('a holder who is named again keeps the role, with the new days', async () => {
    await nameAndAccept('Events Officer', 'officer');
    await later(10);
    await passTerms(database, timeZone);
    expect(await holder('Events Officer')).toEqual(['officer', today, inDays(290)]);
    expect(await titles('officer')).not.toContain(`You are no longer Events Officer of ${world.name}`);
  });

  test('who has not answered gets the role when they do', async () => {
    const { body } = await name('president', 'Secretary', 'member');
    await later(10);
    await passTerms(database, timeZone);
    expect((await holder('Secretary'))[0]).toBe(null);
    await as('member', 'POST', paths.acceptTerm(world.society, body.id));
    await passTerms(database, timeZone);
    expect((await holder('Secretary'))[0]).toBe('member');
  });
});

describe('a successor who cannot come', () => {
  test.each([
    ['left the society', () => as('member', 'POST', paths.leave(world.society))],
    [
      'was removed from it',
      () => as('president', 'POST', paths.removeMember(world.society, world.ids.member), { reason: 'x' }),
    ],
    ['deleted the account', () => as('member', 'DELETE', paths.profile, {})],
    ['was removed from the platform', () => as('admin', 'DELETE', paths.removeUser(world.ids.member))],
  ])('who %s: the role is open to somebody else, and who is concerned is told', async (_, leaves) => {
    await nameAndAccept('Secretary', 'member');
    expect((await leaves()).status).toBeLessThan(300);
    expect((await list()).filter(({ state }) => state !== 'current')).toEqual([]);
    expect(
      (await titles('president')).some((title) => title.endsWith(`cannot be Secretary of ${world.name}`)),
    ).toBe(true);
    await later(10);
    await passTerms(database, timeZone);
    expect((await holder('Secretary'))[0]).toBe(null);
  });

  test('who is suspended on the day: the role stays with its holder', async () => {
    await nameAndAccept('Events Officer', 'member');
    await as('admin', 'POST', paths.suspendUser(world.ids.member), { reason: 'Spam.' });
    await later(10);
    await passTerms(database, timeZone);
    expect((await holder('Events Officer'))[0]).toBe('officer');
    expect(await titles('president')).toContain(`member W cannot be Events Officer of ${world.name}`);
  });

  test('whose role is deleted is told, and nothing is left of the term', async () => {
    await nameAndAccept('Secretary', 'member');
    expect((await as('president', 'DELETE', paths.role(world.society, roleId('Secretary')))).status).toBe(
      204,
    );
    expect(await titles('member')).toContain(
      `You are no longer named as the next Secretary of ${world.name}`,
    );
    await later(10);
    await passTerms(database, timeZone);
    expect((await history()).map(({ action }) => action)).not.toContain('term.begun');
  });

  test('a President who may not leave keeps their coming term', async () => {
    await nameAndAccept('President', 'president');
    expect((await as('president', 'POST', paths.leave(world.society))).status).toBe(409);
    expect((await list()).map(({ state }) => state)).toContain('accepted');
  });

  test('a removed society that is restored has its terms again', async () => {
    await nameAndAccept('Secretary', 'member');
    await as('admin', 'DELETE', paths.removeSociety(world.society));
    await later(10);
    await passTerms(database, timeZone);
    await as('admin', 'POST', paths.restoreSociety(world.society));
    expect((await list()).filter(({ state }) => state === 'accepted')).toHaveLength(1);
  });
});

describe('a term that ends without a successor', () => {
  const endYesterday = async (role: string, who: Person) => {
    await name('president', role, who, inDays(-100), inDays(0));
    await later(1);
    await passTerms(database, timeZone);
  };

  test('the holder keeps the role for 14 days, holder and President are told once, then it is free', async () => {
    await endYesterday('Events Officer', 'officer');
    await passTerms(database, timeZone);
    const own = `Your term as Events Officer of ${world.name} has ended`;
    const others = `The term of the Events Officer of ${world.name} has ended`;
    expect((await titles('officer')).filter((title) => title === own)).toHaveLength(1);
    expect((await titles('president')).filter((title) => title === others)).toHaveLength(1);
    await later(13);
    await passTerms(database, timeZone);
    expect((await holder('Events Officer'))[0]).toBe('officer');
    await later(1);
    await Promise.all([passTerms(database, timeZone), passTerms(database, timeZone)]);
    expect(await holder('Events Officer')).toEqual([null, null, null]);
    expect(await titles('officer')).toContain(`You are no longer Events Officer of ${world.name}`);
    expect(await titles('president')).toContain(`Nobody is Events Officer of ${world.name} now`);
    expect((await history()).filter(({ action }) => action === 'term.ended')).toHaveLength(1);
  });

  test('nobody loses a role who was not told 14 days before', async () => {
    await name('president', 'Events Officer', 'officer', inDays(-100), inDays(0));
    await later(60);
    await passTerms(database, timeZone);
    expect((await holder('Events Officer'))[0]).toBe('officer');
  });

  test('an accepted successor of a later day is waited for', async () => {
    await name('president', 'Events Officer', 'officer', inDays(-100), inDays(0));
    await nameAndAccept('Events Officer', 'member', inDays(60));
    await later(40);
    await passTerms(database, timeZone);
    await later(15);
    await passTerms(database, timeZone);
    expect((await holder('Events Officer'))[0]).toBe('officer');
    await later(5);
    await passTerms(database, timeZone);
    expect((await holder('Events Officer'))[0]).toBe('member');
  });

  test('of the President: after 14 days nobody is, and the committee is told', async () => {
    await endYesterday('President', 'president');
    await later(14);
    await passTerms(database, timeZone);
    expect((await holder('President'))[0]).toBe(null);
    expect(await titles('officer')).toContain(`Nobody is President of ${world.name}`);
  });

  test('a longer term given in the meantime ends the days of grace', async () => {
    await endYesterday('Events Officer', 'officer');
    await name('president', 'Events Officer', 'officer', inDays(-100), inDays(30));
    await later(14);
    await passTerms(database, timeZone);
    expect((await holder('Events Officer'))[0]).toBe('officer');
  });
});

describe('the winner of an election', () => {
  const elect = (who: Person, role = 'Secretary', from = inDays(5), until: string | null = null) =>
    inTransaction(database, (trx) =>
      giveElectedTerm(
        trx,
        { societyId: world.society, roleId: roleId(role), universityId: world.ids[who], from, until },
        { by: world.ids.president, timeZone },
      ),
    );

  test('gets a coming term in the place of any other of the role or theirs, and accepts it', async () => {
    await name('president', 'Secretary', 'officer');
    await name('president', 'Treasurer', 'member');
    const term = await elect('member');
    expect(term).toMatchObject({ from: inDays(5), state: 'asked' });
    expect((await list()).filter(({ state }) => state !== 'current')).toEqual([term]);
    expect(await titles('officer')).toContain(
      `You are no longer named as the next Secretary of ${world.name}`,
    );
  });

  test('begins after the present term, and not before tomorrow', async () => {
    await name('president', 'Events Officer', 'officer', inDays(-10), inDays(20));
    expect(await elect('member', 'Events Officer')).toMatchObject({ from: inDays(21) });
    expect(await elect('officer', 'Secretary', inDays(-3))).toMatchObject({ from: inDays(1) });
  });

  test('is nobody when they left or are suspended', async () => {
    expect(await elect('guest')).toBeUndefined();
    await as('admin', 'POST', paths.suspendUser(world.ids.member), { reason: 'Spam.' });
    expect(await elect('member')).toBeUndefined();
  });
});

test('the present term begins with the day on which a role is given', async () => {
  expect((await holder('President'))[0]).toBe('president');
  await as('president', 'POST', paths.presidency(world.society), {
    user_id: world.ids.member,
    previous_user_id: world.ids.president,
  });
  expect(await holder('President')).toEqual(['member', today, null]);
});

test('a person’s export holds their terms, and of those they named only that', async () => {
  await nameAndAccept('Secretary', 'member');
  const own = (await as<OwnData>('member', 'GET', paths.ownData)).body.tables;
  expect(own['terms']).toMatchObject([{ university_id: world.ids.member, society: world.name }]);
  const others = (await as<OwnData>('president', 'GET', paths.ownData)).body.tables;
  expect(JSON.stringify(others['terms'])).not.toContain(world.ids.member);
  expect(others['terms']).toContainEqual(expect.objectContaining({ named_by: world.ids.president }));
});
