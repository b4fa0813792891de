import { describe, expect, test } from 'vitest';
import {
  eventLimits,
  eventLineNames,
  paths,
  validation,
  type CalendarAddress,
  type EventBody,
  type HistoryEntry,
  type SocietyEvent,
} from 'societies-contract';
import { eventDraft, inDays } from './event-draft.ts';
import { withServer } from './harness.ts';
import {
  expectRefused,
  otherSocieties,
  signInPeople,
  signInStudents,
  society,
  type Refused,
} from './people.ts';

const server = await withServer();
const people = await signInPeople(server);

const draft: EventBody = { ...eventDraft, max_participants: 3, price: 2.5 };

interface Listed<Item> {
  results: Item[];
}

const create = async (body: Partial<EventBody> = {}, token = people.president) => {
  const reply = await server.call<SocietyEvent>('POST', paths.events(society), {
    token,
    body: { ...draft, ...body },
  });
  expect(reply.status).toBe(201);
  return reply.body;
};
const read = async (id: number, token = people.newcomer) =>
  (await server.call<SocietyEvent>('GET', paths.event(society, id), { token })).body;
const signup = (id: number, token = people.newcomer, of: number = society) =>
  server.call<SocietyEvent & Refused>('POST', paths.eventSignup(of, id), { token, body: {} });
const withdraw = (id: number, token = people.newcomer) =>
  server.call<Refused>('DELETE', paths.eventSignup(society, id), { token });

describe('reading', () => {
  test("is 401 without a token, 404 for an unknown society or event and another society's", async () => {
    await expectRefused(server, { method: 'GET', path: paths.events(society) });
    const token = people.newcomer;
    expect((await server.call('GET', paths.events(9_999), { token })).status).toBe(404);
    for (const id of [9_999, 0, 'x']) {
      expect((await server.call('GET', paths.event(society, id), { token })).status).toBe(404);
    }
    const [chess] = (await server.call<SocietyEvent[]>('GET', paths.events(otherSocieties.chess), { token }))
      .body;
    expect(chess).toBeDefined();
    expect((await server.call('GET', paths.event(society, chess?.id ?? 0), { token })).status).toBe(404);
  });

  test('lists only the next date of a series in a folded list, with the later dates', async () => {
    const datetime = inDays(400);
    const until = inDays(400 + 22).slice(0, 10);
    const { id } = await create({
      datetime,
      name: 'Weekly fold',
      repeat: { every: 'week', until },
    } as Partial<EventBody>);
    const list = async (query: string, token = people.newcomer) =>
      (
        await server.call<{ count: number; results: SocietyEvent[] }>(
          'GET',
          `${paths.events(society)}?when=coming&search=weekly%20fold&page=1&${query}`,
          { token },
        )
      ).body;
    const whole = await list('');
    expect(whole.count).toBe(4);
    const dates = whole.results.map((event) => ({ id: event.id, datetime: event.datetime }));
    const folded = await list('folded=true&mine=false');
    expect([folded.count, folded.results.map((event) => event.id)]).toEqual([1, [id]]);
    expect(folded.results[0]?.later_dates).toEqual(dates.slice(1));

    // Who is in the first still sees the next one, and a cancelled date is none.
    await signup(id);
    const [, next, last] = dates;
    await server.call('POST', paths.eventCancel(society, next?.id ?? 0), {
      token: people.president,
      body: { reason: 'Rain.' },
    });
    const others = await list('folded=true&mine=false');
    expect(others.results.find((event) => !event.cancelled_at)).toMatchObject({
      id: last?.id,
      later_dates: dates.slice(3),
    });
    expect((await list('folded=true&mine=true')).results.map((event) => event.id)).toEqual([id]);
  });

  test('shows past and future events by the contract', async () => {
    const { body } = await server.call<SocietyEvent[]>('GET', paths.events(society), {
      token: people.president,
    });
    expect(body.find(({ name }) => name === 'Geminids on the roof')).toMatchObject({
      duration: '02:30:00',
      venue: 'Library roof',
      max_participants: 60,
      participants: 34,
      price: 0,
      is_active: true,
      joined: false,
      society,
    });
    expect(body.find(({ name }) => name === 'Telescope workshop')).toMatchObject({ joined: true, price: 4 });
    expect(body.find(({ name }) => name === 'Dark-sky weekend in Wales')).toMatchObject({
      duration: '48:00:00',
      participants: 24,
      max_participants: 24,
    });
    expect(body.some(({ datetime }) => Date.parse(datetime) < Date.now())).toBe(true);
  });

  test('is empty when events are switched off', async () => {
    const { status, body } = await server.call('GET', paths.events(otherSocieties.featuresOff), {
      token: people.newcomer,
    });
    expect([status, body]).toEqual([200, []]);
  });
});

