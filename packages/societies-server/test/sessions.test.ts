import { createHmac } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { sql } from 'kysely';
import {
  passwordLimits,
  outcomes,
  paths,
  validation,
  personNameLimits,
  emailLimits,
  universityIdLimits,
} from 'societies-contract';
import type { ErrorReply, LoginReply, Profile, RefreshReply, SignupReply } from 'societies-contract/schemas';
import { describe, expect, test, vi } from 'vitest';
import { demo, demoPassword, withServer, type Answer } from './harness.ts';

const server = await withServer();

let lastStudent = 40_000_000;
/** A student of this test alone, signed up by a call. */
async function newStudent(password = 'Orion1234') {
  lastStudent += 1;
  const universityId = String(lastStudent);
  const answer = await server.call<SignupReply>('POST', paths.signup, {
    body: {
      university_id: universityId,
      password,
      first_name: 'Ada',
      last_name: 'Test',
      email: `student${universityId}@example.org`,
    },
  });
  expect(answer.status).toBe(201);
  return { universityId, password, token: answer.body.access_token, cookie: cookieOf(answer), answer };
}

const cookieOf = ({ cookies }: Answer) => {
  const cookie = cookies.find((candidate) => candidate.startsWith('refresh_token='));
  if (!cookie) throw new Error('The reply sets no refresh token.');
  return cookie;
};
/** How often a password was hashed or checked since the server began. */
const hashings = async () => {
  const { body } = await server.call<string>('GET', '/metrics');
  return Number(/^password_hashings_total (\d+)$/m.exec(body)?.[1]);
};

const login = (uniID: string, password: string) =>
  server.call<LoginReply & ErrorReply>('POST', paths.login, { body: { uniID, password } });
const refresh = (cookie: string, headers: Record<string, string> = {}) =>
  server.call<RefreshReply & ErrorReply>('POST', paths.refresh, { headers: { cookie, ...headers } });
const whoAmI = (token: string) =>
  server.call<{ userID: string; isAdmin: boolean }>('GET', paths.protected, { token });

/** The database's clock cannot be moved, so what it remembers is. */
const spentLongAgo = () =>
  sql`update refresh_tokens set spent_at = spent_at - interval '11 seconds'`.execute(server.database);

