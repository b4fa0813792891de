import { createHash } from 'node:crypto';
import {
  bookingLimits,
  paths,
  type CheckIn,
  type EventBody,
  type EventGuest,
  type Hosting,
  type KeptEvents,
  type Notice,
  type SocietyEvent,
} from 'societies-contract';
import type {
  HistoryPage,
  PlatformAnalytics,
  SignupReply,
  SocietyAnalytics,
} from 'societies-contract/schemas';
import { describe, expect, test, vi } from 'vitest';
import { startHousekeeping } from '../src/platform/housekeeping.ts';
import { eventDraft, inDays } from './event-draft.ts';
import { demo, withServer } from './harness.ts';
import { meanwhile } from './meanwhile.ts';
import {
  expectRefused,
  holderOf,
  otherSocieties,
  signInPeople,
  signInStudents,
  society,
  type Refused,
} from './people.ts';

const idOf = (index: number) => String(10_000_051 + index);
const server = await withServer();
const people = await signInPeople(server);
const students = await signInStudents(server, 6);

const draft: EventBody = { ...eventDraft, waiting_list: true };
const president = () => people.president;
async function call<Body>(
  method: string,
  path: string,
  body?: unknown,
  token: string | undefined = president(),
) {
  return server.call<Body>(method, path, { token, ...(body !== undefined && { body }) });
}
const create = async (body: object = {}) => {
  const reply = await call<SocietyEvent>('POST', paths.events(society), { ...draft, ...body });
  expect([reply.status, reply.body]).toEqual([201, expect.anything()]);
  return reply.body;
};
const signup = async (id: number, index: number, body: unknown = {}) =>
  (await call<SocietyEvent & Refused>('POST', paths.eventSignup(society, id), body, students[index])).body;
/** Lets an event begin at another moment, which no call does once it has begun. */
const beginAt = (id: number, starts_at: string) =>
  server.database.updateTable('events').set({ starts_at }).where('id', '=', id).execute();
const guests = async (id: number) => (await call<EventGuest[]>('GET', paths.eventGuests(society, id))).body;
/** What somebody was told of an event, the newest first. */
const noticesOf = async (id: number, token: string | undefined) =>
  (await call<{ results: Notice[] }>('GET', paths.notifications, undefined, token)).body.results.filter(
    ({ href }) => href.endsWith(`/events/${id}`),
  );
const read = async (id: number) => (await call<SocietyEvent>('GET', paths.event(society, id))).body;

test('guests, check-ins, cancelling and clashes are 403 without edit_events', async () => {
  const { id } = await create();
  for (const [method, path, body] of [
    ['GET', paths.eventGuests(society, id), undefined],
    ['POST', paths.eventGuests(society, id), { university_id: idOf(0) }],
    ['DELETE', paths.eventGuest(society, id, idOf(0)), undefined],
    ['POST', paths.checkIns(society, id), { university_id: idOf(0) }],
    ['DELETE', paths.checkIn(society, id, idOf(0)), undefined],
    ['POST', paths.eventCancel(society, id), { reason: 'Rain.' }],
    ['POST', paths.eventHosts(society, id), { society: 2 }],
    ['GET', `${paths.clashes(society)}?datetime=${draft.datetime}&duration=${draft.duration}`, undefined],
  ] as const) {
    const attempt = { method, path, body };
    await expectRefused(server, attempt, people.newcomer, people.member, people.otherPresident);
  }
});

