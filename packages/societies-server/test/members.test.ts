import { describe, expect, test } from 'vitest';
import {
  memberLimits,
  outcomes,
  paths,
  validation,
  type CommitteeConflict,
  type HistoryEntry,
  type MyEvents,
  type NoticesReply,
  type Role,
  type Society,
  type SocietyEvent,
  type SocietyMember,
  type SocietyPage,
  type UpdateCommitteeReply,
} from 'societies-contract';
import { demo, withServer } from './harness.ts';
import { expectRefused, otherSocieties, signInPeople, society, type Refused } from './people.ts';

/** Who hold the posts of society 1 in the demo data. */
const vicePresident = '10000006';
const treasurer = '10000007';

const server = await withServer();
const people = await signInPeople(server);
const asVicePresident = await server.signIn(vicePresident);

const committee = async () => {
  const { body } = await server.call<SocietyPage>('GET', paths.society(society), { token: people.newcomer });
  return Object.fromEntries(
    Object.values(body.committee_members).map(({ role, university_id: id }) => [role.name, id]),
  );
};
const newestNotice = async (token: string) =>
  (await server.call<NoticesReply>('GET', paths.notifications, { token })).body.results[0];
const newestEntry = async () =>
  (
    await server.call<{ results: HistoryEntry[] }>('GET', `${paths.societyHistory(society)}?page=1`, {
      token: people.administrator,
    })
  ).body.results[0];

describe('handing the presidency over', () => {
  const handOver = (to: string, from: string | null, token = people.president, of: number = society) =>
    server.call<UpdateCommitteeReply & Refused & Partial<CommitteeConflict>>('POST', paths.presidency(of), {
      token,
      body: { user_id: to, previous_user_id: from },
    });

  test('is 403 for everybody but the President and administrators', async () => {
    await expectRefused(
      server,
      {
        method: 'POST',
        path: paths.presidency(society),
        body: { user_id: demo.member, previous_user_id: demo.president },
      },
      people.newcomer,
      people.member,
      people.eventsOfficer,
      asVicePresident,
      people.otherPresident,
    );
    expect((await committee()).President).toBe(demo.president);
  });

  test('refuses somebody who is not a member, is suspended, or already President', async () => {
    await server.database
      .updateTable('users')
      .set({ suspended_at: new Date(), suspended_reason: 'Test' })
      .where('university_id', '=', treasurer)
      .execute();
    const before = await committee();
    for (const [to, code] of [
      [demo.newcomer, 'not_a_member'],
      ['99999999', 'not_a_member'],
      [demo.president, 'president_already'],
      [treasurer, 'account_suspended'],
    ] as const) {
      const refused = await handOver(to, demo.president);
      expect([to, refused.status, refused.body.code]).toEqual([to, 400, code]);
    }
    const nobody = await server.call('POST', paths.presidency(society), {
      token: people.president,
      body: { previous_user_id: demo.president },
    });
    expect(nobody.status).toBe(400);
    expect(await committee()).toEqual(before);
    await server.database
      .updateTable('users')
      .set({ suspended_at: null, suspended_reason: null })
      .where('university_id', '=', treasurer)
      .execute();
  });

  test('is 409 with the current President when that has changed meanwhile', async () => {
    const { status, body } = await handOver(demo.member, vicePresident);
    expect([status, body.code]).toEqual([409, 'changed_meanwhile']);
    expect(body.current?.find(({ role_name: name }) => name === 'President')?.user_id).toBe(demo.president);
    expect((await handOver(demo.member, null)).status).toBe(409);
    expect((await committee()).President).toBe(demo.president);
  });

  test("leaves the old President a plain member, frees the new one's role, and notifies both", async () => {
    const before = await committee();
    const { status, body } = await handOver(vicePresident, demo.president);
    expect([status, body.detail]).toEqual([200, outcomes.presidency.success('Tom Adeyemi')]);
    expect(await committee()).toEqual({ ...before, President: vicePresident, 'Vice President': null });
    const { body: members } = await server.call<SocietyMember[]>('GET', paths.members(society), {
      token: asVicePresident,
    });
    expect(members.find(({ university_id: id }) => id === demo.president)?.role).toBeNull();

    expect(await newestNotice(asVicePresident)).toMatchObject({
      kind: 'role_given',
      title: 'You are President of Astronomy Society',
      text: expect.stringMatching(/^Mira Voss handed the presidency over to you/) as string,
      href: `/societies/${society}`,
    });
    expect(await newestEntry()).toMatchObject({
      action: 'presidency.handed_over',
      actor: { university_id: demo.president },
      before: { President: 'Mira Voss (10000002)', 'Vice President': 'Tom Adeyemi (10000006)' },
      after: { President: 'Tom Adeyemi (10000006)', 'Vice President': null },
    });
    // What the office carried has gone with it, from the next call on.
    expect((await handOver(demo.president, vicePresident)).status).toBe(403);
  });

  test('notifies the old President when an administrator did it', async () => {
    const { status } = await handOver(demo.president, vicePresident, people.administrator);
    expect(status).toBe(200);
    expect(await newestNotice(asVicePresident)).toMatchObject({
      title: 'You are no longer President of Astronomy Society',
      text: expect.stringContaining('Mira Voss') as string,
    });
    expect((await newestNotice(people.president))?.text).toMatch(/^An administrator handed/);
  });

  test('gives the presidency to one of two at once', async () => {
    const before = await committee();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        handOver(index % 2 ? demo.member : vicePresident, demo.president),
      ),
    );
    const won = replies.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    // Who came later was no longer President, whether that was seen before their turn or in it.
    expect(replies.every(({ status }) => [200, 403, 409].includes(status))).toBe(true);
    const { President: now = null, ...rest } = await committee();
    expect([demo.member, vicePresident]).toContain(now);
    const { President: _, ...others } = before;
    expect(rest).toEqual(others);
    expect((await handOver(demo.president, now, people.administrator)).status).toBe(200);
  });
});

