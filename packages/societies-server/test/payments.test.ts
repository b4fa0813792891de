import { sql } from 'kysely';
import {
  paths,
  validation,
  type EventBody,
  type EventGuest,
  type HistoryPage,
  type Notice,
  type SocietyAnalytics,
  type SocietyEvent,
} from 'societies-contract';
import { describe, expect, test } from 'vitest';
import { inTransaction } from '../src/database/transaction.ts';
import { keepDeadlines } from '../src/events/payments.ts';
import { notify } from '../src/notices/notify.ts';
import { eventDraft, inDays } from './event-draft.ts';
import { startSibling, withServer } from './harness.ts';
import { mailsTo } from './mailed.ts';
import { expectRefused, signInPeople, signInStudents, society, type Refused } from './people.ts';

const server = await withServer();
const people = await signInPeople(server);
const students = await signInStudents(server, 8);
const idOf = (index: number) => String(10_000_051 + index);

const payment = { instructions: 'Pay at the desk.', url: 'https://pay.example/ball', pay_within_hours: 48 };
const draft: EventBody = { ...eventDraft, waiting_list: true, price: 65, payment };
const asPresident = <Body = unknown>(method: string, path: string, body?: unknown) =>
  server.call<Body & Refused>(method, path, { token: people.president, body });
const create = async (body: Partial<EventBody> = {}) => {
  const reply = await asPresident<SocietyEvent>('POST', paths.events(society), { ...draft, ...body });
  expect([reply.status, reply.body]).toEqual([201, expect.anything()]);
  return reply.body.id;
};
const write = (id: number, body: Partial<EventBody>) =>
  asPresident<SocietyEvent>('PUT', paths.event(society, id), { ...draft, ...body });
const signup = async (id: number, ...indices: number[]) => {
  for (const index of indices) {
    const token = students[index];
    const { status } = await server.call('POST', paths.eventSignup(society, id), { token, body: {} });
    expect([index, status]).toEqual([index, 200]);
  }
};
const read = async (id: number, index: number) =>
  (await server.call<SocietyEvent>('GET', paths.event(society, id), { token: students[index] })).body;
const placeOf = async (id: number, index: number) => (await read(id, index)).place;
const statusOf = async (id: number, index: number) => (await placeOf(id, index))?.status ?? 'none';
const guests = async (id: number, query = '') =>
  (await asPresident<EventGuest[]>('GET', `${paths.eventGuests(society, id)}${query}`)).body;
const pay = (id: number, index: number, method: 'POST' | 'DELETE' = 'POST') =>
  asPresident<EventGuest>(method, paths.guestPaid(society, id, idOf(index)));
const told = async (id: number, index: number) =>
  (
    await server.call<{ results: Notice[] }>('GET', paths.notifications, { token: students[index] })
  ).body.results
    .filter(({ href }) => href.endsWith(`/events/${id}`))
    .map(({ title }) => title);
/** Lets so much time pass for the places of an event. */
const pass = (id: number, interval: string) =>
  sql`update event_signups set pay_until = pay_until - ${interval}::interval,
    pay_warned_at = pay_warned_at - ${interval}::interval where event_id = ${id}`.execute(server.database);
const work = () => keepDeadlines(server.database);
const hoursUntil = (moment: string | null | undefined) =>
  Math.round((Date.parse(moment ?? '') - Date.now()) / 3_600_000);

