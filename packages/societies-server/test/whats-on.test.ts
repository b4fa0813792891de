import ICAL from 'ical.js';
import { sql } from 'kysely';
import {
  paths,
  type CalendarAddress,
  type Clash,
  type EventBody,
  type ListedEvent,
  type MonthDay,
  type MyEvents,
  type SocietyEvent,
  type WhatsOn,
} from 'societies-contract';
import { describe, expect, test } from 'vitest';
import { demo, withServer } from './harness.ts';
import { holderOf, otherSocieties, signInPeople, society } from './people.ts';

const server = await withServer();
const people = await signInPeople(server);

/** Later than everything that the demonstration has. */
const day = '2035-03-10';
const draft: EventBody = {
  name: 'Night walk; bring a torch, and "boots"',
  description: `${'Long lines are folded. '.repeat(8)}\nSecond line, with a comma; and an umlaut: ü.`,
  datetime: `${day}T18:00:00.000Z`,
  duration: '02:00:00',
  venue: 'North gate, by the oak',
  max_participants: 1,
  price: 0,
  is_active: true,
  waiting_list: true,
};
const call = async <Body>(method: string, path: string, token: string, body?: unknown) =>
  server.call<Body>(method, path, { token, ...(body !== undefined && { body }) });
const create = async (body: Partial<EventBody> = {}, of: number = society, token = people.president) => {
  const reply = await call<SocietyEvent>('POST', paths.events(of), token, { ...draft, ...body });
  expect(reply.status).toBe(201);
  return reply.body;
};
const whatsOn = async (query: string, token = people.newcomer) =>
  (await call<WhatsOn>('GET', `${paths.whatsOn}?${query}`, token)).body;
const that = `from=${day}T00:00:00Z&to=2035-03-11T00:00:00Z`;
const idsOf = (events: readonly ListedEvent[]) => events.map(({ id }) => id);

describe('a month of what is on', () => {
  const month = async (query: string, token = people.newcomer) =>
    call<MonthDay[]>('GET', `${paths.whatsOnMonth}?month=2036-03&${query}`, token);

  test('counts the events of each day in the reader’s time zone and names the first three', async () => {
    const starts = [
      '2036-03-10T09:00:00Z',
      '2036-03-10T12:00:00Z',
      '2036-03-10T18:00:00Z',
      '2036-03-10T23:30:00Z',
    ];
    const made = [];
    for (const datetime of [...starts, '2036-03-31T22:30:00Z'])
      made.push(await create({ datetime, name: `At ${datetime}`, price: datetime.includes('T12') ? 4 : 0 }));
    const gone = await create({ datetime: '2036-03-20T12:00:00Z' });
    await call('POST', paths.eventCancel(society, gone.id), people.president, { reason: 'Rain.' });

    const london = await month('time_zone=Europe/London');
    // British summer time begins on 30 March, so the last event is on the evening of the 31st.
    expect(london.body.map(({ day: date, count }) => [date, count])).toEqual([
      ['2036-03-10', 4],
      ['2036-03-31', 1],
    ]);
    expect(london.body[0]?.events).toEqual(
      made.slice(0, 3).map(({ id, name, datetime }) => ({ id, name, datetime, society: { id: society } })),
    );
    const berlin = await month('time_zone=Europe/Berlin');
    expect(berlin.body.map(({ day: date, count }) => [date, count])).toEqual([
      ['2036-03-10', 3],
      ['2036-03-11', 1],
    ]);
    const free = await month('time_zone=Europe/London&free=true');
    expect(free.body[0]?.count).toBe(3);
    expect((await month('time_zone=Europe/London&mine=true')).body).toEqual([]);
  });

  test.each(['time_zone=Nowhere', 'time_zone=', 'month=2036-13&time_zone=UTC', ''])(
    'refuses %j',
    async (query) => {
      expect((await month(query)).status).toBe(400);
    },
  );
});