/** Gives a post that nobody holds. */
async function appoint(role: string, universityId: string) {
  const { body } = await server.call<Role[]>('GET', paths.roles(society), { token: people.president });
  const row = {
    role_id: body.find(({ name }) => name === role)?.id,
    role_name: role,
    previous_user_id: null,
    user_id: universityId,
    user_name: '',
  };
  const given = await server.call('POST', paths.updateCommittee(society), {
    token: people.president,
    body: { new_committee: [row] },
  });
  expect(given.status).toBe(200);
}

describe('removing a member', () => {
  const remove = (universityId: string, reason = 'Was rude.', token = people.president) =>
    server.call<Refused>('POST', paths.removeMember(society, universityId), { token, body: { reason } });
  const isMember = async (token: string) =>
    (await server.call<Society>('GET', paths.society(society), { token })).body.member;

  test('is 403 without manage_members, for site administrators too', async () => {
    await expectRefused(
      server,
      { method: 'POST', path: paths.removeMember(society, demo.member), body: { reason: 'Test' } },
      people.newcomer,
      people.member,
      people.eventsOfficer,
      people.otherPresident,
      people.administrator,
    );
    expect(await isMember(people.member)).toBe(true);
  });

  test('needs a reason and a member', async () => {
    for (const reason of ['', '  ', 'x'.repeat(memberLimits.reasonMax + 1)]) {
      expect((await remove(demo.member, reason)).status).toBe(400);
    }
    expect((await remove(demo.member, ' ')).body.errors).toEqual({
      reason: [validation.booking.reasonRequired],
    });
    expect((await remove(demo.newcomer)).status).toBe(404);
    expect((await remove('nobody')).status).toBe(404);
    expect(await isMember(people.member)).toBe(true);
  });

  test('refuses the President and holders of permissions that the caller lacks', async () => {
    await appoint('Vice President', vicePresident);
    await appoint('Secretary', demo.member);
    // A Secretary manages members, and edits no events.
    const above = await remove(demo.eventsOfficer, 'No.', people.member);
    expect([above.status, above.body.code]).toEqual([403, 'role_above']);
    for (const token of [people.president, asVicePresident, people.member]) {
      const president = await remove(demo.president, 'No.', token);
      expect([president.status, president.body.code]).toEqual([409, 'president_kept']);
    }
    expect(await committee()).toMatchObject({
      President: demo.president,
      Secretary: demo.member,
      'Events Officer': demo.eventsOfficer,
    });
  });

  test('notifies them with the reason, frees the role, and keeps their places', async () => {
    const { body: events } = await server.call<SocietyEvent[]>(
      'GET',
      `${paths.events(society)}?when=coming`,
      { token: people.member },
    );
    const event = events.find(({ places_left: left, joined, state }) => left && !joined && state === 'open');
    const signup = paths.eventSignup(society, event?.id ?? 0);
    expect((await server.call('POST', signup, { token: people.member })).status).toBe(200);
    const count = async () =>
      (await server.call<Society>('GET', paths.society(society), { token: people.newcomer })).body
        .member_count;
    const before = await count();

    expect((await remove(demo.member, ' Was rude. ', asVicePresident)).status).toBe(204);
    expect([await isMember(people.member), await count()]).toEqual([false, before - 1]);
    expect((await committee()).Secretary).toBeNull();
    expect(await newestNotice(people.member)).toMatchObject({
      kind: 'membership_ended',
      title: 'You are no longer a member of Astronomy Society',
      text: 'The committee gave this reason: Was rude.',
    });
    expect(await newestEntry()).toMatchObject({
      action: 'member.removed',
      actor: { university_id: vicePresident },
      subject: { kind: 'user', id: demo.member, name: 'Leo Castellanos' },
      before: { role: 'Secretary' },
      after: { reason: 'Was rude.' },
    });
    const { upcoming } = (await server.call<MyEvents>('GET', paths.myEvents, { token: people.member })).body;
    expect(upcoming.map(({ id }) => id)).toContain(event?.id);

    // A second press finds nobody there, and who was removed may come back.
    expect((await remove(demo.member)).status).toBe(404);
    expect((await server.call('POST', paths.join(society), { token: people.member })).status).toBe(200);
  });
});