describe('how an event is paid', () => {
  test('is read with the event, and stays when a write leaves it out', async () => {
    const id = await create();
    expect((await read(id, 0)).payment).toEqual(payment);
    const { payment: _, ...rest } = draft;
    expect((await asPresident<SocietyEvent>('PUT', paths.event(society, id), rest)).body.payment).toEqual(
      payment,
    );
    expect((await write(id, { payment: { instructions: ' Cash. ' } })).body.payment).toEqual({
      instructions: 'Cash.',
      url: null,
      pay_within_hours: null,
    });
    expect((await write(id, { payment: null })).body.payment).toBeNull();
  });

  test.each([0, 0.004])('ends when the event costs nothing any more (%d)', async (price) => {
    const id = await create();
    const { payment: _, ...rest } = draft;
    const free = await asPresident<SocietyEvent>('PUT', paths.event(society, id), { ...rest, price });
    expect([free.status, free.body.payment]).toEqual([200, null]);
  });

  test.each([
    [{ payment: { ...payment, instructions: ' ' } }, 'payment.instructions'],
    [{ payment: { ...payment, instructions: 'i'.repeat(1_001) } }, 'payment.instructions'],
    [{ payment: { ...payment, url: 'http://pay.example' } }, 'payment.url'],
    [{ payment: { ...payment, url: 'javascript:alert(1)' } }, 'payment.url'],
    [{ payment: { ...payment, pay_within_hours: 0 } }, 'payment.pay_within_hours'],
    [{ payment: { ...payment, pay_within_hours: 337 } }, 'payment.pay_within_hours'],
    [{ payment: { ...payment, pay_within_hours: 1.5 } }, 'payment.pay_within_hours'],
    [{ payment: { ...payment, card: '4111' } }, 'payment.card'],
    [{ price: 0 }, 'payment'],
    // Half a penny is nothing, which nobody could pay.
    [{ price: 0.004 }, 'payment'],
  ])('refuses %j', async (body, field) => {
    const { status, body: refused } = await asPresident('POST', paths.events(society), { ...draft, ...body });
    expect([status, Object.keys(refused.errors ?? {})]).toEqual([400, [field]]);
  });

  test('says that a free event is not paid for', async () => {
    const { body } = await asPresident('POST', paths.events(society), { ...draft, price: 0 });
    expect(body.detail).toBe(validation.event.paymentNeedsPrice);
  });
});

describe('noting a payment', () => {
  test('is for event editors', async () => {
    const id = await create();
    await signup(id, 0);
    for (const method of ['POST', 'DELETE'] as const)
      await expectRefused(
        server,
        { method, path: paths.guestPaid(society, id, idOf(0)) },
        people.newcomer,
        people.member,
        people.administrator,
        people.otherPresident,
      );
  });

  test('shows who noted it, when and how much, tells the guest, and is in the history', async () => {
    const id = await create();
    await signup(id, 0);
    expect(await placeOf(id, 0)).toMatchObject({ paid: false, pay_until: expect.any(String) as unknown });
    const { status, body } = await pay(id, 0);
    expect([status, body]).toMatchObject([
      200,
      {
        university_id: idOf(0),
        paid_at: expect.any(String) as unknown,
        paid_by: { university_id: '10000002' },
        paid_price: 65,
        pay_until: null,
      },
    ]);
    expect(await placeOf(id, 0)).toMatchObject({ paid: true, pay_until: null });
    expect(await told(id, 0)).toEqual([`You have paid for ${draft.name}`]);
    const again = await pay(id, 0);
    expect([again.status, again.body.paid_at]).toEqual([200, body.paid_at]);
    expect(await told(id, 0)).toHaveLength(1);
    const entries = await asPresident<HistoryPage>(
      'GET',
      `${paths.societyHistory(society)}?action=event.guest_paid`,
    );
    expect(entries.body.results[0]).toMatchObject({
      subject: { kind: 'event', id: String(id) },
      after: { guest: expect.stringContaining(idOf(0)) as unknown, paid_pence: 6_500 },
    });
  });

  test('is taken back, and the guest has the whole time again', async () => {
    const id = await create();
    await signup(id, 0);
    await pass(id, '47 hours');
    await pay(id, 0);
    const { status, body } = await pay(id, 0, 'DELETE');
    expect([status, body.paid_at, body.paid_by, hoursUntil(body.pay_until)]).toEqual([200, null, null, 48]);
    expect((await told(id, 0))[0]).toBe(`Your payment for ${draft.name} is no longer noted`);
    expect((await pay(id, 0, 'DELETE')).status).toBe(200);
    expect(await told(id, 0)).toHaveLength(2);
  });

  test('keeps the price of that moment when the price changes', async () => {
    const id = await create();
    await signup(id, 0, 1);
    await pay(id, 0);
    await write(id, { price: 80 });
    await pay(id, 1);
    expect((await guests(id)).map(({ paid_price }) => paid_price)).toEqual([65, 80]);
    expect(await placeOf(id, 0)).toMatchObject({ paid: true });
  });

  test('is refused for who waits, who is not on the list, and an event without a price', async () => {
    const id = await create({ max_participants: 1 });
    await signup(id, 0, 1);
    expect([(await pay(id, 1)).status, (await pay(id, 1)).body.code]).toEqual([409, 'waiting']);
    expect((await pay(id, 2)).status).toBe(404);
    expect((await pay(9_999_999, 0)).status).toBe(404);
    const free = await create({ price: 0, payment: null });
    await signup(free, 0);
    const refused = await pay(free, 0);
    expect([refused.status, refused.body.code]).toEqual([409, 'nothing_to_pay']);
  });

  test('is summed up in the figures of the society', async () => {
    const figures = async () =>
      (await asPresident<SocietyAnalytics>('GET', paths.societyFigures(society))).body.groups['Payments'];
    const before = await figures();
    const id = await create();
    await signup(id, 0, 1);
    await pay(id, 0);
    await write(id, { price: 80 });
    const after = await figures();
    const added = (label: string) => (after?.[label] ?? 0) - (before?.[label] ?? 0);
    // Who has paid keeps the price of then, and the other owes the price of now.
    expect([added('Expected (£)'), added('Paid (£)')]).toEqual([145, 65]);
  });

  test('filters the guests, and stands in the CSV', async () => {
    const id = await create({ max_participants: 2 });
    await signup(id, 0, 1, 2);
    await pay(id, 1);
    const ids = async (query: string) => (await guests(id, query)).map(({ university_id }) => university_id);
    expect(await ids('?paid=false')).toEqual([idOf(0)]);
    expect(await ids('?paid=true')).toEqual([idOf(1)]);
    expect(await ids('')).toHaveLength(3);
    const reply = await fetch(new URL(`${paths.eventGuests(society, id)}?format=csv`, server.url), {
      headers: { authorization: `Bearer ${people.president}` },
    });
    const [head = '', ...lines] = (await reply.text()).trim().split(/\r?\n/);
    const column = head.split(',').indexOf('paid_at');
    expect(column).toBeGreaterThan(0);
    expect(lines.map((line) => line.split(',')[column] !== '')).toEqual([false, true, false]);
  });
});

