import { createServer } from 'node:http';
import { sql } from 'kysely';
import { Provider } from 'oidc-provider';
import {
  paths,
  trustMessages,
  type CalendarAddress,
  type LoginReply,
  type Profile,
  type RefreshReply,
  type SignupReply,
  type SocietyPage,
} from 'societies-contract';
import { afterAll, describe, expect, test } from 'vitest';
import { demo, demoPassword, startServer, withServer } from './harness.ts';
import { mailsTo, tokenIn } from './mailed.ts';

/** People of the university, by their name at its sign-in. */
const university: Record<string, Record<string, unknown>> = {
  ada: {
    preferred_username: '60000001',
    given_name: 'Ada',
    family_name: 'King',
    email: 'ada@uni.example',
    email_verified: true,
  },
  grace: {
    preferred_username: '60000002',
    name: 'Grace Hopper',
    email: 'grace@uni.example',
    email_verified: true,
    groups: ['staff', 'societies-admin'],
  },
  victim: { preferred_username: '60000003', given_name: 'Vic', family_name: 'Tim', email: 'vic@uni.example' },
  nameless: { preferred_username: '60000004', email: 'nameless@uni.example' },
  leaver: { preferred_username: '60000005', given_name: 'Lea', family_name: 'Ver', email: 'lea@uni.example' },
  stranger: {
    preferred_username: '60000006',
    given_name: 'Stran',
    family_name: 'Ger',
    email: 'stran@uni.example',
  },
  numbered: {
    preferred_username: 'ada.king',
    student_number: '60000007',
    given_name: 'Ada',
    family_name: 'King',
    email: 'ada.king@uni.example',
  },
  staff: { preferred_username: 'professor', given_name: 'P', family_name: 'R', email: 'p@uni.example' },
  root: {
    preferred_username: demo.administrator,
    given_name: 'Not',
    family_name: 'You',
    email: 'not@uni.example',
  },
  twin: {
    preferred_username: '60000001',
    given_name: 'Ada',
    family_name: 'Other',
    email: 'other@uni.example',
  },
};

let who = 'ada';
let idTokenLife = 3_600;
/** Somebody who comes again is taken for who they were, unless they are asked for afresh. */
let remembers = false;
let signedInAgo = 0;

/** A real provider at a port of its own, at which whoever comes is `who`. */
async function startProvider(port: number, redirectUris: string[]) {
  const provider = new Provider(`http://127.0.0.1:${port}`, {
    clients: [
      { client_id: 'societies', client_secret: 'a secret of the provider', redirect_uris: redirectUris },
    ],
    claims: {
      profile: ['preferred_username', 'given_name', 'family_name', 'name', 'groups', 'student_number'],
      email: ['email', 'email_verified'],
    },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, ...university[sub] }) }),
    features: { devInteractions: { enabled: false }, claimsParameter: { enabled: true } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: { IdToken: () => idTokenLife, AccessToken: 600, Grant: 600, Interaction: 600, Session: 600 },
    cookies: { keys: ['a key of the tests'] },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  listening.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/'))
      void provider.interactionFinished(request, response, {
        login: { accountId: who, remember: remembers, ts: Math.floor(Date.now() / 1_000) - signedInAgo },
      });
    else void answer(request, response);
  });
}

const listening = createServer();
afterAll(() => new Promise((resolve) => listening.close(resolve)));
await new Promise<void>((resolve) => void listening.listen(0, '127.0.0.1', resolve));
const { port } = listening.address() as { port: number };
const client = {
  OIDC_ISSUER: `http://127.0.0.1:${port}`,
  OIDC_CLIENT_ID: 'societies',
  OIDC_CLIENT_SECRET: 'a secret of the provider',
};
/** `numbered`: where another claim holds the ID, and nobody has a password. */
const [server, numbered] = await Promise.all([
  withServer({
    env: {
      ...client,
      OIDC_NAME: 'Sign in with Testford',
      OIDC_ADMIN_CLAIM: 'groups',
      OIDC_ADMIN_VALUE: 'societies-admin',
    },
  }),
  withServer({
    env: {
      ...client,
      OIDC_ID_CLAIM: 'student_number',
      LOGIN: 'oidc',
      OIDC_ADMIN_CLAIM: 'groups',
      OIDC_ADMIN_VALUE: '7',
      OIDC_PREVIOUS_ISSUER: 'https://older.example, https://old.example/realm/',
    },
  }),
]);
await startProvider(
  port,
  [server, numbered].map(({ url }) => url + paths.oidcCallback),
);

