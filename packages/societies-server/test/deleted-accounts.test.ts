import { sql } from 'kysely';
import {
  paths,
  type CalendarAddress,
  type HistoryPage,
  type NoticeSettings,
  type OwnData,
  type Post,
  type SignupReply,
  type Society,
  type SocietyEvent,
  type SocietyPage,
  type SocietyRequest,
  type Term,
} from 'societies-contract';
import { describe, expect, test } from 'vitest';
import { inTransaction } from '../src/database/transaction.ts';
import { notify } from '../src/notices/notify.ts';
import { forgetReferences } from '../src/users/forget.ts';
import { item, pdf, roundDraft } from './affiliations.ts';
import { demo, withServer } from './harness.ts';
import { eventDraft } from './event-draft.ts';
import { mailsTo, tokenIn } from './mailed.ts';
import { otherSocieties, signInPeople, society } from './people.ts';
import { browserAt } from './push-service.ts';
import { asBlob, png } from './sample-pictures.ts';
import { storageOf } from './storage-client.ts';

const server = await withServer();
const people = await signInPeople(server);
const { database } = server;
const password = 'Orbit2027';
/** A society that one has to ask. */
const asked = 14;

async function signUp(id: string) {
  const { status, body, cookies } = await server.call<SignupReply>('POST', paths.signup, {
    body: {
      university_id: id,
      first_name: 'Ottoline',
      last_name: 'Quill',
      email: `o${id}@uni.example`,
      password,
    },
  });
  expect(status).toBe(201);
  return { token: body.access_token, cookies };
}

async function must<Body = never>(method: string, path: string, token: string, body?: unknown) {
  const answer = await server.call<Body>(method, path, { token, body });
  expect([path, answer.status < 300, answer.body]).toEqual([path, true, answer.body]);
  return answer.body;
}