test('attended events are counted for the society’s own events and can be sorted by', async () => {
  const { database } = server;
  await database.updateTable('event_signups').set({ checked_in_at: null }).execute();
  const letIn = async (of: number, universityId: string, times: number) => {
    const events = await database
      .selectFrom('events')
      .select('id')
      .where('society_id', '=', of)
      .orderBy('id')
      .limit(times)
      .execute();
    for (const { id } of events) {
      await database
        .insertInto('event_signups')
        .values({ society_id: of, event_id: id, university_id: universityId, checked_in_at: new Date() })
        .onConflict((there) =>
          there
            .columns(['society_id', 'event_id', 'university_id'])
            .doUpdateSet({ checked_in_at: new Date() }),
        )
        .execute();
    }
  };
  await letIn(society, demo.eventsOfficer, 2);
  await letIn(society, treasurer, 1);
  await letIn(otherSocieties.chess, vicePresident, 1);
  const read = async (query: string) =>
    (
      await server.call<{ count: number; results: SocietyMember[] }>(
        'GET',
        `${paths.members(society)}?page_size=3&${query}`,
        { token: people.president },
      )
    ).body;
  const most = await read('page=1&sort=-attended');
  expect(most.results.map(({ university_id: id, attended }) => [id, attended])).toEqual([
    [demo.eventsOfficer, 2],
    [treasurer, 1],
    [expect.any(String), 0],
  ]);
  const last = Math.ceil(most.count / 3);
  const { results } = await read(`page=${last}&sort=attended`);
  expect(results.at(-1)).toMatchObject({ university_id: demo.eventsOfficer, attended: 2 });
  expect((await read(`page=1&search=${vicePresident}`)).results).toMatchObject([{ attended: 0 }]);
});