describe('the guest list', () => {
  test('lists guests and the waiting list with answers and without email addresses', async () => {
    const questions = [{ id: 'diet', kind: 'text', label: '=Diet', required: false }];
    const { id } = await create({ questions });
    await signup(id, 0, { answers: { diet: '=1+1' } });
    for (const index of [1, 2, 3]) await signup(id, index);
    const list = await guests(id);
    expect(list.map(({ university_id, status, position }) => [university_id, status, position])).toEqual([
      [idOf(0), 'going', null],
      [idOf(1), 'going', null],
      [idOf(2), 'waiting', 1],
      [idOf(3), 'waiting', 2],
    ]);
    expect(list[0]).toMatchObject({ answers: { diet: '=1+1' }, checked_in_at: null, checked_in_by: null });
    expect(JSON.stringify(list)).not.toContain('@');
    const reply = await server.call<string>('GET', `${paths.eventGuests(society, id)}?format=csv`, {
      token: people.eventsOfficer,
    });
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [header, first] = reply.body.split('\r\n');
    // `fetch` takes the mark of UTF-8 off a text.
    expect(header).toBe(
      "university_id,first_name,last_name,status,position,signed_up_at,checked_in_at,checked_in_by,'=Diet",
    );
    expect(first).toContain("'=1+1");
  });

  test('adds a guest, over capacity if asked, and removes one', async () => {
    const { id } = await create();
    const add = (university_id: string, more = {}) =>
      call<EventGuest & Refused>('POST', paths.eventGuests(society, id), { university_id, ...more });
    expect((await add(idOf(0))).body.status).toBe('going');
    expect((await add(idOf(0))).status).toBe(200);
    for (const index of [1, 2, 3]) await signup(id, index);
    expect([(await add(idOf(4))).status, (await add(idOf(4))).body.code]).toEqual([409, 'full']);
    // Where there is no room, nothing is said of the ID.
    expect((await add('99999999')).body.code).toBe('full');
    const unknown = await add('99999999', { over_capacity: true });
    expect([unknown.status, Object.keys(unknown.body.errors ?? {})]).toEqual([400, ['university_id']]);
    // One from the end of the line, and one from outside.
    expect((await add(idOf(3), { over_capacity: true })).body.status).toBe('going');
    expect((await add(idOf(4), { over_capacity: true })).body.status).toBe('going');
    expect(await read(id)).toMatchObject({
      participants: 4,
      waiting: 1,
      places_left: 0,
      max_participants: 2,
    });
    // Both are told how they came by it, and nobody else is told anything.
    const told = await Promise.all(students.slice(0, 5).map((token) => noticesOf(id, token)));
    const added = {
      kind: 'place_won',
      title: `You have a place at ${draft.name}`,
      text: expect.stringContaining('The organisers put you on the list.') as string,
    };
    expect(told).toMatchObject([[added], [], [], [added], [added]]);
    // One on top leaves: nobody moves. One of the event's own leaves: the line does.
    expect((await call('DELETE', paths.eventGuest(society, id, idOf(4)))).status).toBe(204);
    expect(await read(id)).toMatchObject({ participants: 3, waiting: 1 });
    expect((await call('DELETE', paths.eventGuest(society, id, idOf(0)))).status).toBe(204);
    expect((await guests(id)).map(({ university_id, status }) => [university_id, status])).toEqual([
      [idOf(1), 'going'],
      [idOf(2), 'going'],
      [idOf(3), 'going'],
    ]);
    expect(await read(id)).toMatchObject({ participants: 3, waiting: 0, places_left: 0 });
  });

  test('promotes nobody once the event has begun, and refuses to remove a guest others wait for', async () => {
    const { id } = await create();
    for (const index of [0, 1, 2, 3]) await signup(id, index);
    const add = { university_id: idOf(4), over_capacity: true };
    await call('POST', paths.eventGuests(society, id), add);
    const datetime = inDays(-0.01);
    await beginAt(id, datetime);
    const off = (index: number) => call<Refused>('DELETE', paths.eventGuest(society, id, idOf(index)));
    const counts = async () => {
      const { participants, waiting, max_participants } = await read(id);
      return [participants, waiting, max_participants];
    };
    const refused = await off(0);
    expect([refused.status, refused.body.code]).toEqual([409, 'event_passed']);
    const put = (max_participants: number, at = datetime) =>
      call<Refused>('PUT', paths.event(society, id), { ...draft, datetime: at, max_participants });
    const larger = await put(3);
    expect([larger.status, larger.body.code, Object.keys(larger.body.errors ?? {})]).toEqual([
      409,
      'event_passed',
      ['max_participants'],
    ]);
    expect(await counts()).toEqual([3, 2, 2]);
    // Nobody moves up for one who was let in on top, or for one who waits; and nobody is told anything.
    expect((await off(4)).status).toBe(204);
    expect((await off(2)).status).toBe(204);
    expect(await counts()).toEqual([2, 1, 2]);
    expect((await put(2)).status).toBe(200);
    expect((await off(5)).status).toBe(204);
    for (const index of [0, 1, 2, 3]) expect(await noticesOf(id, students[index])).toEqual([]);
    // Where nobody waits any more, nobody moves.
    expect((await off(3)).status).toBe(204);
    expect((await off(0)).status).toBe(204);
    expect(await counts()).toEqual([1, 0, 2]);
    // It is put off: the line goes on.
    for (const index of [0, 2]) {
      await beginAt(id, inDays(1));
      await signup(id, index);
    }
    await beginAt(id, datetime);
    expect((await put(3)).status).toBe(409);
    expect((await put(3, inDays(3))).status).toBe(200);
    expect(await counts()).toEqual([3, 0, 3]);
    expect((await noticesOf(id, students[2])).map(({ kind }) => kind)).toEqual(['place_won']);
  });

  test('deletes answers thirty days after the event', async () => {
    // Source: beyond.md and docs/calls.md, "Events: guests and the door".
    expect(bookingLimits.daysAnswersAreKept).toBe(30);
    const questions = [{ id: 'diet', kind: 'text', label: 'Diet', required: false }];
    const answered = async (secondsMore: number) => {
      const { id } = await create({ questions });
      await signup(id, 0, { answers: { diet: 'Vegan' } });
      // It takes an hour.
      await beginAt(
        id,
        new Date(Date.now() - 30 * 86_400_000 - 3_600_000 - secondsMore * 1_000).toISOString(),
      );
      return async () => (await guests(id))[0]?.answers;
    };
    // What is to be forgotten is over by a second; what is kept has a minute left, which is longer than a round takes.
    const [long, nearly] = [await answered(1), await answered(-60)];
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const house = startHousekeeping(server.server);
    vi.advanceTimersByTime(10 * 60_000);
    vi.useRealTimers();
    await expect.poll(long, { timeout: 30_000 }).toEqual({});
    await house.stop();
    expect(await nearly()).toEqual({ diet: 'Vegan' });
  });
});

