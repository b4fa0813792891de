import fc from 'fast-check';
import { sql } from 'kysely';
import {
  bookingLimits,
  paths,
  validation,
  type EventBody,
  type Notice,
  type SocietyEvent,
} from 'societies-contract';
import { describe, expect, test } from 'vitest';
import { inTransaction } from '../src/database/transaction.ts';
import { givePlaceBack, takePlace } from '../src/events/places.ts';
import { remindOfEvents } from '../src/events/reminders.ts';
import { takeBackAll } from '../src/users/counts.ts';
import { eventDraft, inDays } from './event-draft.ts';
import { withServer } from './harness.ts';
import { signInPeople, signInStudents, society, type Refused } from './people.ts';

const server = await withServer();
const people = await signInPeople(server);
const students = await signInStudents(server, 24);

const draft: EventBody = { ...eventDraft, waiting_list: true };
const create = async (body: Partial<EventBody> = {}) => {
  const reply = await server.call<SocietyEvent>('POST', paths.events(society), {
    token: people.president,
    body: { ...draft, ...body },
  });
  expect([reply.status, reply.body]).toEqual([201, expect.anything()]);
  return reply.body.id;
};
const write = (id: number, body: Partial<EventBody>) =>
  server.call<SocietyEvent & Refused>('PUT', paths.event(society, id), {
    token: people.president,
    body: { ...draft, ...body },
  });
const read = async (id: number, token: string | undefined = students[0]) =>
  (await server.call<SocietyEvent>('GET', paths.event(society, id), { token })).body;
const signup = (id: number, token: string | undefined, body: unknown = {}) =>
  server.call<SocietyEvent & Refused>('POST', paths.eventSignup(society, id), { token, body });
const withdraw = (id: number, token: string | undefined) =>
  server.call<Refused>('DELETE', paths.eventSignup(society, id), { token });
const takeOff = (id: number, index: number) =>
  server.call('DELETE', paths.eventGuest(society, id, 10_000_051 + index), { token: people.president });
const add = (id: number, index: number, over_capacity: boolean) =>
  server.call('POST', paths.eventGuests(society, id), {
    token: people.president,
    body: { university_id: String(10_000_051 + index), over_capacity },
  });
const placeOf = async (id: number, token: string | undefined) => {
  const { place, joined } = await read(id, token);
  return place ? [place.status, place.position, joined] : null;
};

/** How often somebody was told that they have a place at an event. */
const wonBy = async (token: string | undefined, id: number) =>
  (await server.call<{ results: Notice[] }>('GET', paths.notifications, { token })).body.results.filter(
    (one) => one.kind === 'place_won' && one.href.endsWith(`/events/${id}`),
  ).length;