/** Follows redirects with cookies, as a browser does; stops at the app's page. */
function browser(on = server) {
  const jar = new Map<string, Map<string, string>>();
  const go = async (address: string | URL): Promise<URL> => {
    const url = new URL(address, on.url);
    const cookies = jar.get(url.origin) ?? new Map<string, string>();
    jar.set(url.origin, cookies);
    const reply = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const location = reply.headers.get('location');
    if (location === null) throw new Error(`${url.href} answered ${reply.status}: ${await reply.text()}`);
    return new URL(location, url);
  };
  return {
    go,
    /** Is signed out at the provider. */
    leaveProvider: () => void jar.delete(`http://127.0.0.1:${port}`),
    own: () => jar.get(new URL(on.url).origin) ?? new Map<string, string>(),
    /** As far as the provider's way back, which is not gone yet. */
    async untilCallback(start: string | URL): Promise<URL> {
      let at = new URL(start, on.url);
      while (at.pathname !== paths.oidcCallback) at = await go(at);
      return at;
    },
    async profile(): Promise<Profile> {
      const cookie = `refresh_token=${this.own().get('refresh_token')}`;
      const { body } = await on.call<RefreshReply>('POST', paths.refresh, { headers: { cookie } });
      return (await on.call<Profile>('GET', paths.profile, { token: body.access_token })).body;
    },
  };
}

async function signIn(name: string, returnTo = '/societies/1', on = server) {
  who = name;
  const visitor = browser(on);
  const back = await visitor.untilCallback(`${paths.oidcLogin}?return_to=${encodeURIComponent(returnTo)}`);
  const end = await visitor.go(back);
  return { visitor, back, end: end.pathname + end.search };
}
const refused = '/single-sign-on?problem=refused';
const lacking = (claim: 'id' | 'name' | 'email') => `/single-sign-on?problem=missing_claim&claim=${claim}`;

/** What the history tells of a user, the oldest first. */
async function noticesOf(universityId: string) {
  const entries = await server.database
    .selectFrom('history')
    .select(['action', 'before', 'after'])
    .where('subject_kind', '=', 'user')
    .where('subject_id', '=', universityId)
    .orderBy('id')
    .execute();
  return entries.map(({ action, before, after }) => [action, before, after]);
}

test('the first sign-in creates the account, the second finds it, and both return to the page', async () => {
  const first = await signIn('ada');
  expect(first.end).toBe('/single-sign-on?to=%2Fsocieties%2F1');
  expect(await first.visitor.profile()).toMatchObject({
    university_id: '60000001',
    first_name: 'Ada',
    email: 'ada@uni.example',
    email_verified: true,
    is_admin: false,
  });
  expect((await (await signIn('ada')).visitor.profile()).university_id).toBe('60000001');
  expect([...first.visitor.own().keys()].sort()).toEqual(['known_browser', 'refresh_token']);
  expect(await (await signIn('grace')).visitor.profile()).toMatchObject({
    last_name: 'Hopper',
    is_admin: true,
  });
});

test('a visitor from another site is not signed in without pressing a button', async () => {
  const begun = (site?: string) =>
    server.call('GET', `${paths.oidcLogin}?return_to=%2Fprofile`, {
      headers: site === undefined ? {} : { 'sec-fetch-site': site },
    });
  for (const site of ['cross-site', 'same-site']) {
    const { headers, cookies } = await begun(site);
    expect([site, headers.get('location'), cookies]).toEqual([site, '/login', []]);
  }
  // Browsers without the header, an address that was typed, and our own page.
  for (const site of [undefined, 'none', 'same-origin']) {
    expect([site, (await begun(site)).headers.get('location')]).toEqual([
      site,
      expect.stringMatching(`^http://127.0.0.1:${port}/`) as string,
    ]);
  }
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/%09/evil.example/..//evil.example',
])('leads nowhere but into this site: %s', async (returnTo) => {
  const { end } = await signIn('ada', returnTo);
  const to = new URLSearchParams(end.split('?')[1]).get('to') ?? '';
  expect(new URL(to, server.url).origin).toBe(new URL(server.url).origin);
  expect(to).not.toMatch(/^\/[/\\]/);
});

test('a tampered state, code or cookie is refused', async () => {
  who = 'ada';
  const changed = async (name: string) => {
    const visitor = browser();
    const away = await visitor.go(paths.oidcLogin);
    away.searchParams.set(name, 'x'.repeat(43));
    const end = await visitor.go(await visitor.untilCallback(away));
    return [name, end.pathname + end.search, visitor.own().has('refresh_token')];
  };
  for (const name of ['nonce', 'state', 'code_challenge'])
    expect(await changed(name)).toEqual([name, refused, false]);
});