/** Someone who leaves a trace in everything that remembers people, and what they keep of it outside the database. */
async function leadALife(id: string, restorable: number) {
  const { token, cookies } = await signUp(id);
  const me = { university_id: id };
  await must('POST', paths.join(society), token);
  const dinner = {
    ...eventDraft,
    questions: [{ id: 'diet', kind: 'text', label: 'Diet', required: false }],
  };
  const event = await must<SocietyEvent>('POST', paths.events(society), people.president, dinner);
  const answers = { answers: { diet: 'no nuts at all' } };
  await must('POST', paths.eventSignup(society, event.id), token, answers);
  const code = (await must<SocietyEvent>('GET', paths.event(society, event.id), token)).place?.code ?? '';
  const ended = await must<SocietyEvent>('POST', paths.events(society), people.president, dinner);
  await must('POST', paths.eventSignup(society, ended.id), token, answers);
  await must('POST', paths.checkIns(society, ended.id), people.president, me);
  await must('DELETE', paths.event(society, ended.id), people.president);
  const wanted = {
    name: `Society of ${id.slice(-2)} Quills`,
    proposal: 'Writing by hand.',
    category: 1,
  };
  const request = await must<SocietyRequest>('POST', paths.societyRequests, token, { ...wanted, user: id });
  await must('POST', paths.askChanges(request.id), people.administrator, { message: 'With which ink?' });
  const again = { ...wanted, proposal: 'Writing by hand, in blue.', message: 'With blue ink.' };
  await must('PUT', paths.societyRequest(request.id), token, again);
  await sql`update society_settings set join_mode = 'ask' where society_id = ${asked}`.execute(database);
  await must('POST', paths.join(asked), token, {});
  await sql`update join_requests set answers = '{"why": "no nuts at all"}' where university_id = ${id}`.execute(
    database,
  );
  const { url: calendar } = await must<CalendarAddress>('GET', paths.calendar, token);
  const settings = await must<NoticeSettings>('GET', paths.notificationSettings, token);
  await must('PUT', paths.notificationSettings, token, settings);
  const pictures = storageOf(server, token).from('users');
  const key = `${id}/avatars/${id}.png`;
  expect((await pictures.upload(key, asBlob(await png()))).error).toBeNull();
  const signed = await pictures.createSignedUploadUrl(key, { upsert: true });

  // In a committee: pictures, doors and what is removed.
  const card = await must<SocietyPage>('GET', paths.society(society), people.president);
  const [role] = Object.values(card.committee_members).filter(({ role: { name } }) => name === 'Treasurer');
  await sql`
    insert into role_permissions (society_id, role_id, permission_id)
    select ${society}, ${role?.role.id}, id from permissions on conflict do nothing`.execute(database);
  await must('POST', paths.updateCommittee(society), people.administrator, {
    new_committee: [
      {
        role_id: role?.role.id,
        role_name: 'Treasurer',
        previous_user_id: role?.university_id ?? null,
        user_id: id,
        user_name: 'Ottoline Quill',
      },
    ],
  });
  await must('POST', paths.invitations(society), token, { label: 'Stall' });
  const [secretary] = Object.values(card.committee_members).filter(
    ({ role: { name } }) => name === 'Secretary',
  );
  const inYear = `${new Date().getUTCFullYear() + 1}-07-01`;
  const next = await must<Term>('POST', paths.terms(society), token, {
    role_id: secretary?.role.id,
    user_id: id,
    from: inYear,
  });
  await must('POST', paths.acceptTerm(society, next.id), token);
  await must('PUT', paths.handover(society, secretary?.role.id ?? 0), token, {
    text: 'The key is in the drawer.',
    // Another one for each account, because writing the same again changes nothing.
    contacts: [{ label: 'Porter', value: id.slice(-2) }],
  });
  await sql`insert into takeovers (society_id, university_id, message) values (${asked}, ${id}, 'no nuts at all')`.execute(
    database,
  );
  const items = [item('newcomers', 'text'), item('constitution', 'document')];
  await must('POST', paths.affiliationRounds, people.administrator, roundDraft({ items }));
  await must('PUT', paths.affiliation(society), token, { items: { newcomers: 'Tea.' } });
  const form = new FormData();
  form.append('file', new Blob([pdf()]), 'constitution.pdf');
  await must('POST', paths.affiliationDocument(society, 'constitution'), token, form);
  await must('POST', paths.handInAffiliation(society), token);
  const home = `societies/${society}/home/x${Number(id) % 10}.png`;
  const kept = await storageOf(server, token)
    .from('societies')
    .upload(home, asBlob(await png()), { upsert: true });
  expect(kept.error).toBeNull();
  await must('POST', paths.eventSignup(society, event.id), people.member);
  await must('POST', paths.checkIns(society, event.id), token, { university_id: demo.member });
  const priced = await must<SocietyEvent>('POST', paths.events(society), token, { ...eventDraft, price: 5 });
  await must('POST', paths.eventSignup(society, priced.id), people.member);
  await must('POST', paths.guestPaid(society, priced.id, demo.member), token);
  const sold = await must<SocietyEvent>('POST', paths.events(society), token, {
    ...eventDraft,
    price: 5,
    payment: { instructions: 'Pay at the desk.', url: null, pay_within_hours: null },
  });
  await must('POST', paths.eventSignup(society, sold.id), people.member);
  await must('POST', paths.guestPaid(society, sold.id, demo.member), token);
  const message = { audience: 'committee', subject: 'Monday', text: 'We meet at six.' };
  await must('POST', paths.messages(society), token, message);
  const gone = await must<SocietyEvent>('POST', paths.events(society), token, eventDraft);
  await must('POST', paths.eventSignup(society, gone.id), people.member);
  await must('POST', paths.checkIns(society, gone.id), token, { university_id: demo.member });
  await must('DELETE', paths.event(society, gone.id), token);

  // They called an election, published it, stood in it and voted.
  const { rows: elections } = await sql<{ id: number }>`
    insert into elections (society_id, title, nominations_from, nominations_until, voting_from, voting_until, called_by, published_by)
    values (${society}, 'Election', now() - interval '3 days', now() - interval '2 days', now() - interval '1 day',
      now() + interval '1 day', ${id}, ${id}) returning id`.execute(database);
  await sql`insert into election_roles (society_id, election_id, role_id, name, place)
    values (${society}, ${elections[0]?.id}, 1, 'President', 0)`.execute(database);
  await sql`insert into election_candidates (society_id, election_id, role_id, university_id, statement)
    values (${society}, ${elections[0]?.id}, 1, ${id}, 'Ottoline for President')`.execute(database);
  await sql`insert into election_voters (society_id, election_id, university_id, voted)
    values (${society}, ${elections[0]?.id}, ${id}, true)`.execute(database);

  // They imported something, and were imported.
  const { rows: imports } = await sql<{ id: number }>`
    insert into imports (kind, file_name, actor, state, undone_by)
    values ('users', 'people.csv', ${id}, 'undone', ${id}) returning id`.execute(database);
  await sql`insert into import_rows (import_id, position, university_id)
    values (${imports[0]?.id}, 2, ${id})`.execute(database);

  const [post] = await must<Post[]>('GET', paths.posts(society), token);
  await must('POST', paths.postLike(society, post?.id ?? 0), token);
  // The role goes to somebody else again, which the history tells.
  await must('POST', paths.updateCommittee(society), people.administrator, {
    new_committee: [
      {
        role_id: role?.role.id,
        role_name: 'Treasurer',
        previous_user_id: id,
        user_id: null,
        user_name: 'Unassigned',
      },
    ],
  });

  // President of a society that is removed.
  await sql`update memberships set role_id = null where society_id = ${restorable} and role_id in (
    select id from roles where society_id = ${restorable} and name = 'President')`.execute(database);
  await must('POST', paths.join(restorable), token);
  await sql`update memberships set role_id = (select id from roles where society_id = ${restorable} and name = 'President')
    where society_id = ${restorable} and university_id = ${id}`.execute(database);
  const { member_count: members } = await must<Society>(
    'GET',
    paths.society(restorable),
    people.administrator,
  );
  const posts = await sql<{
    id: number;
  }>`select id from posts where society_id = ${restorable} limit 1`.execute(database);
  await must('POST', paths.postLike(restorable, posts.rows[0]?.id ?? 0), token);
  await must('DELETE', paths.removeSociety(restorable), people.administrator);

  await must('POST', paths.suspendUser(id), people.administrator, { reason: 'Ottoline Quill sold places.' });
  await must('POST', paths.restoreUser(id), people.administrator);
  const login = await server.call<{ access_token: string }>('POST', paths.login, {
    body: { uniID: id, password },
    headers: { cookie: cookies.join('; ') },
  });
  expect(login.status).toBe(200);
  await must('POST', paths.passwordReset, '', { email: `o${id}@uni.example` });
  await sql`insert into oidc_identities (issuer, subject, university_id) values ('https://id.example', ${id}, ${id})`.execute(
    database,
  );
  // A browser of theirs is told by push, and one of somebody whom a notice tells of them.
  const origin = 'https://push.example.org';
  for (const [of, at] of [
    [login.body.access_token, `of-${restorable}`],
    [people.president, 'president'],
  ] as const)
    await must('POST', paths.pushSubscriptions, of, browserAt(origin, at).subscription);
  await sql`update push_subscriptions set due_at = now() + interval '1 day'`.execute(database);
  const place = { event: 'Quill', starts_at: eventDraft.datetime, venue: 'Dome' };
  const won = { message: 'place_won', values: place, to: [id], society, href: '/my-events' } as const;
  await inTransaction(database, (trx) => notify(trx, [won]));
  const [mail] = (await mailsTo(server, `o${id}@uni.example`)).filter(({ subject }) =>
    subject?.includes('Quill'),
  );
  await inTransaction(database, async (trx) => {
    const person = { university_id: id, name: 'Ottoline Quill' };
    const values = { society: 'Astronomy', person };
    await notify(trx, [
      won,
      { message: 'presidency_taken', values, to: [demo.president], society, href: '/societies/1' },
    ]);
    await sql`update mails set due_at = now() + interval '1 hour'`.execute(trx);
  });
  return {
    id,
    token: login.body.access_token,
    cookies: login.cookies,
    event: event.id,
    code,
    calendar,
    signed: signed.data?.token ?? '',
    key,
    unsubscribe: tokenIn(mail),
    members,
  };
}