describe('signing up', () => {
  test('replies 201 with a token that works at once, and the ID', async () => {
    const { universityId, token, answer } = await newStudent();
    expect(Object.keys(answer.body).sort()).toEqual(['access_token', 'user_id']);
    expect(answer.body.user_id).toBe(universityId);
    expect((await whoAmI(token)).body).toEqual({ userID: universityId, isAdmin: false });
  });

  test('is 409 on the field for a taken ID or email in any case', async () => {
    const { universityId } = await newStudent();
    const body = {
      university_id: universityId,
      password: 'Orion1234',
      first_name: 'A',
      last_name: 'B',
      email: 'fresh@example.org',
    };
    const sameId = await server.call<ErrorReply>('POST', paths.signup, { body });
    expect(sameId.status).toBe(409);
    expect(sameId.body.errors).toEqual({ university_id: [validation.signup.idTaken] });
    const sameEmail = await server.call<ErrorReply>('POST', paths.signup, {
      body: { ...body, university_id: '49999999', email: `STUDENT${universityId}@Example.ORG` },
    });
    expect(sameEmail.status).toBe(409);
    expect(sameEmail.body.errors).toEqual({ email: [validation.signup.emailTaken] });
    expect((await login('49999999', 'Orion1234')).status).toBe(401);
  });

  test('accepts an address whose domain ends in punycode', async () => {
    const { status } = await server.call('POST', paths.signup, {
      body: {
        university_id: '46666666',
        password: 'Orion1234',
        first_name: 'A',
        last_name: 'B',
        email: 'student@xn--e1afmkfd.xn--p1ai',
      },
    });
    expect(status).toBe(201);
  });

  test.each([
    [{ first_name: '' }, 'first_name', validation.signup.firstNameRequired],
    [{ first_name: '   ' }, 'first_name', validation.signup.firstNameRequired],
    [{ first_name: 'x'.repeat(21) }, 'first_name', validation.signup.nameMax(personNameLimits.max)],
    [{ last_name: undefined }, 'last_name', validation.signup.lastNameRequired],
    [{ email: '' }, 'email', validation.signup.emailRequired],
    [{ email: 'nobody' }, 'email', validation.signup.emailInvalid],
    [{ email: 'a@b.xn--' }, 'email', validation.signup.emailInvalid],
    [{ email: `${'x'.repeat(50)}@a.org` }, 'email', validation.signup.emailMax(emailLimits.max)],
    [{ university_id: '1234567' }, 'university_id', validation.signup.idFormat],
    [{ university_id: '' }, 'university_id', validation.signup.idRequired],
    [{ password: 'Short1' }, 'password', validation.signup.passwordMin(passwordLimits.min)],
    [{ password: 'alllower1' }, 'password', validation.signup.passwordPattern],
    [{ password: 'NoDigitsHere' }, 'password', validation.signup.passwordPattern],
    [{ password: undefined }, 'password', validation.signup.passwordRequired],
  ])('refuses %j as the form does', async (wrong, field, message) => {
    const { status, body } = await server.call<ErrorReply>('POST', paths.signup, {
      body: {
        university_id: '48888888',
        password: 'Orion1234',
        first_name: 'A',
        last_name: 'B',
        email: 'a@example.org',
        ...wrong,
      },
    });
    expect(status).toBe(400);
    expect(body.code).toBe('invalid');
    expect(body.errors?.[field]).toContain(message);
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
  });

  test('refuses is_admin in the body', async () => {
    const { status, body } = await server.call<ErrorReply>('POST', paths.signup, {
      body: {
        university_id: '48888887',
        password: 'Orion1234',
        first_name: 'A',
        last_name: 'B',
        email: 'b@example.org',
        is_admin: true,
      },
    });
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})).toEqual(['is_admin']);
  });

  test('creates one student for twenty sign-ups of one ID at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        server.call('POST', paths.signup, {
          body: {
            university_id: '47777777',
            password: 'Orion1234',
            first_name: 'A',
            last_name: 'B',
            email: `race${index}@example.org`,
          },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(409)]);
  });

  test('accepts long and unicode passwords, and refuses too long ones before hashing', async () => {
    const longest = `Ω1A${'é'.repeat(passwordLimits.max - 3)}`;
    const { universityId } = await newStudent(longest);
    expect((await login(universityId, longest)).status).toBe(200);
    expect((await login(universityId, longest.slice(0, -1))).status).toBe(401);
    const before = await hashings();
    const huge = await login(universityId, 'A1'.repeat(500_000));
    expect(huge.status).toBe(413);
    expect(await hashings()).toBe(before);
  });
});

describe('logging in', () => {
  test('gives an access token and whether the user is an administrator', async () => {
    expect((await login(demo.newcomer, demoPassword)).body.isAdmin).toBe(false);
    const { status, body, headers } = await login(demo.administrator, demoPassword);
    expect(status).toBe(200);
    expect(body.isAdmin).toBe(true);
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await whoAmI(body.access_token)).body).toEqual({ userID: demo.administrator, isAdmin: true });
  });

  test('sets the cookie with the decided attributes', async () => {
    const { headers } = await login(demo.newcomer, demoPassword);
    const cookie = headers.getSetCookie().find((one) => one.startsWith('refresh_token='));
    const [value, ...attributes] = cookie?.split('; ') ?? [];
    expect(value).toMatch(/^refresh_token=[A-Za-z0-9_-]{43}$/);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/api/', 'SameSite=Strict']);
  });

  test('sets a Secure cookie outside localhost', async () => {
    const { promise, resolve } = Promise.withResolvers<string[]>();
    const { request } = await import('node:http');
    const call = request(
      `${server.url}${paths.login}`,
      { method: 'POST', headers: { 'content-type': 'application/json', host: 'societies.example.org' } },
      (response) => {
        response.resume();
        resolve([
          response.headers['set-cookie']?.[0] ?? '',
          response.headers['strict-transport-security'] ?? '',
        ]);
      },
    );
    call.end(JSON.stringify({ uniID: demo.newcomer, password: demoPassword }));
    const [cookie, transport] = await promise;
    expect(cookie).toContain('; Secure');
    expect(transport).toMatch(/^max-age=31536000/);
  });

  test('replies alike and takes as long for an unknown ID and a wrong password', async () => {
    const wrong = await login(demo.newcomer, 'Wrong1234');
    const unknown = await login('99999999', 'Wrong1234');
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
    expect(wrong.body.detail).toBe(outcomes.login.invalid.title);

    // The hash is the cost of a login, far above everything else in it: a stranger's login runs it as often as a user's.
    const hashingsOf = async (id: string) => {
      const before = await hashings();
      await login(id, 'Wrong1234');
      return (await hashings()) - before;
    };
    expect(await hashingsOf(demo.newcomer)).toBe(1);
    expect(await hashingsOf('99999998')).toBe(1);
  });

  test.each([
    [{ uniID: '', password: demoPassword }, 'uniID', validation.login.idRequired],
    [
      { uniID: '1'.repeat(21), password: demoPassword },
      'uniID',
      validation.login.idMax(universityIdLimits.loginMax),
    ],
    [{ uniID: demo.newcomer, password: '' }, 'password', validation.login.passwordRequired],
    [
      { uniID: demo.newcomer, password: 'short' },
      'password',
      validation.login.passwordMin(passwordLimits.min),
    ],
    [{ uniID: demo.newcomer }, 'password', validation.login.passwordRequired],
  ])("refuses %j with the form's text", async (body, field, message) => {
    const answer = await server.call<ErrorReply>('POST', paths.login, { body });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual({ [field]: [message] });
  });

  test('renews a hash of lower cost at the next login', async () => {
    const { universityId, password } = await newStudent();
    const { hash } = await import('@node-rs/argon2');
    const cheap = await hash(password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    const stored = async () =>
      (
        await server.database
          .selectFrom('users')
          .where('university_id', '=', universityId)
          .select('password_hash')
          .executeTakeFirstOrThrow()
      ).password_hash;
    await server.database
      .updateTable('users')
      .set({ password_hash: cheap })
      .where('university_id', '=', universityId)
      .execute();
    expect((await login(universityId, password)).status).toBe(200);
    expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await login(universityId, password)).status).toBe(200);
  });
});