test('a code works once, and only in the browser that began', async () => {
  who = 'ada';
  const visitor = browser();
  const back = await visitor.untilCallback(paths.oidcLogin);
  // Somebody else is made to open the address: they would be signed in as who sent it.
  const other = await browser().go(back);
  expect(other.pathname + other.search).toBe(refused);
  const [attempt] = [...visitor.own()].filter(([name]) => name.startsWith('oidc_attempt_'));
  expect((await visitor.go(back)).search).toBe('?to=%2F');
  visitor.own().set(...(attempt ?? ['', '']));
  const replayed = await visitor.go(back);
  expect(replayed.pathname + replayed.search).toBe(refused);
});

test('expired tokens and missing claims are refused', async () => {
  // Nothing but the life of the token differs between the three.
  for (const [life, letIn] of [
    [60, true],
    [-600, false],
    [60, true],
  ] as const) {
    idTokenLife = life;
    expect([life, (await signIn('ada')).end !== refused]).toEqual([life, letIn]);
  }
  idTokenLife = 3_600;
  for (const [name, claim] of [
    ['nameless', 'name'],
    ['staff', 'id'],
  ] as const) {
    expect([name, (await signIn(name)).end]).toEqual([name, lacking(claim)]);
  }
});

describe('a claim in any shape signs in or names the missing claim', () => {
  let people = 60_001_000;
  const nothing = undefined;
  /** Signs somebody in of whom some claims are as given. @returns where to, and the account. */
  async function come(claims: Record<string, unknown>, on = server) {
    people += 1;
    const name = `person${people}`;
    const id = String(people);
    university[name] = {
      preferred_username: id,
      student_number: id,
      given_name: 'Ada',
      family_name: 'King',
      email: `${name}@uni.example`,
      email_verified: true,
      ...claims,
    };
    const { end } = await signIn(name, '/', on);
    const user = await on.database
      .selectFrom('users')
      .innerJoin('oidc_identities', 'oidc_identities.university_id', 'users.university_id')
      .selectAll('users')
      .where('subject', '=', name)
      .executeTakeFirst();
    expect([claims, end.startsWith('/single-sign-on?to=')]).toEqual([claims, user !== undefined]);
    return { end, user };
  }

  test('the ID', async () => {
    const good = (value: (id: string) => unknown) => [value, true] as const;
    const bad = (value: unknown) => [() => value, false] as const;
    for (const [value, letIn] of [
      good((id) => id),
      good((id) => ` ${id} `),
      good(Number),
      good((id) => [id]),
      good((id) => [Number(id)]),
      good((id) => [id, id]),
      good((id) => [`s${id}`, null, id]),
      [(id: string) => [id, '61999999'], false] as const,
      [(id: string) => [[id]], false] as const,
      [(id: string) => ({ id }), false] as const,
      [(id: string) => `${id}0`, false] as const,
      ...[
        true,
        null,
        nothing,
        '',
        '  ',
        [],
        {},
        1_234_567,
        60_001_000.5,
        '１２３４５６７８',
        'x'.repeat(5_000),
      ].map(bad),
    ]) {
      const id = String(people + 1);
      const { end, user } = await come({ preferred_username: value(id) });
      expect([value(id), end, user?.university_id]).toEqual(
        letIn ? [value(id), '/single-sign-on?to=%2F', id] : [value(id), lacking('id'), undefined],
      );
    }
  });

  test('the address', async () => {
    const long = (length: number) =>
      `${'l'.repeat(60)}@${'d'.repeat(40)}.${'e'.repeat(60)}.${'f'.repeat(60)}.${'g'.repeat(length - 232)}.example`;
    for (const [value, stored] of [
      ["o'brien@uni.example", "o'brien@uni.example"],
      ['smith&jones@uni.example', 'smith&jones@uni.example'],
      ['müller@exämple.de', 'müller@exämple.de'],
      [['list@uni.example'], 'list@uni.example'],
      [['', 'no address', 'primus@uni.example', 'secundus@uni.example'], 'primus@uni.example'],
      [' spaced@uni.example ', 'spaced@uni.example'],
      [long(254), long(254)],
      ...[
        long(255),
        'none',
        'two@@uni.example',
        'a b@uni.example',
        'a@b\r\nBcc: c@uni.example',
        '<a@uni.example>',
      ].map((bad) => [bad] as const),
      ...[true, 7, null, nothing, '', ' ', [], {}, [{}]].map((bad) => [bad] as const),
    ] as readonly (readonly [unknown, string?])[]) {
      const { end, user } = await come({ email: value });
      expect([value, end, user?.email]).toEqual(
        stored === undefined
          ? [value, lacking('email'), undefined]
          : [value, '/single-sign-on?to=%2F', stored],
      );
    }
  });

  test('the names', async () => {
    const long = 'Ä'.repeat(100);
    for (const [given_name, family_name, name, first, last] of [
      ['Ada', 'King', nothing, 'Ada', 'King'],
      ['Sukarno', nothing, nothing, 'Sukarno', ''],
      ['Sukarno', '', 'Sukarno', 'Sukarno', ''],
      [nothing, 'Sukarno', nothing, 'Sukarno', ''],
      [null, ' ', 'Sukarno', 'Sukarno', ''],
      [nothing, nothing, 'Ada Byron King', 'Ada', 'Byron King'],
      [nothing, 'King', 'Ada Byron King', 'Ada Byron', 'King'],
      ['Ada Byron', nothing, 'Ada Byron King', 'Ada Byron', 'King'],
      [['Ada', 'Augusta'], ['King'], nothing, 'Ada', 'King'],
      [{}, true, ['Ada King'], 'Ada', 'King'],
      [7, [], nothing, '7', ''],
      ['ზვიად', 'Nguyễn', nothing, 'ზვიად', 'Nguyễn'],
      ['Seán\u202E', 'O\u2019Brien\u0000', nothing, 'Seán', 'O\u2019Brien'],
      [
        `${long}x`,
        'Wolfeschlegelsteinhausenbergerdorff',
        nothing,
        long,
        'Wolfeschlegelsteinhausenbergerdorff',
      ],
      [nothing, nothing, nothing],
      ['\u200B', '', ' '],
      [{}, true, null],
      [[], [], []],
    ] as const) {
      const { end, user } = await come({ given_name, family_name, name });
      const whole = [given_name, family_name, name];
      expect([whole, end, user?.first_name, user?.last_name]).toEqual(
        first === undefined
          ? [whole, lacking('name'), undefined, undefined]
          : [whole, '/single-sign-on?to=%2F', first, last],
      );
    }
  });

  test('whether the address is confirmed: true or "true", and nothing else', async () => {
    for (const [email_verified, confirmed] of [
      [true, true],
      ['true', true],
      ...[false, 'false', 'True', 'yes', '', 0, 1, null, nothing, [], [true], ['true'], {}].map(
        (one) => [one, false] as const,
      ),
    ] as const) {
      const { user } = await come({ email_verified });
      expect([email_verified, user?.email_verified_at instanceof Date]).toEqual([email_verified, confirmed]);
    }
  });

  test('who is an administrator', async () => {
    for (const [on, groups, isAdmin] of [
      [server, 'societies-admin', true],
      [server, ['staff', ' societies-admin '], true],
      ...[7, true, null, nothing, '', [], {}, [['societies-admin']], 'societies-admins'].map(
        (one) => [server, one, false] as const,
      ),
      [numbered, 7, true],
      [numbered, '7', true],
      [numbered, [70, 7], true],
      [numbered, 70, false],
    ] as const) {
      const { user } = await come({ groups }, on);
      expect([groups, user?.is_admin]).toEqual([groups, isAdmin]);
    }
  });
});

