import { sql } from 'kysely';
import { paths } from 'societies-contract';
import type { ErrorReply } from 'societies-contract/schemas';
import { describe, expect, inject, test } from 'vitest';
import { allowances, networkOf } from '../src/platform/rate-limits.ts';
import { eventDraft } from './event-draft.ts';
import { demo, demoPassword, startSibling, withServer } from './harness.ts';

const server = await withServer({
  env: { RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1', VERIFY_EMAIL: 'true' },
});

const login = (uniID: string, password: string, at = server) =>
  at.call<ErrorReply>('POST', paths.login, { body: { uniID, password } });
const { burst } = allowances.login.network;
const fail = async (id: string, times: number, at = server) => {
  const answers = [];
  for (let attempt = 0; attempt < times; attempt += 1) answers.push(await login(id, 'Wrong1234', at));
  return answers;
};
/** The database's clock cannot be moved, so what it remembers is. */
const secondsPass = (seconds: number) =>
  sql`update rate_limits set full_at = full_at - make_interval(secs => ${seconds}::double precision)`.execute(
    server.database,
  );

test('an ID with too many failed logins gets 429 with Retry-After, and others do not', async () => {
  const answers = await fail(demo.member, burst);
  expect(answers.map(({ status }) => status)).toEqual(Array(burst).fill(401));
  const refused = await login(demo.member, demoPassword);
  expect(refused.status).toBe(429);
  expect(refused.body.code).toBe('too_many');
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(allowances.login.network.every);
  expect((await login(demo.newcomer, demoPassword)).status).toBe(200);

  await secondsPass(allowances.login.network.every);
  expect((await login(demo.member, demoPassword)).status).toBe(200);
});

test('an unknown ID is limited like a known one', async () => {
  const answers = await fail('99999997', burst + 1);
  expect(answers.at(-1)?.status).toBe(429);
  expect(answers.at(-2)?.status).toBe(401);
});

test('a calendar read without pause gets 429 and works again later', async () => {
  const token = await server.signIn(demo.member);
  const { body } = await server.call<{ url: string }>('GET', paths.calendar, { token });
  const { pathname } = new URL(body.url);
  const ask = async () => (await server.call('GET', pathname)).status;
  for (let attempt = 0; attempt < allowances.calendar.id.burst; attempt += 1) expect(await ask()).toBe(200);
  expect(await ask()).toBe(429);
  await secondsPass(allowances.calendar.id.every);
  expect(await ask()).toBe(200);
});

test('successful logins do not count against an ID', async () => {
  for (let attempt = 0; attempt < 2 * burst; attempt += 1) {
    expect((await login(demo.newcomer, demoPassword)).status).toBe(200);
  }
});

test('adding guests by ID is limited for people who are not members, and unlimited for members', async () => {
  const token = await server.signIn(demo.eventsOfficer);
  const { body: event } = await server.call<{ id: number }>('POST', paths.events(1), {
    token,
    body: { ...eventDraft, max_participants: 100 },
  });
  const add = async (university_id: string) =>
    (await server.call('POST', paths.eventGuests(1, event.id), { token, body: { university_id } })).status;
  const { burst: strangers, every } = allowances['add-guest'].id;
  for (let index = 0; index < 3; index += 1) expect(await add(demo.member)).toBe(200);
  const statuses = [];
  for (let index = 0; index <= strangers; index += 1) statuses.push(await add(String(90_000_000 + index)));
  expect(statuses).toEqual([...Array<number>(strangers).fill(400), 429]);
  await secondsPass(every);
  for (let index = 0; index < 3; index += 1) expect(await add(demo.member)).toBe(200);
});

/** A login as a browser somewhere makes it: from an address, with the cookies that it holds. */
const loginFrom = (address: string, uniID: string, password: string, cookies: readonly string[] = []) =>
  server.call<ErrorReply>('POST', paths.login, {
    body: { uniID, password },
    headers: { 'x-forwarded-for': address, ...(cookies.length > 0 && { cookie: cookies.join('; ') }) },
  });
const knownBrowser = (cookies: readonly string[]) =>
  cookies.filter((cookie) => cookie.startsWith('known_browser='));

describe('a stranger who guesses passwords of an ID', () => {
  const id = demo.president;
  const { burst: most } = allowances.login.id;
  const addressOf = (index: number) => `198.51.100.${index}`;
  /** As if tries from many networks had left the ID one attempt, and that one too. */
  const exhaust = async () => {
    const { every } = allowances.login.id;
    await sql`
      insert into rate_limits (key, full_at)
      values (${`login:id:${id}`}, now() + make_interval(secs => ${(most - 1) * every - every / 2}::double precision))
      on conflict (key) do update set full_at = excluded.full_at`.execute(server.database);
    expect((await loginFrom(addressOf(1), id, 'Wrong1234')).status).toBe(401);
    expect((await loginFrom(addressOf(2), id, 'Wrong1234')).status).toBe(429);
  };

  test("blocks their own network and not the owner's", async () => {
    await sql`delete from rate_limits`.execute(server.database);
    for (let tried = 0; tried < burst; tried += 1) await loginFrom('203.0.113.9', id, 'Wrong1234');
    for (let tried = 0; tried < most + 1; tried += 1) {
      expect((await loginFrom('203.0.113.9', id, demoPassword)).status).toBe(429);
    }
    expect((await loginFrom('192.0.2.1', id, demoPassword)).status).toBe(200);
    // One /64 of IPv6 is one network, whatever stands after it.
    for (let tried = 0; tried < burst; tried += 1) await loginFrom(`2001:db8::${tried + 1}`, id, 'Wrong1234');
    expect((await loginFrom('2001:db8::ffff', id, 'Wrong1234')).status).toBe(429);
  });

  test("is limited over many networks, and the owner's known browser still logs in", async () => {
    await sql`delete from rate_limits`.execute(server.database);
    const first = await loginFrom('192.0.2.1', id, demoPassword);
    const known = knownBrowser(first.cookies);
    expect(first.headers.getSetCookie().find((cookie) => cookie.startsWith('known_browser='))).toMatch(
      /; Max-Age=31536000; Path=\/api\/; HttpOnly; SameSite=Strict$/,
    );
    expect(known.join()).not.toContain(id);
    await exhaust();
    expect((await loginFrom('192.0.2.2', id, demoPassword)).status).toBe(429);
    const again = await loginFrom('192.0.2.2', id, demoPassword, known);
    expect(again.status).toBe(200);
    expect(knownBrowser(again.cookies)).toEqual(known);
  });

  test('cannot use a known-browser cookie of another ID or server, or a changed one', async () => {
    const other = await loginFrom('192.0.2.1', demo.member, demoPassword);
    const mark = knownBrowser(other.cookies)[0] ?? '';
    await exhaust();
    for (const cookie of [
      mark,
      `${mark.slice(0, -1)}${mark.endsWith('A') ? 'B' : 'A'}`,
      'known_browser=~.~',
    ]) {
      expect((await loginFrom('192.0.2.3', id, demoPassword, [cookie])).status).toBe(429);
    }
  });

  test('is limited in a known browser too', async () => {
    await sql`delete from rate_limits`.execute(server.database);
    const known = knownBrowser((await loginFrom('192.0.2.1', id, demoPassword)).cookies);
    for (let tried = 0; tried < burst; tried += 1) {
      expect((await loginFrom(addressOf(50 + tried), id, 'Wrong1234', known)).status).toBe(401);
    }
    expect((await loginFrom(addressOf(70), id, 'Wrong1234', known)).status).toBe(429);
  });

  test('does not lock out several users of a shared browser', async () => {
    await sql`delete from rate_limits`.execute(server.database);
    const one = knownBrowser((await loginFrom('192.0.2.1', id, demoPassword)).cookies);
    const both = knownBrowser((await loginFrom('192.0.2.1', demo.member, demoPassword, one)).cookies);
    await exhaust();
    expect((await loginFrom('192.0.2.4', id, demoPassword, both)).status).toBe(200);
  });
});

describe("what anybody can do to another person's account", () => {
  const signup = (university_id: string, email: string) =>
    [paths.signup, { university_id, email, password: 'Orion1234', first_name: 'A', last_name: 'B' }] as const;
  let count = 0;
  /** What strangers repeat, and what the owner then asks for. */
  const kinds = {
    'asking for a new password': [
      () => [paths.passwordReset, { email: 'owner@example.org' }],
      [paths.passwordReset, { email: 'owner@example.org' }],
    ],
    'signing up with an ID': [
      () => signup('71000011', 'taken@example.org'),
      signup('71000011', 'first@example.org'),
    ],
    'having mails sent to an address': [
      () => signup(String(71_000_100 + (count += 1)), 'owner@example.org'),
      [paths.passwordReset, { email: 'owner@example.org' }],
    ],
  } satisfies Record<string, [() => readonly [string, object], readonly [string, object]]>;

  test.each(Object.keys(kinds) as (keyof typeof kinds)[])(
    '%s is limited for strangers, not for the owner',
    async (kind) => {
      await sql`delete from rate_limits`.execute(server.database);
      const [strangers, owners] = kinds[kind];
      const post = ([path, body]: readonly [string, object], address: string) =>
        server.call<ErrorReply>('POST', path, { body, headers: { 'x-forwarded-for': address } });
      await post(signup('71000010', 'taken@example.org'), '192.0.2.9');
      const heard: number[] = [];
      for (let tried = 0; tried < 12; tried += 1) heard.push((await post(strangers(), '203.0.113.5')).status);
      expect(heard).toContain(429);
      expect((await post(owners, '203.0.113.5')).status).toBe(429);
      expect((await post(owners, '192.0.2.1')).status).toBeLessThan(300);
    },
  );

  test('an email to the owner’s known browser is not limited by strangers', async () => {
    await sql`delete from rate_limits`.execute(server.database);
    const known = knownBrowser((await loginFrom('192.0.2.1', demo.member, demoPassword)).cookies);
    const { email } = await server.database
      .selectFrom('users')
      .select('email')
      .where('university_id', '=', demo.member)
      .executeTakeFirstOrThrow();
    const ask = (cookies: readonly string[] = []) =>
      server.call('POST', paths.passwordReset, {
        body: { email },
        headers: {
          'x-forwarded-for': '203.0.113.6',
          ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
        },
      });
    for (const what of ['password-reset', 'mail-to'])
      await sql`insert into rate_limits (key, full_at)
        values (${`${what}:id:${email.toLowerCase()}`}, now() + interval '10 years')`.execute(
        server.database,
      );
    expect((await ask()).status).toBe(429);
    expect((await ask(known)).status).toBe(202);
  });
});

test('attempts at the same moment all count', async () => {
  const answers = await Promise.all(Array.from({ length: 2 * burst }, () => login('99999996', 'Wrong1234')));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(burst);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(burst);
});

test('a network address has a limit over all IDs', async () => {
  await sql`delete from rate_limits`.execute(server.database);
  const body = (index: number) => ({
    university_id: String(60_000_000 + index),
    password: 'Orion1234',
    first_name: 'A',
    last_name: 'B',
    email: `address${index}@example.org`,
  });
  await sql`insert into rate_limits (key, full_at) values
    ('signup:address:127.0.0.1', now() + make_interval(secs => ${allowances.signup.address.burst - 1}::double precision))`.execute(
    server.database,
  );
  const first = await server.call('POST', paths.signup, { body: body(1) });
  const second = await server.call('POST', paths.signup, { body: body(2) });
  expect([first.status, second.status]).toEqual([201, 429]);
});

test('refreshing is limited by user and password changes by ID', async () => {
  await sql`delete from rate_limits`.execute(server.database);
  const token = await server.signIn(demo.president);
  const change = () =>
    server.call('POST', paths.changePassword, {
      token,
      body: { old_password: 'Wrong1234', new_password: 'Changed99', confirm_password: 'Changed99' },
    });
  for (let attempt = 0; attempt < allowances['change-password'].id.burst; attempt += 1) {
    expect((await change()).status).toBe(400);
  }
  expect((await change()).status).toBe(429);

  const session = await server.server.sessions.open(demo.president);
  let cookie = `refresh_token=${session.refreshToken}`;
  // As if all but two had been made at once: where each takes long, one more is allowed meanwhile.
  const { burst: refreshes, every } = allowances.refresh.id;
  await sql`
    insert into rate_limits (key, full_at)
    values (${`refresh:id:${demo.president}`}, now() + make_interval(secs => ${(refreshes - 2) * every}::double precision))`.execute(
    server.database,
  );
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const answer = await server.call('POST', paths.refresh, { headers: { cookie } });
    expect(answer.status).toBe(200);
    cookie = answer.cookies[0] ?? '';
  }
  const refused = await server.call('POST', paths.refresh, { headers: { cookie } });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('set-cookie')).toBeNull();
});