/** Every column that holds text or JSON, and whether an ID stands in it. */
async function columnsWith(id: string): Promise<{ all: string[]; holding: string[] }> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name as "table", c.column_name as "column" from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
      and (c.data_type like 'text%' or c.data_type like 'char%' or c.data_type like 'json%' or c.data_type = 'ARRAY')
    order by 1, 2`.execute(database);
  const holding: string[] = [];
  for (const { table, column } of rows) {
    const { rows: found } = await sql`
      select 1 from ${sql.table(table)} where ${sql.ref(column)}::text ~ ${`\\m${id}\\M`} limit 1`.execute(
      database,
    );
    if (found.length > 0) holding.push(`${table}.${column}`);
  }
  return { all: rows.map(({ table, column }) => `${table}.${column}`), holding };
}

/** Every column that holds university IDs. */
const holding = [
  'account_links.university_id',
  'affiliation_answers.answered_by',
  'affiliation_steps.author',
  'calendar_secrets.university_id',
  'election_candidates.university_id',
  'election_voters.university_id',
  'elections.called_by',
  'elections.published_by',
  'event_signups.checked_in_by',
  'event_signups.paid_by',
  'event_signups.university_id',
  'handovers.written_by',
  'history.actor',
  'history.after',
  'history.before',
  'history.subject_id',
  'import_rows.university_id',
  'imports.actor',
  'imports.undone_by',
  'invitations.created_by',
  'join_requests.university_id',
  'mails.data',
  'mails.university_id',
  'memberships.university_id',
  'notification_settings.university_id',
  'notifications.university_id',
  'notifications.values',
  'oidc_identities.university_id',
  'post_likes.university_id',
  'push_subscriptions.university_id',
  'pushes.data',
  'rate_limits.key',
  'removals.removed_by',
  'removals.tables',
  'sessions.university_id',
  'society_messages.actor',
  'society_request_messages.author',
  'society_requests.university_id',
  'storage_objects.key',
  'storage_objects.owner',
  'storage_objects.space',
  'storage_spaces.space',
  'takeovers.university_id',
  'terms.named_by',
  'terms.university_id',
  'users.search_key',
  'users.university_id',
];

/** Those that are gone within seconds, and have a test of their own. */
const passing = ['announcements.actor', 'announcements.last_notified', 'announcements.values'];

/** JSON without university IDs, and why. */
const withoutPeople: Record<string, string> = {
  'election_ballots.choices': 'numbers of candidates',
  'election_roles.result': 'numbers of candidates',
  'affiliation_answers.value': 'what a committee wrote of its society',
  'affiliation_rounds.items': 'what administrators ask',
  'events.payment': 'how the committee is paid',
  'event_signups.answers': 'what its own person wrote',
  'events.questions': 'what the committee asks',
  'handovers.contacts': 'what the committee writes for whom the role passes to',
  'join_requests.answers': 'what its own person wrote',
  'join_requests.questions': 'what the committee asks',
  'society_settings.join_questions': 'what the committee asks',
  'notification_settings.kinds': 'kinds of notices',
  'notification_settings.societies': 'numbers of societies',
  'removals.pictures': 'addresses of pictures of societies',
  'societies.keywords': 'words',
  'widgets.images': 'addresses of pictures of societies',
};

/** Where the number outlives its account, and why. */
const outlives: Record<string, string> = {
  'history.subject_id': 'administrators answer for whom they removed; it is nobody else’s history',
};

const restorable = { own: otherSocieties.baking, admin: otherSocieties.chess };

describe.each(['own', 'admin'] as const)('a deleted account (%s)', (by) => {
  const id = by === 'own' ? '71000001' : '71000002';
  /** As it is used by the tests that follow. */
  let old: Awaited<ReturnType<typeof leadALife>>;

  test('is in no column that can hold an ID', async () => {
    old = await leadALife(id, restorable[by]);
    const before = await columnsWith(id);
    expect(before.holding.filter((column) => column !== 'oidc_identities.subject')).toEqual(holding);
    // Of those that a person would stand in by their name or type, none is left out above.
    const { rows: json } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = current_schema() and (data_type like 'json%' or data_type = 'ARRAY'
        or column_name ~ '(university_id|user_id|actor|owner|creator|holder|last_notified)$|_by$')`.execute(
      database,
    );
    const notUuid = json
      .map(({ name }) => name)
      .filter((name) => !holding.includes(name) && !passing.includes(name));
    expect(notUuid.filter((name) => !(name in withoutPeople)).toSorted()).toEqual([]);

    if (by === 'own') {
      const gone = await server.call('DELETE', paths.profile, { token: old.token, body: { password } });
      expect(gone.status).toBe(204);
    } else await must('DELETE', paths.removeUser(id), people.administrator);
    const { holding: left } = await columnsWith(id);
    expect(left).toEqual(by === 'own' ? [] : Object.keys(outlives));
    const { rows: told } = await sql<{ text: string }>`
      select text from (
        select to_jsonb(history)::text as text from history union all select to_jsonb(removals)::text from removals
        union all select to_jsonb(election_candidates)::text from election_candidates
        union all select to_jsonb(notifications)::text from notifications
        union all select to_jsonb(mails)::text from mails
        union all select to_jsonb(pushes)::text from pushes) as kept
      where text like '%Ottoline%' or text like '%no nuts at all%'`.execute(database);
    expect(told).toEqual([]);
  });

  test('passes nothing to the next owner of the ID', async () => {
    const { token } = await signUp(id);
    const { account, tables } = await must<OwnData>('GET', paths.ownData, token);
    expect(account).toMatchObject({ university_id: id, avatar: null });
    expect(Object.keys(tables)).toEqual(['sessions']);
    const history = await must<HistoryPage>('GET', `${paths.adminHistory}?user=${id}`, people.administrator);
    expect(history.count).toBe(0);

    await must('POST', paths.restoreSociety(restorable[by]), people.administrator);
    const page = await must<SocietyPage>('GET', paths.society(restorable[by]), token);
    const president = Object.values(page.committee_members).find(({ role }) => role.name === 'President');
    expect(president).toMatchObject({ name: 'Unassigned', university_id: null });
    expect([page.member, page.member_count]).toEqual([false, old.members - 1]);
    const refused = await server.call('PUT', paths.updateSociety(restorable[by]), {
      token,
      body: { description: 'Mine' },
    });
    expect(refused.status).toBe(403);
  });

  test('cannot act as the next owner with old tokens', async () => {
    const { token } = old;
    expect((await server.call('GET', paths.profile, { token })).status).toBe(401);
    const cookie = old.cookies.join('; ');
    expect((await server.call('POST', paths.refresh, { headers: { cookie } })).status).toBe(401);
    const upload = await storageOf(server)
      .from('users')
      .uploadToSignedUrl(old.key, old.signed, asBlob(await png()));
    expect(upload.error).not.toBeNull();
    expect((await fetch(old.calendar)).status).toBe(404);

    const now = await server.signIn(id);
    await must('POST', paths.join(society), now);
    await must('POST', paths.eventSignup(society, old.event), now);
    const own = (await must<SocietyEvent>('GET', paths.event(society, old.event), now)).place?.code;
    expect(own).not.toBe(old.code);
    const scan = (code: string | null | undefined) =>
      server.call('POST', paths.checkIns(society, old.event), { token: people.president, body: { code } });
    expect((await scan(old.code)).status).toBe(404);
    // Their number was seen at a door without a network, before it was somebody else's.
    const seen = { university_id: id, at: new Date(Date.now() - 7 * 86_400_000).toISOString() };
    const late = await server.call('POST', paths.checkIns(society, old.event), {
      token: people.president,
      body: seen,
    });
    expect(late.status).toBe(404);
    expect((await scan(own)).status).toBe(200);

    const wanted = await must<NoticeSettings>('GET', paths.notificationSettings, now);
    const unsubscribed = await server.call('POST', `${paths.unsubscribe}?token=${old.unsubscribe}`);
    expect([unsubscribed.status, unsubscribed.body]).toEqual([200, { kind: 'place_won' }]);
    expect(await must<NoticeSettings>('GET', paths.notificationSettings, now)).toEqual(wanted);
  });
});