describe('unpaid places', () => {
  test('are kept as long as the event says, at most until its start, and only while somebody has one', async () => {
    const id = await create({ max_participants: 1 });
    await signup(id, 0, 1);
    expect(hoursUntil((await placeOf(id, 0))?.pay_until)).toBe(48);
    expect(await placeOf(id, 1)).toMatchObject({ status: 'waiting', paid: false, pay_until: null });
    const soon = inDays(1);
    const near = await create({ datetime: soon });
    await signup(near, 0);
    expect((await placeOf(near, 0))?.pay_until).toBe(soon);
    const kept = await create({ payment: { ...payment, pay_within_hours: null } });
    await signup(kept, 0);
    expect((await placeOf(kept, 0))?.pay_until).toBeNull();
  });

  test('are warned about a day before, given back by themselves, and go to the first who waits', async () => {
    const id = await create({ max_participants: 1 });
    await signup(id, 0, 1, 2);
    await work();
    expect(await told(id, 0)).toEqual([]);
    await pass(id, '25 hours');
    await work();
    await work();
    expect(await told(id, 0)).toEqual([`Please pay for ${draft.name}`]);
    expect(await statusOf(id, 0)).toBe('going');
    await pass(id, '23 hours');
    await work();
    expect([await statusOf(id, 0), await statusOf(id, 1), await statusOf(id, 2)]).toEqual([
      'none',
      'going',
      'waiting',
    ]);
    expect((await told(id, 0))[0]).toBe(`Your place at ${draft.name} was given back`);
    expect(await told(id, 1)).toEqual([`You have a place at ${draft.name}`]);
    expect(hoursUntil((await placeOf(id, 1))?.pay_until)).toBe(48);
    expect(await read(id, 1)).toMatchObject({ participants: 1, waiting: 1 });
    const entries = await asPresident<HistoryPage>(
      'GET',
      `${paths.societyHistory(society)}?action=event.place_returned`,
    );
    expect(entries.body.results[0]).toMatchObject({ actor: null, subject: { id: String(id) } });
  });

  test('that went are not paid for any more, until the organisers add the guest again', async () => {
    const id = await create({ max_participants: 1 });
    await signup(id, 0, 1);
    await pass(id, '25 hours');
    await work();
    await pass(id, '23 hours');
    await work();
    expect((await pay(id, 0)).status).toBe(404);
    const added = await asPresident<EventGuest>('POST', paths.eventGuests(society, id), {
      university_id: idOf(0),
      over_capacity: true,
    });
    expect(hoursUntil(added.body.pay_until)).toBe(48);
    expect((await pay(id, 0)).status).toBe(200);
    expect([await statusOf(id, 0), await statusOf(id, 1)]).toEqual(['going', 'going']);
  });

  test('stay when they are paid, checked in, or the event has begun or is cancelled', async () => {
    const id = await create({ max_participants: 3 });
    await signup(id, 0, 1);
    await pay(id, 0);
    await asPresident('POST', paths.checkIns(society, id), { university_id: idOf(1) });
    const begun = await create();
    await signup(begun, 2);
    const cancelled = await create();
    await signup(cancelled, 3);
    await asPresident('POST', paths.eventCancel(society, cancelled), { reason: 'Rain.' });
    for (const one of [id, begun, cancelled]) {
      await pass(one, '49 hours');
      await sql`update event_signups set pay_warned_at = now() where event_id = ${one}`.execute(
        server.database,
      );
    }
    await sql`update events set starts_at = now() - interval '1 minute' where id = ${begun}`.execute(
      server.database,
    );
    await work();
    expect([
      await statusOf(id, 0),
      await statusOf(id, 1),
      await statusOf(begun, 2),
      await statusOf(cancelled, 3),
    ]).toEqual(['going', 'going', 'going', 'going']);
  });

  test('that nobody could be warned about are kept for another day', async () => {
    const id = await create();
    await signup(id, 0);
    await pass(id, '100 hours');
    await work();
    expect(await statusOf(id, 0)).toBe('going');
    expect(hoursUntil((await placeOf(id, 0))?.pay_until)).toBe(24);
    await pass(id, '24 hours');
    await work();
    expect(await statusOf(id, 0)).toBe('none');
  });

  test('get a deadline when hours are set later, more time when they grow, and none when they end', async () => {
    const id = await create({ payment: { ...payment, pay_within_hours: null } });
    await signup(id, 0);
    await write(id, {});
    expect(hoursUntil((await placeOf(id, 0))?.pay_until)).toBe(48);
    expect(await told(id, 0)).toEqual([`Please pay for ${draft.name}`]);
    await write(id, { payment: { ...payment, pay_within_hours: 12 } });
    expect(hoursUntil((await placeOf(id, 0))?.pay_until)).toBe(48);
    await write(id, { payment: { ...payment, pay_within_hours: 24 } });
    expect(hoursUntil((await placeOf(id, 0))?.pay_until)).toBe(60);
    await write(id, { payment: null });
    expect((await placeOf(id, 0))?.pay_until).toBeNull();
  });

  test('of who moves up have a deadline of their own, however they did', async () => {
    const id = await create({ max_participants: 1 });
    await signup(id, 0, 1, 2, 3);
    await server.call('DELETE', paths.eventSignup(society, id), { token: students[0] });
    expect(hoursUntil((await placeOf(id, 1))?.pay_until)).toBe(48);
    await write(id, { max_participants: 2 });
    expect(hoursUntil((await placeOf(id, 2))?.pay_until)).toBe(48);
    await asPresident('DELETE', paths.eventGuest(society, id, idOf(1)));
    expect(hoursUntil((await placeOf(id, 3))?.pay_until)).toBe(48);
  });
});

