import {
  invitationAlphabet,
  invitationCodeLength,
  invitationLimits,
  paths,
  type AddedMembers,
  type HistoryPage,
  type Invitation,
  type JoinRequests,
  type NoticesReply,
  type OpenedInvitation,
  type SignupReply,
  type Society,
  type SocietyPage,
} from 'societies-contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { inDays } from './event-draft.ts';
import { demo, withServer } from './harness.ts';
import { mailsTo } from './mailed.ts';
import { makeStudents } from './students.ts';
import { otherSocieties, signInPeople, society, type Refused } from './people.ts';

const server = await withServer();
const people = await signInPeople(server);
const { database } = server;
const newcomer = makeStudents(server, 52_000_000);

const invite = async (body: object = {}) => {
  const reply = await server.call<Invitation & Refused>('POST', paths.invitations(society), {
    token: people.president,
    body,
  });
  return reply;
};
const codeOf = ({ url }: Invitation) => url.slice(url.lastIndexOf('/') + 1);
const open = (code: string) => server.call<OpenedInvitation & Refused>('GET', paths.invitationOf(code));
const join = (token: string, invitation: string, id: number = society) =>
  server.call<Society & Refused>('POST', paths.join(id), { token, body: { invitation } });
const list = async () =>
  (await server.call<Invitation[]>('GET', paths.invitations(society), { token: people.president })).body;
const revoke = (id: number) =>
  server.call('DELETE', paths.invitation(society, id), { token: people.president });
const item = async (token: string) =>
  (await server.call<SocietyPage>('GET', paths.society(society), { token })).body;
const setMode = (mode: 'open' | 'ask' | 'invite') =>
  server.call('PUT', paths.joining(society), { token: people.president, body: { join_mode: mode } });
const noticesOf = async (token: string, kind: string) =>
  (await server.call<NoticesReply>('GET', paths.notifications, { token })).body.results.filter(
    (notice) => notice.kind === kind,
  );

beforeEach(async () => {
  await database.deleteFrom('invitations').execute();
  await setMode('invite');
});