describe('the line', () => {
  test('takes registrations in order when the event is full, and promotes the first when a guest withdraws', async () => {
    const id = await create();
    const [a, b, c, d, e] = students;
    const replies = [];
    for (const token of [a, b, c, d, e, c]) replies.push(await signup(id, token));
    expect(replies.map(({ status, body }) => [status, body.place?.status, body.place?.position])).toEqual([
      [200, 'going', null],
      [200, 'going', null],
      [200, 'waiting', 1],
      [200, 'waiting', 2],
      [200, 'waiting', 3],
      [200, 'waiting', 1],
    ]);
    expect(await read(id, a)).toMatchObject({
      participants: 2,
      waiting: 3,
      places_left: 0,
      state: 'full',
      joined: true,
    });
    expect((await withdraw(id, d)).status).toBe(200);
    expect(await placeOf(id, e)).toEqual(['waiting', 2, false]);
    expect((await withdraw(id, a)).status).toBe(200);
    expect(await placeOf(id, c)).toEqual(['going', null, true]);
    expect(await placeOf(id, e)).toEqual(['waiting', 1, false]);
    expect(await placeOf(id, a)).toBeNull();
    // Who comes again is the last.
    await signup(id, a);
    expect(await placeOf(id, a)).toEqual(['waiting', 2, false]);
    expect(await read(id)).toMatchObject({ participants: 2, waiting: 2 });
    // The list says the same as the event.
    const { body } = await server.call<SocietyEvent[]>('GET', paths.events(society), { token: e });
    expect(body.find((event) => event.id === id)?.place).toMatchObject({ status: 'waiting', position: 1 });
  });

  test('is promoted when capacity grows, and nobody loses a place when it shrinks', async () => {
    const id = await create();
    for (const token of students.slice(0, 5)) await signup(id, token);
    const wider = await write(id, { max_participants: 4 });
    expect([wider.status, wider.body.participants, wider.body.waiting]).toEqual([200, 4, 1]);
    expect(await placeOf(id, students[3])).toEqual(['going', null, true]);
    expect(await placeOf(id, students[4])).toEqual(['waiting', 1, false]);
    const narrower = await write(id, { max_participants: 3 });
    expect([narrower.status, Object.keys(narrower.body.errors ?? {})]).toEqual([409, ['max_participants']]);
    const wide = await write(id, { max_participants: 9 });
    expect([wide.body.participants, wide.body.waiting, wide.body.places_left]).toEqual([5, 0, 4]);
  });

  test('notifies only whoever is promoted', async () => {
    const id = await create();
    for (const token of students.slice(0, 5)) await signup(id, token);
    const all = () => Promise.all(students.slice(0, 5).map((token) => wonBy(token, id)));
    await withdraw(id, students[4]);
    expect(await all()).toEqual([0, 0, 0, 0, 0]);
    await withdraw(id, students[1]);
    expect(await all()).toEqual([0, 0, 1, 0, 0]);
    await write(id, { max_participants: 5 });
    expect(await all()).toEqual([0, 0, 1, 1, 0]);
    await withdraw(id, students[0]);
    expect(await all()).toEqual([0, 0, 1, 1, 0]);
  });

  test('notifies whoever is promoted when an organiser removes a guest', async () => {
    const id = await create();
    for (const token of students.slice(0, 5)) await signup(id, token);
    const all = () => Promise.all(students.slice(0, 5).map((token) => wonBy(token, id)));
    expect((await takeOff(id, 3)).status).toBe(204);
    expect(await all()).toEqual([0, 0, 0, 0, 0]);
    expect((await takeOff(id, 0)).status).toBe(204);
    expect(await all()).toEqual([0, 0, 1, 0, 0]);
  });

  test("promotes the first when a guest's account is removed", async () => {
    const id = await create({ max_participants: 1 });
    const [gone, first] = [students.at(-1), students[0]];
    await signup(id, gone);
    await signup(id, first);
    const path = paths.removeUser(10_000_051 + students.length - 1);
    expect((await server.call('DELETE', path, { token: people.administrator })).status).toBeLessThan(300);
    expect(await placeOf(id, first)).toEqual(['going', null, true]);
    expect(await read(id)).toMatchObject({ participants: 1, waiting: 0 });
    expect(await wonBy(first, id)).toBe(1);
  });

  test('keeps counts and order in any interleaving of registering, withdrawing, adding, removing and resizing', async () => {
    const some = students.slice(0, 6);
    const anybody = fc.nat(some.length - 1);
    const step = fc.oneof(
      fc.record({
        kind: fc.constantFrom('come', 'come', 'leave', 'remove', 'add', 'add on top', 'delete account'),
        who: anybody,
      }),
      fc.record({ kind: fc.constant('resize'), to: fc.integer({ min: 1, max: 5 }) }),
    );
    const holds = async (id: number) => {
      const rows = await server.database
        .selectFrom('event_signups')
        .select(['university_id', 'sequence_number', 'over_capacity'])
        .where('event_id', '=', id)
        .orderBy('sequence_number')
        .execute();
      const event = await read(id);
      // Those who were let in on top have no part in the order.
      const inOrder = rows.filter(({ over_capacity }) => !over_capacity);
      const onTop = rows.length - inOrder.length;
      expect([event.participants, event.waiting]).toEqual([
        Math.min(inOrder.length, event.max_participants) + onTop,
        Math.max(0, inOrder.length - event.max_participants),
      ]);
      expect(new Set(rows.map(({ sequence_number }) => sequence_number)).size).toBe(rows.length);
      for (const [index, token] of some.entries()) {
        const own = rows.find(({ university_id }) => university_id === String(10_000_051 + index));
        const position = own && !own.over_capacity ? inOrder.indexOf(own) - event.max_participants + 1 : 0;
        expect(await placeOf(id, token)).toEqual(
          !own ? null : position > 0 ? ['waiting', position, false] : ['going', null, true],
        );
      }
      return rows.map(({ university_id }) => Number(university_id) - 10_000_051);
    };
    await fc.assert(
      fc.asyncProperty(
        // More than there are places for: without a line there is nothing to keep in order.
        fc.shuffledSubarray([...some.keys()], { minLength: 4 }),
        fc.array(fc.array(step, { minLength: 1, maxLength: 8, size: 'max' }), { maxLength: 4, size: 'max' }),
        async (first, rounds) => {
          const id = await create();
          for (const who of first) await signup(id, some[who]);
          expect(await holds(id)).toEqual(first);
          for (const round of rounds) {
            // Each round at once: whoever is first.
            await Promise.all(
              round.map((one) => {
                if ('to' in one) return write(id, { max_participants: one.to });
                switch (one.kind) {
                  case 'come':
                    return signup(id, some[one.who]);
                  case 'leave':
                    return withdraw(id, some[one.who]);
                  case 'remove':
                    return takeOff(id, one.who);
                  case 'delete account':
                    // What it takes back, without the account itself: there are only so many students.
                    return inTransaction(server.database, (trx) =>
                      takeBackAll(trx, String(10_000_051 + one.who)),
                    );
                  default:
                    return add(id, one.who, one.kind === 'add on top');
                }
              }),
            );
            await holds(id);
          }
        },
      ),
      { numRuns: 8 },
    );
  }, 120_000);

  test('gives five places in a rush, and everybody else a position of their own', async () => {
    const id = await create({ max_participants: 5 });
    const rush = students.slice(0, 23);
    // Each of them presses twice.
    const replies = await Promise.all([...rush, ...rush].map((token) => signup(id, token)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const places = await Promise.all(rush.map(async (token) => (await read(id, token)).place));
    expect(places.filter((place) => place?.status === 'going')).toHaveLength(5);
    expect(places.flatMap((place) => place?.position ?? []).sort((one, other) => one - other)).toEqual(
      Array.from({ length: 18 }, (_, index) => index + 1),
    );
  });
});

describe('when one can register', () => {
  test('not before it opens nor after it closes, and the state says why', async () => {
    const soon = await create({ opens_at: inDays(1), closes_at: inDays(2), cancel_until: inDays(3) });
    const refused = await signup(soon, students[0]);
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      409,
      'not_open',
      'Registration has not opened yet.',
    ]);
    expect((await read(soon)).state).toBe('not_open');
    const over = await create({ opens_at: inDays(-2), closes_at: inDays(-1) });
    expect((await signup(over, students[0])).status).toBe(409);
    expect((await read(over)).state).toBe('closed');
    const states = await Promise.all(
      [{}, { is_active: false }, { datetime: inDays(-1) }].map(
        async (body) => (await read(await create(body))).state,
      ),
    );
    expect(states).toEqual(['open', 'inactive', 'past']);
    const full = await create({ max_participants: 1, waiting_list: false });
    await signup(full, students[1]);
    expect([(await read(full)).state, (await signup(full, students[0])).body.detail]).toEqual([
      'full',
      'This event is full.',
    ]);
  });

  test('from the instant it opens to the instant it closes or begins', async () => {
    const id = await create({ max_participants: 2 });
    const [goes, comes] = ['10000051', '10000052'];
    await signup(id, students[0]);
    const event = { societyId: society, eventId: id };
    // In one transaction it is one moment, so that what is stored can be that very one.
    await inTransaction(server.database, async (trx) => {
      const at = async (column: 'opens_at' | 'closes_at' | 'cancel_until' | 'starts_at', seconds: number) => {
        const moment = sql<Date>`now() + make_interval(secs => ${seconds})`;
        const others = { opens_at: null, closes_at: null, cancel_until: null, starts_at: inDays(10) };
        await trx
          .updateTable('events')
          .set({ ...others, [column]: moment })
          .where('id', '=', id)
          .execute();
      };
      const come = async () => {
        const taken = await takePlace(trx, event, comes);
        if (taken) await givePlaceBack(trx, event, comes, { byOrganiser: true });
        return taken;
      };
      const leave = async () => {
        const given = await givePlaceBack(trx, event, goes);
        if (given) await takePlace(trx, event, goes);
        return given;
      };
      const moments = [-0.001, 0, 0.001];
      const answers = async (column: Parameters<typeof at>[0], act: () => Promise<boolean>) => {
        const said: boolean[] = [];
        for (const seconds of moments) {
          await at(column, seconds);
          said.push(await act());
        }
        return said;
      };
      expect(await answers('opens_at', come)).toEqual([true, true, false]);
      expect(await answers('closes_at', come)).toEqual([false, false, true]);
      expect(await answers('starts_at', come)).toEqual([false, false, true]);
      expect(await answers('cancel_until', leave)).toEqual([false, false, true]);
      expect(await answers('starts_at', leave)).toEqual([false, false, true]);
    });
  });

  test('fields left out have the defaults of the specification', async () => {
    const { body } = await server.call<SocietyEvent>('POST', paths.events(society), {
      token: people.president,
      body: eventDraft,
    });
    expect(body).toMatchObject({
      opens_at: null,
      closes_at: null,
      cancel_until: null,
      members_only: false,
      waiting_list: false,
      questions: [],
      link: null,
      series_id: null,
      cancelled_at: null,
      cancel_reason: null,
      state: 'open',
      places_left: eventDraft.max_participants,
      waiting: 0,
      place: null,
      joined: false,
    });
  });

  test('only as a member of a host when it is for members only', async () => {
    const id = await create({ members_only: true });
    const refused = await signup(id, people.newcomer);
    expect([refused.status, refused.body.code]).toEqual([403, 'members_only']);
    expect((await signup(id, people.member)).status).toBe(200);
  });

  test('and gives a place back until the last moment, one on the waiting list always', async () => {
    const id = await create({ max_participants: 1, cancel_until: inDays(1) });
    for (const token of students.slice(0, 3)) await signup(id, token);
    await write(id, { max_participants: 1, cancel_until: inDays(-1) });
    const late = await withdraw(id, students[0]);
    expect([late.status, late.body.code]).toEqual([409, 'too_late']);
    expect((await withdraw(id, students[1])).status).toBe(200);
    expect(await placeOf(id, students[2])).toEqual(['waiting', 1, false]);
  });

  test.each([
    ['opens_at', { opens_at: inDays(11) }, validation.event.opensBeforeStart],
    ['closes_at', { opens_at: inDays(5), closes_at: inDays(4) }, validation.event.closesAfterOpening],
    ['closes_at', { closes_at: inDays(11) }, validation.event.closesByStart],
    ['cancel_until', { cancel_until: inDays(11) }, validation.event.cancelByStart],
    ['link', { link: 'http://example.org' }, validation.event.linkInvalid],
    ['opens_at', { opens_at: '2027-01-01T23:59:60Z' }, validation.event.dateRequired],
  ])('refuses %s with its text', async (field, body, sentence) => {
    const reply = await server.call<Refused>('POST', paths.events(society), {
      token: people.president,
      body: { ...draft, ...body },
    });
    expect([reply.status, reply.body.errors]).toEqual([400, { [field]: [sentence] }]);
  });

  test('keeps fields that a write leaves out, and checks them with the new ones', async () => {
    const said = {
      opens_at: inDays(5),
      closes_at: inDays(7),
      cancel_until: inDays(6),
      questions: [{ id: 'diet', kind: 'text', label: 'Diet', required: false }],
      members_only: true,
      link: 'https://example.org/room',
    } as const;
    const id = await create({ ...said, questions: [...said.questions] });
    const { waiting_list, ...old } = draft;
    const kept = await server.call<SocietyEvent>('PUT', paths.event(society, id), {
      token: people.president,
      body: { ...old, name: 'Dome' },
    });
    expect([kept.status, kept.body]).toMatchObject([200, { name: 'Dome', waiting_list, ...said }]);
    const earlier = await write(id, { datetime: inDays(4) });
    expect([earlier.status, earlier.body.errors]).toEqual([
      400,
      {
        opens_at: [validation.event.opensBeforeStart],
        closes_at: [validation.event.closesByStart],
        cancel_until: [validation.event.cancelByStart],
      },
    ]);
    const times = { opens_at: null, closes_at: null, cancel_until: null };
    expect((await write(id, { datetime: inDays(4), ...times })).status).toBe(200);
  });

  test('shows the link to guests with a place and to organisers only', async () => {
    const id = await create({ max_participants: 1, link: 'https://example.org/room' });
    await signup(id, students[0]);
    await signup(id, students[1]);
    const seen = await Promise.all(
      [students[0], students[1], people.president].map((token) => read(id, token)),
    );
    expect(seen.map(({ link }) => link)).toEqual([
      'https://example.org/room',
      null,
      'https://example.org/room',
    ]);
    expect(seen.map(({ place }) => place?.code?.startsWith(`${id}.${10_000_051}.`))).toEqual([
      true,
      undefined,
      undefined,
    ]);
  });
});

