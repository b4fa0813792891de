import { sql } from 'kysely';
import {
  electionLimits,
  paths,
  reopenNominations,
  type Election,
  type Elections,
  type HistoryPage,
  type NoticesReply,
} from 'societies-contract';
import { describe, expect, test } from 'vitest';
import { closeElections, keepElections } from '../src/elections/closing.ts';
import { demo, withServer } from './harness.ts';
import { electionsIn, inMinutes } from './elections-world.ts';
import { expectRefused, signInPeople, society, type Refused } from './people.ts';

const server = await withServer();
const { database } = server;
const people = await signInPeople(server);
const elections = electionsIn(server, society, people.president);
const { called, candidate, members, move, nominate, publish, read, results, vote, withdraw } = elections;

const noticesOf = async (token: string) =>
  (await server.call<NoticesReply>('GET', paths.notifications, { token })).body.results
    .filter(({ kind }) => kind === 'election')
    .map(({ title }) => title);

/** One with two candidates for President, in which people can vote. */
async function voting(more: object = {}) {
  const { id, roles } = await called('nominations', ['President', 'Treasurer'], more);
  const [president = 0, treasurer = 0] = roles;
  const [ada, bob, ...others] = await members(6);
  if (!ada || !bob) throw new Error('No members.');
  const a = await candidate(id, president, ada);
  const b = await candidate(id, president, bob);
  await move(id, 'voting');
  return { id, president, treasurer, ada, bob, a, b, others };
}
type World = Awaited<ReturnType<typeof voting>>;
const voter = ({ others }: World, index: number) => others[index]?.token ?? '';

/** Ends voting and publishes. */
async function resultOf(id: number) {
  await move(id, 'ended');
  const { body, status } = await publish(id);
  expect(status).toBe(200);
  return body;
}

describe('calling an election', () => {
  const draft = async () => ({
    title: 'Committee election 2027',
    roles: await elections.rolesNamed('President', 'Treasurer'),
    ...elections.planOf('planned'),
  });

  test('is for the President and administrators, and lists it newest first', async () => {
    const body = await draft();
    for (const token of [people.president, people.administrator]) {
      const { status, body: made } = await elections.call(body, token);
      expect([status, made.state, made.reopen_nominations, made.turnout]).toEqual([
        201,
        'planned',
        true,
        null,
      ]);
      expect(made.roles.map(({ role }) => role.name)).toEqual(['President', 'Treasurer']);
    }
    await expectRefused(
      server,
      { method: 'POST', path: paths.elections(society), body },
      people.eventsOfficer,
      people.member,
      people.newcomer,
      people.otherPresident,
    );
    const list = await server.call<Elections>('GET', paths.elections(society), { token: people.member });
    const ids = list.body.results.map(({ id }) => id);
    expect([list.status, ids]).toEqual([200, ids.toSorted((one, other) => other - one)]);
    expect(list.body.results[0]?.called_by?.university_id).toBe(demo.administrator);
    await expectRefused(server, { method: 'GET', path: paths.elections(society) }, people.newcomer);
    for (const { id } of list.body.results) await elections.cancel(id, 'Only a try.');
  });

  test('refuses what cannot be kept, on the field', async () => {
    const body = await draft();
    const wrong: [string, object][] = [
      ['title', { title: ' ' }],
      ['roles', { roles: [] }],
      ['roles', { roles: [2_000_000_000] }],
      ['roles', { roles: await elections.rolesNamed('Member') }],
      ['nominations_until', { nominations_until: body.nominations_from }],
      ['nominations_until', { nominations_from: inMinutes(-60), nominations_until: inMinutes(-30) }],
      ['voting_from', { voting_from: inMinutes(15) }],
      ['voting_until', { voting_until: body.voting_from }],
      ['voting_until', { voting_until: inMinutes((electionLimits.daysMax + 1) * 1_440) }],
      ['term_until', { term_from: '2027-06-02', term_until: '2027-06-01' }],
    ];
    for (const [field, change] of wrong) {
      const { status, body: refused } = await elections.call({ ...body, ...change });
      expect([field, status, Object.keys(refused.errors ?? {})]).toEqual([field, 400, [field]]);
    }
  });

  test('has at most five under way', async () => {
    const body = await draft();
    const made: number[] = [];
    for (let count = 0; count < electionLimits.perSociety; count += 1)
      made.push((await elections.call(body)).body.id);
    const { status, body: refused } = await elections.call(body);
    expect([status, refused.code]).toEqual([409, 'limit_reached']);
    for (const id of made) expect((await elections.cancel(id, 'Only a try.')).status).toBe(200);
    expect((await elections.call(body)).status).toBe(201);
  });

  test('is changed until nominations open, and by who saw the latest version', async () => {
    const { id } = await called('planned');
    const body = { ...(await draft()), title: 'Renamed', roles: await elections.rolesNamed('Secretary') };
    const put = (more: object = {}) =>
      server.call<Election & Refused & { current?: Election }>('PUT', paths.election(society, id), {
        token: people.president,
        body: { ...body, ...more },
      });
    const changed = await put({ version: 1 });
    expect([changed.status, changed.body.title, changed.body.version]).toEqual([200, 'Renamed', 2]);
    expect(changed.body.roles.map(({ role }) => role.name)).toEqual(['Secretary']);
    const late = await put({ version: 1 });
    expect([late.status, late.body.code, late.body.current?.version]).toEqual([409, 'changed_meanwhile', 2]);
    await move(id, 'nominations');
    const open = await put();
    expect([open.status, open.body.code]).toEqual([409, 'nominations_opened']);
    const { body: history } = await server.call<HistoryPage>('GET', paths.societyHistory(society), {
      token: people.president,
    });
    expect(history.results[0]).toMatchObject({ action: 'election.changed', after: { name: 'Renamed' } });
    await elections.cancel(id, 'Only a try.');
  });

  test('is cancelled with a reason, which the members are told', async () => {
    const { id } = await called();
    await keepElections(database);
    expect((await elections.cancel(id, ' ')).status).toBe(400);
    const { status, body } = await elections.cancel(id, 'Too few people.');
    expect([status, body.state, body.cancel_reason]).toEqual([200, 'cancelled', 'Too few people.']);
    expect(await noticesOf(people.member)).toEqual(
      expect.arrayContaining(['Committee election is cancelled', 'Committee election: who wants to stand?']),
    );
    expect((await elections.cancel(id, 'Again.')).body.code).toBe('election_cancelled');
    expect(
      (await nominate(id, (await elections.rolesNamed('Treasurer'))[0] ?? 0, people.member)).body.code,
    ).toBe('election_cancelled');
  });
});

