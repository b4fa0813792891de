import {
  paths,
  societyRequestLimits,
  tooMany,
  validation,
  type AcceptReply,
  type NoticesReply,
  type OwnData,
  type Profile,
  type RequestMessage,
  type RequestVersion,
  type SimilarSociety,
  type SocietyRequest,
} from 'societies-contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { demo, withServer } from './harness.ts';
import { mailsTo } from './mailed.ts';
import { expectRefused, signInPeople, type People, type Refused } from './people.ts';

const server = await withServer();
const people = await signInPeople(server);

const addresses = {
  member: (await server.call<Profile>('GET', paths.profile, { token: people.member })).body.email,
};
const call = <Body>(who: keyof People, method: string, path: string, body?: unknown) =>
  server.call<Body & Refused>(method, path, { token: people[who], body });
const words = { name: 'Owl Watchers', proposal: 'Owls on the roof of the library.', category: 1 };
const users = { newcomer: demo.newcomer, member: demo.member } as const;
const ask = async (who: keyof typeof users, more: Partial<typeof words> = {}) => {
  const body = { ...words, ...more, user: users[who] };
  const { status, body: request } = await call<SocietyRequest>(who, 'POST', paths.societyRequests, body);
  expect(status).toBe(201);
  return request;
};
const mine = async (who: keyof People) =>
  (await call<SocietyRequest[]>(who, 'GET', paths.mySocietyRequests)).body;
const askChanges = (id: number, message = 'Which nights?', more = {}) =>
  call<SocietyRequest>('administrator', 'POST', paths.askChanges(id), { message, ...more });
const sendAgain = (who: keyof People, id: number, more = {}) =>
  call<SocietyRequest>(who, 'PUT', paths.societyRequest(id), { ...words, ...more });
const reject = (id: number, body?: unknown) =>
  call<SocietyRequest>('administrator', 'POST', paths.rejectRequest(id), body);
const accept = (id: number, body?: unknown) =>
  call<AcceptReply>('administrator', 'POST', paths.acceptRequest(id), body);
const withdraw = (who: keyof People, id: number) => call(who, 'DELETE', paths.societyRequest(id));
const write = (who: keyof People, id: number, text: string) =>
  call<RequestMessage>(who, 'POST', paths.requestMessages(id), { text });
const versions = (who: keyof People, id: number) =>
  call<RequestVersion[]>(who, 'GET', paths.requestVersions(id));
const newest = async (who: keyof People) =>
  (await call<NoticesReply>(who, 'GET', paths.notifications)).body.results[0];
/** The mail with that subject to the member; mails that wait together are sent in no order. */
const mailed = async (subject: string) =>
  (await mailsTo(server, addresses.member)).find((mail) => mail.subject === subject)?.text ?? '';

// A test that fails leaves nothing to the next one.
beforeEach(async () => {
  await server.database.deleteFrom('society_requests').execute();
});

describe('own requests', () => {
  test('are read in every state, newest first, by nobody else, also by page', async () => {
    expect(await mine('member')).toEqual([]);
    const [one, two, three] = [
      await ask('newcomer', { name: 'First Owls' }),
      await ask('newcomer', { name: 'Second Owls' }),
      await ask('newcomer', { name: 'Third Owls' }),
    ];
    await reject(one.id);
    const { body } = await accept(two.id);
    await askChanges(three.id);
    const own = await mine('newcomer');
    expect(own.map(({ name, state, society, rejected }) => [name, state, society, rejected])).toEqual([
      ['Third Owls', 'changes_asked', null, false],
      ['Second Owls', 'accepted', body.society, false],
      ['First Owls', 'rejected', null, true],
    ]);
    expect(own.some((request) => 'similar' in request)).toBe(false);
    const path = `${paths.mySocietyRequests}?page=2&page_size=2`;
    const page = await call<{ count: number; results: SocietyRequest[] }>('newcomer', 'GET', path);
    expect([page.body.count, page.body.results]).toEqual([3, own.slice(2)]);
    expect(await mine('member')).toEqual([]);
    expect((await server.call('GET', paths.mySocietyRequests)).status).toBe(401);
    await withdraw('newcomer', three.id);
  });

  test('no longer name the society that was removed', async () => {
    const { id } = await ask('member', { name: 'Passing Owls' });
    const { body } = await accept(id);
    await call('administrator', 'DELETE', paths.removeSociety(body.society));
    expect((await mine('member'))[0]).toMatchObject({ state: 'accepted', society: null });
    await call('administrator', 'POST', paths.restoreSociety(body.society));
    expect((await mine('member'))[0]?.society).toBe(body.society);
  });
});