test('an announcement to a large society goes on without a deleted member', async () => {
  const left = await inTransaction(database, async (trx) => {
    const { rows: members } = await sql<{ id: string }>`
      select university_id as id from memberships where society_id = ${society} order by 1 limit 2`.execute(
      trx,
    );
    const [first, second] = members.map(({ id }) => id);
    const person = JSON.stringify({ person: { university_id: second, name: 'Ottoline Quill' } });
    await sql`insert into announcements (society_id, kind, actor, "values", href, last_notified)
      values (${society}, 'post_published', ${second}, ${person}, '/', ${second})`.execute(trx);
    await forgetReferences(trx, second ?? '');
    const { rows } = await sql`delete from announcements returning actor, last_notified, "values"`.execute(
      trx,
    );
    return { first, rows };
  });
  expect(left.rows).toEqual([
    { actor: null, last_notified: left.first, values: { person: { university_id: null, name: null } } },
  ]);
});

test('a known browser does not know the next owner of the ID', async () => {
  const id = '71000003';
  const { token, cookies } = await signUp(id);
  expect((await server.call('DELETE', paths.profile, { token, body: { password } })).status).toBe(204);
  await signUp(id);
  const wrong = await server.call('POST', paths.login, {
    body: { uniID: id, password: 'Wrong1234' },
    headers: { cookie: cookies.join('; ') },
  });
  expect(wrong.status).toBe(401);
  const { rows } = await sql`select key from rate_limits where key like ${`login:browser:${id}:%`}`.execute(
    database,
  );
  expect(rows).toEqual([]);
});