test('a removed guest is notified with the reason, and the history names both', async () => {
  const { id } = await create();
  const historyOf = async (of = society, token = president()) =>
    (
      await call<HistoryPage>('GET', `${paths.societyHistory(of)}?page_size=50`, undefined, token)
    ).body.results
      .filter(({ subject }) => subject.id === String(id))
      .map(({ action, actor, before, after }) => ({ action, by: actor?.university_id, before, after }))
      .reverse()
      .slice(of === society ? 1 : 0);
  const reason = 'You asked us to.';
  const add = { university_id: idOf(0) };
  await call('POST', paths.eventGuests(society, id), add, people.eventsOfficer);
  // Once more changes nothing, so nothing is told of it.
  await call('POST', paths.eventGuests(society, id), add);
  await call('POST', paths.checkIns(society, id), add);
  await call('POST', paths.checkIns(society, id), add);
  await call('DELETE', paths.checkIn(society, id, idOf(0)));
  await call('DELETE', paths.checkIn(society, id, idOf(0)));
  expect((await call('DELETE', paths.eventGuest(society, id, idOf(0)), { reason })).status).toBe(204);
  expect((await call('DELETE', paths.eventGuest(society, id, idOf(0)), { reason })).status).toBe(204);
  const { chess } = otherSocieties;
  await call('POST', paths.eventHosts(society, id), { society: chess });
  await call('POST', paths.eventHosts(society, id), { society: chess });
  await call('POST', paths.acceptHosting(society, id), undefined, people.otherPresident);
  await call('POST', paths.acceptHosting(society, id), undefined, people.otherPresident);
  await call('DELETE', paths.eventHost(society, id, chess));
  await call('POST', paths.eventCancel(society, id), { reason: 'Fog.' });

  const { president: by, eventsOfficer } = demo;
  const guest = expect.stringMatching(new RegExp(`^.+ \\(${idOf(0)}\\)$`)) as string;
  const host = expect.any(String) as string;
  const other = expect.any(String) as string;
  expect(await historyOf()).toEqual([
    { action: 'event.guest_added', by: eventsOfficer, before: null, after: { guest } },
    { action: 'event.checked_in', by, before: null, after: { guest } },
    { action: 'event.check_in_undone', by, before: { guest }, after: null },
    { action: 'event.guest_removed', by, before: { guest }, after: { reason } },
    { action: 'event.host_asked', by, before: null, after: { host } },
    { action: 'event.host_accepted', by: other, before: null, after: { host } },
    { action: 'event.host_removed', by, before: { host }, after: null },
    {
      action: 'event.cancelled',
      by,
      before: { cancelled_at: null, cancel_reason: null },
      after: { cancelled_at: expect.any(String) as string, cancel_reason: 'Fog.' },
    },
  ]);
  expect((await historyOf(chess, people.otherPresident)).map(({ action }) => action)).toEqual([
    'event.host_accepted',
    'event.host_removed',
  ]);
  expect(await noticesOf(id, students[0])).toMatchObject([
    {
      kind: 'event_cancelled',
      title: `You are no longer on the list of ${draft.name}`,
      text: expect.stringContaining(reason) as string,
    },
    { kind: 'place_won' },
  ]);
  const long = await call('DELETE', paths.eventGuest(society, id, idOf(0)), { reason: 'x'.repeat(501) });
  expect(long.status).toBe(400);
});

