import {
  paths,
  type CalendarAddress,
  type FeatureOptions,
  type MyEvents,
  type Notice,
  type Role,
  type SocietyEvent,
} from 'societies-contract';
import { expect, test } from 'vitest';
import { eventDraft, inDays } from './event-draft.ts';
import { demo, withServer } from './harness.ts';
import { holderOf, otherSocieties, signInPeople, signInStudents, society, type Refused } from './people.ts';

const server = await withServer();
const people = await signInPeople(server);
const [guest = '', waiting = ''] = await signInStudents(server, 2);

const ask = async <Body>(method: string, path: string, token: string, body?: unknown) =>
  (await server.call<Body>(method, path, { token, body })).body;
const noticesOf = async (token: string) =>
  (await ask<{ results: Notice[] }>('GET', paths.notifications, token)).results;
const latestOf = async (token: string) => (await noticesOf(token))[0];
const create = (name: string, body: object = {}) =>
  ask<SocietyEvent>('POST', paths.events(society), people.eventsOfficer, { ...eventDraft, name, ...body });
const signUp = (event: SocietyEvent, token: string) =>
  ask('POST', paths.eventSignup(society, event.id), token, {});
const switchEvents = (enable_events: boolean) =>
  ask<FeatureOptions>('PUT', paths.featureOption(society, society), people.president, {
    enable_posts: true,
    enable_events,
    enable_merch: true,
  });

