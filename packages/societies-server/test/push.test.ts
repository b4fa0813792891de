import dns from 'node:dns';
import { importJWK, jwtVerify } from 'jose';
import { sql } from 'kysely';
import { paths, pushLimits, type NoticeSettings, type OwnData, type PushReply } from 'societies-contract';
import type { ErrorReply } from 'societies-contract/schemas';
import { afterAll, afterEach, describe, expect, inject, test, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { createDatabase } from '../src/database/create-database.ts';
import { inTransaction } from '../src/database/transaction.ts';
import { notify, type NewNotice } from '../src/notices/notify.ts';
import { isBackedUp } from '../src/operations/tables.ts';
import { findPushKeys } from '../src/push/keys.ts';
import { takeNext } from '../src/push/queue.ts';
import { demo, demoPassword, prepare, startSibling, withServer } from './harness.ts';
import { startProcess } from './processes.ts';
import { society } from './people.ts';
import { browserAt, startPushService } from './push-service.ts';

const service = await startPushService();
afterAll(() => service.stop());
const server = await withServer({
  env: { PUSH_TEST_ORIGINS: service.origin, PUBLIC_URL: 'https://societies.example.ac.uk' },
});
const { database } = server;
afterEach(async () => {
  vi.restoreAllMocks();
  service.arrived.length = 0;
  service.strays.length = 0;
  service.moods.clear();
  await database.deleteFrom('push_subscriptions').execute();
  await database.deleteFrom('notification_settings').execute();
});

const won = (event = 'Night walk', to: string = demo.member): NewNotice => ({
  message: 'place_won',
  values: { event, starts_at: '2027-01-15T19:00:00.000Z', venue: 'Hilltop' },
  to: [to],
  society,
  href: '/my-events',
});
const tell = (...notices: NewNotice[]) => inTransaction(database, (trx) => notify(trx, notices));
const send = () => server.server.pushSender.sendDue();
const subscriptions = () => database.selectFrom('push_subscriptions').selectAll().execute();
const pushes = () => database.selectFrom('pushes').selectAll().execute();
const post = (token: string, body: unknown) =>
  server.call<ErrorReply>('POST', paths.pushSubscriptions, { token, body });
const turnOn = async (token: string, name: string) => {
  const browser = service.browser(name);
  const { status } = await post(token, browser.subscription);
  expect(status).toBe(201);
  return browser;
};
/** Makes what waits due again, as if that time had passed since it was written. */
const age = async (interval: string) => {
  await sql`update pushes set created_at = created_at - ${interval}::interval`.execute(database);
  await sql`update push_subscriptions set due_at = now()`.execute(database);
};
const logIn = async (id: string) => {
  const { body, cookies } = await server.call<{ access_token: string }>('POST', paths.login, {
    body: { uniID: id, password: demoPassword },
  });
  return { token: body.access_token, cookie: cookies.join('; ') };
};

describe('a push', () => {
  test('arrives encrypted for the browser, signed with the key of the installation', async () => {
    const token = await server.signIn(demo.member);
    await turnOn(token, 'phone');
    await tell(won());
    await send();
    expect(await pushes()).toEqual([]);
    const [push] = service.arrived;
    expect(service.arrived).toHaveLength(1);
    expect(push?.message).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      title: 'You have a place at Night walk',
      text: expect.stringContaining('Hilltop') as string,
      href: '/my-events',
      language: 'en',
    });
    expect(push?.body.includes('Night walk')).toBe(false);
    expect(push?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      topic: push?.message.id.replaceAll('-', ''),
    });

    const { body } = await server.call<PushReply>('GET', paths.push, { token });
    const point = Buffer.from(body.public_key, 'base64url');
    const [, jwt = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(push?.headers.authorization ?? '') ?? [];
    expect(key).toBe(body.public_key);
    const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
    const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: part(1), y: part(33) }, 'ES256');
    const { payload } = await jwtVerify(jwt, publicKey);
    expect(payload).toMatchObject({ aud: service.origin, sub: 'https://societies.example.ac.uk' });
  });

  test('is in the reader’s language, and fits where names are long', async () => {
    const token = await server.signIn(demo.member);
    await turnOn(token, 'phone');
    await server.call('PUT', paths.notificationSettings, { token, body: { language: 'de' } });
    await tell(won(`${'Große Nacht 💥 '.repeat(400)}`));
    await send();
    const [push] = service.arrived;
    expect(push?.message).toMatchObject({ language: 'de', title: expect.stringMatching(/…$/) as string });
    expect(push?.message.title).not.toContain('\uFFFD');
    expect(push?.body.length).toBeLessThan(4_096);
    await server.call('PUT', paths.notificationSettings, { token, body: { language: null } });
  });

  test('goes to each browser of a reader, and to nobody else', async () => {
    const [phone, laptop, other] = await Promise.all([
      server.signIn(demo.member),
      server.signIn(demo.member),
      server.signIn(demo.president),
    ]);
    await turnOn(phone, 'phone');
    await turnOn(laptop, 'laptop');
    await turnOn(other, 'other');
    await tell(won());
    await send();
    expect(service.arrived.map(({ browser }) => browser).sort()).toEqual(['laptop', 'phone']);
  });

  test('is switched by kind beside the app and email, and a write without it leaves it', async () => {
    const token = await server.signIn(demo.member);
    await turnOn(token, 'phone');
    const choose = async (ways: object) =>
      (
        await server.call<NoticeSettings>('PUT', paths.notificationSettings, {
          token,
          body: { kinds: { place_won: ways } },
        })
      ).body.kinds.place_won;
    expect(await choose({ in_app: true, email: false, push: false })).toEqual({
      in_app: true,
      email: false,
      push: false,
    });
    await tell(won());
    expect(await pushes()).toEqual([]);
    expect(await choose({ in_app: false, email: false })).toMatchObject({ in_app: false, push: false });
    expect(await choose({ in_app: false, email: false, push: true })).toMatchObject({ push: true });
    await tell(won());
    expect(await pushes()).toHaveLength(1);
    for (const push of ['yes', null, 1])
      expect(
        (
          await server.call('PUT', paths.notificationSettings, {
            token,
            body: { kinds: { place_won: { in_app: true, email: true, push } } },
          })
        ).status,
      ).toBe(400);
  });

  test.each([404, 410])('answered %i ends the subscription', async (status) => {
    await turnOn(await server.signIn(demo.member), 'gone');
    service.answer('gone', status);
    await tell(won(), won());
    await send();
    expect(service.arrived).toHaveLength(1);
    expect(await subscriptions()).toEqual([]);
    expect(await pushes()).toEqual([]);
  });

  test.each([500, 503, 429])('answered %i is tried again, and given up after a day', async (status) => {
    await turnOn(await server.signIn(demo.member), 'broken');
    service.answer('broken', status);
    await tell(won());
    await send();
    await send();
    expect(service.arrived).toHaveLength(1);
    const [waiting] = await subscriptions();
    const pause = (waiting?.due_at.getTime() ?? 0) - Date.now();
    expect(pause).toBeGreaterThan(20_000);
    expect(pause).toBeLessThan(60_000);
    await age('1 hour');
    await send();
    expect(await pushes()).toMatchObject([{ attempts: 2 }]);
    service.moods.clear();
    await age('1 hour');
    await send();
    expect(await pushes()).toEqual([]);
    // Each attempt is the same push, which the browser shows once.
    expect(new Set(service.arrived.map(({ message }) => message.id)).size).toBe(1);

    service.answer('broken', status);
    await tell(won());
    await age('25 hours');
    await send();
    expect(await pushes()).toEqual([]);
    expect(await subscriptions()).toHaveLength(1);
  });

  test('answered 400 or by a redirect is dropped, and the redirect not followed', async () => {
    await turnOn(await server.signIn(demo.member), 'elsewhere');
    for (const status of [301, 302, 307, 308, 400, 403, 413]) {
      service.answer('elsewhere', status, { location: `${service.origin}/inside` });
      await tell(won());
      await send();
      expect([status, await pushes()]).toEqual([status, []]);
    }
    expect(service.strays).toEqual([]);
    expect(await subscriptions()).toHaveLength(1);
  });

  test('to a service that does not answer holds nobody up and is tried again', async () => {
    await turnOn(await server.signIn(demo.member), 'hanging');
    await turnOn(await server.signIn(demo.president), 'quick');
    service.moods.set('hanging', () => {});
    await tell(won(), won(), won());
    const sending = send();
    await vi.waitUntil(() => service.arrived.length > 0, { timeout: 20_000 });
    const begun = Date.now();
    await tell(won('Quick', demo.president), won('Quick too', demo.president));
    void send();
    await vi.waitUntil(() => service.arrived.filter(({ browser }) => browser === 'quick').length === 2, {
      timeout: 8_000,
    });
    expect(Date.now() - begun).toBeLessThan(8_000);
    // Of what waits for the browser, one alone is in hand.
    expect(service.arrived.filter(({ browser }) => browser === 'hanging')).toHaveLength(1);
    await sending;
    expect(Date.now() - begun).toBeLessThan(15_000);
    expect(await pushes()).toHaveLength(3);
    expect((await subscriptions()).find(({ last_error }) => last_error !== null)).toBeDefined();
  }, 30_000);

  test('to a service whose answer never ends is over after ten seconds', async () => {
    await turnOn(await server.signIn(demo.member), 'endless');
    service.moods.set('endless', (response) => {
      response.writeHead(201);
      const drip = setInterval(() => response.write('x'), 50);
      response.on('close', () => clearInterval(drip));
    });
    await tell(won());
    await send();
    expect(await pushes()).toEqual([]);
  }, 20_000);

  test('of a killed process is sent by the next one with the same id', async () => {
    await turnOn(await server.signIn(demo.member), 'phone');
    await tell(won());
    const taken = await takeNext(database);
    await send();
    expect(service.arrived).toEqual([]);
    await age('10 minutes');
    await send();
    expect(service.arrived.map(({ message }) => message.id)).toEqual([taken?.id]);
  });

  test.runIf(inject('databaseUrl'))('is sent once by two processes', async () => {
    const sibling = await startSibling(server);
    for (let browser = 0; browser < 8; browser += 1)
      await turnOn(await server.signIn(demo.member), `phone${browser}`);
    await tell(...Array.from({ length: 6 }, () => won()));
    for (let round = 0; round < 2; round += 1)
      await Promise.all([send(), sibling.server.pushSender.sendDue()]);
    expect(service.arrived).toHaveLength(48);
    expect(new Set(service.arrived.map(({ message }) => message.id)).size).toBe(48);
    const keys = async (of: typeof sibling) =>
      (await of.call<PushReply>('GET', paths.push, { token: await of.signIn(demo.member) })).body;
    expect(await keys(sibling)).toEqual(await keys(server));
    await sibling.stop();
  });
});