describe('standing', () => {
  test('is for members, for one role, and the same again changes the statement', async () => {
    const { id, roles } = await called();
    const [president = 0, treasurer = 0] = roles;
    const [ada] = await members(1);
    const token = ada?.token ?? '';
    const first = await nominate(id, president, token, 'Dark skies.');
    expect([first.status, first.body.nomination]).toEqual([
      201,
      { role_id: president, candidate_id: expect.any(Number) as number, statement: 'Dark skies.' },
    ]);
    const again = await nominate(id, president, token, 'Darker skies.');
    expect(again.body.roles[0]?.candidates).toMatchObject([{ statement: 'Darker skies.', withdrawn: false }]);
    const other = await nominate(id, treasurer, token);
    expect([other.status, other.body.code]).toEqual([409, 'already_nominated']);
    expect((await nominate(id, 2_000_000_000, token)).status).toBe(400);
    expect((await nominate(id, president, token, 'x'.repeat(1_001))).status).toBe(400);
    await expectRefused(
      server,
      { method: 'POST', path: paths.nominations(society, id), body: { role_id: president } },
      people.newcomer,
      people.administrator,
    );
    expect((await withdraw(id, token)).status).toBe(204);
    expect((await withdraw(id, token)).status).toBe(404);
    expect((await nominate(id, treasurer, token)).status).toBe(201);
    await elections.cancel(id, 'Only a try.');
  });

  test('is possible while nominations are open', async () => {
    const { id, roles } = await called();
    const [ada] = await members(1);
    for (const phase of ['planned', 'waiting', 'voting', 'ended'] as const) {
      await move(id, phase);
      const { status, body } = await nominate(id, roles[0] ?? 0, ada?.token ?? '');
      expect([phase, status, body.code]).toEqual([phase, 409, 'nominations_not_open']);
    }
  });

  test('ends with the membership', async () => {
    const { id, roles } = await called();
    const [president = 0] = roles;
    const [ada, bob] = await members(2);
    if (!ada || !bob) throw new Error('No members.');
    await candidate(id, president, ada);
    await candidate(id, president, bob);
    await server.call('POST', paths.leave(society), { token: ada.token });
    expect((await read(id)).body.roles[0]?.candidates).toHaveLength(1);
    await move(id, 'voting');
    await server.call('POST', paths.leave(society), { token: bob.token });
    expect((await read(id)).body.roles[0]?.candidates).toMatchObject([{ withdrawn: true }]);
    await elections.cancel(id, 'Only a try.');
  });

  test('shows candidates in an order of their own to each reader', async () => {
    const { id, roles } = await called();
    const people = await members(6);
    for (const one of people) await candidate(id, roles[0] ?? 0, one);
    const orders = new Set<string>();
    for (const { token } of people) {
      const order = async () => (await read(id, token)).body.roles[0]?.candidates.map((one) => one.id).join();
      const first = await order();
      expect(await order()).toBe(first);
      orders.add(first ?? '');
    }
    expect(orders.size).toBeGreaterThan(3);
    await elections.cancel(id, 'Only a try.');
  });
});