describe('the door', () => {
  test("gives organisers the hash of each code, and nobody another person's code", async () => {
    const { id } = await create();
    const code = (await signup(id, 0)).place?.code ?? '';
    const code_hash = createHash('sha256').update(code).digest('hex');
    for (const index of [1, 2]) await signup(id, index);
    const list = await guests(id);
    expect(list[0]?.code_hash).toBe(code_hash);
    // One each, also of those who wait: they may have a place by the time that they come.
    expect(new Set(list.map((guest) => guest.code_hash)).size).toBe(3);
    expect(JSON.stringify(list)).not.toContain(code.split('.')[2]);

    const scan = await call<CheckIn>('POST', paths.checkIns(society, id), { code }, people.eventsOfficer);
    expect(scan.body.guest.code_hash).toBe(code_hash);
    const added = await call<EventGuest>('POST', paths.eventGuests(society, id), { university_id: idOf(0) });
    expect(added.body.code_hash).toBe(code_hash);

    const file = await call<string>('GET', `${paths.eventGuests(society, id)}?format=csv`);
    expect(file.body).not.toContain(code_hash);
    for (const token of [students[0], students[1], people.member, people.otherPresident]) {
      const { status } = await call('GET', paths.eventGuests(society, id), undefined, token);
      expect(status).toBe(403);
      const seen = await call<SocietyEvent>('GET', paths.event(society, id), undefined, token);
      expect(JSON.stringify(seen.body)).not.toContain('code_hash');
    }
  });

  test('checks a code in once, and says of a second scan when and by whom', async () => {
    const { id } = await create();
    const other = await create();
    const code = (await signup(id, 0)).place?.code ?? '';
    const scan = (body: object, event = id) =>
      call<CheckIn & Refused>('POST', paths.checkIns(society, event), body, people.eventsOfficer);
    const first = await scan({ code, at: inDays(1) });
    expect([first.status, first.body.first, first.body.guest.checked_in_by?.university_id]).toEqual([
      200,
      true,
      demo.eventsOfficer,
    ]);
    // A phone whose clock is ahead does not check in tomorrow; one that had no network tells when it was.
    expect(Date.parse(first.body.guest.checked_in_at ?? '')).toBeLessThanOrEqual(Date.now());
    const second = await call<CheckIn>('POST', paths.checkIns(society, id), { code });
    expect([second.body.first, second.body.guest]).toEqual([false, first.body.guest]);

    expect((await scan({ code }, other.id)).body.code).toBe('other_event');
    for (const forged of [code.replace(idOf(0), idOf(1)), `${code}x`, 'https://example.org', '']) {
      expect([forged, (await scan({ code: forged })).status]).toEqual([forged, 404]);
    }
    expect((await scan({ university_id: idOf(1) })).status).toBe(404);
    for (const neither of [{}, { code, university_id: idOf(0) }])
      expect((await scan(neither)).status).toBe(400);
    await signup(id, 1);
    await signup(id, 2);
    expect((await scan({ university_id: idOf(2) })).body.code).toBe('waiting');
    const before = new Date(Date.now() - 300_000).toISOString();
    const late = await scan({ university_id: idOf(1), at: before });
    expect([late.body.first, late.body.guest.checked_in_at]).toEqual([true, before]);

    expect((await call('DELETE', paths.checkIn(society, id, idOf(0)))).status).toBe(204);
    expect((await guests(id))[0]?.checked_in_at).toBeNull();
    expect((await scan({ code })).body.first).toBe(true);
    expect((await call('DELETE', paths.checkIn(society, id, idOf(5)))).status).toBe(404);
  });

  test('counts a scan that is sent again as the same, and undoes only that one', async () => {
    const { id } = await create();
    for (const index of [0, 1]) await signup(id, index);
    const path = paths.checkIns(society, id);
    const tell = (scan: string, university_id = idOf(0), at?: string) =>
      call<CheckIn>('POST', path, { university_id, scan, at });
    const undo = (scan: string, index = 0) =>
      call('DELETE', `${paths.checkIn(society, id, idOf(index))}?scan=${scan}`);
    const actions = async () =>
      (await call<HistoryPage>('GET', `${paths.societyHistory(society)}?page_size=50`)).body.results
        .filter(({ subject }) => subject.id === String(id))
        .map(({ action }) => action);

    const ahead = inDays(1);
    const first = await tell('one', idOf(0), ahead);
    const again = await tell('one', idOf(0), ahead);
    expect([first.body.first, again.body]).toEqual([true, first.body]);
    expect((await tell('two')).body.first).toBe(false);
    expect((await actions()).filter((action) => action === 'event.checked_in')).toHaveLength(1);

    // Whoever lost to another phone and takes it back leaves what that one did.
    expect((await undo('two')).status).toBe(204);
    expect((await guests(id))[0]?.checked_in_at).toBe(first.body.guest.checked_in_at);
    expect(await actions()).not.toContain('event.check_in_undone');
    expect((await undo('one')).status).toBe(204);
    expect((await guests(id))[0]?.checked_in_at).toBeNull();
    expect((await undo('one', 5)).status).toBe(404);
    expect((await tell('two')).body.first).toBe(true);
    // A door that gives its scans no ids is never the first twice.
    await call('POST', path, { university_id: idOf(1) });
    expect((await call<CheckIn>('POST', path, { university_id: idOf(1) })).body.first).toBe(false);
  });

  test('makes one of two scans of one code at the same moment the first', async () => {
    const { id } = await create();
    const code = (await signup(id, 0)).place?.code ?? '';
    const scans = await Promise.all(
      Array.from({ length: 8 }, () => call<CheckIn>('POST', paths.checkIns(society, id), { code })),
    );
    expect(scans.filter(({ body }) => body.first)).toHaveLength(1);
  });
});

test('a cancelled event shows its reason, refuses registrations and notifies everyone registered', async () => {
  const { id } = await create();
  for (const index of [0, 1, 2]) await signup(id, index);
  const path = paths.eventCancel(society, id);
  expect((await call('POST', path, { reason: ' ' })).status).toBe(400);
  const reason = 'The dome leaks.';
  const cancelled = await call<SocietyEvent>('POST', path, { reason });
  expect([cancelled.status, cancelled.body.state, cancelled.body.cancel_reason]).toEqual([
    200,
    'cancelled',
    reason,
  ]);
  const again = await call<SocietyEvent>('POST', path, { reason: 'Another.' });
  expect([again.status, again.body.cancel_reason]).toEqual([200, reason]);
  expect((await signup(id, 3)).code).toBe('cancelled');
  for (const token of students.slice(0, 3)) {
    expect(await noticesOf(id, token)).toMatchObject([
      { kind: 'event_cancelled', text: expect.stringContaining(reason) as string },
    ]);
  }
  const added = await call<Refused>('POST', paths.eventGuests(society, id), { university_id: idOf(3) });
  expect([added.status, added.body.code]).toEqual([409, 'cancelled']);
  const past = await create({ datetime: inDays(-1) });
  expect((await call('POST', paths.eventCancel(society, past.id), { reason })).status).toBe(409);
});