test('a folded list has only the next date of each series, with the later ones', async () => {
  const body = { ...draft, name: 'Weekly supper', datetime: '2037-03-10T18:00:00Z' };
  const { id } = await create({
    ...body,
    repeat: { every: 'week', until: '2037-03-24' },
  } as Partial<EventBody>);
  const whole = (await whatsOn('search=weekly supper')).results;
  expect(whole).toHaveLength(3);
  for (const filter of ['', '&places=true', `&society=${society}`, '&from=2037-03-01T00:00:00Z']) {
    const folded = await whatsOn(`search=weekly supper&folded=true${filter}`);
    expect([folded.count, folded.dates, idsOf(folded.results)]).toEqual([1, 3, [id]]);
    expect(folded.results[0]?.later_dates).toEqual(
      whole.slice(1).map((event) => ({ id: event.id, datetime: event.datetime })),
    );
  }
});

describe('what is on', () => {
  test('lists every society’s events by start, and each filter narrows it', async () => {
    const own = await create();
    const dear = await create({ datetime: `${day}T09:00:00Z`, price: 4, name: 'Breakfast' });
    const chess = await create({ name: 'Blitz' }, otherSocieties.chess, people.otherPresident);
    const gone = await create({ name: 'Gone' });
    await call('POST', paths.eventCancel(society, gone.id), people.president, { reason: 'Rain.' });
    await create({ datetime: '2035-03-11T00:00:00Z' });
    const all = await whatsOn(that);
    expect([all.count, idsOf(all.results)]).toEqual([3, [dear.id, own.id, chess.id]]);
    expect(all.results[1]).toMatchObject({
      society: {
        id: society,
        name: expect.any(String) as string,
        theme: { name: expect.any(String) as string },
      },
      state: 'open',
      place: null,
    });
    expect(idsOf((await whatsOn(`${that}&free=true`)).results)).toEqual([own.id, chess.id]);
    expect(idsOf((await whatsOn(`${that}&society=${otherSocieties.chess}`)).results)).toEqual([chess.id]);
    expect(idsOf((await whatsOn(`${that}&search=BLI`)).results)).toEqual([chess.id]);
    expect(idsOf((await whatsOn(`${that}&mine=true`, people.otherPresident)).results)).toContain(chess.id);
    expect((await whatsOn(`${that}&mine=true`)).count).toBe(0);
    const { body } = await call<{ category: { id: number } }>('GET', paths.society(society), people.newcomer);
    const { category } = body;
    expect(idsOf((await whatsOn(`${that}&category=${category.id}`)).results)).toEqual([dear.id, own.id]);
    await call('POST', paths.eventSignup(society, own.id), people.newcomer, {});
    expect(idsOf((await whatsOn(`${that}&places=true`)).results)).toEqual([dear.id, chess.id]);
    const pages = await Promise.all([1, 2, 3].map((page) => whatsOn(`${that}&page_size=1&page=${page}`)));
    expect(pages.flatMap(({ results }) => idsOf(results))).toEqual([dear.id, own.id, chess.id]);
    // Without days: what is to come, and nothing of a society that has its events switched off.
    const coming = (await whatsOn('page_size=100')).results;
    expect(coming.every(({ datetime }) => Date.parse(datetime) > Date.now())).toBe(true);
    expect(coming.some((event) => event.society.id === otherSocieties.featuresOff)).toBe(false);
    for (const query of ['from=today', 'from=2035-01-01T23:59:60Z', 'page_size=1000', 'category=x']) {
      expect((await call('GET', `${paths.whatsOn}?${query}`, people.newcomer)).status).toBe(400);
    }
  });

  test('includes events of this morning from today on, with any filter', async () => {
    const name = 'Nebula';
    const { chess, featuresOff } = otherSocieties;
    const began = await create({ name: `${name} dawn` });
    await server.database
      .updateTable('events')
      .set({ starts_at: new Date(Date.now() - 3_600_000) })
      .where('id', '=', began.id)
      .execute();
    const own = await create({ name: `${name} talk` });
    const dear = await create({ name: `${name} dinner`, price: 4, datetime: `${day}T19:00:00Z` });
    const theirs = await create(
      { name: `${name} blitz`, datetime: `${day}T20:00:00Z` },
      chess,
      people.otherPresident,
    );
    const off = await create({ name: `${name} off` });
    await call('POST', paths.eventCancel(society, off.id), people.president, { reason: 'Rain.' });
    await call('POST', paths.eventSignup(society, own.id), people.newcomer, {});
    // Of a society that has its events switched off.
    const hidden = await create({ name: `${name} hidden` });
    await server.database
      .updateTable('events')
      .set({ society_id: featuresOff })
      .where('id', '=', hidden.id)
      .execute();
    const from = new Date(Date.now() - 7_200_000).toISOString();
    const found = async (filter: string, token?: string) => {
      const { count, results } = await whatsOn(`from=${from}&search=${name}${filter}`, token);
      expect(count).toBe(results.length);
      return idsOf(results);
    };
    expect(await found('')).toEqual([began.id, own.id, dear.id, theirs.id]);
    expect(await found('&free=true')).toEqual([began.id, own.id, theirs.id]);
    expect(await found('&places=true')).toEqual([began.id, dear.id, theirs.id]);
    const { body } = await call<{ category: { id: number } }>('GET', paths.society(society), people.newcomer);
    expect(await found(`&category=${body.category.id}`)).toEqual([began.id, own.id, dear.id]);
    expect(await found(`&society=${chess}`)).toEqual([theirs.id]);
    expect(await found(`&society=${featuresOff}`)).toEqual([]);
    expect(await found('&mine=true')).toEqual([]);
    const mine = await found('&mine=true', people.otherPresident);
    expect(mine).toContain(theirs.id);
    expect(await found(`&mine=true&society=${chess}`, people.otherPresident)).toEqual([theirs.id]);
    expect(await found(`&mine=true&society=${chess}`)).toEqual([]);
    const coming = await whatsOn(`search=${name}&mine=true&society=${chess}`, people.otherPresident);
    expect(idsOf(coming.results)).toEqual([theirs.id]);
    expect(await found('&society=1&free=true&places=true')).toEqual([began.id]);
  });

  test('shows at once what was created, moved, registered for, cancelled or switched off', async () => {
    // The second begins in the past and searches.
    const ways = [
      'from=2037-01-01T00:00:00Z&to=2037-02-01T00:00:00Z',
      'from=2020-01-01T00:00:00Z&to=2037-02-01T00:00:00Z&search=Follows',
    ];
    const seen = async () => {
      const [one, other] = await Promise.all(ways.map((query) => whatsOn(`${query}&page_size=100`)));
      expect(other).toEqual(one);
      return one?.results.map(({ id, datetime, participants, joined, hosts = [] }) => [
        id,
        datetime,
        participants,
        joined,
        hosts.length,
      ]);
    };
    const [first, second] = ['2037-01-05T18:00:00.000Z', '2037-01-06T18:00:00.000Z'] as const;
    expect(await seen()).toEqual([]);
    const { id } = await create({ name: 'Follows', datetime: first });
    expect(await seen()).toEqual([[id, first, 0, false, 1]]);
    await call('POST', paths.eventSignup(society, id), people.newcomer, {});
    expect(await seen()).toEqual([[id, first, 1, true, 1]]);
    const moved = { ...draft, name: 'Follows', datetime: second };
    expect((await call('PUT', paths.event(society, id), people.president, moved)).status).toBe(200);
    expect(await seen()).toEqual([[id, second, 1, true, 1]]);
    const { chess } = otherSocieties;
    const heldByChess = async () => {
      const [one, other] = await Promise.all(ways.map((query) => whatsOn(`${query}&society=${chess}`)));
      expect(other?.results).toEqual(one?.results);
      return idsOf(one?.results ?? []);
    };
    expect(await heldByChess()).toEqual([]);
    await call('POST', paths.eventHosts(society, id), people.president, { society: chess });
    await call('POST', paths.acceptHosting(society, id), people.otherPresident);
    expect(await seen()).toEqual([[id, second, 1, true, 2]]);
    expect(await heldByChess()).toEqual([id]);
    await call('DELETE', paths.eventSignup(society, id), people.newcomer);
    expect(await seen()).toEqual([[id, second, 0, false, 2]]);
    await call('POST', paths.eventCancel(society, id), people.president, { reason: 'Rain.' });
    expect(await seen()).toEqual([]);
  });

  test('my events are those with a place, on a waiting list, and past', async () => {
    const going = await create();
    const waiting = await create();
    await call('POST', paths.eventSignup(society, waiting.id), people.member, {});
    for (const { id } of [going, waiting])
      await call('POST', paths.eventSignup(society, id), people.eventsOfficer, {});
    const { body } = await call<MyEvents>('GET', paths.myEvents, people.eventsOfficer);
    expect(idsOf(body.upcoming)).toContain(going.id);
    expect(idsOf(body.waiting)).toEqual([waiting.id]);
    expect(body.past.every(({ datetime }) => Date.parse(datetime) <= Date.now())).toBe(true);
    const minutesAfterTheStart = async (minutes: number) => {
      await server.database
        .updateTable('events')
        .set({ starts_at: new Date(Date.now() - minutes * 60_000).toISOString() })
        .where('id', 'in', [going.id, waiting.id])
        .execute();
      return (await call<MyEvents>('GET', paths.myEvents, people.eventsOfficer)).body;
    };
    // Who is late still finds their code there, and nobody waits any more.
    const during = await minutesAfterTheStart(30);
    expect(during.upcoming[0]).toMatchObject({ id: going.id, state: 'past', place: { status: 'going' } });
    expect(during.upcoming[0]?.place?.code).toEqual(expect.any(String));
    expect(during.waiting).toEqual([]);
    expect(idsOf(during.past)).not.toContain(going.id);
    // What is over moves from those to come to those that were.
    const after = await minutesAfterTheStart(121);
    expect(idsOf(after.upcoming)).not.toContain(going.id);
    expect(idsOf(after.past)).toContain(going.id);
    expect(idsOf([...after.upcoming, ...after.waiting, ...after.past])).not.toContain(waiting.id);
  });

  const clashes = async (datetime: string) =>
    (
      await call<Clash[]>(
        'GET',
        `${paths.clashes(society)}?datetime=${datetime}&duration=02:00:00`,
        people.president,
      )
    ).body;

  test('clashes name the event and the number of shared members', async () => {
    const at = '2036-05-05T18:00:00.000Z';
    const chess = await create({ datetime: at, name: 'Blitz' }, otherSocieties.chess, people.otherPresident);
    const found = await clashes('2036-05-05T19:30:00Z');
    expect(found.map(({ event }) => event.id)).toEqual([chess.id]);
    const shared = await server.database
      .selectFrom('memberships as ours')
      .innerJoin('memberships as theirs', 'theirs.university_id', 'ours.university_id')
      .where('ours.society_id', '=', society)
      .where('theirs.society_id', '=', otherSocieties.chess)
      .select('ours.university_id')
      .execute();
    expect(found[0]?.shared_members).toBe(shared.length);
    expect(await clashes('2036-05-05T20:00:00Z')).toEqual([]);
  });

  test('clashes begin with the society’s own events, without the event itself', async () => {
    const at = '2036-07-05T18:00:00.000Z';
    const own = await create({ datetime: at });
    const chess = await create({ datetime: at, name: 'Blitz' }, otherSocieties.chess, people.otherPresident);
    const found = await clashes('2036-07-05T19:00:00Z');
    expect(found.map(({ event, own: ours }) => [event.id, ours])).toEqual([
      [own.id, true],
      [chess.id, undefined],
    ]);
    const others = await clashes(`2036-07-05T19:00:00Z&except=${own.id}`);
    expect(others.map(({ event }) => event.id)).toEqual([chess.id]);
  });

  test('clashes are sorted by shared members, not by time', async () => {
    const { rows } = await sql<{ id: number; shared: number }>`
      select theirs.society_id as id, count(*)::integer as shared
      from memberships as ours
        join memberships as theirs on theirs.university_id = ours.university_id
        join society_settings on society_settings.society_id = theirs.society_id and enable_events
      where ours.society_id = ${society} and theirs.society_id <> ${society}
      group by theirs.society_id order by shared desc, theirs.society_id`.execute(server.database);
    const [most, least] = [rows[0], rows.at(-1)];
    expect(most?.shared).toBeGreaterThan(least?.shared ?? Infinity);
    for (const [of, datetime] of [
      [least, '2036-06-05T18:00:00.000Z'],
      [most, '2036-06-05T19:00:00.000Z'],
    ] as const) {
      const writer = await server.signIn(await holderOf(server, of?.id ?? 0, 'President'));
      await create({ datetime, name: 'Meanwhile' }, of?.id, writer);
    }
    const found = await clashes('2036-06-05T19:30:00Z');
    expect(
      found.map(({ event, shared_members }) => ({ id: event.society.id, shared: shared_members })),
    ).toEqual([most, least]);
  });
});

