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
