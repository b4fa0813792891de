import { sql } from 'kysely';
import {
  paths,
  takeoverLimits,
  type HistoryPage,
  type NoticesReply,
  type Orphans,
  type SocietyPage,
  type Takeover,
  type TakeoverState,
} from 'societies-contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../src/database/transaction.ts';
import { foundSociety } from '../src/societies/founding.ts';
import { forgetTakeovers } from '../src/terms/takeovers.ts';
import { withServer } from './harness.ts';
import type { Refused } from './people.ts';
import { makeSmallWorld, type Person, type SmallWorld } from './small-world.ts';

const server = await withServer();
const { database } = server;

let world: SmallWorld;
const tokens = new Map<Person, string>();

beforeEach(async () => {
  world = await makeSmallWorld(server);
  tokens.clear();
});

async function as<Body = Refused>(who: Person, method: string, path: string, body?: unknown) {
  const token = tokens.get(who) ?? (await world.tokenOf(who));
  tokens.set(who, token);
  return server.call<Body>(method, path, { token, body });
}
const message = { message: 'I would like to keep it alive.' };
const ask = <Body = Takeover>(who: Person, society = world.society, body: unknown = message) =>
  as<Body>(who, 'POST', paths.takeover(society), body);
const state = async (who: Person) =>
  (await as<TakeoverState>(who, 'GET', paths.takeover(world.society))).body;
const orphans = async () =>
  (await as<Orphans>('admin', 'GET', `${paths.orphans}?page=1&page_size=100`)).body.results;
const own = async () => (await orphans()).find(({ society }) => society.id === world.society);
const accept = <Body = Takeover>(id: number, by: Person = 'admin') =>
  as<Body>(by, 'POST', paths.acceptTakeover(id));
const decline = <Body = Takeover>(id: number, by: Person = 'admin') =>
  as<Body>(by, 'POST', paths.declineTakeover(id), { reason: 'Finish your degree first.' });
const titles = async (who: Person) =>
  (await as<NoticesReply>(who, 'GET', paths.notifications)).body.results.map(({ title }) => title);
const president = async () => {
  const { committee_members: committee } = (
    await as<SocietyPage>('admin', 'GET', paths.society(world.society))
  ).body;
  const entry = Object.values(committee).find(({ role }) => role.name === 'President');
  return Object.entries(world.ids).find(([, id]) => id === entry?.university_id)?.[0] ?? null;
};
/** Whether the society's page offers to ask. */
const isOffered = async () =>
  (await as<SocietyPage>('member', 'GET', paths.society(world.society))).body.can_be_taken_over;
const removePresident = () => as('admin', 'DELETE', paths.removeUser(world.ids.president));

describe('asking to take a society over', () => {
  test('is for societies without a President: 409 otherwise', async () => {
    expect(await state('member')).toEqual({ reason: null, possible: false, asked_at: null });
    const refused = await ask<Refused>('member');
    expect([refused.status, refused.body.code]).toEqual([409, 'has_president']);
    await removePresident();
    expect(await state('member')).toEqual({ reason: 'missing', possible: true, asked_at: null });
    const { status, body } = await ask('member');
    expect([status, body.message, body.person.university_id]).toEqual([
      201,
      message.message,
      world.ids.member,
    ]);
    expect(await state('member')).toMatchObject({ possible: false, asked_at: body.asked_at });
  });

  test('the committee is told before anything is decided, and once however often it is pressed', async () => {
    await removePresident();
    const both = await Promise.all([ask('member'), ask('member')]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[0].body.id).toBe(both[1].body.id);
    expect((await titles('officer')).filter((title) => title.includes('to take over'))).toEqual([
      `member W asks to take over ${world.name}`,
    ]);
  });

  test('is 401 for nobody, 403 for others than members, and 404 for no society', async () => {
    await removePresident();
    expect((await server.call('POST', paths.takeover(world.society), { body: message })).status).toBe(401);
    for (const who of ['stranger', 'otherPresident', 'admin'] as const)
      expect([who, (await ask(who)).status]).toEqual([who, 403]);
    expect((await ask('member', 2_000_000_000)).status).toBe(404);
  });

  test('is open to anybody where the society has no member', async () => {
    await removePresident();
    await as('officer', 'POST', paths.leave(world.society));
    await as('member', 'POST', paths.leave(world.society));
    const { body } = await ask('stranger');
    expect((await accept(body.id)).status).toBe(200);
    const page = (await as<SocietyPage>('stranger', 'GET', paths.society(world.society))).body;
    expect([page.member_count, page.member, await president()]).toEqual([1, true, 'stranger']);
  });

  test.each([
    ['a suspended President', 'suspended'],
    ['an affiliation that has lapsed', 'lapsed'],
  ] as const)('is possible with %s', async (_, reason) => {
    if (reason === 'suspended')
      await as('admin', 'POST', paths.suspendUser(world.ids.president), { reason: 'Spam.' });
    else await sql`update societies set affiliation = 'lapsed' where id = ${world.society}`.execute(database);
    expect((await state('member')).reason).toBe(reason);
    expect(await isOffered()).toBe(true);
    const { body } = await ask('member');
    expect(await own()).toMatchObject({
      reason,
      president: { university_id: world.ids.president },
      takeovers: [{ id: body.id, person: { member: true } }],
    });
    expect((await accept(body.id)).status).toBe(200);
    expect(await president()).toBe('member');
    expect(await isOffered()).toBe(reason === 'lapsed');
  });

  test('is offered by the page of the society no longer once its President is let in again', async () => {
    expect(await isOffered()).toBe(false);
    await as('admin', 'POST', paths.suspendUser(world.ids.president), { reason: 'Spam.' });
    expect(await isOffered()).toBe(true);
    await as('admin', 'POST', paths.restoreUser(world.ids.president));
    expect(await isOffered()).toBe(false);
  });

  test.each([
    ['no message', {}],
    ['a blank one', { message: ' ' }],
    ['one that is too long', { message: 'x'.repeat(takeoverLimits.messageMax + 1) }],
  ])('with %s is 400 on message', async (_, body) => {
    await removePresident();
    const reply = await ask<Refused>('member', world.society, body);
    expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([400, ['message']]);
  });

  test(`waits for at most ${takeoverLimits.pendingMax} answers at a time`, async () => {
    await removePresident();
    for (let number = 0; number < takeoverLimits.pendingMax; number += 1) {
      const id = await inTransaction(database, (trx) =>
        foundSociety(trx, {
          name: `${world.name} orphan ${number}`,
          description: 'Small.',
          categoryId: 1,
          founder: world.ids.stranger,
        }),
      );
      await sql`delete from memberships where society_id = ${id}`.execute(database);
      expect((await ask('member', id)).status).toBe(201);
    }
    const refused = await ask<Refused>('member');
    expect([refused.status, refused.body.code]).toEqual([409, 'limit_reached']);
  });
});