describe('a series', () => {
  // Clocks in London go back on the last Sunday of October.
  const weekly = {
    datetime: '2027-10-20T18:00:00.000Z',
    opens_at: '2027-10-10T08:00:00.000Z',
    repeat: { every: 'week', until: '2027-11-10' },
  };
  const seriesOf = async ({ series_id }: SocietyEvent) =>
    (await call<SocietyEvent[]>('GET', paths.events(society))).body
      .filter((event) => event.series_id === series_id)
      .reverse();

  test('keeps its local hour over a change of the clocks', async () => {
    const first = await create(weekly);
    expect(first.series_id).toBe(first.id);
    const series = await seriesOf(first);
    expect(series.map(({ datetime }) => datetime)).toEqual([
      '2027-10-20T18:00:00.000Z',
      '2027-10-27T18:00:00.000Z',
      '2027-11-03T19:00:00.000Z',
      '2027-11-10T19:00:00.000Z',
    ]);
    expect(series.map(({ opens_at }) => opens_at)).toEqual([
      '2027-10-10T08:00:00.000Z',
      '2027-10-17T08:00:00.000Z',
      '2027-10-24T08:00:00.000Z',
      '2027-10-31T09:00:00.000Z',
    ]);
  });

  test('is changed, cancelled and deleted by date, or with all later dates', async () => {
    const first = await create(weekly);
    const [, second, third] = await seriesOf(first);
    const { repeat: _, ...body } = { ...draft, ...weekly };
    const put = (event: SocietyEvent | undefined, scope: string, changes: object) =>
      call<SocietyEvent & Refused>('PUT', `${paths.event(society, event?.id ?? 0)}?scope=${scope}`, {
        ...body,
        datetime: event?.datetime,
        opens_at: null,
        ...changes,
      });
    expect((await put(first, 'this', { name: 'Once' })).status).toBe(200);
    const moved = await put(second, 'following', { name: 'Later', datetime: '2027-10-28T19:30:00.000Z' });
    expect(moved.status).toBe(200);
    expect((await seriesOf(first)).map(({ name, datetime }) => [name, datetime])).toEqual([
      ['Once', '2027-10-20T18:00:00.000Z'],
      ['Later', '2027-10-28T19:30:00.000Z'],
      ['Later', '2027-11-04T20:30:00.000Z'],
      ['Later', '2027-11-11T20:30:00.000Z'],
    ]);
    const stale = await put(second, 'following', { name: 'Never', version: 1 });
    expect([stale.status, stale.body.code]).toEqual([409, 'changed_meanwhile']);
    await call('POST', `${paths.eventCancel(society, third?.id ?? 0)}?scope=following`, { reason: 'Exams.' });
    expect((await seriesOf(first)).map(({ state }) => state)).toEqual([
      'open',
      'open',
      'cancelled',
      'cancelled',
    ]);
    await call('DELETE', `${paths.event(society, second?.id ?? 0)}?scope=following`);
    expect((await seriesOf(first)).map(({ state }) => state)).toEqual(['open', 'cancelled', 'cancelled']);
  });

  describe('changed with all later dates', () => {
    /** Four on Wednesdays, the third of which begins two hours later than the others and opens when it likes. */
    const uneven = async () => {
      const first = await create(weekly);
      const [, second, third, fourth] = await seriesOf(first);
      const own = { datetime: '2027-11-03T21:00:00.000Z', opens_at: '2027-11-01T09:00:00.000Z' };
      await write(third, { ...own });
      return { first, second, third, fourth };
    };
    const write = (event: SocietyEvent | undefined, changes: object, scope = 'this') =>
      call<SocietyEvent & Refused>('PUT', `${paths.event(society, event?.id ?? 0)}?scope=${scope}`, {
        ...draft,
        datetime: event?.datetime,
        opens_at: event?.opens_at,
        ...changes,
      });

    test("keeps each date's hour when the hour was not changed, and notifies the guests of each", async () => {
      const { first, second, third } = await uneven();
      for (const [event, index] of [
        [second, 1],
        [third, 2],
      ] as const)
        await call('POST', paths.eventGuests(society, event?.id ?? 0), { university_id: idOf(index) });
      expect((await write(first, { venue: 'Observatory' }, 'following')).status).toBe(200);
      expect(
        (await seriesOf(first)).map(({ venue, datetime, opens_at }) => [venue, datetime, opens_at]),
      ).toEqual([
        ['Observatory', '2027-10-20T18:00:00.000Z', '2027-10-10T08:00:00.000Z'],
        ['Observatory', '2027-10-27T18:00:00.000Z', '2027-10-17T08:00:00.000Z'],
        ['Observatory', '2027-11-03T21:00:00.000Z', '2027-11-01T09:00:00.000Z'],
        ['Observatory', '2027-11-10T19:00:00.000Z', '2027-10-31T09:00:00.000Z'],
      ]);
      for (const [event, index, when] of [
        [second, 1, 'Wednesday 27 October at 19:00, at Observatory'],
        [third, 2, 'Wednesday 3 November at 21:00, at Observatory'],
      ] as const) {
        expect(await noticesOf(event?.id ?? 0, students[index])).toMatchObject([
          { kind: 'event_changed', text: expect.stringContaining(when) as string },
          { kind: 'place_won' },
        ]);
      }
      // Another day and the same hour: each at its own, a day later.
      await write(first, { datetime: '2027-10-21T18:00:00.000Z' }, 'following');
      expect((await seriesOf(first)).map(({ datetime }) => datetime)).toEqual([
        '2027-10-21T18:00:00.000Z',
        '2027-10-28T18:00:00.000Z',
        '2027-11-04T21:00:00.000Z',
        '2027-11-11T19:00:00.000Z',
      ]);
    });

    test('names the date that has more guests than places, and writes none', async () => {
      const { first, third } = await uneven();
      await write(third, { datetime: '2027-11-03T21:00:00.000Z', opens_at: null });
      for (const index of [0, 1]) await signup(third?.id ?? 0, index);
      const refused = await write(first, { max_participants: 1, name: 'Never' }, 'following');
      expect([refused.status, refused.body.errors]).toEqual([
        409,
        {
          max_participants: [
            'More students than that have registered already for Wednesday 3 November at 21:00.',
          ],
        },
      ]);
      expect((await seriesOf(first)).some(({ name }) => name === 'Never')).toBe(false);
    });

    test('is written when a later date is deleted at the same moment', async () => {
      const { first, second, third } = await uneven();
      const reply = await meanwhile(
        server.database,
        async (trx) => {
          await trx
            .updateTable('events')
            .set({ description: 'Held.' })
            .where('id', '=', second?.id ?? 0)
            .execute();
          await trx
            .deleteFrom('events')
            .where('id', '=', third?.id ?? 0)
            .execute();
        },
        () => write(first, { name: 'All' }, 'following'),
      );
      expect([reply.status, reply.body.name]).toEqual([200, 'All']);
      expect((await seriesOf(first)).map(({ name }) => name)).toEqual(['All', 'All', 'All']);
    });
  });

  test('has at most 52 dates', async () => {
    // Source: beyond.md, "Events": at most 52. The 52nd Wednesday from 20 October 2027 is 11 October 2028.
    const yearly = (until: string) =>
      call<SocietyEvent>('POST', paths.events(society), {
        ...draft,
        datetime: weekly.datetime,
        repeat: { every: 'week', until },
      });
    expect((await yearly('2028-10-18')).status).toBe(400);
    const first = await yearly('2028-10-17');
    expect([first.status, (await seriesOf(first.body)).length]).toEqual([201, 52]);
  });

  test('notifies everyone registered for any cancelled date', async () => {
    const first = await create({ ...weekly, opens_at: null });
    const [, second, third] = await seriesOf(first);
    await signup(first.id, 0);
    await signup(second?.id ?? 0, 1);
    await signup(third?.id ?? 0, 2);
    await call('POST', `${paths.eventCancel(society, second?.id ?? 0)}?scope=following`, {
      reason: 'Exams.',
    });
    const told = async (index: number) =>
      (
        await call<{ results: { kind: string; href: string }[] }>(
          'GET',
          paths.notifications,
          undefined,
          students[index],
        )
      ).body.results.flatMap(({ kind, href }) =>
        kind === 'event_cancelled' ? [href.split('/').at(-1)] : [],
      );
    expect(await told(0)).not.toContain(String(first.id));
    expect(await told(1)).toContain(String(second?.id));
    expect(await told(2)).toContain(String(third?.id));
  });

  test('is deleted with later dates, except those with registrations, which are named', async () => {
    const first = await create({ ...weekly, opens_at: null, max_participants: 1 });
    const [, second, third, fourth] = await seriesOf(first);
    for (const index of [0, 1]) await signup(second?.id ?? 0, index);
    await signup(fourth?.id ?? 0, 0);
    const drop = (event: SocietyEvent | undefined) =>
      call<KeptEvents>('DELETE', `${paths.event(society, event?.id ?? 0)}?scope=following`);
    const dropped = await drop(first);
    expect([dropped.status, dropped.body]).toEqual([
      200,
      {
        kept: [second, fourth].map((event) => ({
          id: event?.id,
          name: draft.name,
          datetime: event?.datetime,
        })),
      },
    ]);
    expect((await seriesOf(first)).map(({ id }) => id)).toEqual([second?.id, fourth?.id]);
    expect((await guests(second?.id ?? 0)).map(({ status }) => status)).toEqual(['going', 'waiting']);
    expect((await call('GET', paths.event(society, third?.id ?? 0))).status).toBe(404);
    for (const index of [0, 1])
      await call('DELETE', paths.eventSignup(society, second?.id ?? 0), undefined, students[index]);
    await call('DELETE', paths.eventSignup(society, fourth?.id ?? 0), undefined, students[0]);
    expect((await drop(second)).status).toBe(204);
    expect(await seriesOf(first)).toEqual([]);
  });

  test.each([
    ['two_weeks', '2027-10-31T18:00:00.000Z', ['2027-10-31', '2027-11-14', '2027-11-28']],
    // A month without that day has its last one, and the next one has the day again.
    ['month', '2027-12-31T18:00:00.000Z', ['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31']],
  ])('repeats every %s', async (every, datetime, days) => {
    const until = days.at(-1);
    const first = await create({ datetime, repeat: { every, until } });
    expect((await seriesOf(first)).map((event) => event.datetime.slice(0, 10))).toEqual(days);
  });

  test.each([
    ['the site’s', undefined, ['2027-12-02', '2027-12-09']],
    // Six in the evening of the 1st, 8th and 15th there.
    ['America/Los_Angeles', 'America/Los_Angeles', ['2027-12-02', '2027-12-09', '2027-12-16']],
  ])('ends on the last day in the time zone %s', async (_, time_zone, days) => {
    const repeat = { every: 'week', until: '2027-12-15', time_zone };
    const first = await create({ datetime: '2027-12-02T02:00:00.000Z', repeat });
    expect((await seriesOf(first)).map((event) => event.datetime.slice(0, 10))).toEqual(days);
  });

  test('refuses an unknown time zone', async () => {
    const repeat = { every: 'week', until: '2027-12-15', time_zone: 'Mars/Olympus' };
    const reply = await call<Refused>('POST', paths.events(society), { ...draft, ...weekly, repeat });
    expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([400, ['repeat.time_zone']]);
  });

  test.each([[{ every: 'week', until: '2027-10-25' }], [{ every: 'week', until: '2029-10-25' }]])(
    'refuses the repeat %j',
    async (repeat) => {
      const reply = await call<Refused>('POST', paths.events(society), { ...draft, ...weekly, repeat });
      expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([400, ['repeat.until']]);
    },
  );
});