describe('an invitation', () => {
  test('opens and joins by its code as somebody types it from a poster', async () => {
    const { body } = await invite();
    const typed = codeOf(body)
      .toUpperCase()
      .replaceAll('0', 'O')
      .replaceAll('1', 'l')
      .replace(/(.{4})/g, '$1 ');
    expect((await open(typed)).body).toMatchObject({ society: { id: society }, state: 'valid' });
    const { token } = await newcomer();
    expect((await join(token, typed)).body).toMatchObject({ membership: 'member' });
  });

  test('is valid for 14 days and any number of uses unless said', async () => {
    const { status, body } = await invite({ label: 'Freshers’ fair' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      label: 'Freshers’ fair',
      max_uses: null,
      uses: 0,
      created_by: { university_id: demo.president },
      revoked_at: null,
      state: 'valid',
    });
    const days = (Date.parse(body.expires_at) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThanOrEqual(14);
    expect(body.url).toBe(`${server.url}/join/${codeOf(body)}`);
    expect(codeOf(body)).toMatch(new RegExp(`^[${invitationAlphabet}]{${invitationCodeLength}}$`));
    expect(Math.log2(invitationAlphabet.length) * invitationCodeLength).toBeGreaterThanOrEqual(128);
    expect(await list()).toEqual([body]);
  });

  test('is refused with an end that is past or more than a year away, and with no uses', async () => {
    for (const [field, body] of [
      ['expires_at', { expires_at: inDays(-1) }],
      ['expires_at', { expires_at: inDays(invitationLimits.daysMax + 2) }],
      ['max_uses', { max_uses: 0 }],
      ['max_uses', { max_uses: 1.5 }],
      ['label', { label: 'x'.repeat(invitationLimits.labelMax + 1) }],
    ] as const) {
      const reply = await invite(body);
      expect([field, reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([field, 400, [field]]);
    }
    expect((await invite({ expires_at: inDays(360), max_uses: 300 })).status).toBe(201);
  });

  test('is the last of 20 valid ones, until one is revoked', async () => {
    for (let made = 0; made < invitationLimits.perSociety; made += 1) {
      expect((await invite()).status).toBe(201);
    }
    const full = await invite();
    expect([full.status, full.body.code]).toEqual([409, 'limit_reached']);
    expect((await revoke((await list())[0]?.id ?? 0)).status).toBe(204);
    expect((await invite()).status).toBe(201);
  });

  test('says to anybody what it is for, and names nobody', async () => {
    const { body } = await invite({ label: 'Secret label' });
    const opened = await open(codeOf(body));
    expect(opened.status).toBe(200);
    const card = await item(people.newcomer);
    expect(opened.body).toEqual({
      society: {
        id: society,
        name: card.name,
        logo: card.logo,
        theme: expect.objectContaining({ name: card.theme.name }) as unknown,
        description: card.description,
      },
      state: 'valid',
    });
    expect(opened.headers.get('cache-control')).toBe('no-store');
  });

  test('joins in every mode, ends a request and is counted once', async () => {
    const { body } = await invite();
    for (const mode of ['open', 'ask', 'invite'] as const) {
      await setMode(mode);
      const one = await newcomer();
      if (mode === 'ask') await server.call('POST', paths.join(society), { token: one.token, body: {} });
      const reply = await join(one.token, codeOf(body));
      expect([mode, reply.status, reply.body.membership]).toEqual([mode, 200, 'member']);
      expect((await join(one.token, codeOf(body))).status).toBe(200);
    }
    expect((await list())[0]?.uses).toBe(3);
    const waiting = await server.call<JoinRequests>('GET', paths.joinRequests(society), {
      token: people.president,
    });
    expect(waiting.body.count).toBe(0);
  });

  test('is used once by somebody who presses ten times at once', async () => {
    const { body } = await invite();
    const one = await newcomer();
    const replies = await Promise.all(Array.from({ length: 10 }, () => join(one.token, codeOf(body))));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await list())[0]?.uses).toBe(1);
  });

  test('lets one in of eight who use its last use at once, and tells the others', async () => {
    const { body } = await invite({ max_uses: 1 });
    const before = (await item(people.president)).member_count;
    const crowd = await Promise.all(Array.from({ length: 8 }, newcomer));
    const replies = await Promise.all(crowd.map(({ token }) => join(token, codeOf(body))));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409).map((reply) => reply.body.code)).toEqual(
      Array(7).fill('invitation_used_up'),
    );
    expect((await item(people.president)).member_count).toBe(before + 1);
    expect((await open(codeOf(body))).body.state).toBe('used_up');
    expect(await list()).toMatchObject([{ uses: 1, state: 'used_up' }]);
  });

  test('lets nobody in once it has ended', async () => {
    const { body } = await invite();
    await database
      .updateTable('invitations')
      .set({ expires_at: inDays(-1) })
      .execute();
    const late = await join((await newcomer()).token, codeOf(body));
    expect([late.status, late.body.code]).toEqual([409, 'invitation_expired']);
    expect((await open(codeOf(body))).body.state).toBe('expired');
  });

  test('that is revoked while somebody signs up through it lets them not in, and says so', async () => {
    const { body } = await invite({ label: 'Stall' });
    expect((await open(codeOf(body))).body.state).toBe('valid');
    const signup = await server.call<SignupReply>('POST', paths.signup, {
      body: {
        university_id: '52900001',
        first_name: 'Stella',
        last_name: 'Quill',
        email: 'stella@test.example',
        password: 'Orbit2027',
      },
    });
    expect(signup.status).toBe(201);
    expect((await revoke(body.id)).status).toBe(204);
    expect((await revoke(body.id)).status).toBe(204);
    const reply = await join(signup.body.access_token, codeOf(body));
    expect([reply.status, reply.body.code]).toEqual([409, 'invitation_revoked']);
    expect((await open(codeOf(body))).body.state).toBe('revoked');
    const history = await server.call<HistoryPage>('GET', `${paths.societyHistory(society)}?page=1`, {
      token: people.president,
    });
    expect(history.body.results.slice(0, 2)).toMatchObject([
      { action: 'invitation.revoked', subject: { name: 'Stall' } },
      { action: 'invitation.created', subject: { name: 'Stall' } },
    ]);
  });

  test('of another society, an unknown and a malformed one are 404 alike', async () => {
    const { body } = await invite();
    const one = await newcomer();
    const unknown = 'A'.repeat(22);
    const replies = [
      await join(one.token, codeOf(body), otherSocieties.chess),
      await join(one.token, unknown),
      await join(one.token, '%00'),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
    const opened = await Promise.all([unknown, 'x', '☃'.repeat(20), '\0', '__proto__'].map(open));
    expect(new Set([...replies, ...opened].map((reply) => JSON.stringify(reply.body))).size).toBe(1);
    expect((await list())[0]?.uses).toBe(0);
  });

  test('is 404 once its society is removed, also for who is joining at that moment', async () => {
    const id = 12;
    const code = 'B'.repeat(22);
    await database
      .insertInto('invitations')
      .values({ society_id: id, code, expires_at: inDays(3) })
      .execute();
    const crowd = await Promise.all(Array.from({ length: 6 }, newcomer));
    const [removed, ...replies] = await Promise.all([
      server.call('DELETE', paths.removeSociety(id), { token: people.administrator }),
      ...crowd.map(({ token }) => join(token, code, id)),
    ]);
    expect(removed.status).toBe(204);
    for (const { status } of replies) expect([200, 404]).toContain(status);
    expect((await open(code)).status).toBe(404);
    expect((await join((await newcomer()).token, code, id)).status).toBe(404);
  });
});

