import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { simpleParser } from 'mailparser';
import {
  paths,
  type CalendarAddress,
  type NoticeSettings,
  type Profile,
  type UndeliveredMails,
} from 'societies-contract';
import { afterAll, afterEach, expect, inject, onTestFinished, test, vi } from 'vitest';
import { inTransaction } from '../src/database/transaction.ts';
import { putMail, takeDue } from '../src/mail/outbox.ts';
import { storedMails, mailFolder } from '../src/mail/transport.ts';
import { sendDigests } from '../src/notices/digest.ts';
import { notify, type NewNotice } from '../src/notices/notify.ts';
import { demo, startServer, startSibling, withServer } from './harness.ts';
import { startMailServer } from './mail-server.ts';
import { expectRefused, society } from './people.ts';

let mails = await startMailServer();
afterAll(() => mails.stop());
const server = await withServer({
  env: {
    SMTP_URL: mails.url,
    MAIL_FROM: 'Student Societies <societies@example.ac.uk>',
    PUBLIC_URL: 'https://societies.example.ac.uk/',
    VERIFY_EMAIL: 'false',
  },
});
afterEach(async () => {
  delete mails.moods.answer;
  delete mails.moods.onRcptTo;
  delete mails.moods.delay;
  mails.arrived.length = 0;
  await server.database.deleteFrom('mails').execute();
});

const won = (event = 'Night walk'): NewNotice => ({
  message: 'place_won',
  values: { event, starts_at: '2027-01-15T19:00:00.000Z', venue: 'Hilltop' },
  to: [demo.member],
  society,
  href: '/societies/1/events',
});
const tell = (...notices: NewNotice[]) => inTransaction(server.database, (trx) => notify(trx, notices));
const send = () => server.server.postOffice.sendDue();
const waiting = () => server.database.selectFrom('mails').selectAll().execute();
/** Makes what waits due again, as if that time had passed since it was written. */
const age = (interval: string) =>
  sql`update mails set created_at = created_at - ${interval}::interval, due_at = now()`.execute(
    server.database,
  );
const dead = async () => {
  const token = await server.signIn(demo.administrator);
  return (await server.call<UndeliveredMails>('GET', paths.undeliveredMails, { token })).body;
};