describe('calendars', () => {
  const addressOf = async (method: string, token: string) =>
    (await call<CalendarAddress>(method, paths.calendar, token)).body.url;
  const readFeed = (url: string, headers: Record<string, string> = {}) => fetch(url, { headers });
  const parse = (text: string) =>
    new ICAL.Component(ICAL.parse(text) as never)
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component));

  test("hold the owner's places, follow changes, and are 404 after a rotation", async () => {
    const token = people.member;
    const event = await create({ max_participants: 5 });
    await call('POST', paths.eventSignup(society, event.id), token, {});
    const url = await addressOf('GET', token);
    expect(await addressOf('GET', token)).toBe(url);
    const first = await readFeed(url);
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    const text = await first.text();
    // RFC 5545, 3.1: lines end with CRLF and have at most 75 octets.
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
    expect(text).toMatch(/END:VCALENDAR\r\n$/);
    const entry = (from: string) => parse(from).find(({ uid }) => uid.startsWith(`event-${event.id}@`));
    expect(entry(text)?.startDate.toJSDate().toISOString()).toBe(draft.datetime);
    expect(entry(text)?.endDate.toJSDate().toISOString()).toBe(`${day}T20:00:00.000Z`);
    expect(entry(text)?.location).toBe(draft.venue);
    expect(entry(text)?.description).toContain(draft.description.trim());
    expect(entry(text)?.sequence).toBe(1);
    // RFC 5545, 3.3.11: commas and semicolons of a text are escaped, quotation marks are not.
    expect(text.replaceAll('\r\n ', '')).toContain('SUMMARY:Night walk\\; bring a torch\\, and "boots"\r\n');
    expect(entry(text)?.summary).toBe(draft.name);

    const etag = first.headers.get('etag') ?? '';
    expect((await readFeed(url, { 'if-none-match': etag })).status).toBe(304);
    await call('POST', paths.eventCancel(society, event.id), people.president, { reason: 'Fog.' });
    const second = await readFeed(url, { 'if-none-match': etag });
    const after = await second.text();
    expect([second.status, entry(after)?.uid, entry(after)?.sequence]).toEqual([200, entry(text)?.uid, 2]);
    expect(after).toContain('STATUS:CANCELLED');
    expect(entry(after)?.summary).toBe(`Cancelled: ${draft.name}`);

    // A place in the line may become one at the event: a calendar shows it as not certain.
    const full = await create({ name: 'Full' });
    await call('POST', paths.eventSignup(society, full.id), people.newcomer, {});
    await call('POST', paths.eventSignup(society, full.id), token, {});
    const waiting = await (await readFeed(url)).text();
    const block = waiting.split('BEGIN:VEVENT').find((one) => one.includes(`event-${full.id}@`));
    expect(block).toContain('STATUS:TENTATIVE');
    expect(block).toContain('SUMMARY:Full (waiting list)');
    // When it does, the entry is a newer one by all that a calendar tells that by.
    const stampsOf = (from: string) => {
      const found = parse(from).find(({ uid }) => uid.startsWith(`event-${full.id}@`));
      if (!found) throw new Error('The calendar has no such entry.');
      const instant = (name: string) =>
        (found.component.getFirstPropertyValue(name) as ICAL.Time).toJSDate().getTime();
      return {
        sequence: found.sequence,
        stamp: instant('dtstamp'),
        modified: instant('last-modified'),
        text: found.component.toString(),
      };
    };
    // Entries are told apart by the second: this one is made a minute older.
    await sql`update events set created_at = created_at - interval '1 minute' where id = ${full.id}`.execute(
      server.database,
    );
    await sql`update event_signups set created_at = created_at - interval '1 minute' where event_id = ${full.id}`.execute(
      server.database,
    );
    const line = stampsOf(await (await readFeed(url)).text());
    await call('DELETE', paths.eventSignup(society, full.id), people.newcomer);
    const place = stampsOf(await (await readFeed(url)).text());
    expect([place.text.includes('STATUS:CONFIRMED'), place.text.includes('waiting list')]).toEqual([
      true,
      false,
    ]);
    expect(place.sequence).toBeGreaterThan(line.sequence);
    expect(place.stamp).toBeGreaterThan(line.stamp);
    expect(place.modified).toBeGreaterThan(line.modified);
    // Nothing that can be seen changed: it is the same entry.
    expect(stampsOf(await (await readFeed(url)).text())).toEqual(place);

    const rotated = await addressOf('POST', token);
    expect(rotated).not.toBe(url);
    expect((await readFeed(url)).status).toBe(404);
    expect((await readFeed(rotated)).status).toBe(200);
    const single = `/events/${event.id}.ics`;
    expect((await readFeed(url.replace('.ics', single))).status).toBe(404);
    expect((await readFeed(rotated.replace('.ics', single))).status).toBe(200);
    expect((await readFeed(rotated.replace('.ics', ''))).status).toBe(404);

    // Whoever is suspended reads nothing, by a calendar neither.
    const { administrator } = people;
    await call('POST', paths.suspendUser(demo.member), administrator, { reason: 'For a test.' });
    expect((await readFeed(rotated)).status).toBe(404);
    expect((await readFeed(rotated.replace('.ics', single))).status).toBe(404);
    await call('POST', paths.restoreUser(demo.member), administrator);
    expect((await readFeed(rotated)).status).toBe(200);
    people.member = await server.signIn(demo.member);
  });

  test("exist for one event, the owner's societies, and openings of registration", async () => {
    const event = await create({ opens_at: '2035-01-10T08:00:00.000Z', name: 'Opens later' });
    const url = await addressOf('GET', people.member);
    const one = await (await readFeed(url.replace('.ics', `/events/${event.id}.ics`))).text();
    expect(parse(one).map(({ summary }) => summary)).toEqual(['Opens later']);
    expect((await readFeed(url.replace('.ics', '/events/999999.ics'))).status).toBe(404);
    const names = async (query: string) =>
      parse(await (await readFeed(`${url}?${query}`)).text()).map(({ summary }) => summary);
    expect(await names('')).not.toContain('Opens later');
    expect(await names('societies=true')).toContain('Opens later');
    expect(await names('openings=true')).toContain('Registration opens: Opens later');
    expect(await names('openings=true')).not.toContain('Opens later');
    const mine = await create({ name: 'Mine' });
    await call('POST', paths.eventSignup(society, mine.id), people.member, {});
    expect(await names('')).toContain('Mine');
    expect(await names('registrations=false')).toEqual([]);
    expect(await names('registrations=false&societies=true')).toContain('Mine');
  });

  test("keep the owner's places when their societies have too many events", async () => {
    const last = await create({ name: 'Far away', datetime: '2039-01-10T18:00:00.000Z' });
    await call('POST', paths.eventSignup(society, last.id), people.member, {});
    await sql`
      insert into events (society_id, name, description, starts_at, duration_seconds, venue, max_participants, price_pence)
      select ${society}, 'Evening ' || n, 'Long.', now() + make_interval(hours => n), 3600, 'Room', 5, 0
      from generate_series(1, 1001) as n`.execute(server.database);
    const url = await addressOf('GET', people.member);
    const names = parse(await (await readFeed(`${url}?societies=true`)).text()).map(({ summary }) => summary);
    expect(names).toHaveLength(1_000);
    expect(names.at(-1)).toBe('Far away');
    expect(names).toContain('Evening 900');
    await sql`delete from events where name like 'Evening %'`.execute(server.database);
  });

  test('hold each date of a series at its own instant with its own UID', async () => {
    const first = await create({
      datetime: '2027-10-27T18:00:00.000Z',
      name: 'Weekly',
      ...{ repeat: { every: 'week', until: '2027-11-03' } },
    });
    expect(first.series_id).toBe(first.id);
    const url = await addressOf('GET', people.member);
    const weekly = parse(await (await readFeed(`${url}?societies=true`)).text()).filter(
      ({ summary }) => summary === 'Weekly',
    );
    expect(weekly.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual([
      '2027-10-27T18:00:00.000Z',
      '2027-11-03T19:00:00.000Z',
    ]);
    expect(new Set(weekly.map(({ uid }) => uid)).size).toBe(2);
  });
});