test("an event says how many members of the reader's societies are going, without names", async () => {
  const { id } = await create({ max_participants: 1 });
  const companions = async (token: string) =>
    (await call<SocietyEvent>('GET', paths.event(society, id), undefined, token)).body.companions;
  // The one who goes is in the society, and so is the one who waits; they do not count themselves.
  await call('POST', paths.eventSignup(society, id), {}, people.member);
  await call('POST', paths.eventSignup(society, id), {}, people.eventsOfficer);
  const { body: own } = await call<{ name: string }>('GET', paths.society(society));
  expect(await companions(people.president)).toContainEqual({ id: society, name: own.name, count: 1 });
  expect((await companions(people.member))?.filter((of) => of.id === society)).toEqual([]);
  expect(await companions(people.newcomer)).toEqual([]);
});

describe('the figures of a society', () => {
  const figures = async () => (await call<SocietyAnalytics>('GET', paths.societyAnalytics(society))).body;
  const cards = async () => (await figures()).groups['Events'] ?? {};

  test('count who attended of those with a place, once the event is over', async () => {
    const { id } = await create();
    for (const index of [0, 1, 2]) await signup(id, index);
    await call('POST', paths.checkIns(society, id), { university_id: idOf(0) });
    const attendance = async () => (await figures()).attendance?.filter((event) => event.id === id);
    const missing = async () => (await cards())['No-shows'];
    const before = await missing();
    expect(before).toEqual(expect.any(Number));
    // It takes an hour: until then who is not in yet may be on the way.
    await beginAt(id, new Date(Date.now() - 3_500_000).toISOString());
    expect(await attendance()).toEqual([]);
    expect(await missing()).toBe(before);
    const over = new Date(Date.now() - 3_600_000).toISOString();
    await beginAt(id, over);
    expect(await attendance()).toEqual([
      { id, name: draft.name, starts_at: over, registered: 2, waiting: 1, came: 1, counted: true },
    ]);
    expect(await missing()).toBe(Number(before) + 1);
    await call('DELETE', paths.checkIn(society, id, idOf(0)));
    expect(await attendance()).toMatchObject([{ came: 0, counted: false }]);
    expect(await missing()).toBe(before);
  });

  test('show a series in one row with sums of the counted dates', async () => {
    const { id } = await create({
      name: 'Weekly figures',
      datetime: inDays(900),
      repeat: { every: 'week', until: inDays(915).slice(0, 10) },
    });
    const { body: all } = await call<SocietyEvent[]>('GET', paths.events(society));
    const dates = all
      .filter((event) => event.series_id === id)
      .map((event) => event.id)
      .toSorted((one, other) => one - other);
    for (const [index, date] of dates.entries()) await signup(date, index);
    const plotted = (await figures()).series.find(({ name }) => name === 'Registrations per event');
    expect(plotted?.points.filter(({ label }) => label === 'Weekly figures')).toEqual([
      { label: 'Weekly figures', value: 3 },
    ]);

    // At the last date nobody was counted.
    for (const [index, date] of dates.slice(0, 2).entries())
      await call('POST', paths.checkIns(society, date), { university_id: idOf(index) });
    for (const [index, date] of dates.entries()) await beginAt(date, inDays(-1 + index / 10));
    const rows = (await figures()).attendance?.filter(({ name }) => name === 'Weekly figures');
    expect(rows).toMatchObject([{ id: dates[1], dates: 2, registered: 2, came: 2, counted: true }]);
  });

  test('leave out cancelled events, and count attendance of all others', async () => {
    const before = await cards();
    const { id } = await create({ max_participants: 4 });
    for (const index of [0, 1, 2]) await signup(id, index);
    await call('POST', paths.checkIns(society, id), { university_id: idOf(0) });
    expect((await cards())['Events to come']).toBe(Number(before['Events to come']) + 1);
    await beginAt(id, inDays(-900));
    // More that are over than the table has rows.
    for (let count = 0; count < 12; count += 1) await create({ datetime: inDays(-800 + count) });
    const held = await cards();
    expect((await figures()).attendance?.some((event) => event.id === id)).toBe(false);
    expect([held['Events held'], held['Events to come'], held['No-shows']]).toEqual([
      Number(before['Events held']) + 13,
      before['Events to come'],
      Number(before['No-shows']) + 2,
    ]);

    const off = await create();
    await call('POST', paths.eventCancel(society, off.id), { reason: 'Fog.' });
    expect((await cards())['Events to come']).toBe(before['Events to come']);
    await beginAt(off.id, inDays(-1));
    expect((await cards())['Events held']).toBe(held['Events held']);
  });
});