test('a long or single name stays as the university gave it when other fields are saved', async () => {
  const first_name = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3).trim().slice(0, 100);
  const address = `${'o'.repeat(60)}@${'long-domain.'.repeat(15)}example`;
  university.long = { preferred_username: '60000041', name: ' ', given_name: first_name, email: address };
  const { visitor } = await signIn('long');
  const stored = await visitor.profile();
  expect(stored).toMatchObject({ first_name, last_name: '', email: address });
  const token = await server.signIn('60000041');
  const { university_id } = stored;
  const put = (change: object) =>
    server.call<Profile & { errors?: object }>('PUT', paths.profile, {
      token,
      body: { university_id, first_name, last_name: '', email: address, ...change },
    });
  expect((await put({})).status).toBe(200);
  expect((await put({ email: 'short@uni.example' })).body).toMatchObject({
    first_name,
    last_name: '',
    email: 'short@uni.example',
  });
  expect(
    Object.keys(
      (await put({ first_name: `${first_name.slice(1)}x`, email: 'short@uni.example' })).body.errors ?? {},
    ),
  ).toEqual(['first_name']);
  expect(Object.keys((await put({ email: address })).body.errors ?? {})).toEqual(['email']);
  // The old address was told, although no form would take it.
  const [told] = await mailsTo(server, address);
  expect(told?.subject).toContain('email address');

  await server.call('POST', paths.join(1), { token });
  const president = await server.signIn(demo.president);
  const members = await server.call<string>('GET', `${paths.members(1)}?format=csv`, { token: president });
  expect(members.body).toContain(`60000041,${first_name},\r\n`);
  await server.database
    .updateTable('memberships')
    .set({ role_id: null })
    .where('society_id', '=', 1)
    .where('university_id', '=', demo.eventsOfficer)
    .execute();
  const page = await server.call<SocietyPage>('GET', paths.society(1), { token: president });
  const free = Object.values(page.body.committee_members).find(({ university_id }) => university_id === null);
  const administrator = await server.signIn(demo.administrator);
  const named = await server.call<SocietyPage>('POST', paths.updateCommittee(1), {
    token: administrator,
    body: {
      new_committee: [
        {
          role_id: free?.role.id,
          role_name: free?.role.name,
          previous_user_id: null,
          user_id: '60000041',
          user_name: first_name,
        },
      ],
    },
  });
  expect(named.status).toBe(200);
  const { body } = await server.call<SocietyPage>('GET', paths.society(1), { token: president });
  expect(Object.values(body.committee_members).map(({ name }) => name)).toContain(first_name);
});