describe('an address of a push service', () => {
  const { keys } = browserAt('https://push.example', 'x').subscription;
  test.each([
    'http://push.example.org/x',
    'https://127.0.0.1/x',
    'https://127.1/x',
    'https://2130706433/x',
    'https://0x7f.0.0.1/x',
    'https://0.0.0.0/x',
    'https://10.1.2.3/x',
    'https://172.16.0.1/x',
    'https://192.168.1.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/x',
    'https://[::1]/x',
    'https://[::]/x',
    'https://[fe80::1]/x',
    'https://[fd00::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://[::ffff:7f00:1]/x',
    'https://[64:ff9b::7f00:1]/x',
    'https://[2002:7f00:1::]/x',
    'https://[::127.0.0.1]/x',
    'https://[64:ff9b:1::7f00:1]/x',
    'https://localhost/x',
    'https://localhost./x',
    'https://postgres/x',
    'https://metadata.google.internal/x',
    'https://printer.local/x',
    'https://user:password@push.example.org/x',
    'ftp://push.example.org/x',
    'file:///etc/passwd',
    'push.example.org',
    `https://push.example.org/${'x'.repeat(pushLimits.endpointMax)}`,
    '',
  ])('%s is refused', async (endpoint) => {
    const { status, body } = await post(await server.signIn(demo.member), { endpoint, keys });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['endpoint']]);
    expect(await subscriptions()).toEqual([]);
  });

  type Found = (error: Error | null, addresses?: { address: string; family: number }[]) => void;
  /** What names lead to, instead of what a network says. */
  const resolveBy = (answer: (found: Found) => void) =>
    vi
      .spyOn(dns, 'lookup')
      .mockImplementation(((_name: string, _options: object, found: Found) => answer(found)) as never);
  /** @param answers the addresses of each look-up, of which the last stays. */
  const resolveTo = (...answers: string[][]) => {
    let asked = 0;
    resolveBy((found) => {
      const addresses = answers[Math.min(asked, answers.length - 1)] ?? [];
      asked += 1;
      found(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    });
  };

  test('whose name leads to a private address among others is refused', async () => {
    resolveTo(['203.0.114.7', '10.0.0.7']);
    const { status } = await post(await server.signIn(demo.member), {
      endpoint: 'https://push.example.org/x',
      keys,
    });
    expect(status).toBe(400);
  });

  test('whose name leads elsewhere later is asked nothing, and the subscription ends', async () => {
    const endpoint = `https://rebound.example.org:${service.port}/push/x`;
    resolveTo(['203.0.114.7'], ['127.0.0.1']);
    expect((await post(await server.signIn(demo.member), { endpoint, keys })).status).toBe(201);
    let connections = 0;
    vi.spyOn(service.arrived, 'push').mockImplementation(() => (connections += 1));
    await tell(won());
    await send();
    expect([connections, service.strays]).toEqual([0, []]);
    expect(await subscriptions()).toEqual([]);
  });

  test('of a name that cannot be resolved just now is kept and tried again', async () => {
    resolveBy((found) => found(Object.assign(new Error('away'), { code: 'EAI_AGAIN' })));
    const endpoint = 'https://push.example.org/x';
    expect((await post(await server.signIn(demo.member), { endpoint, keys })).status).toBe(201);
    await tell(won());
    await send();
    expect(await subscriptions()).toMatchObject([{ endpoint, last_error: 'EAI_AGAIN' }]);
    expect(await pushes()).toHaveLength(1);
  });

  test.each([
    ['no point of the curve', { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') }],
    ['a short key', { ...keys, p256dh: 'abc' }],
    ['a short secret', { ...keys, auth: 'abc' }],
    ['no base64url', { ...keys, auth: '!'.repeat(22) }],
    ['no secret', { p256dh: keys.p256dh }],
    ['more than the keys', { ...keys, other: 'x' }],
    ['none', undefined],
  ])('with keys that are %s is refused', async (_, wrong) => {
    const endpoint = service.browser('keys').subscription.endpoint;
    const { status } = await post(await server.signIn(demo.member), { endpoint, keys: wrong });
    expect(status).toBe(400);
    expect(await subscriptions()).toEqual([]);
  });
});

describe('a subscription', () => {
  test('of a browser that subscribes again is one', async () => {
    const token = await server.signIn(demo.member);
    await turnOn(token, 'phone');
    await turnOn(token, 'phone');
    expect(await subscriptions()).toHaveLength(1);
    await tell(won());
    await send();
    expect(service.arrived).toHaveLength(1);
  });

  test('passes to who signs in next in the browser, without what waited for the one before', async () => {
    await turnOn(await server.signIn(demo.member), 'shared');
    await tell(won('Private'));
    const next = await server.signIn(demo.president);
    await turnOn(next, 'shared');
    await send();
    expect(service.arrived).toEqual([]);
    await tell(won('Of the next', demo.president));
    await send();
    expect(service.arrived.map(({ message }) => message.title)).toEqual(['You have a place at Of the next']);
  });

  test('of two people who subscribe one browser at once belongs to one of them', async () => {
    const tokens = await Promise.all(
      [demo.member, demo.president, demo.newcomer].map((id) => server.signIn(id)),
    );
    const browser = service.browser('shared');
    for (let round = 0; round < 5; round += 1) {
      const statuses = await Promise.all(
        tokens.map(async (token) => (await post(token, browser.subscription)).status),
      );
      expect(statuses).toEqual([201, 201, 201]);
      expect(await subscriptions()).toHaveLength(1);
    }
  });

  test('ends by a call of its owner and of nobody else', async () => {
    const token = await server.signIn(demo.member);
    const { subscription } = await turnOn(token, 'phone');
    const end = (by: string, body: unknown) =>
      server.call('DELETE', paths.pushSubscriptions, { token: by, body });
    const { endpoint } = subscription;
    expect((await end(await server.signIn(demo.president), { endpoint })).status).toBe(204);
    expect(await subscriptions()).toHaveLength(1);
    expect((await end(token, subscription)).status).toBe(204);
    expect(await subscriptions()).toEqual([]);
    expect((await end(token, { endpoint })).status).toBe(204);
    expect((await end(token, {})).status).toBe(400);
  });

  test(`beyond ${pushLimits.browsers} of a person ends the oldest`, async () => {
    const token = await server.signIn(demo.member);
    for (let browser = 0; browser < pushLimits.browsers + 2; browser += 1)
      await turnOn(token, `number${browser}`);
    const kept = (await subscriptions()).map(({ endpoint }) => endpoint.split('number')[1]).sort();
    expect(kept).toHaveLength(pushLimits.browsers);
    expect(kept).not.toContain('0');
    expect(kept).not.toContain('1');
  });

  const endings: [string, (session: { token: string; cookie: string }) => Promise<unknown>][] = [
    ['logging out', ({ cookie }) => server.call('POST', paths.logout, { headers: { cookie } })],
    [
      'ending the other sessions',
      async () => server.call('DELETE', paths.sessions, { token: (await logIn(demo.member)).token }),
    ],
    [
      'a suspension',
      async () => {
        const token = await server.signIn(demo.administrator);
        await server.call('POST', paths.suspendUser(demo.member), { token, body: { reason: 'Spam.' } });
        await server.call('POST', paths.restoreUser(demo.member), { token });
      },
    ],
    [
      'a password reset',
      async () => {
        const { email } = await database
          .selectFrom('users')
          .select('email')
          .where('university_id', '=', demo.member)
          .executeTakeFirstOrThrow();
        const { mailsTo, tokenIn } = await import('./mailed.ts');
        await server.call('POST', paths.passwordReset, { body: { email } });
        // Among mails about places, which have a link to unsubscribe.
        const mail = (await mailsTo(server, email)).find(({ text }) => text?.includes('/reset-password'));
        const { status } = await server.call('POST', paths.confirmPasswordReset, {
          body: { token: tokenIn(mail), new_password: 'Nebula2028', confirm_password: 'Nebula2028' },
        });
        expect(status).toBe(200);
      },
    ],
    [
      'a session’s age',
      async () => {
        await sql`update sessions set expires_at = now() - interval '1 second'
          where university_id = ${demo.member}`.execute(database);
        await tell(won());
        await send();
        await server.server.sessions.clean();
      },
    ],
  ];
  test.each(endings)('ends with its session by %s', async (_, end) => {
    const { password_hash } = await database
      .selectFrom('users')
      .select('password_hash')
      .where('university_id', '=', demo.member)
      .executeTakeFirstOrThrow();
    const session = await logIn(demo.member);
    await turnOn(session.token, 'phone');
    await end(session);
    expect(await subscriptions()).toEqual([]);
    await tell(won());
    await send();
    expect(service.arrived).toEqual([]);
    await database
      .updateTable('users')
      .set({ password_hash })
      .where('university_id', '=', demo.member)
      .execute();
  });

  test('cannot begin in a session that has ended', async () => {
    const { token, cookie } = await logIn(demo.member);
    await server.call('POST', paths.logout, { headers: { cookie } });
    const { status } = await post(token, service.browser('late').subscription);
    expect(status).toBe(401);
    expect(await subscriptions()).toEqual([]);
  });

  test('is in its owner’s data without its secret, and in no backup', async () => {
    const token = await server.signIn(demo.member);
    const { subscription } = await turnOn(token, 'phone');
    const { body } = await server.call<OwnData>('GET', paths.ownData, { token });
    expect(body.tables.push_subscriptions).toMatchObject([{ endpoint: subscription.endpoint }]);
    expect(JSON.stringify(body)).not.toContain(subscription.keys.auth);
    expect(['push_subscriptions', 'pushes', 'push_keys'].map(isBackedUp)).toEqual([false, false, true]);
  });
});

test('the key stays over a restart, and its private part is in no reply and no log', async () => {
  const { settings, remove } = await prepare({ env: { LOG_LEVEL: 'trace' } });
  const keys: string[] = [];
  let said = '';
  for (let start = 0; start < 2; start += 1) {
    const process = await startProcess(settings);
    const token = await process.signIn(demo.member);
    const { body, status } = await process.call<PushReply>('GET', paths.push, { token });
    expect([status, Object.keys(body)]).toEqual([200, ['public_key']]);
    keys.push(body.public_key);
    process.child.kill('SIGTERM');
    await process.ended;
    const { stdout, stderr } = process.output();
    said += stdout + stderr;
  }
  expect(new Set(keys).size).toBe(1);
  expect(Buffer.from(keys[0] ?? '', 'base64url')).toHaveLength(65);
  const engine = await createDatabase(readConfig(settings));
  const { publicKey, privateKey } = await findPushKeys(engine.database);
  await engine.close();
  expect(publicKey).toBe(keys[0]);
  expect(said).toContain('listening');
  expect(said).not.toContain(privateKey);
  await remove();
});
