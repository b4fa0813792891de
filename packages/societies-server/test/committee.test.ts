import { sayNotice, type NoticeContent } from 'societies-contract/notice-words';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  outcomes,
  paths,
  type CommitteeConflict,
  type CommitteeRow,
  type NoticesReply,
  type Permission,
  type Role,
  type SocietyDetail,
  type SocietyMember,
  type SocietyPage,
  type UpdateCommitteeReply,
} from 'societies-contract';
import { demo, withServer } from './harness.ts';
import { expectRefused, holderOf, otherSocieties, signInPeople, society, type Refused } from './people.ts';

const server = await withServer();
const people = await signInPeople(server);
const vicePresident = await server.signIn('10000006');

/** The committee as a form holds it: every row, with the changes in it. */
async function rows(changes: Record<string, string | null> = {}, of: number = society) {
  const { body } = await server.call<SocietyPage>('GET', paths.society(of), { token: people.newcomer });
  return Object.values(body.committee_members).map(({ role, name, university_id: id }) => ({
    role_id: role.id,
    role_name: role.name,
    previous_user_id: id,
    user_id: role.name in changes ? (changes[role.name] ?? null) : id,
    user_name: name,
  }));
}
const update = (new_committee: unknown, token = people.president, of: number = society) =>
  server.call<UpdateCommitteeReply & Refused & Partial<CommitteeConflict>>(
    'POST',
    paths.updateCommittee(of),
    {
      token,
      body: { new_committee },
    },
  );
const holders = (data: CommitteeRow[]) => Object.fromEntries(data.map((row) => [row.role_name, row.user_id]));
const initial = {
  President: demo.president,
  'Vice President': '10000006',
  Secretary: null,
  Treasurer: '10000007',
  'Events Officer': demo.eventsOfficer,
};
const current = async () =>
  Object.fromEntries((await rows()).map((row) => [row.role_name, row.previous_user_id]));

describe('the members list', () => {
  test('is for a role other than Member, and for administrators', async () => {
    await expectRefused(
      server,
      { method: 'GET', path: paths.members(society) },
      people.newcomer,
      people.member,
      people.otherPresident,
    );
    for (const token of [people.eventsOfficer, people.administrator]) {
      const { status, body } = await server.call<SocietyMember[]>('GET', paths.members(society), { token });
      expect([status, body.length]).toEqual([200, 212]);
      expect(Object.keys(body[0] ?? {}).sort()).toEqual([
        'attended',
        'avatar',
        'first_name',
        'joined_at',
        'last_name',
        'role',
        'university_id',
        'until',
      ]);
    }
  });

  test('searches, sorts and pages', async () => {
    interface Page {
      count: number;
      results: SocietyMember[];
    }
    const token = people.president;
    const get = async <Body>(query: string) =>
      (await server.call<Body>('GET', `${paths.members(society)}?${query}`, { token })).body;
    const all = (await get<SocietyMember[]>('sort=name')).map(({ university_id: id }) => id);
    expect((await get<SocietyMember[]>('sort=-name')).map(({ university_id: id }) => id)).toEqual(
      [...all].reverse(),
    );
    const second = await get<Page>('page=2&page_size=10');
    expect([second.count, second.results.map(({ university_id: id }) => id)]).toEqual([
      212,
      all.slice(10, 20),
    ]);
    expect(await get<SocietyMember[]>('search=MIRA%20vo')).toEqual([
      {
        university_id: demo.president,
        first_name: 'Mira',
        last_name: 'Voss',
        avatar: null,
        role: 'President',
        joined_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
        attended: expect.any(Number) as number,
        until: null,
      },
    ]);
  });
});