test('an invited society co-hosts once it accepts, until either society ends it', async () => {
  const { id } = await create({ members_only: true });
  const hosts = paths.eventHosts(society, id);
  const { chess } = otherSocieties;
  const asked = await call<Hosting[]>('POST', hosts, { society: chess });
  expect(asked.body.map((host) => [host.id, host.accepted])).toEqual([
    [society, true],
    [chess, false],
  ]);
  expect((await read(id)).hosts).toHaveLength(1);
  // Those who write the events of either see who is asked and whether they answer for it, and those of the other one are told.
  const seen = async (token: string) =>
    (await call<SocietyEvent>('GET', paths.event(society, id), undefined, token)).body.asked?.map((host) => [
      host.id,
      host.mine,
    ]);
  expect(await Promise.all([people.president, people.otherPresident, people.member].map(seen))).toEqual([
    [[chess, false]],
    [[chess, true]],
    [],
  ]);
  expect(await noticesOf(id, people.otherPresident)).toMatchObject([
    { kind: 'hosting_asked', href: `/societies/${society}/events/${id}` },
  ]);
  const accept = paths.acceptHosting(society, id);
  expect((await call('POST', accept, undefined, people.president)).status).toBe(403);
  expect((await call('POST', accept, undefined, people.otherPresident)).status).toBe(200);
  expect((await read(id)).hosts?.map((host) => host.id)).toEqual([society, chess]);
  // Who asked hears of the answer, once, and of the end too.
  const { name: other } = asked.body.find((host) => host.id === chess) ?? {};
  const accepted = { kind: 'hosting_asked', title: `${other} co-hosts ${draft.name}` };
  await call('POST', accept, undefined, people.otherPresident);
  for (const token of [people.president, people.eventsOfficer])
    expect(await noticesOf(id, token)).toMatchObject([accepted]);
  expect(await noticesOf(id, people.member)).toEqual([]);
  const members = paths.eventSignup(society, id);
  expect((await call('POST', members, {}, people.otherPresident)).status).toBe(200);
  expect((await call('DELETE', paths.eventHost(society, id, chess), undefined, people.newcomer)).status).toBe(
    403,
  );
  expect(
    (await call('DELETE', paths.eventHost(society, id, chess), undefined, people.otherPresident)).status,
  ).toBe(200);
  expect((await read(id)).hosts).toHaveLength(1);
  const ended = { kind: 'hosting_asked', title: `${other} no longer co-hosts ${draft.name}` };
  expect(await noticesOf(id, people.eventsOfficer)).toMatchObject([ended, accepted]);
  expect(await noticesOf(id, people.otherPresident)).toHaveLength(1);
  expect((await call('POST', hosts, { society: 9_999 })).status).toBe(400);
});

