import {
  paths,
  type EventQuestion,
  type HistoryPage,
  type JoinDecision,
  type Joining,
  type JoinRequests,
  type NoticesReply,
  type OwnData,
  type Society,
  type SocietyPage,
  type WhatsOn,
} from 'societies-contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetJoinRequests } from '../src/joining/requests.ts';
import { demo, withServer, type Answer } from './harness.ts';
import { mailsTo } from './mailed.ts';
import { makeStudents } from './students.ts';
import { signInPeople, society, type Refused } from './people.ts';

const server = await withServer();
const people = await signInPeople(server);
const { database } = server;

const questions: EventQuestion[] = [
  { id: 'why', kind: 'text', label: 'What brings you?', required: true },
  { id: 'scope', kind: 'yes_no', label: 'Do you own a telescope?', required: false },
];
const answers = { why: 'To learn the sky', scope: true };

const settle = (body: object, token = people.president) =>
  server.call<Joining & Refused>('PUT', paths.joining(society), { token, body });
const join = (token: string, body?: object): Promise<Answer<Society & Refused>> =>
  server.call<Society & Refused>('POST', paths.join(society), { token, body });
const waiting = async () =>
  (await server.call<JoinRequests>('GET', paths.joinRequests(society), { token: people.president })).body;
const decide = (path: string, body?: object, token = people.president) =>
  server.call<JoinDecision & Refused>('POST', path, { token, body });
const noticesOf = async (token: string, kind: string) =>
  (await server.call<NoticesReply>('GET', paths.notifications, { token })).body.results.filter(
    (notice) => notice.kind === kind,
  );
const item = async (token: string) =>
  (await server.call<SocietyPage>('GET', paths.society(society), { token })).body;

const newcomer = makeStudents(server, 51_000_000);

beforeEach(async () => {
  await database.deleteFrom('join_requests').execute();
  await database.deleteFrom('notifications').execute();
  const { status } = await settle({ join_mode: 'ask', join_questions: questions });
  expect(status).toBe(200);
});

describe('the settings of joining', () => {
  test('are stored, and what is left out stays', async () => {
    expect((await settle({ join_mode: 'invite' })).body).toMatchObject({
      join_mode: 'invite',
      join_questions: questions,
    });
    const { body } = await server.call<Joining>('GET', paths.joining(society), { token: people.president });
    expect(body).toMatchObject({ join_mode: 'invite', join_questions: questions });
  });

  test('stand on the card, and the questions on the page', async () => {
    expect(await item(people.newcomer)).toMatchObject({
      join_mode: 'ask',
      membership: 'none',
      join_questions: questions,
    });
    const { body } = await server.call<Society[]>('GET', paths.societies, { token: people.member });
    expect(body.find(({ id }) => id === society)).toMatchObject({ join_mode: 'ask', membership: 'member' });
    const stored = await database
      .selectFrom('society_settings')
      .select(['society_id', 'join_mode'])
      .execute();
    expect(new Map(body.map(({ id, join_mode: mode }) => [id, mode]))).toEqual(
      new Map(stored.map(({ society_id: id, join_mode: mode }) => [id, mode])),
    );
  });

  test('refuse a fourth question, a choice without options and an outdated version', async () => {
    const four = Array.from({ length: 4 }, (_, index) => ({ ...questions[0], id: `q${index}` }));
    expect((await settle({ join_questions: four })).status).toBe(400);
    const choice = { id: 'c', kind: 'choice', label: 'Which?', required: true };
    const wrong = await settle({ join_questions: [choice] });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([400, ['join_questions.0.options']]);
    const { version = 0 } = (await settle({ join_mode: 'invite' })).body;
    const late = await settle({ join_mode: 'open', version: version - 1 });
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
    expect(late.body).toMatchObject({ current: { join_mode: 'invite', version } });
  });

  test('are told in the history', async () => {
    await settle({ join_mode: 'open' });
    const { body } = await server.call<HistoryPage>('GET', `${paths.societyHistory(society)}?page=1`, {
      token: people.president,
    });
    expect(body.results[0]).toMatchObject({
      action: 'joining.changed',
      before: { join_mode: 'ask' },
      after: { join_mode: 'open' },
    });
  });
});