describe('questions', () => {
  const questions: EventBody['questions'] = [
    { id: 'diet', kind: 'choice', label: 'What do you eat?', required: true, options: ['Anything', 'Vegan'] },
    { id: 'first', kind: 'yes_no', label: 'Is it your first time?', required: false },
    { id: 'note', kind: 'text', label: 'Anything else?', required: false },
  ];

  test('may have ids such as constructor and __proto__', async () => {
    const ids = ['toString', 'constructor', 'hasOwnProperty', 'valueOf', '__defineGetter__'];
    const named = ids.map((id) => ({ id, kind: 'text' as const, label: `About ${id}`, required: true }));
    const id = await create({ questions: named });
    const required = [validation.booking.answerRequired];
    const none = await signup(id, students[0], { answers: {} });
    expect(none.status).toBe(400);
    expect(none.body.errors).toEqual(Object.fromEntries(ids.map((name) => [`answers.${name}`, required])));
    const answers = Object.fromEntries(ids.map((name) => [name, `an answer to ${name}`]));
    expect((await signup(id, students[0], { answers })).body.place?.answers).toEqual(answers);
    const table = await server.call<string>('GET', `${paths.eventGuests(society, id)}?format=csv`, {
      token: people.president,
    });
    for (const answer of Object.values(answers)) expect(table.body).toContain(answer);
    const refused = await write(id, {
      questions: [{ id: '__proto__', kind: 'text', label: 'Diet', required: true }],
    });
    expect(refused.status).toBe(400);
  });

  test('are answered when registering, and wrong answers are named', async () => {
    const id = await create({ questions });
    const missing = await signup(id, students[0]);
    expect([missing.status, missing.body.errors]).toEqual([
      400,
      { 'answers.diet': [validation.booking.answerRequired] },
    ]);
    const wrong = await signup(id, students[0], { answers: { diet: 'Stones', first: 'yes', age: '19' } });
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      {
        'answers.diet': [validation.booking.answerInvalid],
        'answers.first': [validation.booking.answerInvalid],
        'answers.age': [validation.booking.answerGone],
      },
    ]);
    expect((await read(id)).participants).toBe(0);
    const answers = { diet: 'Vegan', first: true };
    expect((await signup(id, students[0], { answers })).body.place?.answers).toEqual(answers);
    // The same again changes nothing.
    expect((await signup(id, students[0], { answers: { diet: 'Anything' } })).body.place?.answers).toEqual(
      answers,
    );
    // A question that is taken away leaves the answers as they are.
    await write(id, { questions: questions.slice(1) });
    expect((await read(id)).place?.answers).toEqual(answers);
    // A sign-up may send nothing at all.
    const [, silent] = students;
    const path = paths.eventSignup(society, id);
    expect((await server.call('POST', path, { token: silent })).status).toBe(200);
  });

  const ask = (sent: unknown) =>
    server.call<Refused>('POST', paths.events(society), {
      token: people.president,
      body: { ...draft, questions: sent },
    });

  test('are accepted to their limits and refused beyond', async () => {
    const { questionsMax, questionLabelMax, optionsMax } = bookingLimits;
    // Source: beyond.md, "Events".
    expect([questionsMax, questionLabelMax, optionsMax]).toEqual([5, 120, 8]);
    const note = (index: number, label = 'Why?') => ({
      id: `q${index}`,
      kind: 'text',
      label,
      required: false,
    });
    const choice = (count: number) => ({
      ...note(0),
      kind: 'choice',
      options: Array.from({ length: count }, (_, index) => `Option ${index}`),
    });
    const some = (count: number) => Array.from({ length: count }, (_, index) => note(index));
    for (const [most, tooMuch] of [
      [some(5), some(6)],
      [[note(0, 'x'.repeat(120))], [note(0, 'x'.repeat(121))]],
      [[choice(8)], [choice(9)]],
    ]) {
      expect([(await ask(most)).status, (await ask(tooMuch)).status]).toEqual([201, 400]);
    }
  });

  test('refuse malformed definitions', async () => {
    const [diet, ...others] = questions;
    for (const [sent, field] of [
      [[{ ...diet, options: ['One'] }], 'questions.0.options'],
      [[{ ...diet, options: [' Twice', 'Twice'] }], 'questions.0.options'],
      [[{ id: 'a', kind: 'choice', label: 'Which?', required: false }], 'questions.0.options'],
      [[diet, diet], 'questions.1.id'],
      [[...others, ...others, ...others], 'questions'],
    ] as const) {
      const reply = await ask(sent);
      expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([400, [field]]);
    }
  });
});