describe('societies with a name like it', () => {
  const similar = async (name: string) =>
    (
      await call<SimilarSociety[]>(
        'member',
        'GET',
        `${paths.similarSocieties}?name=${encodeURIComponent(name)}`,
      )
    ).body;

  test('are at most five, with category and members, also for a name half typed', async () => {
    const [first, ...others] = await similar('Astronomy Club');
    expect(first).toEqual({
      id: 1,
      name: 'Astronomy Society',
      category: { id: expect.any(Number) as number, name: expect.any(String) as string },
      member_count: expect.any(Number) as number,
      logo: expect.any(String) as string,
    });
    expect(others.length).toBeLessThan(societyRequestLimits.similarMax);
    const names = (await similar('Astrophotography')).map(({ name }) => name);
    expect(names).toContain('Astronomy Society');
    expect((await similar('Ches')).map(({ name }) => name)).toContain('Chess Club');
    expect(await similar('As')).toEqual([]);
    expect(await similar('')).toEqual([]);
    expect(await similar('Zzyzx')).toEqual([]);
  });

  test('are for whoever is signed in, and a name that is too long is 400', async () => {
    expect((await server.call('GET', `${paths.similarSocieties}?name=Owls`)).status).toBe(401);
    expect((await call('member', 'GET', paths.similarSocieties)).status).toBe(400);
    expect((await call('member', 'GET', `${paths.similarSocieties}?name=${'x'.repeat(61)}`)).status).toBe(
      400,
    );
  });

  test('stand with each request for administrators', async () => {
    const { id } = await ask('member', { name: 'Chess Variants' });
    const list = (await call<SocietyRequest[]>('administrator', 'GET', paths.societyRequests)).body;
    const request = list.find((each) => each.id === id);
    expect(request?.similar?.map(({ name }) => name)).toContain('Chess Club');
    expect((await askChanges(id)).body.similar).toEqual(request?.similar);
    await withdraw('member', id);
  });
});

describe('asking for changes', () => {
  test('is for administrators, with a message, about a request that is there', async () => {
    const { id } = await ask('member');
    const attempt = {
      method: 'POST',
      path: paths.askChanges(id),
      body: { message: 'Which nights?' },
    } as const;
    await expectRefused(server, attempt, people.member, people.president);
    const { status, body } = await askChanges(id, '  ');
    expect([status, body.errors]).toEqual([400, { message: [validation.societyRequest.messageRequired] }]);
    expect((await askChanges(9_999)).status).toBe(404);
    await withdraw('member', id);
  });

  test('tells the student, who changes it and keeps the place in the queue', async () => {
    const first = await ask('member');
    const later = await ask('newcomer', { name: 'Later Owls' });
    const asked = await askChanges(first.id, 'Which nights?');
    expect([asked.status, asked.body.state, asked.body.rejected]).toEqual([200, 'changes_asked', false]);
    expect(await newest('member')).toMatchObject({
      kind: 'request_message',
      title: 'Please change your request for Owl Watchers',
      text: expect.stringContaining('Which nights?') as string,
      href: `/my-societies/requests/${first.id}`,
    });
    expect(await mailed('Please change your request for Owl Watchers')).toContain('Which nights?');

    const again = await sendAgain('member', first.id, {
      proposal: 'Owls on the roof, on Mondays.',
      category: 2,
      message: 'On Mondays.',
    });
    expect([again.status, again.body]).toEqual([
      200,
      expect.objectContaining({
        id: first.id,
        proposal: 'Owls on the roof, on Mondays.',
        category: 2,
        date: first.date,
        state: 'pending',
        version: 2,
      }),
    ]);
    expect(again.body.messages?.map(({ by, text }) => [by.is_admin, text])).toEqual([
      [true, 'Which nights?'],
      [false, 'On Mondays.'],
    ]);
    expect(again.body.messages?.map(({ by }) => by.name)).toEqual([expect.any(String), first.user_name]);
    expect(again.body.steps?.map(({ state }) => state)).toEqual(['pending', 'changes_asked', 'pending']);
    // The message that came with a step has its moment.
    expect(again.body.steps?.slice(1).map(({ at }) => at)).toEqual(again.body.messages?.map(({ at }) => at));
    expect(await newest('administrator')).toMatchObject({
      kind: 'request_message',
      title: 'The request for Owl Watchers was sent again',
    });
    const queue = (
      await call<SocietyRequest[]>('administrator', 'GET', `${paths.societyRequests}?rejected=false`)
    ).body.map(({ id }) => id);
    expect(queue.indexOf(first.id)).toBeLessThan(queue.indexOf(later.id));
    const dates = (await call<SocietyRequest[]>('administrator', 'GET', paths.societyRequests)).body.map(
      ({ date }) => date,
    );
    expect(dates).toEqual(dates.toSorted());
    await withdraw('member', first.id);
    await withdraw('newcomer', later.id);
  });

  test('leaves the request among those that a student may have, and out of those that wait', async () => {
    const three = [];
    for (const name of ['One Owl', 'Two Owls', 'Three Owls']) three.push(await ask('member', { name }));
    await askChanges(three[0]?.id ?? 0);
    const fourth = { ...words, user: demo.member };
    const { status, body } = await call('member', 'POST', paths.societyRequests, fourth);
    expect([status, body]).toEqual([
      409,
      { detail: tooMany.requests(societyRequestLimits.pendingMax), code: 'too_many_requests_pending' },
    ]);
    const page = async (state: string) =>
      (
        await call<{ count: number; results: SocietyRequest[] }>(
          'administrator',
          'GET',
          `${paths.societyRequests}?state=${state}&page=1&page_size=100`,
        )
      ).body.results.map(({ id }) => id);
    expect(await page('changes_asked')).toEqual([three[0]?.id]);
    expect(await page('pending')).not.toContain(three[0]?.id);
    for (const { id } of three) expect((await withdraw('member', id)).status).toBe(204);
  });
});