describe('joining', () => {
  test('an open society makes a member at once', async () => {
    await settle({ join_mode: 'open' });
    const one = await newcomer();
    const { status, body } = await join(one.token);
    expect([status, body.member, body.membership]).toEqual([200, true, 'member']);
    expect((await join(one.token)).body.member_count).toBe(body.member_count);
  });

  test('a society by invitation is 403 invitation_only, but not for a member', async () => {
    await settle({ join_mode: 'invite' });
    const { status, body } = await join((await newcomer()).token);
    expect([status, body.code]).toEqual([403, 'invitation_only']);
    expect((await join(people.member)).status).toBe(200);
  });

  test('a society that one has to ask replies 202, and shows the request everywhere', async () => {
    const one = await newcomer();
    const { status, body } = await join(one.token, { answers });
    expect([status, body.member, body.membership]).toEqual([202, false, 'requested']);
    expect((await item(one.token)).membership).toBe('requested');
    const { body: listed } = await server.call<Society[]>('GET', paths.societies, { token: one.token });
    expect(listed.filter(({ membership }) => membership === 'requested').map(({ id }) => id)).toEqual([
      society,
    ]);
    const { body: agenda } = await server.call<WhatsOn>('GET', `${paths.whatsOn}?society=${society}`, {
      token: one.token,
    });
    expect(agenda.results[0]?.society).toMatchObject({ join_mode: 'ask', membership: 'requested' });
    const again = await join(one.token, { answers: { why: 'Something else' } });
    expect(again.status).toBe(202);
    expect(await waiting()).toMatchObject({
      count: 1,
      results: [{ university_id: one.id, answers, questions }],
    });
  });

  test('refuses missing, wrong and unknown answers by their question', async () => {
    const { token } = await newcomer();
    const missing = await join(token);
    expect([missing.status, Object.keys(missing.body.errors ?? {})]).toEqual([400, ['answers.why']]);
    const wrong = await join(token, { answers: { why: 'So', scope: 'yes', more: 'x' } });
    expect(Object.keys(wrong.body.errors ?? {}).sort()).toEqual(['answers.more', 'answers.scope']);
    expect((await waiting()).count).toBe(0);
  });

  test('keeps one request when the same is sent ten times at once', async () => {
    const { token } = await newcomer();
    const replies = await Promise.all(Array.from({ length: 10 }, () => join(token, { answers })));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(202));
    expect((await waiting()).count).toBe(1);
    expect(await noticesOf(people.president, 'join_asked')).toHaveLength(1);
  });

  test('ends the request when the society is opened and the student joins', async () => {
    const one = await newcomer();
    await join(one.token, { answers });
    await settle({ join_mode: 'open' });
    expect((await join(one.token)).status).toBe(200);
    expect((await waiting()).count).toBe(0);
  });

  test('is 404 once the society is removed', async () => {
    const { token } = await newcomer();
    const other = 9;
    await database
      .updateTable('society_settings')
      .set({ join_mode: 'ask' })
      .where('society_id', '=', other)
      .execute();
    const [asked, removed] = await Promise.all([
      server.call('POST', paths.join(other), { token, body: {} }),
      server.call('DELETE', paths.removeSociety(other), { token: people.administrator }),
    ]);
    expect([202, 404]).toContain(asked.status);
    expect(removed.status).toBe(204);
    expect((await server.call('POST', paths.join(other), { token, body: {} })).status).toBe(404);
  });
});