describe('the decision', () => {
  beforeEach(removePresident);

  test('is for administrators, who find the society and the request among the orphans', async () => {
    const { body } = await ask('member');
    for (const path of [paths.orphans, paths.acceptTakeover(body.id), paths.declineTakeover(body.id)]) {
      const method = path === paths.orphans ? 'GET' : 'POST';
      expect((await server.call(method, path)).status).toBe(401);
      for (const who of ['member', 'officer', 'stranger'] as const)
        expect([who, path, (await as(who, method, path)).status]).toEqual([who, path, 403]);
    }
    expect(await own()).toMatchObject({
      society: { id: world.society, name: world.name },
      reason: 'missing',
      president: null,
      member_count: 2,
      takeovers: [body],
    });
  });

  test('accepting makes them President, frees their old role, tells everybody and is in the history', async () => {
    const [{ body }, other] = [await ask('officer'), await ask('member')];
    expect((await accept(body.id)).status).toBe(200);
    expect(await president()).toBe('officer');
    expect(await own()).toBeUndefined();
    expect(await titles('officer')).toContain(`You are President of ${world.name}`);
    expect(await titles('member')).toContain(`officer W is President of ${world.name}`);
    expect((await accept(other.body.id)).status).toBe(404);
    const { results } = (await as<HistoryPage>('officer', 'GET', paths.societyHistory(world.society))).body;
    expect(results[0]).toMatchObject({ action: 'takeover.accepted', actor: { name: 'admin W' } });
  });

  test('two administrators at once accept one of two', async () => {
    const [{ body: one }, { body: other }] = [await ask('officer'), await ask('member')];
    const replies = await Promise.all([accept(one.id), accept(other.id, 'secondAdmin')]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(['officer', 'member']).toContain(await president());
  });

  test('is 409 when somebody is President by then, and 400 for a suspended account', async () => {
    const { body } = await ask('member');
    await as('admin', 'POST', paths.presidency(world.society), {
      user_id: world.ids.officer,
      previous_user_id: null,
    });
    const late = await accept<Refused>(body.id);
    expect([late.status, late.body.code]).toEqual([409, 'has_president']);
    await sql`update memberships set role_id = null where society_id = ${world.society}`.execute(database);
    await as('admin', 'POST', paths.suspendUser(world.ids.member), { reason: 'Spam.' });
    const suspended = await accept<Refused>(body.id);
    expect([suspended.status, suspended.body.code]).toEqual([400, 'account_suspended']);
  });

  test('declining tells them why, and they can ask again after a week', async () => {
    const { body } = await ask('member');
    expect((await as('admin', 'POST', paths.declineTakeover(body.id), {})).status).toBe(400);
    expect((await decline(body.id)).status).toBe(200);
    expect((await decline(body.id)).status).toBe(404);
    expect(await titles('member')).toContain(`You cannot take over ${world.name}`);
    const soon = await ask<Refused>('member');
    expect([soon.status, soon.body.code]).toEqual([409, 'asked_recently']);
    await sql`update takeovers set decided_at = now() - interval '8 days' where id = ${body.id}`.execute(
      database,
    );
    expect((await ask('member')).status).toBe(201);
    const { results } = (await as<HistoryPage>('officer', 'GET', paths.societyHistory(world.society))).body;
    const entry = results.find(({ action }) => action === 'takeover.declined');
    expect(entry).toMatchObject({ subject: { id: null, name: null }, after: null });
  });

  test('who leaves, or deletes the account, asks no longer', async () => {
    const { body } = await ask('member');
    await as('member', 'POST', paths.leave(world.society));
    const left = await accept<Refused>(body.id);
    expect([left.status, left.body.code]).toEqual([400, 'not_a_member']);
    await as('member', 'DELETE', paths.profile, {});
    expect((await accept(body.id)).status).toBe(404);
  });

  test('requests are kept for 30 days after they were declined, and not with a removed society', async () => {
    const { body } = await ask('member');
    await decline(body.id);
    await sql`update takeovers set decided_at = now() - interval '31 days' where id = ${body.id}`.execute(
      database,
    );
    await forgetTakeovers(database);
    await ask('member');
    await as('admin', 'DELETE', paths.removeSociety(world.society));
    const { rows } = await sql`select 1 from takeovers where society_id = ${world.society}
      union all select 1 from removals where society_id = ${world.society} and tables::text like '%keep it alive%'`.execute(
      database,
    );
    expect(rows).toEqual([]);
  });
});