test("a removed co-host's members keep their places, and no others of them can register", async () => {
  const { id } = await create({ members_only: true, max_participants: 5 });
  const baking = otherSocieties.baking;
  await call('POST', paths.eventHosts(society, id), { society: baking });
  const baker = await server.signIn(await holderOf(server, baking, 'President'));
  expect((await call('POST', paths.acceptHosting(society, id), undefined, baker)).status).toBe(200);
  for (const token of [students[3], students[4]]) await call('POST', paths.join(baking), undefined, token);
  // They are in no other host.
  for (const token of [students[3], students[4]]) await call('POST', paths.leave(society), undefined, token);
  expect((await call('POST', paths.eventSignup(society, id), {}, students[3])).status).toBe(200);
  await call('DELETE', paths.removeSociety(baking), undefined, people.administrator);
  expect((await read(id)).hosts?.map((host) => host.id)).toEqual([society]);
  expect((await guests(id)).map(({ university_id }) => university_id)).toEqual([idOf(3)]);
  const refused = await call<Refused>('POST', paths.eventSignup(society, id), {}, students[4]);
  expect([refused.status, refused.body.code]).toEqual([403, 'members_only']);
  expect((await call('DELETE', paths.eventSignup(society, id), undefined, students[3])).status).toBe(200);
});

test('deleted accounts stay counted at past events, without a name', async () => {
  const { id } = await create();
  const { id: coming } = await create();
  const tokens = await Promise.all(['70000061', '70000062', '70000063'].map(newAccount));
  const [came, went, waited] = tokens;
  for (const token of tokens) await call('POST', paths.eventSignup(society, id), {}, token);
  await call('POST', paths.checkIns(society, id), { university_id: '70000061' });
  await beginAt(id, inDays(-1));
  const administrator = await server.signIn(demo.administrator);
  const books = async () => {
    const { body } = await call<SocietyAnalytics>('GET', paths.societyAnalytics(society));
    const platform = await call<PlatformAnalytics>('GET', paths.analyticsOverview, undefined, administrator);
    return {
      attendance: body.attendance?.find((event) => event.id === id),
      registered: body.series.find(({ name }) => name === 'Registrations per event'),
      platform: platform.body.series.find(({ name }) => name === 'Registrations'),
    };
  };
  const before = await books();
  expect(before.attendance).toMatchObject({ registered: 2, waiting: 1, came: 1 });
  await call('POST', paths.eventSignup(society, coming), {}, came);
  expect((await read(coming)).participants).toBe(1);
  for (const token of [came, waited]) await leave(token);
  expect(await books()).toEqual(before);
  expect((await read(coming)).participants).toBe(0);
  expect(await guests(id)).toMatchObject([{ university_id: '70000062', status: 'going', position: null }]);
  const event = await read(id);
  expect([event.participants, event.nameless_guests]).toEqual([2, { going: 1, waiting: 1, came: 1 }]);
  const seen = await call<SocietyEvent>('GET', paths.event(society, id), undefined, people.newcomer);
  expect(seen.body).not.toHaveProperty('nameless_guests');
  // The last one leaves while the event is among what was removed.
  expect((await call('DELETE', paths.event(society, id))).status).toBe(204);
  await leave(went);
  expect((await call('POST', paths.eventRestore(society, id))).status).toBe(204);
  expect(await books()).toEqual(before);
  expect(await guests(id)).toEqual([]);
  expect((await read(id)).nameless_guests).toEqual({ going: 2, waiting: 1, came: 1 });
});

const password = 'Orbit2027';
async function newAccount(university_id: string) {
  const person = {
    university_id,
    first_name: 'Ada',
    last_name: 'King',
    email: `${university_id}@uni.example`,
  };
  const { body } = await call<SignupReply>('POST', paths.signup, { ...person, password }, undefined);
  return body.access_token;
}
async function leave(token: string | undefined) {
  expect((await call('DELETE', paths.profile, { password }, token)).status).toBe(204);
}