describe('access tokens', () => {
  const claims = { sid: 'none', sub: demo.administrator };
  const signed = async (
    change: (jwt: SignJWT) => SignJWT,
    key = server.server.secrets.accessTokens,
    typ = 'at+jwt',
  ) => {
    const session = await server.server.sessions.open(demo.administrator);
    return change(
      new SignJWT({ sid: session.id })
        .setProtectedHeader({ alg: 'HS256', typ })
        .setSubject(demo.administrator)
        .setIssuer('constellation')
        .setAudience('constellation-api')
        .setIssuedAt()
        .setExpirationTime('5m'),
    ).sign(key);
  };

  test('of our own are accepted', async () => {
    expect((await whoAmI(await signed((jwt) => jwt))).status).toBe(200);
  });

  test.each([
    ['expired', () => signed((jwt) => jwt.setExpirationTime(Math.floor(Date.now() / 1_000) - 60))],
    ['for another audience', () => signed((jwt) => jwt.setAudience('elsewhere'))],
    ['of another issuer', () => signed((jwt) => jwt.setIssuer('elsewhere'))],
    ['of another type', () => signed((jwt) => jwt, undefined, 'JWT')],
    ['signed with another key', () => signed((jwt) => jwt, new Uint8Array(32).fill(7))],
    [
      'without expiry',
      async () => {
        const session = await server.server.sessions.open(demo.administrator);
        return new SignJWT({ sid: session.id })
          .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
          .setSubject(demo.administrator)
          .setIssuer('constellation')
          .setAudience('constellation-api')
          .setIssuedAt()
          .sign(server.server.secrets.accessTokens);
      },
    ],
    ['of another user than its session', () => signed((jwt) => jwt.setSubject(demo.newcomer))],
    [
      'of a session that never was',
      () =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
          .setIssuer('constellation')
          .setAudience('constellation-api')
          .setIssuedAt()
          .setExpirationTime('5m')
          .sign(server.server.secrets.accessTokens),
    ],
    [
      'unsigned',
      async () => {
        const session = await server.server.sessions.open(demo.administrator);
        return new UnsecuredJWT({ sid: session.id, sub: demo.administrator })
          .setIssuer('constellation')
          .setAudience('constellation-api')
          .setIssuedAt()
          .setExpirationTime('5m')
          .encode();
      },
    ],
    [
      'of another algorithm of the same key',
      async () => {
        const session = await server.server.sessions.open(demo.administrator);
        const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
        const now = Math.floor(Date.now() / 1_000);
        const head = `${encode({ alg: 'HS512', typ: 'at+jwt' })}.${encode({ sid: session.id, sub: demo.administrator, iss: 'constellation', aud: 'constellation-api', iat: now, exp: now + 300 })}`;
        return `${head}.${createHmac('sha512', server.server.secrets.accessTokens).update(head).digest('base64url')}`;
      },
    ],
    ['a refresh token', async () => (await server.server.sessions.open(demo.administrator)).refreshToken],
    ['nonsense', () => Promise.resolve('a.b.c')],
    ['empty', () => Promise.resolve('')],
    ['huge', () => Promise.resolve('x'.repeat(10_000))],
  ])('%s is 401', async (_, make) => {
    const { status, body } = await server.call<ErrorReply>('GET', paths.protected, { token: await make() });
    expect(status).toBe(401);
    expect(body.code).toBe('unauthorized');
  });

  test('of another scheme are 401', async () => {
    const token = await server.signIn(demo.newcomer);
    for (const authorization of [token, `Basic ${token}`, `Bearer ${token} x`, 'Bearer']) {
      expect((await server.call('GET', paths.protected, { headers: { authorization } })).status).toBe(401);
    }
    expect(
      (await server.call('GET', paths.protected, { headers: { authorization: `bearer ${token}` } })).status,
    ).toBe(200);
  });

  test('are 401 once their session ended by time, although nobody wrote', async () => {
    const { universityId, token } = await newStudent();
    await sql`update sessions set expires_at = now() + interval '2 seconds'
      where university_id = ${universityId}`.execute(server.database);
    expect((await whoAmI(token)).status).toBe(200);
    // Asked up to its end, so that an answer from before it would be at hand.
    const hasEnded = async () => {
      await whoAmI(token);
      const { rows } = await sql<{ ended: boolean }>`
        select expires_at <= now() as ended from sessions where university_id = ${universityId}`.execute(
        server.database,
      );
      return rows[0]?.ended;
    };
    await vi.waitUntil(hasEnded, { timeout: 10_000, interval: 20 });
    expect((await whoAmI(token)).status).toBe(401);
  });

  test('are 401 once the user is removed', async () => {
    const { universityId, token, cookie } = await newStudent();
    await server.database.deleteFrom('users').where('university_id', '=', universityId).execute();
    expect((await whoAmI(token)).status).toBe(401);
    expect((await refresh(cookie)).status).toBe(401);
  });

  test('stay 401 when somebody signs up with that ID again', async () => {
    const { universityId, token } = await newStudent();
    await server.database.deleteFrom('users').where('university_id', '=', universityId).execute();
    lastStudent -= 1;
    await newStudent();
    expect((await whoAmI(token)).status).toBe(401);
  });

  test('of a former administrator are refused on the next call', async () => {
    const { universityId, token } = await newStudent();
    const setAdmin = (is_admin: boolean) =>
      server.database
        .updateTable('users')
        .set({ is_admin })
        .where('university_id', '=', universityId)
        .execute();
    await setAdmin(true);
    expect((await whoAmI(token)).body.isAdmin).toBe(true);
    await setAdmin(false);
    expect((await whoAmI(token)).body.isAdmin).toBe(false);
  });
});