describe('the committee', () => {
  test('hears of the first request of a day, with the name of who asks, by mail too', async () => {
    const [one, other] = [await newcomer(), await newcomer()];
    await join(one.token, { answers });
    await join(other.token, { answers });
    const told = await noticesOf(people.president, 'join_asked');
    expect(told).toMatchObject([
      {
        title: `${one.name} asks to join Astronomy Society`,
        href: `/societies/${society}/dashboard`,
      },
    ]);
    expect(await noticesOf(people.eventsOfficer, 'join_asked')).toEqual([]);
    const { email } = await database
      .selectFrom('users')
      .select('email')
      .where('university_id', '=', demo.president)
      .executeTakeFirstOrThrow();
    expect((await mailsTo(server, email)).map(({ subject }) => subject)).toContain(told[0]?.title);
  });

  test('reads requests oldest first, by page', async () => {
    const asked = [await newcomer(), await newcomer(), await newcomer()];
    for (const { token } of asked) await join(token, { answers });
    const page = async (number: number) =>
      (
        await server.call<JoinRequests>('GET', `${paths.joinRequests(society)}?page=${number}&page_size=2`, {
          token: people.president,
        })
      ).body;
    const [first, second] = [await page(1), await page(2)];
    expect([first.count, second.count]).toEqual([3, 3]);
    expect([...first.results, ...second.results].map(({ university_id: id }) => id)).toEqual(
      asked.map(({ id }) => id),
    );
  });

  test('accepts a request: a member, told once, in the history', async () => {
    const one = await newcomer();
    const before = (await item(people.president)).member_count;
    await join(one.token, { answers });
    const path = paths.acceptJoinRequest(society, one.id);
    const replies = await Promise.all([decide(path), decide(path)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(replies.find(({ status }) => status === 200)?.body).toEqual({ decided: [one.id], gone: [] });
    expect(await item(one.token)).toMatchObject({ membership: 'member', member_count: before + 1 });
    expect(await noticesOf(one.token, 'join_decided')).toMatchObject([
      { title: 'Welcome to Astronomy Society' },
    ]);
    expect((await mailsTo(server, one.email)).map(({ subject }) => subject)).toContain(
      'Welcome to Astronomy Society',
    );
    const { body } = await server.call<HistoryPage>('GET', `${paths.societyHistory(society)}?page=1`, {
      token: people.president,
    });
    expect(body.results[0]).toMatchObject({ action: 'member.accepted', subject: { id: one.id } });
  });

  test('accepts many at once, and hears who no longer waits', async () => {
    const [one, other, gone] = [await newcomer(), await newcomer(), await newcomer()];
    for (const { token } of [one, other, gone]) await join(token, { answers });
    await server.call('DELETE', paths.join(society), { token: gone.token });
    const { status, body } = await decide(paths.acceptJoinRequests(society), {
      university_ids: [one.id, other.id, gone.id],
    });
    expect(status).toBe(200);
    expect([body.decided.sort(), body.gone]).toEqual([[one.id, other.id], [gone.id]]);
    expect(await item(gone.token)).toMatchObject({ membership: 'none' });
    const tooMany = Array.from({ length: 101 }, (_, index) => String(index));
    expect((await decide(paths.acceptJoinRequests(society), { university_ids: tooMany })).status).toBe(400);
  });

  test('cannot accept somebody who withdrew, who may ask again at once', async () => {
    const one = await newcomer();
    await join(one.token, { answers });
    expect((await server.call('DELETE', paths.join(society), { token: one.token })).status).toBe(204);
    expect((await item(one.token)).membership).toBe('none');
    const late = await decide(paths.acceptJoinRequest(society, one.id));
    expect([late.status, late.body.code]).toEqual([404, 'request_gone']);
    expect((await item(one.token)).member).toBe(false);
    expect((await join(one.token, { answers })).status).toBe(202);
  });

  test('still accepts who asked before the society changed to invitations, and nobody asks any more', async () => {
    const one = await newcomer();
    await join(one.token, { answers });
    await settle({ join_mode: 'invite' });
    const late = await join((await newcomer()).token, { answers });
    expect([late.status, late.body.code]).toEqual([403, 'invitation_only']);
    expect((await decide(paths.acceptJoinRequest(society, one.id))).status).toBe(200);
    expect((await item(one.token)).membership).toBe('member');
    expect((await waiting()).count).toBe(0);
  });

  test('declines with a reason, and who was declined asks again after seven days', async () => {
    const one = await newcomer();
    await join(one.token, { answers });
    const path = paths.declineJoinRequest(society, one.id);
    expect((await decide(path, { reason: ' ' })).status).toBe(400);
    expect((await decide(path, { reason: 'We are full this term.' })).status).toBe(200);
    expect(await noticesOf(one.token, 'join_decided')).toMatchObject([
      { text: 'The committee gave this reason: We are full this term.' },
    ]);
    const soon = await join(one.token, { answers });
    expect([soon.status, soon.body.code]).toEqual([409, 'asked_recently']);
    await database
      .updateTable('join_requests')
      .set({ decided_at: new Date(Date.now() - 7.01 * 86_400_000) })
      .where('university_id', '=', one.id)
      .execute();
    expect((await join(one.token, { answers })).status).toBe(202);
  });

  test('still reads the answers to a question that is no longer asked', async () => {
    const one = await newcomer();
    await join(one.token, { answers });
    await settle({ join_questions: [] });
    expect((await waiting()).results).toMatchObject([{ questions, answers }]);
    expect((await join((await newcomer()).token)).status).toBe(202);
  });
});

describe('answers to join questions', () => {
  test('are read by who manages members and who gave them, and by nobody else', async () => {
    const one = await newcomer();
    await join(one.token, { answers: { why: 'Joinsecret' } });
    for (const token of [people.administrator, people.eventsOfficer, people.member, people.otherPresident])
      expect((await server.call('GET', paths.joinRequests(society), { token })).status).toBe(403);
    const own = await server.call<OwnData>('GET', paths.ownData, { token: one.token });
    expect(JSON.stringify(own.body.tables['join_requests'])).toContain('Joinsecret');
    await decide(paths.declineJoinRequest(society, one.id), { reason: 'No.' });
    for (const token of [people.administrator, people.president, people.eventsOfficer, people.member])
      for (const path of [
        paths.ownData,
        paths.notifications,
        `${paths.societyHistory(society)}?page=1`,
        `${paths.adminHistory}?page=1`,
        paths.society(society),
      ])
        expect(JSON.stringify((await server.call('GET', path, { token })).body)).not.toContain('Joinsecret');
    const { body } = await server.call<HistoryPage>('GET', `${paths.societyHistory(society)}?page=1`, {
      token: people.eventsOfficer,
    });
    expect(body.results[0]).toMatchObject({
      action: 'member.declined',
      subject: { id: null, name: null },
      after: null,
    });
  });

  test('are deleted 30 days after the decision, and not before', async () => {
    const [one, other] = [await newcomer(), await newcomer()];
    for (const { token } of [one, other]) await join(token, { answers });
    await decide(paths.acceptJoinRequests(society), { university_ids: [one.id, other.id] });
    await database
      .updateTable('join_requests')
      .set({ decided_at: new Date(Date.now() - 30.01 * 86_400_000) })
      .where('university_id', '=', one.id)
      .execute();
    await forgetJoinRequests(database);
    const left = await database.selectFrom('join_requests').select('university_id').execute();
    expect(left).toEqual([{ university_id: other.id }]);
  });

  test('of decided requests are not kept with a removed society', async () => {
    const other = 10;
    await database
      .updateTable('society_settings')
      .set({ join_mode: 'ask' })
      .where('society_id', '=', other)
      .execute();
    const [one, two] = [await newcomer(), await newcomer()];
    await database
      .insertInto('join_requests')
      .values([
        { society_id: other, university_id: one.id, answers: JSON.stringify({ why: 'Keptsecret' }) },
        {
          society_id: other,
          university_id: two.id,
          answers: JSON.stringify({ why: 'Decidedsecret' }),
          decided_at: new Date(),
          decision: 'declined',
        },
      ])
      .execute();
    await server.call('DELETE', paths.removeSociety(other), { token: people.administrator });
    const removed = JSON.stringify(
      await database.selectFrom('removals').select('tables').where('society_id', '=', other).execute(),
    );
    expect([removed.includes('Keptsecret'), removed.includes('Decidedsecret')]).toEqual([true, false]);
  });
});