describe('adding people', () => {
  const add = (university_ids: string[], dry_run?: boolean) =>
    server.call<AddedMembers & Refused>('POST', paths.addMembers(society), {
      token: people.president,
      body: { university_ids, ...(dry_run !== undefined && { dry_run }) },
    });

  test('says first who would be added, who is a member and who cannot be, and writes nothing', async () => {
    const [one, suspended] = [await newcomer(), await newcomer()];
    await database
      .updateTable('users')
      .set({ suspended_at: new Date() })
      .where('university_id', '=', suspended.id)
      .execute();
    const before = (await item(people.president)).member_count;
    const { status, body } = await add(
      [` ${one.id} `, one.id, demo.member, '1000061', '99999990', suspended.id, ''],
      true,
    );
    expect([status, body]).toEqual([
      200,
      {
        added: [one.id],
        already: [demo.member],
        refused: [
          { university_id: '1000061', code: 'invalid' },
          { university_id: '99999990', code: 'unknown' },
          { university_id: suspended.id, code: 'suspended' },
        ],
      },
    ]);
    expect((await item(people.president)).member_count).toBe(before);
    expect(await noticesOf(one.token, 'join_decided')).toEqual([]);
  });

  test('makes members at once in every mode, tells each and ends their requests', async () => {
    await setMode('ask');
    const [one, other] = [await newcomer(), await newcomer()];
    await server.call('POST', paths.join(society), { token: other.token, body: {} });
    const before = (await item(people.president)).member_count;
    const [first, second] = await Promise.all([add([one.id, other.id]), add([one.id, other.id])]);
    expect([first.body.added, second.body.added].map(({ length }) => length).sort()).toEqual([0, 2]);
    expect(await item(one.token)).toMatchObject({ membership: 'member', member_count: before + 2 });
    expect((await item(other.token)).membership).toBe('member');
    for (const { token, email } of [one, other]) {
      const told = await noticesOf(token, 'join_decided');
      expect(told).toMatchObject([
        {
          title: 'You are a member of Astronomy Society now',
          href: `/societies/${society}`,
          leave: society,
        },
      ]);
      expect((await mailsTo(server, email)).map(({ subject }) => subject)).toContain(told[0]?.title);
    }
    const left = await server.call<Society>('POST', paths.leave(society), { token: one.token });
    expect([left.status, left.body.membership]).toEqual([200, 'none']);
    const [over] = await noticesOf(one.token, 'join_decided');
    expect(over?.leave).toBeUndefined();
  });

  test('takes 500 at once and no more', async () => {
    const ids = Array.from({ length: 501 }, (_, index) => String(59_000_000 + index));
    expect((await add(ids)).status).toBe(400);
    expect((await add(ids.slice(1), true)).body.refused).toHaveLength(500);
    expect((await add([])).status).toBe(400);
  });
});