test('two tabs that sign in at once return to their own pages', async () => {
  who = 'ada';
  const visitor = browser();
  const pages = ['/one', '/two'];
  const begun: [string, URL][] = [];
  for (const page of pages)
    begun.push([page, await visitor.go(`${paths.oidcLogin}?return_to=${encodeURIComponent(page)}`)]);
  for (const [page, away] of begun) {
    const end = await visitor.go(await visitor.untilCallback(away));
    expect(new URLSearchParams(end.search).get('to')).toBe(page);
  }
  // What is given up is not kept without end.
  for (let tab = 0; tab < 12; tab += 1) await visitor.go(paths.oidcLogin);
  const kept = [...visitor.own().keys()].filter((name) => name.startsWith('oidc_attempt_'));
  expect(kept.length).toBeLessThanOrEqual(5);
});

test('an account of OIDC_PREVIOUS_ISSUER is carried over, and no other', async () => {
  for (const [on, issuer, moved] of [
    [numbered, 'https://old.example/realm', true],
    [numbered, 'https://never.example', false],
    [server, 'https://old.example/realm', false],
  ] as const) {
    university.mover = {
      ...university.numbered,
      preferred_username: '60000031',
      student_number: '60000031',
      email: 'mover@uni.example',
    };
    await on.database.deleteFrom('users').where('university_id', '=', '60000031').execute();
    expect((await signIn('mover', '/', on)).end).toBe('/single-sign-on?to=%2F');
    await on.database
      .updateTable('oidc_identities')
      .set({ issuer, subject: 'as it was' })
      .where('university_id', '=', '60000031')
      .execute();
    const { end } = await signIn('mover', '/', on);
    expect([issuer, end]).toEqual([
      issuer,
      moved ? '/single-sign-on?to=%2F' : '/single-sign-on?problem=account_exists',
    ]);
    const links = await on.database
      .selectFrom('oidc_identities')
      .select(['issuer', 'subject'])
      .where('university_id', '=', '60000031')
      .execute();
    expect(links).toEqual([
      moved ? { issuer: client.OIDC_ISSUER, subject: 'mover' } : { issuer, subject: 'as it was' },
    ]);
    const told = await on.database
      .selectFrom('history')
      .select(['before', 'after'])
      .where('action', '=', 'sign_on.carried_over')
      .execute();
    expect(told).toEqual(
      on === numbered
        ? [{ before: { issuer: 'https://old.example/realm' }, after: { issuer: client.OIDC_ISSUER } }]
        : [],
    );
  }
});

test('OIDC_ID_CLAIM replaces the claim for the ID', async () => {
  const { end, visitor } = await signIn('numbered', '/societies/1', numbered);
  expect(end).toBe('/single-sign-on?to=%2Fsocieties%2F1');
  expect((await visitor.profile()).university_id).toBe('60000007');
  expect((await signIn('ada', '/', numbered)).end).toBe(lacking('id'));
  expect((await signIn('numbered')).end).toBe(lacking('id'));
});