describe('refreshing', () => {
  test('rotates the cookie, and the old one no longer works', async () => {
    const { universityId, cookie } = await newStudent();
    const first = await refresh(cookie);
    expect(first.status).toBe(200);
    expect(Object.keys(first.body)).toEqual(['access_token']);
    expect((await whoAmI(first.body.access_token)).body.userID).toBe(universityId);
    expect(cookieOf(first)).not.toBe(cookie);
    expect((await refresh(cookieOf(first))).status).toBe(200);
  });

  test('tabs that refresh at the same moment all succeed and share one successor', async () => {
    const { cookie } = await newStudent();
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(cookie)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(cookieOf)).size).toBe(1);
    const [next] = answers;
    expect(next && (await refresh(cookieOf(next))).status).toBe(200);
  });

  test('gives a late tab within the grace the newest token', async () => {
    const { cookie } = await newStudent();
    const second = await refresh(cookie);
    const third = await refresh(cookieOf(second));
    const late = await refresh(cookie);
    expect(late.status).toBe(200);
    expect(cookieOf(late)).toBe(cookieOf(third));
  });

  test('revokes only the family of a spent token after the grace', async () => {
    const student = await newStudent();
    const otherBrowser = await login(student.universityId, student.password);
    const next = await refresh(student.cookie);
    await spentLongAgo();
    const replay = await refresh(student.cookie);
    expect(replay.status).toBe(401);
    expect(replay.headers.get('set-cookie')).toMatch(/^refresh_token=;/);
    expect((await refresh(cookieOf(next))).status).toBe(401);
    expect((await whoAmI(next.body.access_token)).status).toBe(401);
    expect((await whoAmI(student.token)).status).toBe(401);
    expect((await refresh(cookieOf(otherBrowser))).status).toBe(200);
  });

  test('is 401 with an expired token', async () => {
    const { universityId, cookie } = await newStudent();
    await sql`update refresh_tokens set expires_at = now() - interval '1 second'
      where session_id in (select id from sessions where university_id = ${universityId})`.execute(
      server.database,
    );
    expect((await refresh(cookie)).status).toBe(401);
  });

  test('ends ninety days after the sign-in, however often it is used', async () => {
    const { universityId, cookie } = await newStudent();
    const older = (days: number) =>
      sql`update sessions set created_at = created_at - make_interval(days => ${days}::integer)
        where university_id = ${universityId}`.execute(server.database);
    await older(89);
    const late = await refresh(cookie);
    expect(late.status).toBe(200);
    const { rows } = await sql<{ hours: number }>`
      select extract(epoch from expires_at - now())::double precision / 3600 as hours from sessions
      where university_id = ${universityId}`.execute(server.database);
    expect(rows[0]?.hours).toBeCloseTo(24, 0);
    await older(1);
    expect((await refresh(cookieOf(late))).status).toBe(401);
    // An access token that is good still ends with it.
    expect((await whoAmI(late.body.access_token)).status).toBe(200);
    await sql`update sessions set expires_at = now() where university_id = ${universityId}`.execute(
      server.database,
    );
    expect((await whoAmI(late.body.access_token)).status).toBe(401);
  });

  test('stores only hashes of tokens', async () => {
    const { cookie } = await newStudent();
    const token = cookie.slice('refresh_token='.length);
    const { rows } = await sql<{ found: boolean }>`
      select exists (select 1 from refresh_tokens where hash = ${token} or salt = ${token}) as found`.execute(
      server.database,
    );
    expect(rows[0]?.found).toBe(false);
  });

  test.each(['', 'refresh_token=', 'refresh_token=nonsense', `refresh_token=${'x'.repeat(43)}`])(
    '%j is 401',
    async (cookie) => {
      const { status, body } = await refresh(cookie);
      expect(status).toBe(401);
      expect(body.code).toBe('session_ended');
    },
  );

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'none' }, 200],
  ])('%j answers %i to refresh and logout', async (headers, expected) => {
    const { cookie } = await newStudent();
    expect((await refresh(cookie, headers as Record<string, string>)).status).toBe(expected);
    const logout = await server.call('POST', paths.logout, {
      headers: { cookie, ...(headers as Record<string, string>) },
    });
    expect(logout.status).toBe(expected === 200 ? 204 : 403);
  });

  test('accepts its own origin as older browsers send it', async () => {
    const { cookie } = await newStudent();
    expect((await refresh(cookie, { origin: server.url })).status).toBe(200);
  });

  test('accepts an empty JSON body', async () => {
    const { cookie } = await newStudent();
    expect((await refresh(cookie, { 'content-type': 'application/json' })).status).toBe(200);
  });
});