test('promotes nobody at a cancelled event', async () => {
  const id = await create();
  for (const token of students.slice(0, 4)) await signup(id, token);
  const cancelled = await server.call('POST', paths.eventCancel(society, id), {
    token: people.president,
    body: { reason: 'Fog.' },
  });
  expect(cancelled.status).toBe(200);
  expect((await withdraw(id, students[0])).status).toBe(200);
  expect((await write(id, { max_participants: 5 })).status).toBe(200);
  for (const token of students.slice(2, 4)) {
    const { body } = await server.call<{ results: Notice[] }>('GET', paths.notifications, { token });
    const told = body.results.filter(({ href }) => href.endsWith(`/events/${id}`));
    expect(told.map(({ kind }) => kind)).toEqual(['event_cancelled']);
  }
});

test('an event names its hosts', async () => {
  const { hosts } = await read(await create());
  expect(hosts).toEqual([{ id: society, name: expect.any(String) as string }]);
});

test('guests with a place are reminded a day before, once per start time; the waiting list is not', async () => {
  const id = await create({ name: 'Reminded of', datetime: inDays(3), max_participants: 1 });
  const [going, waiting] = students;
  for (const token of [going, waiting]) await signup(id, token);
  const reminders = async (token: string | undefined) => {
    const { body } = await server.call<{ results: Notice[] }>('GET', paths.notifications, { token });
    return body.results.filter(({ kind, href }) => kind === 'event_reminder' && href.endsWith(`/${id}`))
      .length;
  };
  const move = (days: number) =>
    write(id, { name: 'Reminded of', datetime: inDays(days), max_participants: 1 });
  await remindOfEvents(server.database);
  expect(await reminders(going)).toBe(0);

  await move(0.9);
  await Promise.all([remindOfEvents(server.database), remindOfEvents(server.database)]);
  expect([await reminders(going), await reminders(waiting)]).toEqual([1, 0]);
  await move(0.8);
  await remindOfEvents(server.database);
  expect(await reminders(going)).toBe(2);
});

test('a reminder offers giving the place back only while that is possible', async () => {
  const reminderOf = async (cancel_until: string | null) => {
    const id = await create({ name: 'Near', datetime: inDays(0.9), cancel_until });
    await add(id, 0, false);
    await remindOfEvents(server.database);
    const { body } = await server.call<{ results: Notice[] }>('GET', paths.notifications, {
      token: students[0],
    });
    return body.results.find(({ kind, href }) => kind === 'event_reminder' && href.endsWith(`/${id}`))?.text;
  };
  expect(await reminderOf(null)).toContain('Give your place back');
  expect(await reminderOf(inDays(0.5))).toContain('Give your place back');
  expect(await reminderOf(inDays(-0.1))).toMatch(/^It begins on .+, at Dome\.$/);
});
