import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import {
  paths,
  type AcceptReply,
  type SocietyEvent,
  type LikeReply,
  type Post,
  type Profile,
  type Role,
  type Society,
  type SocietyPage,
  type SocietyRequest,
} from 'societies-contract';
import { demo, prepare, startServer, type TestServer } from './harness.ts';
import { signInPeople, signInStudents, society, type People } from './people.ts';
import { startProcess, type ServerProcess } from './processes.ts';

/** The embedded engine has one process by design; here two share a PostgreSQL, and nothing in memory can help them. */
describe.runIf(inject('databaseUrl'))('two processes on one database', () => {
  let server: TestServer;
  let sibling: ServerProcess;
  let siblingData: string;
  let people: People;
  let students: string[];

  beforeAll(async () => {
    server = await startServer();
    siblingData = await mkdtemp(path.join(tmpdir(), 'constellation-sibling-'));
    sibling = await startProcess({ ...server.settings, DATA_DIR: siblingData });
    people = await signInPeople(server);
    students = await signInStudents(server, 200);
  });
  afterAll(async () => {
    sibling.child.kill('SIGTERM');
    await sibling.ended;
    await server.stop();
    await rm(siblingData, { recursive: true, force: true });
  });

  /** The one and the other in turn. */
  const either = (index: number): Pick<TestServer, 'call'> => (index % 2 === 0 ? server : sibling);

  test('give 20 of 200 students the 20 places', async () => {
    const created = await server.call<SocietyEvent>('POST', paths.events(society), {
      token: people.president,
      body: {
        name: 'Twenty chairs',
        description: 'There are twenty chairs.',
        datetime: new Date(Date.now() + 86_400_000).toISOString(),
        duration: '01:00:00',
        venue: 'Physics 2.14',
        max_participants: 20,
        price: 0,
        is_active: true,
      },
    });
    const { id } = created.body;
    const replies = await Promise.all(
      students.map((token, index) =>
        either(index).call('POST', paths.eventSignup(society, id), { token, body: {} }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(180);
    const rows = await server.database
      .selectFrom('event_signups')
      .select('university_id')
      .where('event_id', '=', id)
      .execute();
    const seen = await sibling.call<SocietyEvent>('GET', paths.event(society, id), {
      token: people.newcomer,
    });
    expect([rows.length, seen.body.participants]).toEqual([20, 20]);
  }, 60_000);

  test('list at once what the other changes', async () => {
    const list = async (from: Pick<TestServer, 'call'>) => {
      const reply = await from.call<Society[]>('GET', paths.societies, { token: people.newcomer });
      return { all: reply.body, chess: reply.body.find(({ id }) => id === 2) };
    };
    const before = await list(sibling);
    expect(before).toEqual(await list(server));
    await server.call('POST', paths.join(2), { token: people.newcomer });
    const after = await list(sibling);
    expect(after.chess).toEqual({
      ...before.chess,
      member: true,
      membership: 'member',
      member_count: (before.chess?.member_count ?? 0) + 1,
    });
    expect(await list(server)).toEqual(after);
    await sibling.call('POST', paths.leave(2), { token: people.newcomer });
    expect(await list(server)).toEqual(before);
  });

  test('show at once a committee that the other changes', async () => {
    const read = async () => {
      const reply = await sibling.call<SocietyPage>('GET', paths.society(society), {
        token: people.newcomer,
      });
      return Object.values(reply.body.committee_members);
    };
    const { president: token } = people;
    const before = await read();
    const created = await server.call<Role>('POST', paths.roles(society), {
      token,
      body: { name: 'Archivist', society },
    });
    const address = paths.role(society, created.body.id);
    const roleNow = async () => (await read()).find(({ role }) => role.id === created.body.id)?.role;
    expect(await roleNow()).toMatchObject({ name: 'Archivist', permissions: [] });
    const permissions = (
      await server.call<{ id: number; codename: string }[]>('GET', paths.permissions, { token })
    ).body;
    const allowed = permissions.filter(({ codename }) => codename === 'edit_posts').map(({ id }) => id);
    await server.call('PUT', address, { token, body: { name: 'Editor', society, permissions: allowed } });
    expect(await roleNow()).toMatchObject({ name: 'Editor', permissions: ['edit_posts'] });
    await server.call('DELETE', address, { token });
    expect(await read()).toEqual(before);

    const profile = (await server.call<Profile>('GET', paths.profile, { token })).body;
    const { university_id, first_name, last_name, email } = profile;
    const rename = (name: string) =>
      server.call('PUT', paths.profile, {
        token,
        body: { university_id, first_name: name, last_name, email },
      });
    expect((await rename('Morgan')).status).toBe(200);
    expect((await read())[0]?.name).toBe(`Morgan ${last_name}`);
    await rename(first_name);
    expect(await read()).toEqual(before);
  });

  test('count fifty attempts of one student to join as one', async () => {
    const count = async () =>
      (await sibling.call<SocietyPage>('GET', paths.society(3), { token: people.newcomer })).body
        .member_count;
    const before = await count();
    const token = people.newcomer;
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => either(index).call('POST', paths.join(3), { token })),
    );
    expect(await count()).toBe(before + 1);
  });

  test('keep counts of likes equal to the rows', async () => {
    const [post] = (await server.call<Post[]>('GET', paths.posts(society), { token: people.newcomer })).body;
    const id = post?.id ?? 0;
    const replies = await Promise.all(
      Array.from({ length: 300 }, (_, index) =>
        either(index).call<LikeReply>('POST', paths.postLike(society, id), {
          token: students[index % 30] ?? '',
          body: {},
        }),
      ),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await server.database
      .selectFrom('post_likes')
      .select('university_id')
      .where('post_id', '=', id)
      .execute();
    const posts = (await sibling.call<Post[]>('GET', paths.posts(society), { token: people.newcomer })).body;
    expect(posts.find((item) => item.id === id)?.likes).toBe(rows.length);
  }, 60_000);

  test('create one society when two administrators accept a request at once', async () => {
    const asked = await server.call<SocietyRequest>('POST', paths.societyRequests, {
      token: people.newcomer,
      body: { name: 'Two Doors', proposal: 'Both of them open.', category: 2, user: demo.newcomer },
    });
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        either(index).call<AcceptReply>('POST', paths.acceptRequest(asked.body.id), {
          token: people.administrator,
          body: {},
        }),
      ),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(9);
    const list = (await sibling.call<Society[]>('GET', paths.societies, { token: people.newcomer })).body;
    expect(list.filter(({ name }) => name === 'Two Doors')).toHaveLength(1);
  });

  test('store one of two committees at once, whole, and reply 409 to the other', async () => {
    const page = await server.call<SocietyPage>('GET', paths.society(society), { token: people.newcomer });
    const posts = Object.values(page.body.committee_members);
    const postOf = (name: string) => posts.find(({ role }) => role.name === name);
    const members = (
      await server.database
        .selectFrom('memberships')
        .select('university_id')
        .where('society_id', '=', society)
        .where('role_id', 'is', null)
        .orderBy('university_id')
        .limit(20)
        .execute()
    ).map((row) => row.university_id);
    const wanted = Array.from({ length: 8 }, (_, index) => ({
      Secretary: members[2 * index],
      Treasurer: members[2 * index + 1],
    }));
    const replies = await Promise.all(
      wanted.map((committee, index) =>
        either(index).call('POST', paths.updateCommittee(society), {
          token: people.administrator,
          body: {
            new_committee: Object.entries(committee).map(([name, holder]) => ({
              role_id: postOf(name)?.role.id,
              role_name: name,
              previous_user_id: postOf(name)?.university_id,
              user_id: holder,
              user_name: null,
            })),
          },
        }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
    const after = (await sibling.call<SocietyPage>('GET', paths.society(society), { token: people.newcomer }))
      .body;
    const holder = (name: string) =>
      Object.values(after.committee_members).find(({ role }) => role.name === name)?.university_id;
    expect(wanted).toContainEqual({ Secretary: holder('Secretary'), Treasurer: holder('Treasurer') });
  });

  test('reply 503 while the database breaks every connection, and go on', async () => {
    const { body: list } = await server.call<SocietyEvent[]>('GET', paths.events(society), {
      token: people.newcomer,
    });
    const { id } = list.find(({ state }) => state === 'open') ?? { id: 0 };
    expect(id).toBeGreaterThan(0);
    let writing = true;
    const statuses = new Set<number>();
    const write = async (token: string) => {
      while (writing) {
        for (const method of ['POST', 'DELETE']) {
          const { status } = await sibling.call(method, paths.eventSignup(society, id), { token });
          statuses.add(status);
        }
      }
    };
    const writers = students.slice(0, 20).map(write);
    for (let round = 0; round < 15; round += 1) {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(server.database);
      // The next round meets statements that run again.
      while ((await sibling.call('GET', '/readyz')).status !== 200);
    }
    writing = false;
    await Promise.all(writers);
    expect([...statuses].filter((status) => status >= 500)).toEqual([503]);
    expect(sibling.child.exitCode).toBeNull();
  }, 60_000);

  test('start at once on an empty database with one demonstration', async () => {
    const { settings, remove } = await prepare({ fresh: true });
    const otherData = await mkdtemp(path.join(tmpdir(), 'constellation-sibling-'));
    const both = await Promise.all(
      [settings, { ...settings, DATA_DIR: otherData }].map((own) => startProcess(own)),
    );
    try {
      for (const one of both) {
        const token = await one.signIn(demo.newcomer);
        const list = (await one.call<Society[]>('GET', paths.societies, { token })).body;
        expect([list.length, list[0]?.id, list[0]?.name]).toEqual([48, 1, 'Astronomy Society']);
      }
    } finally {
      for (const { child, ended } of both) {
        child.kill('SIGTERM');
        expect(await ended).toBe(0);
      }
      await remove();
      await rm(otherData, { recursive: true, force: true });
    }
  }, 120_000);
});