describe('mails about a place that is to be paid', () => {
  const instructions = 'Pay <b>the desk</b> & say "Ball".\nAccount 00123456';
  const toPay = { payment: { ...payment, instructions } };
  const addressOfStudent = async (index: number) => {
    const { email } = await server.database
      .selectFrom('users')
      .select('email')
      .where('university_id', '=', idOf(index))
      .executeTakeFirstOrThrow();
    return email;
  };
  const mailOf = async (id: number, index: number, subject: string) => {
    const mails = await mailsTo(server, await addressOfStudent(index));
    const about = mails.find(
      (mail) => mail.subject === subject && mail.text?.includes(`/societies/${society}/events/${id}`),
    );
    return { text: about?.text, html: about?.html };
  };
  /** Whether a mail says how to pay; undefined if there is none. */
  const saysHow = async (...mail: Parameters<typeof mailOf>) =>
    (await mailOf(...mail)).text?.includes('Account 00123456');
  const title = `You have a place at ${draft.name}`;

  test('say what to do, whoever gave the place, with the warning and when a payment is undone', async () => {
    const id = await create({ ...toPay, max_participants: 1 });
    await signup(id, 0, 1);
    await server.call('DELETE', paths.eventSignup(society, id), { token: students[0] });
    const mail = await mailOf(id, 1, title);
    expect(mail.text).toContain('How to pay £65.00');
    expect(mail.text).toContain(instructions);
    expect(mail.text).toContain(payment.url);
    expect(mail.html).toContain('Pay &lt;b&gt;the desk&lt;/b&gt; &amp; say &quot;Ball&quot;.<br/>Account');
    expect(mail.html).toContain(`href="${payment.url}"`);
    await pass(id, '25 hours');
    await work();
    expect(await saysHow(id, 1, `Please pay for ${draft.name}`)).toBe(true);
    await asPresident('POST', paths.eventGuests(society, id), {
      university_id: idOf(2),
      over_capacity: true,
    });
    expect(await saysHow(id, 2, title)).toBe(true);
    await pay(id, 2);
    await pay(id, 2, 'DELETE');
    expect(await saysHow(id, 2, `Your payment for ${draft.name} is no longer noted`)).toBe(true);
  });

  test('say so too where places are not given back, and in German', async () => {
    const id = await create({
      ...{ max_participants: 1, price: 4.5 },
      payment: { instructions, url: null, pay_within_hours: null },
    });
    await server.database
      .updateTable('users')
      .set({ language: 'de' })
      .where('university_id', '=', idOf(1))
      .execute();
    await signup(id, 0, 1);
    await server.call('DELETE', paths.eventSignup(society, id), { token: students[0] });
    const mail = await mailOf(id, 1, `Du hast einen Platz bei ${draft.name}`);
    expect(mail.text).toMatch(/So bezahlst du 4,50\s£/);
    expect(mail.text).toContain(instructions);
    expect(mail.text).not.toContain('Zur Zahlungsseite');
    await server.database
      .updateTable('users')
      .set({ language: 'en' })
      .where('university_id', '=', idOf(1))
      .execute();
  });

  test('ask nothing of whoever has paid or left, nor for an event that is free or cancelled', async () => {
    const mailed = async (id: number, index: number) => {
      await inTransaction(server.database, (trx) =>
        notify(trx, [
          {
            message: 'place_won',
            values: { event: draft.name, starts_at: draft.datetime, venue: draft.venue, event_id: id },
            to: [idOf(index)],
            society,
            href: `/societies/${society}/events/${id}`,
          },
        ]),
      );
      return saysHow(id, index, title);
    };
    const id = await create(toPay);
    await signup(id, 0, 1);
    expect(await mailed(id, 0)).toBe(true);
    await pay(id, 1);
    expect(await mailed(id, 1)).toBe(false);
    expect(await mailed(id, 3)).toBe(false);
    const free = await create({ price: 0, payment: null });
    await signup(free, 0);
    expect(await mailed(free, 0)).toBe(false);
    const cancelled = await create(toPay);
    await signup(cancelled, 4);
    await asPresident('POST', paths.eventCancel(society, cancelled), { reason: 'Rain.' });
    expect(await mailed(cancelled, 4)).toBe(false);
  });
});