describe('voting', () => {
  test('casts one ballot, which may leave a role out, and gives a receipt', async () => {
    const world = await voting();
    const { id, president, a, b } = world;
    const before = (await read(id, voter(world, 0))).body;
    expect([before.state, before.may_vote, before.voted, before.turnout?.voted]).toEqual([
      'voting',
      true,
      false,
      0,
    ]);
    const { status, body } = await vote(id, voter(world, 0), { [president]: [b, reopenNominations, a] });
    expect([status, Object.keys(body)]).toEqual([200, ['receipt']]);
    expect(body.receipt).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
    const after = (await read(id, voter(world, 0))).body;
    expect([after.may_vote, after.voted, after.turnout?.voted]).toEqual([false, true, 1]);
    const again = await vote(id, voter(world, 0), { [president]: [a] });
    expect([again.status, again.body.code]).toEqual([409, 'already_voted']);
    expect((await resultOf(id)).roles[0]).toMatchObject({ winner: b, ballots: 1 });
  });

  test('of one voter from several phones at once counts once', async () => {
    const world = await voting();
    const { id, president, a, b } = world;
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        vote(id, voter(world, 0), { [president]: [index % 2 ? a : b] }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(409)]);
    expect((await resultOf(id)).ballots).toBe(1);
  });

  test('is over to the moment, and has not begun before', async () => {
    const world = await voting();
    const { id, president, a } = world;
    for (const [phase, code] of [
      ['planned', 'voting_not_open'],
      ['nominations', 'voting_not_open'],
      ['waiting', 'voting_not_open'],
      ['ended', 'voting_ended'],
    ] as const) {
      await move(id, phase);
      const { status, body } = await vote(id, voter(world, 0), { [president]: [a] });
      expect([phase, status, body.code]).toEqual([phase, 409, code]);
    }
    await move(id, 'voting');
    const replies: number[] = [];
    for (const index of [0, 1, 2, 3]) {
      // The end comes between two votes.
      if (index === 2)
        await sql`update elections set voting_until = clock_timestamp() where id = ${id}`.execute(database);
      replies.push((await vote(id, voter(world, index), { [president]: [a] })).status);
    }
    expect(replies).toEqual([200, 200, 409, 409]);
    const { body } = await publish(id);
    expect([body.ballots, body.turnout.voted]).toEqual([2, 2]);
  });

  test('is for who was a member when it began, also if they have left since', async () => {
    const world = await voting();
    const { id, president, a } = world;
    const late = await elections.newcomer();
    const body = { [president]: [a] };
    const stranger = await vote(id, late.token, body);
    expect([stranger.status, stranger.body.code]).toEqual([403, 'not_in_electorate']);
    await server.call('POST', paths.join(society), { token: late.token });
    const joined = await vote(id, late.token, body);
    expect([joined.status, joined.body.code]).toEqual([403, 'not_in_electorate']);
    expect((await read(id, late.token)).body.may_vote).toBe(false);
    const { electorate = 0 } = (await read(id)).body.turnout ?? {};
    await server.call('POST', paths.leave(society), { token: voter(world, 0) });
    const left = await read(id, voter(world, 0));
    expect([left.status, left.body.may_vote, left.body.turnout?.electorate]).toEqual([200, true, electorate]);
    expect((await vote(id, voter(world, 0), body)).status).toBe(200);
    // And who comes back has the vote that they had.
    await server.call('POST', paths.leave(society), { token: voter(world, 1) });
    await server.call('POST', paths.join(society), { token: voter(world, 1) });
    expect((await vote(id, voter(world, 1), body)).status).toBe(200);
    expect((await vote(id, voter(world, 1), body)).body.code).toBe('already_voted');
    const { turnout } = await resultOf(id);
    expect(turnout).toEqual({ voted: 2, electorate });
    expect((await results(id, voter(world, 0))).status).toBe(200);
  });

  test('refuses what is no ballot, and stores nothing of it', async () => {
    const world = await voting();
    const { id, president, treasurer, a, b, ada } = world;
    const wrong: [object, number, string][] = [
      [{}, 400, 'invalid'],
      [{ [president]: [] }, 400, 'invalid'],
      [{ [president]: [a, a] }, 400, 'invalid'],
      [{ [president]: [2_000_000] }, 400, 'invalid'],
      [{ [treasurer]: [a] }, 400, 'invalid'],
      [{ [president]: [a], 2000000000: [b] }, 400, 'invalid'],
      [{ [president]: [-1] }, 400, 'invalid'],
      [{ [president]: 'a' }, 400, 'invalid'],
      [{ president: [a] }, 400, 'invalid'],
    ];
    for (const [body, status, code] of wrong) {
      const reply = await vote(id, voter(world, 0), body as Record<string, number[]>);
      expect([body, reply.status, reply.body.code]).toEqual([body, status, code]);
    }
    await withdraw(id, ada.token);
    const withdrew = await vote(id, voter(world, 0), { [president]: [b, a] });
    expect([withdrew.status, withdrew.body.code]).toEqual([409, 'candidate_withdrew']);
    expect((await vote(id, voter(world, 0), { [president]: [b] })).status).toBe(200);
  });

  test('without "Re-open nominations" refuses it', async () => {
    const world = await voting({ reopen_nominations: false });
    const { id, president, a } = world;
    expect((await vote(id, voter(world, 0), { [president]: [a, reopenNominations] })).status).toBe(400);
    expect((await vote(id, voter(world, 0), { [president]: [a] })).status).toBe(200);
  });

  test('passes over a candidate who withdraws amid it', async () => {
    const world = await voting();
    const { id, president, a, b, ada } = world;
    await vote(id, voter(world, 0), { [president]: [a, b] });
    await vote(id, voter(world, 1), { [president]: [a] });
    expect((await withdraw(id, ada.token)).status).toBe(204);
    const { roles } = await resultOf(id);
    expect(roles[0]).toMatchObject({
      winner: b,
      ballots: 2,
      rounds: [{ counts: { [b]: 1, [reopenNominations]: 0 }, exhausted: 1 }],
    });
    expect(roles[0]?.candidates.find((one) => one.id === a)?.withdrawn).toBe(true);
    expect((await withdraw(id, world.bob.token)).body.code).toBe('voting_ended');
  });

  test('for a role that was deleted is refused, and for the others goes on', async () => {
    const { status, body: made } = await server.call<{ id: number }>('POST', paths.roles(society), {
      token: people.president,
      body: { name: 'Archivist', society },
    });
    expect(status).toBe(201);
    const { id, roles } = await called('nominations', ['President', 'Archivist']);
    const [president = 0, archivist = 0] = roles;
    const [ada, bob] = await members(2);
    if (!ada || !bob) throw new Error('No members.');
    const a = await candidate(id, president, ada);
    const b = await candidate(id, archivist, bob);
    await move(id, 'voting');
    await vote(id, ada.token, { [archivist]: [b] });
    await server.call('DELETE', paths.role(society, made.id), { token: people.president });
    expect((await read(id)).body.roles.map(({ gone }) => gone)).toEqual([false, true]);
    const refused = await vote(id, bob.token, { [president]: [a], [archivist]: [b] });
    expect([refused.status, refused.body.code]).toEqual([409, 'role_gone']);
    expect((await vote(id, bob.token, { [president]: [a] })).status).toBe(200);
    const { roles: counted } = await resultOf(id);
    expect(counted.map(({ role, winner }) => [role.name, winner])).toEqual([
      ['President', a],
      ['Archivist', b],
    ]);
  });

  test('amid which the election is cancelled leaves no ballot', async () => {
    const world = await voting();
    const { id, president, a } = world;
    await vote(id, voter(world, 0), { [president]: [a] });
    expect((await elections.cancel(id, 'A mistake in the list.')).body.turnout).toBeNull();
    expect((await vote(id, voter(world, 1), { [president]: [a] })).body.code).toBe('election_cancelled');
    await move(id, 'ended');
    await closeElections(database);
    expect((await publish(id)).body.code).toBe('election_cancelled');
    expect((await results(id)).status).toBe(404);
    for (const table of ['election_ballots', 'election_voters'] as const) {
      const { rows } = await sql`select 1 from ${sql.table(table)} where election_id = ${id}`.execute(
        database,
      );
      expect(rows).toEqual([]);
    }
  });

  test('leaves the ballot of an account that is deleted', async () => {
    const world = await voting();
    const { id, president, a, b, ada } = world;
    await vote(id, voter(world, 0), { [president]: [b] });
    const gone = world.others[0];
    for (const who of [gone, ada]) {
      const { status } = await server.call('DELETE', paths.removeUser(who?.id ?? ''), {
        token: people.administrator,
      });
      expect(status).toBe(204);
    }
    expect((await read(id)).body.roles[0]?.candidates.find((one) => one.id === a)).toMatchObject({
      name: null,
      statement: '',
      withdrawn: true,
    });
    const { ballots, roles, turnout } = await resultOf(id);
    expect([ballots, turnout.voted, roles[0]?.winner]).toEqual([1, 1, b]);
  });
});