test('events by page are coming ones first, the nearest first, and together the whole list', async () => {
  interface Page {
    count: number;
    results: SocietyEvent[];
  }
  const get = async <Reply>(query: string, of: number = society) =>
    (await server.call<Reply>('GET', `${paths.events(of)}?${query}`, { token: people.newcomer })).body;
  // Two that begin together, so that their order has to be settled.
  const made = [await create({ datetime: inDays(400) }), await create({ datetime: inDays(400) })];
  const all = await get<SocietyEvent[]>('');
  const time = ({ datetime }: SocietyEvent) => Date.parse(datetime);
  expect(all.map(time)).toEqual(all.map(time).sort((one, other) => other - one));

  const pages = async (query: string) => {
    const paged: SocietyEvent[] = [];
    for (let number = 1; ; number += 1) {
      const { count, results } = await get<Page>(`${query}page=${number}&page_size=2`);
      paged.push(...results);
      if (results.length === 0) return { count, paged };
    }
  };
  const coming = all.filter((event) => time(event) > Date.now());
  const past = all.filter((event) => time(event) <= Date.now());
  expect([coming.length > 2, past.length > 0]).toEqual([true, true]);
  const { count, paged } = await pages('');
  expect(count).toBe(all.length);
  expect(paged.map(time)).toEqual([...coming.reverse(), ...past].map(time));
  expect(new Set(paged.map(({ id }) => id))).toEqual(new Set(all.map(({ id }) => id)));
  expect(await pages('when=coming&')).toEqual({
    count: coming.length,
    paged: paged.slice(0, coming.length),
  });
  expect(await pages('when=past&')).toEqual({ count: past.length, paged: paged.slice(coming.length) });
  expect(await get<SocietyEvent[]>('when=past')).toEqual(paged.slice(coming.length));
  // The caller's own, and the others.
  await server.call('POST', paths.eventSignup(society, made[0]?.id ?? 0), { token: people.newcomer });
  const own = coming.filter(({ joined, id }) => joined || id === made[0]?.id);
  expect((await pages('when=coming&mine=true&')).paged.map(({ id }) => id)).toEqual(own.map(({ id }) => id));
  const others = await pages('when=coming&mine=false&');
  expect([others.count, others.paged.length]).toEqual([
    coming.length - own.length,
    coming.length - own.length,
  ]);
  expect(others.paged.some(({ joined }) => joined)).toBe(false);
  const found = await get<Page>('search=GEMINIDS%20on&page=1');
  expect([found.count, found.results.map(({ name }) => name)]).toEqual([1, ['Geminids on the roof']]);
  expect(await get<Page>('page=1', otherSocieties.featuresOff)).toEqual({ count: 0, results: [] });
  const wrong = await server.call('GET', `${paths.events(society)}?when=soon`, { token: people.newcomer });
  expect(wrong.status).toBe(400);
  for (const { id } of made) {
    await server.call('DELETE', paths.event(society, id), { token: people.president });
  }
});