describe('a payment noted at the moment when the place goes', () => {
  test('either keeps the place or comes too late, never half of each', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const id = await create({ max_participants: 1 });
      await signup(id, 0, 1);
      await pass(id, '49 hours');
      await sql`update event_signups set pay_warned_at = now() where event_id = ${id} and pay_until is not null`.execute(
        server.database,
      );
      const [paid] = await Promise.all(round % 2 ? [pay(id, 0), work()] : [pay(id, 0), work(), work()]);
      // A place whose row the other call held is looked at again in the next round.
      await work();
      const [first, second] = [await placeOf(id, 0), await placeOf(id, 1)];
      const { participants, waiting } = await read(id, 2);
      outcomes.add(String(paid.status));
      expect([paid.status, first?.paid, second?.status, participants, waiting]).toEqual(
        paid.status === 200 ? [200, true, 'waiting', 1, 1] : [404, undefined, 'going', 1, 0],
      );
    }
    expect([...outcomes].every((status) => ['200', '404'].includes(status))).toBe(true);
  });
});

describe('a worker that dies between giving a place back and promoting', () => {
  test('has done neither, and the next one does both once', async () => {
    const id = await create({ max_participants: 1 });
    await signup(id, 0, 1);
    await pass(id, '49 hours');
    await sql`update event_signups set pay_warned_at = now() where event_id = ${id} and pay_until is not null`.execute(
      server.database,
    );
    // The first place is deleted, and whoever moves up is about to be told.
    await sql`create function die_before_promoting() returns trigger language plpgsql as $$
      begin if new.message = 'place_won' then raise exception 'killed'; end if; return new; end $$`.execute(
      server.database,
    );
    await sql`create trigger die_before_promoting before insert on notifications
      for each row execute function die_before_promoting()`.execute(server.database);
    try {
      await expect(work()).rejects.toThrow('killed');
      expect([await statusOf(id, 0), await statusOf(id, 1)]).toEqual(['going', 'waiting']);
      expect(await read(id, 2)).toMatchObject({ participants: 1, waiting: 1 });
      expect(await told(id, 0)).toEqual([]);
    } finally {
      await sql`drop trigger die_before_promoting on notifications`.execute(server.database);
      await sql`drop function die_before_promoting()`.execute(server.database);
    }
    await Promise.all([work(), work()]);
    await work();
    expect([await statusOf(id, 0), await statusOf(id, 1)]).toEqual(['none', 'going']);
    expect(await read(id, 2)).toMatchObject({ participants: 1, waiting: 0 });
    expect(await told(id, 0)).toEqual([`Your place at ${draft.name} was given back`]);
    expect(await told(id, 1)).toEqual([`You have a place at ${draft.name}`]);
  });
});