test("an account made under another person's ID is given to its owner", async () => {
  const password = 'Stolen2027';
  const { body: thief } = await server.call<SignupReply>('POST', paths.signup, {
    body: {
      university_id: '60000003',
      first_name: 'Eve',
      last_name: 'Thief',
      email: 'eve@evil.example',
      password,
    },
  });
  const calendar = await server.call<CalendarAddress>('GET', paths.calendar, { token: thief.access_token });
  expect((await fetch(calendar.body.url)).status).toBe(200);
  expect(await (await signIn('victim')).visitor.profile()).toMatchObject({
    university_id: '60000003',
    first_name: 'Vic',
    email: 'vic@uni.example',
  });
  expect((await fetch(calendar.body.url)).status).toBe(404);
  expect((await server.call('GET', paths.profile, { token: thief.access_token })).status).toBe(401);
  expect((await server.call('POST', paths.login, { body: { uniID: '60000003', password } })).status).toBe(
    401,
  );
  expect(await noticesOf('60000003')).toEqual([
    [
      'sign_on.taken_over',
      { name: 'Eve Thief', email: 'eve@evil.example' },
      { name: 'Vic Tim', email: 'vic@uni.example' },
    ],
  ]);
});

/** An account that somebody made with a password, and the address that they wrote down for it. */
async function localAccount(university_id: string, email: string) {
  const { status, body } = await server.call<SignupReply>('POST', paths.signup, {
    body: { university_id, first_name: 'Eve', last_name: 'Moss', email, password: 'Orbit2027' },
  });
  expect(status).toBe(201);
  return body.access_token;
}

test('an unconfirmed address goes to the person whom the provider confirms', async () => {
  university.owner = {
    preferred_username: '60000011',
    given_name: 'Own',
    family_name: 'Er',
    email: 'owner@uni.example',
    email_verified: true,
  };
  const token = await localAccount('60000012', 'Owner@uni.example');
  const { status: asked } = await server.call('POST', paths.passwordReset, {
    body: { email: 'owner@uni.example' },
  });
  expect(asked).toBe(202);
  const link = tokenIn((await mailsTo(server, 'owner@uni.example'))[0]);
  expect(await (await signIn('owner')).visitor.profile()).toMatchObject({
    university_id: '60000011',
    email: 'owner@uni.example',
    email_verified: true,
  });
  expect(await noticesOf('60000012')).toEqual([
    ['sign_on.address_taken', { email: 'Owner@uni.example' }, { email: '' }],
  ]);
  const profile = async () => (await server.call<Profile>('GET', paths.profile, { token })).body;
  expect(await profile()).toMatchObject({
    university_id: '60000012',
    first_name: 'Eve',
    email: '',
    email_verified: false,
    pending_email: null,
  });
  // What went to the address does not open the other account to its owner.
  const chosen = { new_password: 'Nebula2028', confirm_password: 'Nebula2028' };
  expect(
    (await server.call('POST', paths.confirmPasswordReset, { body: { token: link, ...chosen } })).status,
  ).toBe(400);
  const administrator = await server.signIn(demo.administrator);
  for (const [path, asker] of [
    [paths.sendVerification, token],
    [paths.sendReset('60000012'), administrator],
  ] as const) {
    const { status, body } = await server.call<{ code: string }>('POST', path, { token: asker });
    expect([path, status, body.code]).toEqual([path, 409, 'no_email']);
  }
  const login = { body: { uniID: '60000012', password: 'Orbit2027' } };
  expect((await server.call('POST', paths.login, login)).status).toBe(200);
  const given = await server.call<Profile>('PUT', paths.profile, {
    token,
    body: { first_name: 'Eve', last_name: 'Moss', email: 'eve@moss.example', university_id: '60000012' },
  });
  expect([given.status, given.body.email]).toEqual([200, 'eve@moss.example']);
  // There was nobody to tell of the change, and no mail is left that cannot go out.
  await server.server.postOffice.sendDue();
  const { rows } = await sql`select 1 from mails where university_id = '60000012'`.execute(server.database);
  expect(rows).toEqual([]);
});

test('two accounts can be without an address', async () => {
  for (const [name, id] of [
    ['first', '60000013'],
    ['second', '60000014'],
  ] as const) {
    university[name] = {
      preferred_username: id,
      name: 'Own Er',
      email: `${name}@uni.example`,
      email_verified: true,
    };
    const token = await localAccount(`${id.slice(0, 6)}9${id.slice(-1)}`, `${name}@uni.example`);
    expect((await signIn(name)).end).toBe('/single-sign-on?to=%2Fsocieties%2F1');
    expect((await server.call<Profile>('GET', paths.profile, { token })).body.email).toBe('');
  }
});