describe('the committee', () => {
  beforeEach(async () => {
    expect((await update(await rows(initial), people.administrator)).status).toBe(200);
  });

  test('is changed by manage_members in this society and by administrators only', async () => {
    const { newcomer, member, eventsOfficer, otherPresident } = people;
    const body = { new_committee: await rows() };
    await expectRefused(
      server,
      { method: 'POST', path: paths.updateCommittee(society), body },
      newcomer,
      member,
      eventsOfficer,
      otherPresident,
    );
    expect(
      (await server.call('POST', paths.updateCommittee(9_999), { token: people.administrator, body })).status,
    ).toBe(404);
  });

  test("is 404 for another society's", async () => {
    expect((await update(await rows({}, otherSocieties.chess))).status).toBe(404);
  });

  test('refuses two roles for one member with the specified text', async () => {
    const { status, body } = await update(await rows({ Secretary: '10000007' }));
    expect([status, body.detail]).toEqual([400, 'Some roles have the same member assigned.']);
    // Nor when the other post is not among the rows.
    const [secretary] = (await rows({ Secretary: '10000007' })).filter(
      (row) => row.role_name === 'Secretary',
    );
    const partial = await update([secretary]);
    expect([partial.status, partial.body.detail]).toEqual([400, outcomes.committee.duplicate]);
    expect(await current()).toEqual(initial);
  });

  test('refuses a role for somebody who is not a member, and the role Member for anybody', async () => {
    expect((await update(await rows({ Secretary: demo.newcomer }))).status).toBe(400);
    expect((await update(await rows({ Secretary: '99999999' }))).status).toBe(400);
    const roles = (await server.call<Role[]>('GET', paths.roles(society), { token: people.newcomer })).body;
    const member = roles.find(({ name }) => name === 'Member');
    const row = {
      role_id: member?.id,
      role_name: 'Member',
      previous_user_id: null,
      user_id: demo.member,
      user_name: '',
    };
    expect((await update([row])).status).toBe(400);
    expect(await current()).toEqual(initial);
  });

  test('lets only an administrator change the President', async () => {
    const refused = await update(await rows({ President: demo.member }));
    expect(refused.status).toBe(403);
    expect(await current()).toEqual(initial);
    const { status, body } = await update(await rows({ President: demo.member }), people.administrator);
    expect([status, holders(body.data)]).toEqual([200, { ...initial, President: demo.member }]);
    const detail = await server.call<SocietyDetail>('GET', paths.societyDetail(society), {
      token: people.president,
    });
    expect(detail.body.role).toEqual({ name: 'Member', permissions: [] });
    // What the role carried is gone with the next call.
    expect((await update(await rows())).status).toBe(403);
  });

  test('notifies the new President and the old one, also when nobody follows', async () => {
    const told = async (token: string) =>
      (await server.call<NoticesReply>('GET', paths.notifications, { token })).body.results[0];
    const said = (content: NoticeContent) => sayNotice(content, 'en', 'Europe/London');
    const society = 'Astronomy Society';
    await update(await rows({ President: demo.member }), people.administrator);
    expect(await told(people.member)).toMatchObject(
      said({ message: 'presidency_given', values: { society, person: null } }),
    );
    const person = { university_id: demo.member, name: 'Leo Castellanos' };
    expect(await told(people.president)).toMatchObject(
      said({ message: 'presidency_taken', values: { society, person } }),
    );
    await update(await rows({ President: null }), people.administrator);
    expect(await told(people.member)).toMatchObject(
      said({ message: 'presidency_taken', values: { society, person: null } }),
    );
  });

  test('swaps the roles of two members in one update', async () => {
    const { status, body } = await update(
      await rows({ Treasurer: demo.eventsOfficer, 'Events Officer': '10000007' }),
    );
    expect([status, body.detail]).toEqual([200, outcomes.committee.success]);
    expect(holders(body.data)).toEqual({
      ...initial,
      Treasurer: demo.eventsOfficer,
      'Events Officer': '10000007',
    });
    expect(body.data.find((row) => row.role_name === 'Treasurer')).toMatchObject({
      user_name: 'Nadia Rahman',
    });
  });

  test.each([null, '', 'unassigned', 'Unassigned'])('%j leaves a role without a holder', async (nobody) => {
    const changed = (await rows()).map((row) =>
      row.role_name === 'Treasurer' ? { ...row, user_id: nobody } : row,
    );
    const { status, body } = await update(changed);
    expect([status, holders(body.data)]).toEqual([200, { ...initial, Treasurer: null }]);
    expect(body.data.find((row) => row.role_name === 'Treasurer')?.user_name).toBe('Unassigned');
  });

  test('refuses to give a role with a permission that the caller does not hold', async () => {
    await update(await rows({ Secretary: demo.member }));
    // A Secretary has manage_members and edit_posts: nothing more to give, also not to themselves.
    const refused = await update(
      await rows({ Secretary: null, 'Vice President': demo.member }),
      people.member,
    );
    expect(refused.status).toBe(403);
    const kept = await update(await rows({ Treasurer: null }), people.member);
    expect([kept.status, holders(kept.body.data).Treasurer]).toEqual([200, null]);
  });

  describe('changed by somebody else meanwhile', () => {
    test.each(['president', 'administrator'] as const)(
      'keeps their change and replies 409 for the %s',
      async (who) => {
        const seen = await rows();
        await update(await rows({ Treasurer: demo.member, Secretary: '10000007' }));
        const now = (await update(await rows())).body.data;
        const stale = seen.map((row) =>
          row.role_name === 'Events Officer' ? { ...row, user_id: null } : row,
        );
        const { status, body } = await update(stale, people[who]);
        expect([status, body]).toEqual([
          409,
          { code: 'changed_meanwhile', detail: outcomes.changedMeanwhile, current: now },
        ]);
        expect(await current()).toEqual({ ...initial, Treasurer: demo.member, Secretary: '10000007' });
        // Going on from there.
        const again = await update(await rows({ 'Events Officer': null }), people[who]);
        expect([again.status, holders(again.body.data)['Events Officer']]).toEqual([200, null]);
      },
    );

    test('is no conflict when the roles in the update are unchanged', async () => {
      const treasurer = (await rows({ Treasurer: null })).filter((row) => row.role_name === 'Treasurer');
      await update(await rows({ Secretary: demo.member }));
      const { status, body } = await update(treasurer);
      expect([status, holders(body.data)]).toEqual([
        200,
        { ...initial, Secretary: demo.member, Treasurer: null },
      ]);
    });

    test.each([null, '', 'unassigned', 'Unassigned'])(
      'takes %j as a role without a holder',
      async (nobody) => {
        const given = (await rows({ Secretary: demo.member }))
          .filter((row) => row.role_name === 'Secretary')
          .map((row) => ({ ...row, previous_user_id: nobody }));
        expect((await update(given)).status).toBe(200);
        expect((await update(given)).body.code).toBe('changed_meanwhile');
      },
    );
  });

  test('stores one of ten committees at once, whole, and replies 409 to nine', async () => {
    const members = (
      await server.call<SocietyMember[]>('GET', paths.members(society), { token: people.president })
    ).body
      .map(({ university_id: id }) => id)
      .filter((id) => Number(id) > 10_000_100);
    const wanted = Array.from({ length: 10 }, (_, index) => ({
      'Vice President': members[3 * index] ?? null,
      Secretary: members[3 * index + 1] ?? null,
      Treasurer: members[3 * index + 2] ?? null,
    }));
    const base = await rows();
    const replies = await Promise.all(
      wanted.map((committee) =>
        update(
          base.map((row) => ({
            ...row,
            user_id:
              row.role_name in committee
                ? (committee as Record<string, string | null>)[row.role_name]
                : row.user_id,
          })),
          people.administrator,
        ),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    const { 'Vice President': vice, Secretary, Treasurer } = await current();
    expect(wanted).toContainEqual({ 'Vice President': vice, Secretary, Treasurer });
  });

  test('refuses the same row twice', async () => {
    const [first] = (await rows()).filter((row) => row.role_name === 'Secretary');
    expect((await update([first, first])).status).toBe(400);
  });
});

describe('permissions and roles', () => {
  const list = async (of: number = society) =>
    (await server.call<Role[]>('GET', paths.roles(of), { token: people.newcomer })).body;
  const permissions = async () =>
    (await server.call<Permission[]>('GET', paths.permissions, { token: people.newcomer })).body;
  const idsOf = async (...codenames: string[]) =>
    (await permissions()).filter(({ codename }) => codenames.includes(codename)).map(({ id }) => id);
  const roleNamed = async (name: string, of: number = society) =>
    (await list(of)).find((role) => role.name === name);

  test('there are six permissions with ids, names and codenames', async () => {
    await expectRefused(server, { method: 'GET', path: paths.permissions });
    expect((await permissions()).map(({ codename }) => codename).sort()).toEqual([
      'edit_events',
      'edit_merch',
      'edit_posts',
      'edit_society',
      'manage_members',
      'manage_roles',
    ]);
  });

  test('roles can be read by anybody signed in', async () => {
    await expectRefused(server, { method: 'GET', path: paths.roles(society) });
    expect((await list()).map(({ name }) => name)).toEqual([
      'President',
      'Vice President',
      'Secretary',
      'Treasurer',
      'Events Officer',
      'Member',
    ]);
    expect((await roleNamed('Events Officer'))?.permissions).toEqual(await idsOf('edit_events'));
  });

  test('are 403 to write without manage_roles in this society', async () => {
    const role = await roleNamed('Treasurer');
    const { newcomer, member, eventsOfficer, administrator, otherPresident } = people;
    for (const attempt of [
      { method: 'POST', path: paths.roles(society), body: { name: 'Archivist', society } },
      {
        method: 'PUT',
        path: paths.role(society, role?.id ?? 0),
        body: { name: 'Bursar', society, permissions: [] },
      },
      { method: 'DELETE', path: paths.role(society, role?.id ?? 0) },
    ] as const) {
      await expectRefused(
        server,
        attempt,
        newcomer,
        member,
        eventsOfficer,
        administrator,
        otherPresident,
        vicePresident,
      );
    }
  });

  test('are 404 when of another society', async () => {
    const role = await roleNamed('Treasurer', otherSocieties.chess);
    const path = paths.role(society, role?.id ?? 0);
    const token = people.president;
    expect(
      (await server.call('PUT', path, { token, body: { name: 'Bursar', society, permissions: [] } })).status,
    ).toBe(404);
    expect((await server.call('DELETE', path, { token })).status).toBe(404);
    expect(await roleNamed('Treasurer', otherSocieties.chess)).toEqual(role);
  });

  test('need a name, unique regardless of case', async () => {
    const token = people.president;
    const blank = await server.call<Refused>('POST', paths.roles(society), {
      token,
      body: { name: ' ', society },
    });
    expect([blank.status, blank.body.errors]).toEqual([400, { name: ['Role name is required.'] }]);
    for (const name of ['treasurer', 'PRESIDENT', ' Member ']) {
      expect(
        (await server.call('POST', paths.roles(society), { token, body: { name, society } })).status,
      ).toBe(409);
    }
  });

  test('are created with 201, changed with 200, deleted with 204', async () => {
    const token = people.president;
    const created = await server.call<Role>('POST', paths.roles(society), {
      token,
      body: { name: 'Archivist', society },
    });
    expect([created.status, created.body]).toEqual([
      201,
      { id: created.body.id, name: 'Archivist', society, permissions: [], version: 1 },
    ]);
    const granted = await idsOf('edit_posts', 'edit_merch');
    const body = { name: 'Keeper', society, permissions: granted };
    const updated = await server.call<Role>('PUT', paths.role(society, created.body.id), { token, body });
    expect([updated.status, updated.body]).toEqual([200, { id: created.body.id, ...body, version: 2 }]);

    // Whoever holds it may do so at once, and is a plain member when it is gone.
    await update(await rows({ Keeper: demo.member }), people.administrator);
    const role = async () =>
      (await server.call<SocietyDetail>('GET', paths.societyDetail(society), { token: people.member })).body
        .role;
    expect(await role()).toMatchObject({ name: 'Keeper' });
    const gone = await server.call('DELETE', paths.role(society, created.body.id), { token });
    expect([gone.status, gone.body]).toEqual([204, '']);
    expect(await role()).toEqual({ name: 'Member', permissions: [] });
  });

  test('refuse an unknown permission', async () => {
    const role = await roleNamed('Treasurer');
    const body = { name: 'Treasurer', society, permissions: [9_999] };
    const { status } = await server.call('PUT', paths.role(society, role?.id ?? 0), {
      token: people.president,
      body,
    });
    expect(status).toBe(400);
    expect(await roleNamed('Treasurer')).toEqual(role);
  });

  test.each(['President', 'Member'])('%s is fixed', async (name) => {
    const token = people.president;
    const role = await roleNamed(name);
    const path = paths.role(society, role?.id ?? 0);
    expect(
      (await server.call('PUT', path, { token, body: { name: 'Queen', society, permissions: [] } })).status,
    ).toBe(403);
    expect((await server.call('DELETE', path, { token })).status).toBe(403);
    expect(await roleNamed(name)).toEqual(role);
  });

  test('refuse a permission that the caller does not hold', async () => {
    const token = people.president;
    const manager = await server.call<Role>('POST', paths.roles(society), {
      token,
      body: { name: 'Registrar', society },
    });
    const path = paths.role(society, manager.body.id);
    const manage = { name: 'Registrar', society, permissions: await idsOf('manage_roles') };
    expect((await server.call('PUT', path, { token, body: manage })).status).toBe(200);
    await update(await rows({ Registrar: demo.member }), people.administrator);

    const more = { ...manage, permissions: await idsOf('manage_roles', 'edit_society') };
    expect((await server.call('PUT', path, { token: people.member, body: more })).status).toBe(403);
    expect((await roleNamed('Registrar'))?.permissions).toEqual(manage.permissions);
    // Nor does anybody take apart what is above them: a role with a permission that they do not hold.
    const officer = await roleNamed('Events Officer');
    const above = paths.role(society, officer?.id ?? 0);
    for (const [method, body] of [
      ['PUT', { name: 'Events Chair', society, permissions: officer?.permissions }],
      ['PUT', { name: 'Events Officer', society, permissions: [] }],
      ['DELETE', undefined],
    ] as const) {
      const refused = await server.call<Refused>(method, above, { token: people.member, body });
      expect([refused.status, refused.body.code]).toEqual([403, 'role_above']);
    }
    expect(await roleNamed('Events Officer')).toEqual(officer);
    // What holds no more than they do themselves is theirs to change and to delete.
    const helper = await server.call<Role>('POST', paths.roles(society), {
      token: people.member,
      body: { name: 'Helper', society },
    });
    const own = paths.role(society, helper.body.id);
    const named = { name: 'Deputy', society, permissions: manage.permissions };
    expect((await server.call('PUT', own, { token: people.member, body: named })).status).toBe(200);
    expect((await server.call('DELETE', own, { token: people.member })).status).toBe(204);
    await server.call('DELETE', path, { token });
  });
});

test('two updates at once that give one member two roles store one at most', async () => {
  const officer = await holderOf(server, society, 'Events Officer');
  const base = (await rows()).filter(({ role_name: name }) => name === 'Secretary' || name === 'Treasurer');
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      update([{ ...base[index % 2], user_id: '10000004' }], people.administrator),
    ),
  );
  expect(replies.every(({ status }) => [200, 400, 409].includes(status))).toBe(true);
  const posts = Object.entries(await current()).filter(([, holder]) => holder === '10000004');
  expect(posts).toHaveLength(1);
  expect(await holderOf(server, society, 'Events Officer')).toBe(officer);
});