test.runIf(inject('databaseUrl'))('the limits hold across processes', async () => {
  await sql`delete from rate_limits`.execute(server.database);
  const sibling = await startSibling(server);
  try {
    await fail('99999995', burst);
    expect((await login('99999995', 'Wrong1234', sibling)).status).toBe(429);
  } finally {
    await sibling.stop();
  }
});

test('limits that are full again are deleted', async () => {
  await fail('99999994', 1);
  await secondsPass(10_000);
  await server.server.rateLimits.clean();
  const { rows } = await sql`select 1 from rate_limits`.execute(server.database);
  expect(rows).toEqual([]);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  [undefined, 'left'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

describe('guessing the code of an invitation', () => {
  const guess = (code: string) => server.call<ErrorReply>('GET', paths.invitationOf(code));
  const joinWith = (token: string, invitation: string) =>
    server.call<ErrorReply>('POST', paths.join(1), { token, body: { invitation } });
  /** As if the network had asked as often as it may. */
  const exhaust = (what: string) =>
    sql`update rate_limits set full_at = now() + interval '1 day' where key like ${`${what}%`}`.execute(
      server.database,
    );

  test('is refused with 429 and Retry-After, and a guess with the right code then looks like any other', async () => {
    const token = await server.signIn(demo.president);
    const { body } = await server.call<{ url: string }>('POST', paths.invitations(1), { token, body: {} });
    const right = new URL(body.url).pathname.slice('/join/'.length);
    const unknown = await guess('0123456789abcdefghjkmnpqrs');
    const nonsense = await guess('%00');
    expect([unknown.status, nonsense.status]).toEqual([404, 404]);
    expect(nonsense.body).toEqual(unknown.body);
    await exhaust('invitation');
    const replies = [await guess(right), await guess('0123456789abcdefghjkmnpqrs')];
    expect(replies.map(({ status }) => status)).toEqual([429, 429]);
    expect(replies[0]?.body).toEqual(replies[1]?.body);
    expect(Number(replies[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('while joining is refused with 429 after a burst, and works again later', async () => {
    const token = await server.signIn(demo.newcomer);
    const { burst: guesses, every } = allowances['join-by-invitation'].id;
    const statuses = [];
    for (let index = 0; index <= guesses; index += 1)
      statuses.push((await joinWith(token, `0123456789abcdefghjkmnpq${10 + index}`)).status);
    expect(statuses).toEqual([...Array<number>(guesses).fill(404), 429]);
    await secondsPass(every);
    expect((await joinWith(token, '0123456789abcdefghjkmnpqrs')).status).toBe(404);
  });
});