test("an address stays when it is confirmed, an administrator's, or not confirmed by the provider", async () => {
  const settled = [
    ['confirmed', '60000021', { email_verified: true }, { email_verified_at: new Date() }],
    ['managing', '60000022', { email_verified: true }, { is_admin: true }],
    ['doubtful', '60000023', { email_verified: false }, {}],
    ['silent', '60000024', {}, {}],
    ['wordy', '60000025', { email_verified: 'false' }, {}],
    ['zero', '60000026', { email_verified: 0 }, {}],
    ['listed', '60000027', { email_verified: [true] }, {}],
  ] as const;
  for (const [name, id, claims, holder] of settled) {
    const email = `${name}@uni.example`;
    university[name] = { preferred_username: id, name: 'Own Er', email, ...claims };
    const local = `${id.slice(0, 6)}8${id.slice(-1)}`;
    const token = await localAccount(local, email);
    if (Object.keys(holder).length > 0)
      await server.database.updateTable('users').set(holder).where('university_id', '=', local).execute();
    expect([name, (await signIn(name)).end]).toEqual([name, '/single-sign-on?problem=email_taken']);
    const { body } = await server.call<Profile>('GET', paths.profile, { token });
    expect([name, body.email, await noticesOf(local)]).toEqual([name, email, []]);
  }
});

test('rights granted or revoked by a claim are audit entries, only when they change', async () => {
  const grace = university.grace ?? {};
  const { groups } = grace;
  await signIn('grace');
  await signIn('grace');
  grace.groups = ['staff'];
  expect((await (await signIn('grace')).visitor.profile()).is_admin).toBe(false);
  await signIn('grace');
  grace.groups = groups;
  expect(await noticesOf('60000002')).toEqual([
    ['sign_on.admin_granted', { is_admin: false }, { is_admin: true }],
    ['sign_on.admin_revoked', { is_admin: true }, { is_admin: false }],
  ]);
});

test('a suspended user is told so and not signed in', async () => {
  await signIn('ada');
  const suspend = (suspended_at: Date | null) =>
    server.database
      .updateTable('users')
      .set({ suspended_at })
      .where('university_id', '=', '60000001')
      .execute();
  await suspend(new Date());
  const { end, visitor } = await signIn('ada');
  expect([end, visitor.own().has('refresh_token')]).toEqual(['/single-sign-on?problem=suspended', false]);
  await suspend(null);
  expect((await signIn('ada')).end).toBe('/single-sign-on?to=%2Fsocieties%2F1');
});

test("an administrator's account, and one known to the provider, are not given to another person", async () => {
  expect((await signIn('root')).end).toBe('/single-sign-on?problem=account_exists');
  await signIn('ada');
  expect((await signIn('twin')).end).toBe('/single-sign-on?problem=account_exists');
  const { status } = await server.call<LoginReply>('POST', paths.login, {
    body: { uniID: demo.administrator, password: demoPassword },
  });
  expect(status).toBe(200);
});

/** Signs in once more as `name`, in the browser of somebody who is signed in. */
async function signInAgain(visitor: ReturnType<typeof browser>, name: string, change?: (away: URL) => void) {
  who = name;
  const away = await visitor.go(`${paths.oidcLogin}?confirm=true&return_to=%2Fprofile`);
  change?.(away);
  const end = await visitor.go(await visitor.untilCallback(away));
  return end.pathname + end.search;
}
const notConfirmed = '/single-sign-on?problem=not_confirmed';
async function tokenOf(visitor: ReturnType<typeof browser>, on = server) {
  const cookie = `refresh_token=${visitor.own().get('refresh_token')}`;
  const { body, cookies } = await on.call<RefreshReply>('POST', paths.refresh, { headers: { cookie } });
  visitor.own().set('refresh_token', /refresh_token=([^;]*)/.exec(cookies.join(';'))?.[1] ?? '');
  return body.access_token;
}
const leave = async (token: string) =>
  (await server.call('DELETE', paths.profile, { token, body: {} })).status;
/** Moves the last sign-in at the provider into the past. */
const makeStale = () =>
  sql`update sessions set confirmed_at = confirmed_at - interval '5 minutes'`.execute(server.database);