describe('sending again', () => {
  test('is for the student who asked, while nobody has decided', async () => {
    const { id } = await ask('member');
    expect((await server.call('PUT', paths.societyRequest(id), { body: words })).status).toBe(401);
    for (const who of ['newcomer', 'administrator'] as const)
      expect((await sendAgain(who, id)).status).toBe(404);
    expect((await sendAgain('member', 9_999)).status).toBe(404);
    expect((await sendAgain('member', id)).status).toBe(200);
    const { status, body } = await sendAgain('member', id, { name: 'Owl', category: 9_999 });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['name']]);
    expect((await sendAgain('member', id, { category: 9_999 })).body.errors).toEqual({
      category: ['There is no such category.'],
    });
    await reject(id);
    const refused = await sendAgain('member', id);
    expect([refused.status, refused.body.code]).toEqual([409, 'request_decided']);
    await withdraw('member', id);
  });

  test('keeps every version readable to the student and to administrators, the oldest first', async () => {
    const { id, date } = await ask('member');
    await sendAgain('member', id, { name: 'Owl Listeners' });
    await sendAgain('member', id, { name: 'Owl Friends', category: 2, proposal: 'Owls, and bats as well.' });
    const { status, body } = await versions('member', id);
    expect([status, body]).toEqual([
      200,
      [
        { at: date, ...words },
        { at: expect.any(String) as string, ...words, name: 'Owl Listeners' },
        {
          at: expect.any(String) as string,
          name: 'Owl Friends',
          category: 2,
          proposal: 'Owls, and bats as well.',
        },
      ],
    ]);
    expect(body.map(({ at }) => at)).toEqual(body.map(({ at }) => at).toSorted());
    expect((await versions('administrator', id)).body).toEqual(body);
    expect((await versions('newcomer', id)).status).toBe(404);
    expect((await server.call('GET', paths.requestVersions(id))).status).toBe(401);
    const { tables } = (await call<OwnData>('member', 'GET', paths.ownData)).body;
    expect(tables.society_request_versions).toMatchObject([{ name: words.name }, { name: 'Owl Listeners' }]);
    await withdraw('member', id);
  });

  test('makes a decision about the version before 409, and changes nothing', async () => {
    const { id, version } = await ask('member');
    await sendAgain('member', id, { name: 'Owl Listeners' });
    for (const decide of [
      () => accept(id, { version }),
      () => reject(id, { version, reason: 'No.' }),
      () => askChanges(id, 'Why?', { version }),
      () => sendAgain('member', id, { version }),
    ]) {
      const { status, body } = await decide();
      expect([status, body]).toMatchObject([
        409,
        { code: 'changed_meanwhile', current: { name: 'Owl Listeners', version: 2 } },
      ]);
    }
    expect((await mine('member'))[0]).toMatchObject({ state: 'pending', messages: [], version: 2 });
    expect((await accept(id, { version: 2 })).status).toBe(201);
  });
});