describe('logging out', () => {
  test('ends only this session, at once', async () => {
    const student = await newStudent();
    const other = await login(student.universityId, student.password);
    const logout = await server.call('POST', paths.logout, { headers: { cookie: student.cookie } });
    expect(logout.status).toBe(204);
    expect(logout.headers.get('set-cookie')).toMatch(/^refresh_token=; .*Path=\/api\//);
    expect((await refresh(student.cookie)).status).toBe(401);
    expect((await whoAmI(student.token)).status).toBe(401);
    expect((await whoAmI(other.body.access_token)).status).toBe(200);
    expect((await refresh(cookieOf(other))).status).toBe(200);
  });

  test('works with the access token only, and without any', async () => {
    const { token } = await newStudent();
    expect((await server.call('POST', paths.logout, { token })).status).toBe(204);
    expect((await whoAmI(token)).status).toBe(401);
    expect((await server.call('POST', paths.logout)).status).toBe(204);
  });
});

describe('the password', () => {
  const change = (token: string, body: Record<string, unknown>) =>
    server.call<ErrorReply>('POST', paths.changePassword, { token, body });

  test('ends every other session when it changes', async () => {
    const student = await newStudent();
    const other = await login(student.universityId, student.password);
    const { status, body } = await change(student.token, {
      old_password: student.password,
      new_password: 'Changed99',
      confirm_password: 'Changed99',
    });
    expect(status).toBe(200);
    expect(body.detail).toBe(outcomes.password.success);
    expect((await whoAmI(student.token)).status).toBe(200);
    expect((await refresh(student.cookie)).status).toBe(200);
    expect((await whoAmI(other.body.access_token)).status).toBe(401);
    expect((await refresh(cookieOf(other))).status).toBe(401);
    expect((await login(student.universityId, student.password)).status).toBe(401);
    expect((await login(student.universityId, 'Changed99')).status).toBe(200);
  });

  test.each([
    [{ old_password: 'Wrong1234' }, 'old_password', validation.passwordChange.oldWrong],
    [{ old_password: '' }, 'old_password', validation.passwordChange.oldRequired],
    [{ new_password: '', confirm_password: '' }, 'new_password', validation.passwordChange.newRequired],
    [{ confirm_password: '' }, 'confirm_password', validation.passwordChange.confirmRequired],
    [{ confirm_password: 'Different9' }, 'confirm_password', validation.signup.confirmMatch],
    [
      { new_password: 'alllower1', confirm_password: 'alllower1' },
      'new_password',
      validation.signup.passwordPattern,
    ],
  ])('%j is 400 on its field and changes nothing', async (wrong, field, message) => {
    const student = await newStudent();
    const { status, body } = await change(student.token, {
      old_password: student.password,
      new_password: 'Changed99',
      confirm_password: 'Changed99',
      ...wrong,
    });
    expect(status).toBe(400);
    expect(body.errors?.[field]).toContain(message);
    expect((await login(student.universityId, student.password)).status).toBe(200);
  });

  test('needs a token', async () => {
    expect((await server.call('POST', paths.changePassword, { body: {} })).status).toBe(401);
  });
});

describe('the profile', () => {
  test('can be read and changed by its owner', async () => {
    const { universityId, token } = await newStudent();
    const before = await server.call<Profile>('GET', paths.profile, { token });
    expect(before.body).toEqual({
      university_id: universityId,
      first_name: 'Ada',
      last_name: 'Test',
      email: `student${universityId}@example.org`,
      avatar: null,
      is_admin: false,
      email_verified: false,
      pending_email: null,
      language: null,
      single_sign_on: false,
    });
    const body = {
      first_name: ' Grace ',
      last_name: 'Hopper',
      email: `grace${universityId}@example.org`,
      university_id: universityId,
    };
    const after = await server.call<Profile>('PUT', paths.profile, { token, body });
    expect(after.status).toBe(200);
    expect(after.body).toEqual({ ...before.body, ...body, first_name: 'Grace' });
    expect((await server.call<Profile>('GET', paths.profile, { token })).body).toEqual(after.body);
  });

  test('refuses another ID, a taken email and unknown fields', async () => {
    const { universityId, token } = await newStudent();
    const put = (change: Record<string, unknown>) =>
      server.call<ErrorReply>('PUT', paths.profile, {
        token,
        body: {
          first_name: 'Ada',
          last_name: 'Test',
          email: `student${universityId}@example.org`,
          university_id: universityId,
          ...change,
        },
      });
    const another = await put({ university_id: demo.president });
    expect(another.status).toBe(400);
    expect(another.body.errors).toEqual({ university_id: [validation.profile.idFixed] });
    const { email } = (
      await server.call<Profile>('GET', paths.profile, { token: await server.signIn(demo.newcomer) })
    ).body;
    const taken = await put({ email: email.toUpperCase().replace('.EXAMPLE', '.example') });
    expect(taken.status).toBe(409);
    expect(taken.body.errors).toEqual({ email: [validation.signup.emailTaken] });
    expect((await put({ is_admin: true })).status).toBe(400);
    expect((await put({ avatar: 'https://evil.example/x.png' })).status).toBe(400);
    expect((await server.call<Profile>('GET', paths.profile, { token })).body.is_admin).toBe(false);
  });

  test.each([
    ['GET', paths.profile],
    ['PUT', paths.profile],
    ['GET', paths.protected],
    ['POST', paths.changeAvatar],
    ['POST', paths.resetAvatar],
  ])('%s %s needs a token', async (method, path) => {
    const { status, body } = await server.call<ErrorReply>(method, path);
    expect(status).toBe(401);
    expect(body).toEqual({ detail: 'You need to be logged in.', code: 'unauthorized' });
  });
});