test('an event is coming until it ends for guests, and until it begins for others', async () => {
  const running = await create({ name: 'Two days in the dark', duration: '48:00:00' });
  const next = await create({ datetime: inDays(1) });
  for (const { id } of [running, next])
    await server.call('POST', paths.eventSignup(society, id), { token: people.newcomer });
  const listed = async (query: string, token: string) => {
    const path = `${paths.events(society)}?${query}&page=1&page_size=100`;
    const { body } = await server.call<{ count: number; results: SocietyEvent[] }>('GET', path, { token });
    expect(body.count).toBe(body.results.length);
    return body.results.map(({ id }) => id);
  };
  const beganDaysAgo = (days: number) =>
    server.database
      .updateTable('events')
      .set({ starts_at: inDays(-days) })
      .where('id', '=', running.id)
      .execute();
  await beganDaysAgo(1.5);
  const { newcomer, member } = people;
  expect((await listed('when=coming&mine=true', newcomer)).slice(0, 2)).toEqual([running.id, next.id]);
  expect(await listed('when=coming&mine=false', newcomer)).not.toContain(running.id);
  expect(await listed('when=past', newcomer)).not.toContain(running.id);
  expect(await listed('when=coming', member)).not.toContain(running.id);
  expect(await listed('when=past', member)).toContain(running.id);
  await beganDaysAgo(2.1);
  expect(await listed('when=coming&mine=true', newcomer)).not.toContain(running.id);
  expect(await listed('when=past', newcomer)).toContain(running.id);
  for (const { id } of [running, next])
    await server.call('DELETE', paths.event(society, id), { token: people.president });
});

describe('writing', () => {
  test('is 403 without edit_events in this society', async () => {
    const { newcomer, member, administrator, otherPresident } = people;
    const event = await create();
    for (const attempt of [
      { method: 'POST', path: paths.events(society), body: draft },
      { method: 'PUT', path: paths.event(society, event.id), body: draft },
      { method: 'DELETE', path: paths.event(society, event.id) },
    ] as const) {
      await expectRefused(server, attempt, newcomer, member, administrator, otherPresident);
    }
    expect(await read(event.id)).toEqual({ ...event, companions: [] });
  });

  test("is 404 for another society's event, and refuses another society's id in the body", async () => {
    const token = people.eventsOfficer;
    const [chess] = (await server.call<SocietyEvent[]>('GET', paths.events(otherSocieties.chess), { token }))
      .body;
    const path = paths.event(society, chess?.id ?? 0);
    expect((await server.call('PUT', path, { token, body: draft })).status).toBe(404);
    expect((await server.call('DELETE', path, { token })).status).toBe(404);
    const elsewhere = { ...draft, society: otherSocieties.chess };
    const refused = await server.call<Refused>('POST', paths.events(society), { token, body: elsewhere });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ['society']]);
    const still = (await server.call<SocietyEvent[]>('GET', paths.events(otherSocieties.chess), { token }))
      .body;
    expect(still.find(({ id }) => id === chess?.id)).toEqual(chess);
  });

  test.each([
    ['name', '', validation.event.nameRequired],
    ['name', '   ', validation.event.nameRequired],
    ['datetime', 'tomorrow', validation.event.dateRequired],
    ['datetime', '2027-01-01T23:59:60Z', validation.event.dateRequired],
    ['venue', '', validation.event.venueRequired],
    ['description', '', validation.event.descriptionRequired],
    ['duration', '00:29:59', validation.event.durationRange],
    ['duration', '30 minutes', validation.event.durationRange],
    ['duration', '336:00:01', validation.event.durationRange],
    ['max_participants', 0, validation.event.participantsRange],
    ['max_participants', 1.5, validation.event.participantsRange],
    ['max_participants', undefined, validation.event.participantsRange],
    ['price', -0.01, validation.event.priceRange],
    ['price', '3', validation.event.priceRange],
  ] as const)('refuses %s %j with the specified text', async (field, value, text) => {
    const { status, body } = await server.call<Refused>('POST', paths.events(society), {
      token: people.president,
      body: { ...draft, [field]: value },
    });
    expect([status, body.errors]).toEqual([400, { [field]: [text] }]);
  });

  test.each([
    ['price', '1e309'],
    ['max_participants', '1e309'],
    ['price', 'NaN'],
  ])('refuses %s %s', async (field, literal) => {
    const body = JSON.stringify({ ...draft, [field]: 'HERE' }).replace('"HERE"', literal);
    const { status } = await server.call('POST', paths.events(society), {
      token: people.president,
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(status).toBe(400);
  });

  test('refuses unknown fields, so no count can be set', async () => {
    for (const extra of [{ participants: 2 }, { id: 1 }, { joined: true }]) {
      const { status } = await server.call('POST', paths.events(society), {
        token: people.president,
        body: { ...draft, ...extra },
      });
      expect(status).toBe(400);
    }
  });

  test('refuses pictures of other sites', async () => {
    for (const image of [
      'https://example.org/a.png',
      '/storage/v1/object/public/societies/societies/2/events/a.png',
    ]) {
      const { status, body } = await server.call<Refused>('POST', paths.events(society), {
        token: people.president,
        body: { ...draft, image },
      });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['image']]);
    }
  });

  test('creates with 201, updates with 200, deletes with 204', async () => {
    const created = await create({ society, image: '' }, people.eventsOfficer);
    expect(created).toMatchObject({ ...draft, society, image: null, participants: 0, joined: false });
    const changed = {
      ...draft,
      name: 'Sidewalk astronomy',
      duration: '00:30:00',
      price: 0,
      is_active: false,
    };
    const updated = await server.call<SocietyEvent>('PUT', paths.event(society, created.id), {
      token: people.eventsOfficer,
      body: changed,
    });
    expect([updated.status, updated.body]).toEqual([
      200,
      { ...created, ...changed, state: 'inactive', version: (created.version ?? 0) + 1 },
    ]);
    const deleted = await server.call('DELETE', paths.event(society, created.id), {
      token: people.eventsOfficer,
    });
    expect([deleted.status, deleted.body]).toEqual([204, '']);
    expect(deleted.headers.has('content-length')).toBe(false);
    expect(
      (await server.call('GET', paths.event(society, created.id), { token: people.newcomer })).status,
    ).toBe(404);
  });

  test('refuses fewer places than registrations', async () => {
    const event = await create();
    for (const token of [people.newcomer, people.member])
      expect((await signup(event.id, token)).status).toBe(200);
    const { status, body } = await server.call<Refused>('PUT', paths.event(society, event.id), {
      token: people.president,
      body: { ...draft, max_participants: 1 },
    });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([409, ['max_participants']]);
    const exact = await server.call<SocietyEvent>('PUT', paths.event(society, event.id), {
      token: people.president,
      body: { ...draft, max_participants: 2 },
    });
    expect([exact.status, exact.body.max_participants]).toEqual([200, 2]);
  });

  test('is 409 while events are switched off', async () => {
    const id = otherSocieties.featuresOff;
    const { body: page } = await server.call<{
      committee_members: Record<string, { university_id: string }>;
    }>('GET', paths.society(id), { token: people.newcomer });
    const token = await server.signIn(Object.values(page.committee_members)[0]?.university_id ?? '');
    const { status, body } = await server.call<Refused>('POST', paths.events(id), { token, body: draft });
    expect([status, body.detail]).toEqual([409, 'Events are disabled for this society']);
  });
});