describe('a waiting list of one hundred that nobody pays', () => {
  test('is promoted one after the other, each once, by any number of processes', async () => {
    const sibling = await startSibling(server);
    try {
      const id = await create({ max_participants: 3, datetime: inDays(300) });
      await sql`insert into event_signups (society_id, event_id, university_id, sequence_number, pay_until)
        select ${society}::bigint, ${id}::bigint, university_id, row_number() over (order by university_id),
          case when row_number() over (order by university_id) <= 3 then now() + interval '48 hours' end
        from (select university_id from users order by university_id limit 103) as students`.execute(
        server.database,
      );
      await sql`update events set participants = 3, waiting = 100, last_sequence_number = 103 where id = ${id}`.execute(
        server.database,
      );
      const bothWork = () => Promise.all([work(), keepDeadlines(sibling.database), work()]);
      for (let round = 0; round < 35; round += 1) {
        await pass(id, '25 hours');
        await bothWork();
        await pass(id, '25 hours');
        await bothWork();
      }
      const event = await server.database
        .selectFrom('events')
        .select(['participants', 'waiting', 'places_over_capacity'])
        .where('id', '=', id)
        .executeTakeFirst();
      expect(event).toEqual({ participants: 0, waiting: 0, places_over_capacity: 0 });
      const { rows } = await sql<{ message: string; count: number; people: number }>`
        select message, count(*)::integer as count, count(distinct university_id)::integer as people
        from notifications where href = ${`/societies/${society}/events/${id}`} group by message order by message`.execute(
        server.database,
      );
      expect(rows).toEqual([
        { message: 'payment_due', count: 103, people: 103 },
        { message: 'place_returned', count: 103, people: 103 },
        { message: 'place_won', count: 100, people: 100 },
      ]);
    } finally {
      await sibling.stop();
    }
  });
});