test('switching events off counts guests first, notifies them once, and is shown where the events were', async () => {
  const options = (token: string) => ask<FeatureOptions>('GET', paths.featureOptions(society), token);
  const before = (await options(people.president)).shown;
  const walk = await create('Night walk', { max_participants: 1, waiting_list: true });
  const talk = await create('Talk', { datetime: inDays(12) });
  await signUp(walk, guest);
  await signUp(walk, waiting);
  await signUp(talk, guest);
  expect((await options(people.president)).shown).toEqual({
    ...before,
    events: (before?.events ?? 0) + 2,
    registrations: (before?.registrations ?? 0) + 3,
  });
  expect(await options(people.member)).not.toHaveProperty('shown');
  const calendar = async () => {
    const { url } = await ask<CalendarAddress>('GET', paths.calendar, guest);
    const feed = (await server.call<string>('GET', new URL(url).pathname)).body;
    const entry = feed.split('BEGIN:VEVENT').find((text) => text.includes(`UID:event-${talk.id}@`)) ?? '';
    return {
      status: /^STATUS:(.*)$/m.exec(entry)?.[1]?.trim(),
      sequence: Number(/^SEQUENCE:(\d+)/m.exec(entry)?.[1]),
    };
  };
  const on = await calendar();
  expect(on.status).toBe('CONFIRMED');
  const told = (await noticesOf(guest)).length;

  await switchEvents(false);
  // An older event of the demonstration may stand between them.
  expect(await latestOf(guest)).toMatchObject({
    kind: 'event_cancelled',
    title: expect.stringMatching(/ has switched its events off$/) as string,
    text: expect.stringMatching(/Night walk \(.*Talk \(/) as string,
  });
  expect(await noticesOf(guest)).toHaveLength(told + 1);
  expect(await latestOf(waiting)).toMatchObject({
    text: expect.stringContaining('Night walk') as string,
    href: `/societies/${society}/events/${walk.id}`,
  });
  expect((await noticesOf(people.president)).map(({ title }) => title)).not.toContainEqual(
    expect.stringContaining('switched its events off') as string,
  );
  const read = await server.call<Refused>('GET', paths.event(society, talk.id), { token: guest });
  expect([read.status, read.body.code]).toEqual([404, 'feature_off']);
  const mine = await ask<MyEvents>('GET', paths.myEvents, guest);
  expect(mine.hidden?.map(({ name }) => name)).toEqual(expect.arrayContaining(['Night walk', 'Talk']));
  expect(mine.upcoming.filter(({ society: { id } }) => id === society)).toEqual([]);
  const off = await calendar();
  expect(off.status).toBe('CANCELLED');
  expect(off.sequence).toBeGreaterThan(on.sequence);

  await switchEvents(true);
  expect(await latestOf(guest)).toMatchObject({
    kind: 'event_changed',
    title: expect.stringMatching(/ has switched its events on again$/) as string,
  });
  expect((await ask<MyEvents>('GET', paths.myEvents, guest)).hidden).toEqual([]);
  const back = await calendar();
  expect(back.status).toBe('CONFIRMED');
  expect(back.sequence).toBeGreaterThan(off.sequence);
  expect((await noticesOf(guest)).length).toBe(told + 2);
  // Switching it on where it is on changes nothing for anybody.
  await switchEvents(true);
  expect((await noticesOf(guest)).length).toBe(told + 2);
});

test('a role holder is notified when the role is taken or deleted', async () => {
  const role = await ask<Role>('POST', paths.roles(society), people.president, {
    name: 'Archivist',
    society,
  });
  const give = (to: string | null, from: string | null) =>
    ask('POST', paths.updateCommittee(society), people.president, {
      new_committee: [
        { role_id: role.id, role_name: role.name, previous_user_id: from, user_id: to, user_name: '' },
      ],
    });
  const lost = {
    kind: 'role_given',
    title: expect.stringMatching(/^You are no longer Archivist of /) as string,
  };
  await give(demo.member, null);
  await give(null, demo.member);
  expect(await latestOf(people.member)).toMatchObject(lost);
  await give(demo.member, null);
  expect((await latestOf(people.member))?.title).toMatch(/^You are Archivist of /);
  await ask('DELETE', paths.role(society, role.id), people.president);
  expect(await latestOf(people.member)).toMatchObject(lost);
});

test('members are notified when their society is removed and restored', async () => {
  const president = await server.signIn(await holderOf(server, otherSocieties.baking, 'President'));
  await ask('DELETE', paths.removeSociety(otherSocieties.baking), people.administrator);
  expect(await noticesOf(president)).toContainEqual(
    expect.objectContaining({
      kind: 'membership_ended',
      title: expect.stringMatching(/ is no longer on the platform$/) as string,
      href: '/my-societies',
    }),
  );
  await ask('POST', paths.restoreSociety(otherSocieties.baking), people.administrator, {});
  expect(await noticesOf(president)).toContainEqual(
    expect.objectContaining({
      kind: 'membership_ended',
      title: expect.stringMatching(/ is back on the platform$/) as string,
      href: `/societies/${otherSocieties.baking}`,
    }),
  );
});

test('the event editors of an accepted co-host are notified when events are switched off and on', async () => {
  const event = await create('Two hosts');
  const { chess } = otherSocieties;
  const hosts = paths.eventHosts(society, event.id);
  await ask('POST', hosts, people.eventsOfficer, { society: chess });
  await ask('POST', hosts, people.eventsOfficer, { society: otherSocieties.baking });
  await ask('POST', paths.acceptHosting(society, event.id), people.otherPresident);
  await switchEvents(false);
  expect(await latestOf(people.otherPresident)).toMatchObject({
    kind: 'hosting_asked',
    title: expect.stringMatching(/ has switched its events off$/) as string,
    text: expect.stringContaining('Two hosts (') as string,
    href: `/societies/${chess}/events`,
  });
  await switchEvents(true);
  expect(await latestOf(people.otherPresident)).toMatchObject({
    title: expect.stringMatching(/ has switched its events on again$/) as string,
  });
  // A society that was invited and did not answer is no host.
  const baker = await server.signIn(await holderOf(server, otherSocieties.baking, 'President'));
  expect((await noticesOf(baker)).map(({ title }) => title)).not.toContainEqual(
    expect.stringContaining('has switched its events') as string,
  );
});

test('giving a place back is 200 with the event while events are switched off', async () => {
  const event = await create('Hidden walk');
  await signUp(event, guest);
  await switchEvents(false);
  const giveBack = () =>
    server.call<SocietyEvent & Refused>('DELETE', paths.eventSignup(society, event.id), { token: guest });
  const given = await giveBack();
  expect([given.status, given.body.id, given.body.place, given.body.participants]).toEqual([
    200,
    event.id,
    null,
    0,
  ]);
  // Nobody without a place sees a hidden event.
  expect((await giveBack()).status).toBe(404);
  await switchEvents(true);
});

test('a changed link notifies those with a place, not those on the waiting list', async () => {
  const online = { max_participants: 1, waiting_list: true, link: 'https://meet.example.org/one' };
  const event = await create('Online talk', online);
  await signUp(event, guest);
  await signUp(event, waiting);
  const change = (body: object) =>
    ask('PUT', paths.event(society, event.id), people.eventsOfficer, {
      ...eventDraft,
      name: 'Online talk',
      ...online,
      ...body,
    });
  const link = 'https://meet.example.org/two';
  await change({ link });
  const told = async (token: string) =>
    (await noticesOf(token)).filter(({ href }) => href.endsWith(`/events/${event.id}`));
  expect(await told(guest)).toMatchObject([
    {
      kind: 'event_changed',
      title: 'Online talk has changed',
      text: expect.stringContaining('link') as string,
    },
  ]);
  expect(await told(waiting)).toEqual([]);
  // The same link again is no change, and with another venue one notice says enough.
  await change({ link });
  await change({ link: online.link, venue: 'Dome and online' });
  expect((await told(guest)).map(({ kind }) => kind)).toEqual(['event_changed', 'event_changed']);
  expect(await told(waiting)).toHaveLength(1);
});

test('check-in is 409 at a cancelled event and while events are switched off', async () => {
  const event = await create('Rained off');
  await signUp(event, guest);
  const letIn = async () => {
    const reply = await server.call<Refused>('POST', paths.checkIns(society, event.id), {
      token: people.eventsOfficer,
      body: { university_id: '10000051' },
    });
    return [reply.status, reply.body.code];
  };
  await switchEvents(false);
  expect(await letIn()).toEqual([409, 'feature_off']);
  await switchEvents(true);
  await ask('POST', paths.eventCancel(society, event.id), people.eventsOfficer, { reason: 'Rain.' });
  expect(await letIn()).toEqual([409, 'cancelled']);
  expect(
    (await ask<SocietyEvent[]>('GET', paths.eventGuests(society, event.id), people.eventsOfficer))[0],
  ).toMatchObject({ checked_in_at: null });
});