describe('registering', () => {
  test("is 401 without a token, 404 for another society's event", async () => {
    const event = await create();
    expect((await server.call('POST', paths.eventSignup(society, event.id))).status).toBe(401);
    expect((await server.call('DELETE', paths.eventSignup(society, event.id))).status).toBe(401);
    expect((await signup(event.id, people.newcomer, otherSocieties.chess)).status).toBe(404);
    expect((await signup(9_999)).status).toBe(404);
    expect((await withdraw(9_999)).status).toBe(404);
  });

  test('takes one place when called repeatedly, and gives it back once', async () => {
    const event = await create();
    const first = await signup(event.id);
    expect([first.status, first.body.joined, first.body.participants]).toEqual([200, true, 1]);
    const again = await signup(event.id);
    expect([again.status, again.body.joined, again.body.participants]).toEqual([200, true, 1]);
    expect((await read(event.id, people.member)).joined).toBe(false);
    const left = { status: 200, body: { id: event.id, joined: false, place: null } };
    expect(await withdraw(event.id)).toMatchObject(left);
    expect(await withdraw(event.id)).toMatchObject(left);
    expect(await read(event.id)).toMatchObject({ joined: false, participants: 0 });
  });

  test('is 409 with a reason for a full, a past and a closed event', async () => {
    const full = await create({ max_participants: 1 });
    await signup(full.id, people.member);
    const past = await create({ datetime: inDays(-1) });
    const closed = await create({ is_active: false });
    for (const [event, detail] of [
      [full, 'This event is full.'],
      [past, 'Event has passed'],
      [closed, 'Registration Closed'],
    ] as const) {
      const { status, body } = await signup(event.id);
      expect([status, body.detail]).toEqual([409, detail]);
      expect(await read(event.id)).toMatchObject({ joined: false, participants: event === full ? 1 : 0 });
    }
    // One who is in stays in when it fills up.
    expect((await signup(full.id, people.member)).status).toBe(200);
  });

  test('refuses to give a place back after the event', async () => {
    const event = await create();
    await signup(event.id);
    await server.call('PUT', paths.event(society, event.id), {
      token: people.president,
      body: { ...draft, datetime: inDays(-1) },
    });
    expect(await withdraw(event.id)).toMatchObject({ status: 409, body: { code: 'too_late' } });
    expect(await read(event.id)).toMatchObject({ joined: true, participants: 1 });
  });

  test('takes one place for fifty attempts of one student at once', async () => {
    const event = await create({ max_participants: 40 });
    const replies = await Promise.all(Array.from({ length: 50 }, () => signup(event.id)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await read(event.id)).participants).toBe(1);
  });

  test('gives 20 of 200 students at once the 20 places', async () => {
    const event = await create({ max_participants: 20 });
    const tokens = await signInStudents(server, 200);
    const replies = await Promise.all(tokens.map((token) => signup(event.id, token)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(180);
    const joined = await Promise.all(tokens.map((token) => read(event.id, token)));
    expect(joined.filter((seen) => seen.joined)).toHaveLength(20);
    expect(joined[0]?.participants).toBe(20);
  }, 120_000);
});

test('duration and price are accepted to their limits', async () => {
  const event = await create({
    duration: '336:00:00',
    price: eventLimits.priceMax,
    max_participants: eventLimits.participantsMax,
  });
  expect([event.duration, event.price]).toEqual(['336:00:00', 10_000]);
});

test.each(['name', ...eventLineNames])('an event is found by its %s, also after a change', async (field) => {
  const { id } = await create({ [field]: 'Éphémère' });
  const found = async (search: string) => {
    const path = `${paths.events(society)}?search=${search}`;
    const { body } = await server.call<SocietyEvent[]>('GET', path, { token: people.president });
    return body.map((event) => event.id);
  };
  expect(await found('ephemere')).toEqual([id]);
  const body = { ...draft, [field]: 'Lasting' };
  await server.call('PUT', paths.event(society, id), { token: people.president, body });
  expect(await found('ephemere')).toEqual([]);
  expect(await found('lasting')).toEqual([id]);
  await server.call('DELETE', paths.event(society, id), { token: people.president });
});

test('a dress code may be left out, and is searched, recorded and in the calendar', async () => {
  expect((await create()).dress_code).toBe('');
  const dress_code = 'Black tie, or masks';
  const { id } = await create({ dress_code: ` ${dress_code} ` });
  const ask = async <Body>(path: string) =>
    (await server.call<Body>('GET', path, { token: people.president })).body;
  expect((await read(id)).dress_code).toBe(dress_code);
  const found = await ask<SocietyEvent[]>(`${paths.events(society)}?search=masks`);
  expect(found.map((event) => event.id)).toEqual([id]);
  const everywhere = await ask<Listed<SocietyEvent>>(`${paths.whatsOn}?search=masks`);
  expect(everywhere.results.map((event) => event.id)).toEqual([id]);
  const change = (body: Partial<EventBody>) =>
    server.call<SocietyEvent & Refused>('PUT', paths.event(society, id), {
      token: people.president,
      body: { ...draft, ...body },
    });
  expect((await change({ venue: 'Hall' })).body.dress_code).toBe(dress_code);
  expect((await change({ dress_code: 'x'.repeat(121) })).body.errors).toHaveProperty('dress_code');
  await signup(id, people.president);
  const { url } = await ask<CalendarAddress>(paths.calendar);
  const feed = (await server.call<string>('GET', new URL(url).pathname)).body;
  expect(feed.replaceAll('\r\n ', '')).toContain('Dress code: Black tie\\, or masks');
  expect((await change({ venue: 'Hall', dress_code: '' })).body.dress_code).toBe('');
  const [changed] = (await ask<Listed<HistoryEntry>>(`${paths.societyHistory(society)}?page=1`)).results;
  expect([changed?.before, changed?.after]).toEqual([{ dress_code }, { dress_code: '' }]);
});