test('a user without a password deletes the account after signing in again', async () => {
  const { visitor } = await signIn('leaver');
  const token = await tokenOf(visitor);
  expect((await server.call<Profile>('GET', paths.profile, { token })).body.single_sign_on).toBe(true);
  // To have signed in is not enough: somebody else may sit at the browser now.
  expect(await leave(token)).toBe(400);
  for (const other of ['ada', 'stranger']) {
    visitor.leaveProvider();
    expect([other, await signInAgain(visitor, other)]).toEqual([other, notConfirmed]);
  }
  visitor.leaveProvider();
  expect(await leave(token)).toBe(400);
  expect(await signInAgain(visitor, 'leaver')).toBe('/single-sign-on?to=%2Fprofile');
  await makeStale();
  expect(await leave(token)).toBe(400);
  expect(await signInAgain(visitor, 'leaver')).toBe('/single-sign-on?to=%2Fprofile');
  // It counts in that browser alone.
  expect(await leave(await tokenOf((await signIn('leaver')).visitor))).toBe(400);
  expect(await leave(token)).toBe(204);
  expect((await server.call('GET', paths.profile, { token })).status).toBe(401);
  // Nobody who only confirms is given an account.
  const { rows } = await sql`select 1 from users where university_id in ('60000005', '60000006')`.execute(
    server.database,
  );
  expect(rows).toEqual([]);
});

test('with LOGIN=oidc an account can be deleted only after signing in again', async () => {
  university.numberedLeaver = {
    student_number: '60000008',
    given_name: 'Nu',
    family_name: 'Mer',
    email: 'nu@uni.example',
  };
  const { visitor } = await signIn('numberedLeaver', '/profile', numbered);
  const token = await tokenOf(visitor, numbered);
  const ask = async () => {
    const { status, body } = await numbered.call<{ errors?: object }>('DELETE', paths.profile, {
      token,
      body: {},
    });
    return [status, body?.errors];
  };
  expect(await ask()).toEqual([400, { password: [trustMessages.ownAccount.signOnAgain] }]);
  visitor.leaveProvider();
  expect(await signInAgain(visitor, 'numberedLeaver')).toBe('/single-sign-on?to=%2Fprofile');
  expect((await ask())[0]).toBe(204);
  expect((await numbered.call('GET', paths.profile, { token })).status).toBe(401);
});

test('an old sign-in does not confirm a deletion', async () => {
  remembers = true;
  const unasked = (away: URL) => {
    away.searchParams.delete('prompt');
    away.searchParams.delete('max_age');
  };
  const askedWhen = (away: URL) => {
    unasked(away);
    away.searchParams.set('claims', JSON.stringify({ id_token: { auth_time: null } }));
  };
  // The provider goes by its own session. Nothing but when that began differs between the two.
  for (const [seconds, end] of [
    [3_600, notConfirmed],
    [60, '/single-sign-on?to=%2Fprofile'],
  ] as const) {
    signedInAgo = seconds;
    const { visitor } = await signIn('ada');
    expect([seconds, await signInAgain(visitor, 'ada', unasked)]).toEqual([seconds, notConfirmed]);
    expect([seconds, await signInAgain(visitor, 'ada', askedWhen)]).toEqual([seconds, end]);
  }
  signedInAgo = 0;
  remembers = false;
});

test('confirming needs a session', async () => {
  const end = await browser().go(`${paths.oidcLogin}?confirm=true`);
  expect(end.pathname + end.search).toBe(notConfirmed);
});

test('a provider that is down is reported, and passwords still work unless LOGIN=oidc', async () => {
  const env = { OIDC_ISSUER: 'http://127.0.0.1:1', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' };
  const down = await startServer({ env });
  const reply = await down.call('GET', paths.oidcLogin);
  expect([reply.status, reply.headers.get('location')]).toEqual([302, '/single-sign-on?problem=provider']);
  const login = { body: { uniID: demo.member, password: demoPassword } };
  expect((await down.call('POST', paths.login, login)).status).toBe(200);
  await down.stop();
  const only = await startServer({ env: { ...env, LOGIN: 'oidc' } });
  const token = await only.signIn(demo.member);
  const chosen = { new_password: 'Orbit2027', confirm_password: 'Orbit2027' };
  for (const [path, body] of [
    [paths.login, login.body],
    [
      paths.signup,
      {
        university_id: '60000009',
        first_name: 'Ada',
        last_name: 'King',
        email: 'ninth@uni.example',
        password: 'Orbit2027',
      },
    ],
    [paths.passwordReset, { email: 'ada@uni.example' }],
    [paths.confirmPasswordReset, { token: 'x', ...chosen }],
    [paths.changePassword, { old_password: demoPassword, ...chosen }],
  ] as const) {
    const refusal = await only.call<{ code: string }>('POST', path, { token, body });
    expect([path, refusal.status, refusal.body.code]).toEqual([path, 403, 'password_login_off']);
  }
  expect((await only.call('GET', paths.authOptions)).body).toEqual({
    password: false,
    signup: false,
    oidc: { name: 'Sign in with your university' },
  });
  await only.stop();
});