test("a notice is emailed in its society's colours, as HTML and text, with one-click unsubscribe", async () => {
  await tell(won());
  await send();
  expect(await waiting()).toEqual([]);
  const [mail] = mails.arrived;
  expect(mail?.recipients).toEqual([expect.stringMatching(/@/)]);
  expect(mail?.from?.text).toBe('"Student Societies" <societies@example.ac.uk>');
  expect(mail?.subject).toBe('You have a place at Night walk');
  expect(mail?.text).toContain('https://societies.example.ac.uk/societies/1/events');
  const { primary_color } = await server.database
    .selectFrom('themes')
    .innerJoin('society_settings', 'society_settings.theme_id', 'themes.id')
    .where('society_settings.society_id', '=', society)
    .select('primary_color')
    .executeTakeFirstOrThrow();
  expect(mail?.html).toContain(`background-color:${primary_color}`);

  expect(mail?.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const [, link = ''] =
    /List-Unsubscribe:\s+<https:\/\/societies\.example\.ac\.uk(\S+)>/.exec(mail?.raw ?? '') ?? [];
  const click = () =>
    server.call('POST', link, {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  expect(await click()).toMatchObject({ status: 200, body: { kind: 'place_won' } });
  expect((await click()).status).toBe(200);
  expect((await server.call('POST', link.replace('place_won', 'role_given'))).status).toBe(400);
  const token = await server.signIn(demo.member);
  const settings = await server.call<NoticeSettings>('GET', paths.notificationSettings, { token });
  expect(settings.body.kinds.place_won).toEqual({ in_app: true, email: false, push: true });
  expect(settings.body.kinds.role_given.email).toBe(true);
  await tell(won());
  expect(await waiting()).toEqual([]);
  await server.database.deleteFrom('notification_settings').execute();
});

test.each([
  ['?token=1.place_won.c2ln', '/unsubscribe?token=1.place_won.c2ln'],
  ['?token=1.place_won.c2ln).', '/unsubscribe?token=1.place_won.c2ln'],
  ['', '/unsubscribe?token='],
  ['?tok', '/unsubscribe?token='],
  ['?token=a&token=b', '/unsubscribe?token='],
  [`?token=${'x'.repeat(2_000)}`, `/unsubscribe?token=${'x'.repeat(300)}`],
])('an unsubscribe address that a person opens leads to the page, also as %s', async (query, page) => {
  const { status, headers } = await server.call('GET', `${paths.unsubscribe}${query}`, {
    headers: { accept: 'text/html' },
  });
  expect([status, headers.get('location')]).toEqual([302, page]);
});

test('every address in a mail and a calendar gives a person a page, also when it is not good any more', async () => {
  const page = '<!doctype html><html><head></head><body></body></html>';
  const dist = await mkdtemp(path.join(tmpdir(), 'constellation-dist-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  await writeFile(path.join(dist, 'index.html'), page);
  const to = demo.member;
  await putMail(server.database, { to, template: 'password_changed', data: {} });
  await putMail(server.database, { to, template: 'email_changed', data: { address: 'ada@example.ac.uk' } });
  await putMail(server.database, { to, template: 'password_reset', data: { token: 'one' } });
  await putMail(server.database, { to, template: 'verify_email', data: { token: 'two' } });
  const href = '/societies/1/events/1';
  const event = { name: 'Kites', society: 'Kites', starts_at: '2027-01-16T10:00:00Z', venue: 'Hill', href };
  await putMail(server.database, {
    to,
    template: 'digest',
    data: { rhythm: 'weekly', more: 1, events: [event] },
  });
  await tell(won());
  await send();
  expect(mails.arrived).toHaveLength(6);
  const written = mails.arrived
    .map(({ html, raw }) => `${String(html)} ${raw.replaceAll('=\r\n', '')}`)
    .join(' ');
  const sibling = await startSibling({ ...server, settings: { ...server.settings, APP_DIST: dist } });
  onTestFinished(() => sibling.stop());
  const token = await server.signIn(demo.president);
  const { url } = (await server.call<CalendarAddress>('GET', paths.calendar, { token })).body;
  const feed = (await server.call<string>('GET', new URL(url).pathname)).body.replaceAll('\r\n ', '');
  const gone = ['/calendar/gone.ics', '/calendar/gone/events/1.ics', paths.oidcLogin, paths.oidcCallback];
  const addresses = new Set(
    [...`${written} ${feed}`.matchAll(/https:\/\/societies\.example\.ac\.uk(\/[^\s"'<>&]*)/g)].map(
      ([, address = '']) => address.replace(/=3D/g, '='),
    ),
  );
  for (const named of [
    '/unsubscribe?token=',
    paths.unsubscribe,
    '/reset-password',
    '/verify-email',
    '/societies/1',
  ])
    expect(
      [...addresses].filter((address) => address.startsWith(named)),
      named,
    ).not.toEqual([]);
  for (const address of [...addresses, ...gone]) {
    const { headers, body } = await fetch(sibling.url + address, {
      headers: { accept: 'text/html,*/*;q=0.8' },
    }).then(async (reply) => ({ headers: reply.headers, body: await reply.text() }));
    expect([address, headers.get('content-type')]).toEqual([address, 'text/html; charset=utf-8']);
    expect(body, address).toMatch(/^<!doctype html>/);
  }
  for (const [asked, language, text] of [
    ['de-AT,de;q=0.9,en;q=0.5', 'de', 'Diese Adresse gibt es nicht, oder nicht mehr.'],
    ['fr', 'en', 'Calendar not found.'],
    ['en', 'en', 'Calendar not found.'],
  ] as const) {
    const headers = { accept: 'text/html', 'accept-language': asked };
    const reply = await server.call<string>('GET', '/calendar/gone.ics', { headers });
    expect([asked, reply.status, reply.headers.get('content-language')]).toEqual([asked, 404, language]);
    expect(reply.body).toContain(`<html lang="${language}">`);
    expect(reply.body).toContain(`<p>${text}</p>`);
  }
  const bent = await server.call<string>('GET', '/calendar/gone%', { headers: { accept: 'text/html' } });
  expect([bent.status, bent.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
  expect(bent.body).toContain('<p>The address cannot be read.</p>');
  // Calendar programs are answered as before.
  expect((await server.call('GET', '/calendar/gone.ics')).body).toMatchObject({ code: 'not_found' });
});

test('notices, digests and account emails are in the reader’s language', async () => {
  const speak = (database: Pick<typeof server.database, 'updateTable'>, language: 'en' | 'de') =>
    database.updateTable('users').set({ language }).where('university_id', '=', demo.member).execute();
  onTestFinished(async () => void (await speak(server.database, 'en')));
  // The language counts when a mail is sent, which the server does by itself from here on.
  await inTransaction(server.database, async (trx) => {
    await notify(trx, [won()]);
    await putMail(trx, { to: demo.member, template: 'password_changed', data: {} });
    await putMail(trx, {
      to: demo.member,
      template: 'digest',
      data: {
        rhythm: 'weekly',
        more: 1,
        events: [
          { name: 'Kites', society: 'Kites', starts_at: '2027-01-16T10:00:00Z', venue: 'Hill', href: '/' },
        ],
      },
    });
    await speak(trx, 'de');
  });
  await send();
  const sent = new Map(mails.arrived.map(({ subject, text }) => [subject, text]));
  expect([...sent.keys()].sort()).toEqual([
    'Dein Passwort wurde geändert',
    'Diese Woche in deinen Gruppen',
    'Du hast einen Platz bei Night walk',
  ]);
  expect(sent.get('Du hast einen Platz bei Night walk')).toContain(
    'Bis Freitag, 15. Januar um 19:00. Ort: Hilltop.',
  );
  expect(sent.get('Diese Woche in deinen Gruppen')).toContain('Samstag, 16. Januar um 10:00, Hill');
  expect(mails.arrived.every(({ html }) => html && /<html[^>]*lang="de"/.test(html))).toBe(true);
});

test('no text that people write reaches a header', async () => {
  const evil = 'Free\r\nBcc: everybody@example.org\r\n\r\n<script>alert(1)</script>';
  await tell(won(evil));
  await server.database
    .updateTable('users')
    .set({ first_name: evil })
    .where('university_id', '=', demo.member)
    .execute();
  await putMail(server.database, {
    to: demo.member,
    address: 'a@example.org\r\nBcc: everybody@example.org',
    template: 'password_changed',
    data: {},
  });
  await send();
  expect(mails.arrived).toHaveLength(1);
  const [mail] = mails.arrived;
  expect(mail?.recipients).toHaveLength(1);
  expect(mail?.bcc).toBeUndefined();
  expect(mail?.headers.get('bcc')).toBeUndefined();
  expect(mail?.subject).toBe('You have a place at Free Bcc: everybody@example.org <script>alert(1)</script>');
  expect(mail?.html).not.toContain('<script>alert');
  expect(await dead()).toMatchObject({ count: 1, results: [{ last_error: 'The address is not one.' }] });
});

test.each([
  ['a plus', 'ada+societies@example.ac.uk', 'ada+societies@example.ac.uk'],
  ['upper case', 'Ada.Lovelace@Example.AC.uk', 'Ada.Lovelace@example.ac.uk'],
  // The server of the tests shows what stands on the wire as people read it.
  ['an international domain in ASCII', 'ada@xn--bcher-kva.example', 'ada@bücher.example'],
  ['an international domain', 'ada@bücher.example', 'ada@bücher.example'],
  ['an umlaut before the sign', 'müller@exämple.de', 'müller@exämple.de'],
  ['an apostrophe', "o'brien@uni.ac.uk", "o'brien@uni.ac.uk"],
  ['an ampersand', 'a&b@x.org', 'a&b@x.org'],
])('an address with %s is accepted and emailed', async (_, address, recipient) => {
  const before = await server.database
    .selectFrom('users')
    .select(['email', 'email_key'])
    .where('university_id', '=', demo.newcomer)
    .executeTakeFirstOrThrow();
  const token = await server.signIn(demo.newcomer);
  const { body } = await server.call<Profile>('GET', paths.profile, { token });
  const { first_name, last_name, university_id } = body;
  const saved = await server.call<Profile>('PUT', paths.profile, {
    token,
    body: { first_name, last_name, university_id, email: address },
  });
  expect([saved.status, saved.body.email]).toEqual([200, address]);
  // Whoever forgot how they wrote it is found all the same.
  await server.call('POST', paths.passwordReset, { body: { email: address.toUpperCase() } });
  await send();
  const mail = mails.arrived.find(({ subject }) => subject === 'Choose a new password');
  // The part before the sign is its owner's to write; the domain is the same in any case.
  expect(mail?.recipients.map((one) => one.replace(/@.*/, (domain) => domain.toLowerCase()))).toEqual([
    recipient,
  ]);
  await server.database.updateTable('users').set(before).where('university_id', '=', demo.newcomer).execute();
});

test('an address that cannot receive email is refused, and nothing is sent', async () => {
  for (const email of [
    'ada@-example.ac.uk',
    'ada\u200B@example.ac.uk',
    'ada@@example.ac.uk',
    'a da@example.ac.uk',
  ]) {
    const { status } = await server.call('POST', paths.passwordReset, { body: { email } });
    expect([email, status]).toEqual([email, 400]);
  }
  await send();
  expect(mails.arrived).toEqual([]);
});

test('of the emails of a long message each is composed by itself, and others are served in between', async () => {
  // Short lines, each of which becomes an element.
  const text = '1.\n'.repeat(1_600);
  const data = { kind: 'message', message: null, values: null, href: '/', title: 'Long', text } as const;
  for (let count = 0; count < 20; count += 1)
    await putMail(server.database, { to: demo.member, template: 'notice', data });
  const stretches: number[] = [];
  let since = process.threadCpuUsage();
  let watching = true;
  const watch = () => {
    const { user, system } = process.threadCpuUsage(since);
    stretches.push(user + system);
    since = process.threadCpuUsage();
    if (watching) setImmediate(watch);
  };
  watch();
  await send();
  watching = false;
  expect(mails.arrived).toHaveLength(20);
  const whole = stretches.reduce((sum, one) => sum + one, 0);
  expect(Math.max(...stretches)).toBeLessThan(whole / 4);
});

test('an account email is sent before notices that were queued earlier', async () => {
  await inTransaction(server.database, async (trx) => {
    await notify(
      trx,
      Array.from({ length: 40 }, () => won()),
    );
    await sql`update mails set due_at = due_at - interval '1 minute'`.execute(trx);
    await putMail(trx, { to: demo.member, template: 'password_changed', data: {}, urgent: true });
  });
  await send();
  expect(mails.arrived).toHaveLength(41);
  const place = mails.arrived.findIndex(({ subject }) => subject === 'Your password was changed');
  expect(place).toBeLessThan(20);
});

test.runIf(inject('databaseUrl'))('each email is sent once by two processes', async () => {
  const sibling = await startSibling(server);
  await tell(...Array.from({ length: 60 }, () => won()));
  await Promise.all([send(), sibling.server.postOffice.sendDue()]);
  // Either may have stopped at what the other had in hand.
  await Promise.all([send(), sibling.server.postOffice.sendDue()]);
  expect(new Set(mails.arrived.map(({ messageId }) => messageId)).size).toBe(60);
  expect(mails.arrived).toHaveLength(60);
  await sibling.stop();
});

test('a mail server that is down delays emails for a day, then administrators see them', async () => {
  const { port } = mails;
  await mails.stop();
  await tell(won());
  await send();
  const [first] = await waiting();
  expect(first).toMatchObject({ attempts: 1, dead_at: null });
  expect(first?.last_error).toBeTruthy();
  const pause = (row: typeof first) => (row?.due_at.getTime() ?? 0) - Date.now();
  expect(pause(first)).toBeGreaterThan(20_000);
  expect(pause(first)).toBeLessThan(60_000);
  await send();
  expect((await waiting())[0]?.attempts).toBe(1);
  await age('4 hours');
  await send();
  const [second] = await waiting();
  expect(pause(second)).toBeGreaterThan(100 * 60_000);
  await age('21 hours');
  await send();
  expect(await dead()).toMatchObject({
    waiting: 0,
    count: 1,
    results: [{ university_id: demo.member, address: expect.stringContaining('@') as string, attempts: 3 }],
  });
  expect(await (await fetch(`${server.url}/metrics`)).text()).toMatch(/^mails_dead 1$/m);

  mails = await startMailServer(port);
  const token = await server.signIn(demo.administrator);
  await expectRefused(
    server,
    { method: 'POST', path: paths.retryMails },
    await server.signIn(demo.president),
  );
  const { results } = await dead();
  const again = paths.retryMail(results[0]?.id ?? '');
  await expectRefused(server, { method: 'POST', path: again }, await server.signIn(demo.president));
  expect((await server.call('POST', again, { token })).body).toEqual({ retried: 1 });
  // It is tried now, and so is none of those that could not be sent.
  expect((await server.call('POST', again, { token })).status).toBe(404);
  expect((await server.call('POST', paths.retryMails, { token })).body).toEqual({ retried: 0 });
  await send();
  expect(mails.arrived).toHaveLength(1);
  expect(await waiting()).toEqual([]);
  const told = await server.database
    .selectFrom('history')
    .select(['actor', 'subject_id', 'after'])
    .where('action', '=', 'mails.retried')
    .execute();
  expect(told).toEqual([{ actor: demo.administrator, subject_id: demo.member, after: { mails: 1 } }]);
});

test('a permanently refused email is not retried, a deferred or interrupted one is', async () => {
  const refusal = (code: number) => Object.assign(new Error('No such person'), { responseCode: code });
  mails.moods.onRcptTo = (_address, _session, callback) => callback(refusal(550));
  await tell(won());
  await send();
  expect((await dead()).results[0]?.last_error).toContain('No such person');
  await server.database.deleteFrom('mails').execute();

  mails.moods.onRcptTo = (_address, _session, callback) => callback(refusal(450));
  await tell(won());
  await send();
  expect(await dead()).toMatchObject({ count: 0, waiting: 1 });
  delete mails.moods.onRcptTo;
  mails.moods.answer = (_mail, connection) => {
    connection.drop();
    return undefined;
  };
  await age('1 minute');
  await send();
  expect(await waiting()).toHaveLength(1);
  delete mails.moods.answer;
  await age('1 minute');
  await send();
  expect(await waiting()).toEqual([]);
  // The server had taken the one before; a mail program that looks knows the two for one.
  expect(mails.arrived).toHaveLength(2);
  expect(mails.arrived[0]?.messageId).toBe(mails.arrived[1]?.messageId);
});

test('a slow mail server delays neither other emails nor calls', async () => {
  let answer = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  mails.moods.delay = ({ subject }) => (subject?.endsWith('Slow') ? late : undefined);
  await tell(won('Slow'), won('Quick'));
  const sending = send();
  const left = async () =>
    (await waiting()).map(({ data }) => (typeof data === 'string' ? data : JSON.stringify(data)));
  await vi.waitUntil(async () => mails.arrived.length === 2 && (await left()).length === 1, {
    timeout: 20_000,
  });
  expect((await left())[0]).toContain('Slow');
  const token = await server.signIn(demo.member);
  expect((await server.call('GET', paths.profile, { token })).status).toBe(200);
  // Another process that looks meanwhile leaves it alone.
  expect(await takeDue(server.database)).toEqual([]);
  answer();
  await sending;
  await send();
  expect(mails.arrived.map(({ subject }) => subject?.split(' ').at(-1)).sort()).toEqual(['Quick', 'Slow']);
  expect(await waiting()).toEqual([]);
});

test('calendars and their links begin with PUBLIC_URL', async () => {
  const token = await server.signIn(demo.president);
  const { body } = await server.call<CalendarAddress>('GET', paths.calendar, { token });
  const address = new URL(body.url);
  expect(address.origin).toBe('https://societies.example.ac.uk');
  const feed = await server.call<string>('GET', address.pathname + address.search);
  const links = feed.body.replaceAll('\r\n ', '').match(/https?:[^\s]+/g) ?? [];
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((link) => !link.startsWith('https://societies.example.ac.uk/'))).toEqual([]);
});

test('an email of a killed process is sent by the next one with the same message ID', async () => {
  await tell(won());
  const [taken] = await takeDue(server.database);
  // Nobody else tries it while the process may still be at it.
  await send();
  expect(mails.arrived).toEqual([]);
  await age('10 minutes');
  await send();
  expect(mails.arrived.map(({ messageId }) => messageId)).toEqual([`<${taken?.id}@example.ac.uk>`]);
  expect(await waiting()).toEqual([]);
});

test('an email sent while the database was away is noted later and not sent again', async () => {
  await tell(won());
  const { counts } = server.server.postOffice;
  const before = counts.sent;
  // It is away before the mail server answers, however long that takes.
  mails.moods.delay = () => sql`alter table mails rename to mails_away`.execute(server.database);
  const sending = send();
  await vi.waitUntil(() => counts.sent > before, { timeout: 20_000 });
  await sql`alter table mails_away rename to mails`.execute(server.database);
  await sending;
  expect(mails.arrived).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

test('without a mail server each email is a file, shown only in the demonstration', async () => {
  const other = await startServer();
  await inTransaction(other.database, (trx) => notify(trx, [won()]));
  await other.server.postOffice.sendDue();
  const names = await storedMails(other.dataDir);
  expect(names).toHaveLength(1);
  const mail = await simpleParser(await readFile(path.join(mailFolder(other.dataDir), names[0] ?? '')));
  expect(mail.subject).toBe('You have a place at Night walk');
  expect(mail.text).toContain(`${other.url}/societies/1/events`);

  const list = await other.call<string>('GET', '/mailbox');
  expect(list.body).toContain('You have a place at Night walk');
  const [, href = ''] = /href="(\/mailbox\/[^"]+)"/.exec(list.body) ?? [];
  const page = await other.call<string>('GET', href);
  expect(page.body).toContain(`${other.url}/societies/1/events`);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect((await other.call('GET', '/mailbox/..%2F..%2Fjwt-secret')).status).toBe(404);
  await other.stop();
  // Where mails are sent, and where passwords are nobody's business, there is no mailbox.
  expect((await server.call('GET', '/mailbox')).status).toBe(404);
  const real = await startServer({ seed: 'none' });
  expect((await real.call('GET', '/mailbox')).status).toBe(404);
  await real.stop();
});

test('the digest is sent once a period at local time, and not when nothing is on', async () => {
  const { database } = server;
  const monday = new Date('2027-06-07T07:30:00.000Z');
  const later = (hours: number) => new Date(monday.getTime() + hours * 3_600_000);
  const digests = (at: Date) =>
    Promise.all([sendDigests(database, 'Europe/London', at), sendDigests(database, 'Europe/London', at)]);
  const put = (universityId: string, body: object) =>
    server
      .signIn(universityId)
      .then((token) => server.call('PUT', paths.notificationSettings, { token, body }));
  const token = await server.signIn(demo.president);
  const create = (name: string, datetime: Date, venue = 'Roof') =>
    server.call('POST', paths.events(society), {
      token,
      body: {
        ...{ name, description: 'Bring a coat.', duration: '01:00:00', venue, max_participants: 9, price: 0 },
        ...{ is_active: true, datetime: datetime.toISOString() },
      },
    });
  await Promise.all([
    create('Meteors', later(50)),
    create('Moonrise', later(5)),
    create('Far away', later(400)),
  ]);
  await put(demo.member, { digest: 'weekly' });
  await put(demo.president, { digest: 'daily' });
  await put(demo.eventsOfficer, { digest: 'daily', societies: { [society]: 'off' } });
  await put(demo.newcomer, { digest: 'weekly' });
  const mailed = async () => {
    await send();
    const got = mails.arrived.splice(0).map(({ subject, text, raw }) => ({ subject, text: text ?? '', raw }));
    return got.sort((one, other) => (one.subject ?? '').localeCompare(other.subject ?? ''));
  };
  // Whoever has just chosen it is told from the next period on.
  await digests(new Date());
  expect(await mailed()).toEqual([]);

  await digests(monday);
  const [week, day, ...more] = await mailed();
  expect(more).toEqual([]);
  expect([week?.subject, day?.subject]).toEqual([
    'On this week in your societies',
    'On today in your societies',
  ]);
  expect(week?.text).toMatch(/Moonrise[^]*Monday 7 June at 13:30, Roof[^]*Meteors/);
  expect(week?.text).not.toContain('Far away');
  expect(day?.text).not.toContain('Meteors');
  await digests(later(1));
  expect(await mailed()).toEqual([]);
  await digests(later(23));
  expect(await mailed()).toEqual([]);
  await digests(later(24));
  expect((await mailed()).map(({ subject, text }) => [subject, text.includes('Meteors')])).toEqual([]);
  await digests(later(48));
  expect((await mailed()).map(({ subject }) => subject)).toEqual(['On today in your societies']);

  const [, link = ''] =
    /List-Unsubscribe:\s+<https:\/\/societies\.example\.ac\.uk(\S+)>/.exec(week?.raw ?? '') ?? [];
  expect((await server.call('POST', link)).body).toEqual({ kind: 'digest' });
  await digests(later(7 * 24));
  expect((await mailed()).map(({ subject }) => subject)).not.toContain('On this week in your societies');
});