describe('messages', () => {
  test('of either side reach the other, and nobody else', async () => {
    const { id } = await ask('member');
    const answered = await write('administrator', id, 'Do you have a roof?');
    expect([answered.status, answered.body]).toEqual([
      201,
      {
        at: expect.any(String) as string,
        by: { name: expect.any(String) as string, is_admin: true },
        text: 'Do you have a roof?',
      },
    ]);
    expect(await newest('member')).toMatchObject({
      kind: 'request_message',
      title: 'A message about your request for Owl Watchers',
      text: 'Do you have a roof?',
    });
    const back = await write('member', id, 'Yes, a flat one.');
    expect([back.status, back.body.by.is_admin]).toEqual([201, false]);
    expect(await newest('administrator')).toMatchObject({
      title: 'A message about the request for Owl Watchers',
      href: '/admin/requests',
    });
    const [own] = await mine('member');
    expect(own).toMatchObject({ state: 'pending', messages: [answered.body, back.body] });
    expect((await write('newcomer', id, 'Me too.')).status).toBe(404);
    expect((await write('member', 9_999, 'Hello?')).status).toBe(404);
    expect((await server.call('POST', paths.requestMessages(id), { body: { text: 'x' } })).status).toBe(401);
    const long = await write('member', id, 'x'.repeat(societyRequestLimits.messageMax + 1));
    expect([long.status, Object.keys(long.body.errors ?? {})]).toEqual([400, ['text']]);
    const { tables } = (await call<OwnData>('member', 'GET', paths.ownData)).body;
    expect(JSON.stringify(tables.society_request_messages)).toContain('Do you have a roof?');
    expect(JSON.stringify(tables.society_request_messages)).not.toContain(demo.administrator);
    await accept(id);
    const late = await write('member', id, 'Thank you!');
    expect([late.status, late.body.code]).toEqual([409, 'request_decided']);
  });

  test('are at most a hundred a request', async () => {
    const { id } = await ask('member', { name: 'Loud Owls' });
    await server.database
      .insertInto('society_request_messages')
      .values(
        Array.from({ length: societyRequestLimits.messagesMax }, () => ({
          request_id: id,
          author: demo.member,
          text: 'Hoot.',
        })),
      )
      .execute();
    const { status, body } = await write('member', id, 'Hoot again.');
    expect([status, body.code]).toEqual([409, 'limit_reached']);
    expect((await reject(id, { reason: 'Too loud.' })).status).toBe(200);
    await withdraw('member', id);
  });
});

describe('rejecting', () => {
  test('may say why, and the student reads it', async () => {
    const { id } = await ask('member', { name: 'Quiet Owls' });
    const { status, body } = await reject(id, { reason: 'Owls need quiet.' });
    expect([status, body.rejected, body.state]).toEqual([200, true, 'rejected']);
    expect(body.messages).toMatchObject([{ by: { is_admin: true }, text: 'Owls need quiet.' }]);
    expect(await newest('member')).toMatchObject({
      kind: 'request_decided',
      text: expect.stringContaining('Owls need quiet.') as string,
      href: `/my-societies/requests/${id}`,
    });
    expect(await mailed('Your request for Quiet Owls was not accepted')).toContain('Owls need quiet.');
    expect((await mine('member'))[0]?.messages).toEqual(body.messages);
    // What was rejected can be taken up again.
    expect((await askChanges(id)).body.state).toBe('changes_asked');
    expect((await sendAgain('member', id, { name: 'Quiet Owls' })).body.state).toBe('pending');
    expect((await accept(id)).status).toBe(201);
    expect((await askChanges(id)).body.code).toBe('request_decided');
  });
});

describe('withdrawing', () => {
  test('is for the student who asked, until the request is accepted', async () => {
    const [one, two] = [await ask('newcomer'), await ask('newcomer', { name: 'Kept Owls' })];
    expect((await server.call('DELETE', paths.societyRequest(one.id))).status).toBe(401);
    for (const who of ['member', 'administrator'] as const)
      expect((await withdraw(who, one.id)).status).toBe(404);
    await askChanges(one.id);
    await sendAgain('newcomer', one.id);
    const gone = await withdraw('newcomer', one.id);
    expect([gone.status, gone.body]).toEqual([204, '']);
    expect((await withdraw('newcomer', one.id)).status).toBe(404);
    expect((await mine('newcomer')).map(({ id }) => id)).not.toContain(one.id);
    await accept(two.id);
    const refused = await withdraw('newcomer', two.id);
    expect([refused.status, refused.body.code]).toEqual([409, 'request_decided']);
    const { results } = (
      await call<{ results: { action: string; subject: { id: string | null } }[] }>(
        'administrator',
        'GET',
        `${paths.adminHistory}?page_size=50`,
      )
    ).body;
    expect(
      results.filter(({ subject }) => subject.id === String(one.id)).map(({ action }) => action),
    ).toEqual(['request.withdrawn', 'request.changed', 'request.changes_asked']);
  });
});