describe('the result', () => {
  test('is seen by nobody before it is published, and published by nobody else', async () => {
    const world = await voting();
    const { id, president, a } = world;
    await vote(id, voter(world, 0), { [president]: [a] });
    const nobodySees = async () => {
      for (const token of [people.president, people.administrator, people.member]) {
        const replies = [await results(id, token), await elections.ballots(id, token)];
        for (const { status, body } of replies)
          expect([status, (body as unknown as Refused).code]).toEqual([404, 'not_published']);
        expect(JSON.stringify((await read(id, token)).body)).not.toMatch(/counts|winner|rounds/);
      }
    };
    await nobodySees();
    expect((await publish(id)).body.code).toBe('voting_open');
    await move(id, 'ended');
    await closeElections(database);
    await nobodySees();
    for (const token of [people.member, people.eventsOfficer, people.newcomer, people.otherPresident])
      expect((await publish(id, token)).status).toBe(403);
    expect((await elections.cancel(id, 'I lost.')).body.code).toBe('voting_ended');
    expect((await publish(id, people.administrator)).status).toBe(200);
    expect((await publish(id)).status).toBe(200);
    expect((await results(id, people.member)).status).toBe(200);
    await expectRefused(server, { method: 'GET', path: paths.electionResults(society, id) }, people.newcomer);
    expect((await noticesOf(people.member))[0]).toBe('Committee election: the result is here');
  });

  test('shows the rounds, and the ballots with their receipts', async () => {
    const world = await voting();
    const { id, president, a, b } = world;
    const cast: string[] = [];
    for (const [index, ranking] of [[a, b], [b], [b, reopenNominations], [reopenNominations, a]].entries()) {
      cast.push((await vote(id, voter(world, index), { [president]: ranking })).body.receipt);
    }
    const { roles, ballots, seed, turnout } = await resultOf(id);
    expect([ballots, turnout.voted, seed]).toEqual([4, 4, expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(roles[1]).toMatchObject({ winner: reopenNominations, rounds: [], ballots: 0 });
    expect(roles[0]?.rounds[0]).toMatchObject({
      counts: { [a]: 1, [b]: 2, [reopenNominations]: 1 },
      exhausted: 0,
      tie: { candidates: [reopenNominations, a], decided_by: 'lot', round: null },
    });
    const csv = await elections.ballots(id, people.member);
    const lines = csv.body.replace('\uFEFF', '').trim().split('\r\n');
    expect(lines[0]).toBe('receipt,role,choice 1,choice 2');
    expect(
      lines
        .slice(1)
        .map((line) => line.split(',')[0])
        .toSorted(),
    ).toEqual(cast.toSorted());
    const names = new Map(roles[0]?.candidates.map((one) => [one.id, one.name ?? '']));
    expect(lines.find((line) => line.startsWith(cast[0] ?? ''))).toBe(
      [cast[0], 'President', names.get(a), names.get(b)].join(','),
    );
    expect(csv.body).toContain('Re-open nominations');
  });

  test('is nobody where nobody stands and nominations are not re-opened, and where nobody voted', async () => {
    const { id, roles } = await called('nominations', ['President', 'Treasurer'], {
      reopen_nominations: false,
    });
    const [ada] = await members(1);
    if (!ada) throw new Error('No member.');
    await candidate(id, roles[0] ?? 0, ada);
    await move(id, 'voting');
    const { roles: counted } = await resultOf(id);
    expect(counted).toMatchObject([
      { winner: null, rounds: [{ exhausted: 0, eliminated: null }], ballots: 0 },
      { winner: null, rounds: [], ballots: 0 },
    ]);
  });

  test('gives the winner the next term of the role, to accept', async () => {
    await sql`delete from terms where society_id = ${society} and begun_at is null`.execute(database);
    const world = await voting({ term_from: '2027-06-01', term_until: '2028-05-31' });
    const { id, president, treasurer, a, ada } = world;
    await vote(id, voter(world, 0), { [president]: [a] });
    const { status } = await server.call('POST', paths.terms(society), {
      token: people.president,
      body: { role_id: president, user_id: demo.member, from: '2027-05-01' },
    });
    expect(status).toBe(201);
    await resultOf(id);
    const { rows } = await sql`
      select role_id::integer as role, university_id, starts_on::text as from, ends_on::text as until, accepted_at
      from terms where society_id = ${society} and begun_at is null and role_id in (${president}, ${treasurer})`.execute(
      database,
    );
    // In the place of whoever was named before.
    expect(rows).toEqual([
      { role: president, university_id: ada.id, from: '2027-06-01', until: '2028-05-31', accepted_at: null },
    ]);
    const { body } = await server.call<NoticesReply>('GET', paths.notifications, { token: ada.token });
    expect(body.results.filter(({ title }) => title.includes('President')).length).toBeGreaterThan(0);
  });

  test('gives nobody a term where "Re-open nominations" wins', async () => {
    await sql`delete from terms where society_id = ${society} and begun_at is null`.execute(database);
    const world = await voting();
    const { id, president, a } = world;
    await vote(id, voter(world, 0), { [president]: [reopenNominations, a] });
    expect((await resultOf(id)).roles[0]).toMatchObject({ winner: reopenNominations, ballots: 1 });
    const { rows } =
      await sql`select 1 from terms where society_id = ${society} and begun_at is null`.execute(database);
    expect(rows).toEqual([]);
  });

  test('gives no term to a winner who has left the society', async () => {
    await sql`delete from terms where society_id = ${society} and begun_at is null`.execute(database);
    const world = await voting();
    const { id, president, b, bob } = world;
    await vote(id, voter(world, 0), { [president]: [b] });
    await move(id, 'ended');
    await closeElections(database);
    await server.call('POST', paths.leave(society), { token: bob.token });
    expect((await publish(id)).body.roles[0]?.winner).toBe(b);
    const { rows } =
      await sql`select 1 from terms where society_id = ${society} and begun_at is null`.execute(database);
    expect(rows).toEqual([]);
  });

  test('is counted once, whoever comes first', async () => {
    const world = await voting();
    const { id, president, a } = world;
    await vote(id, voter(world, 0), { [president]: [a] });
    await move(id, 'ended');
    const replies = await Promise.all([
      closeElections(database),
      publish(id),
      closeElections(database),
      publish(id, people.administrator),
    ]);
    expect([replies[1].status, replies[3].status]).toEqual([200, 200]);
    const { rows } = await sql<{ told: number }>`
      select count(*)::integer as told from notifications where message = 'election_published'
        and href = ${`/societies/${society}/elections/${id}`} and university_id = ${demo.member}`.execute(
      database,
    );
    expect(rows).toEqual([{ told: 1 }]);
  });
});

test('what opens is announced once, whatever number of processes', async () => {
  await keepElections(database);
  const { id } = await called();
  await database.deleteFrom('notifications').execute();
  await Promise.all([keepElections(database), keepElections(database)]);
  await keepElections(database);
  expect(await noticesOf(people.member)).toEqual(['Committee election: who wants to stand?']);
  await move(id, 'voting');
  await Promise.all([keepElections(database), keepElections(database)]);
  expect((await noticesOf(people.member))[0]).toBe('Committee election: you can vote now');
  expect(await noticesOf(people.member)).toHaveLength(2);
  await elections.cancel(id, 'Only a try.');
});
