import { paths, type Post, type SocietyEvent, type SocietyRequest } from 'societies-contract';
import { expect, test } from 'vitest';
import { eventDraft, inDays } from './event-draft.ts';
import { demo, withServer } from './harness.ts';
import { signInPeople, society, type People } from './people.ts';

const server = await withServer({ env: { PUBLIC_DIRECTORY: 'true' } });
const people = await signInPeople(server);

/** Words that stand nowhere else, and who may read each. */
const secrets: Record<string, (keyof People)[]> = {
  // Whoever writes posts.
  Draftsecret: ['president'],
  Latersecret: ['president'],
  // Whoever has an account, because it is not public.
  Innersecret: ['president', 'eventsOfficer', 'member', 'newcomer', 'administrator', 'otherPresident'],
  Deletedsecret: ['president'],
  // Whoever writes events, and the guest.
  Linksecret: ['president', 'eventsOfficer', 'member'],
  Formerlinksecret: ['president', 'eventsOfficer'],
  Answersecret: ['president', 'eventsOfficer', 'member'],
  Offlistsecret: ['president', 'eventsOfficer', 'newcomer'],
  // Whoever manages members, and the one who was removed.
  Awaysecret: ['president', 'administrator', 'newcomer'],
  // Whoever manages members, and the one who asks to join.
  Joinsecret: ['president', 'newcomer'],
  // Whoever asked for the society, and administrators.
  Proposalsecret: ['administrator', 'newcomer'],
  Threadsecret: ['administrator', 'newcomer'],
};

const send = async <Body>(who: keyof People, method: string, path: string, body?: unknown) => {
  const reply = await server.call<Body>(method, path, { token: people[who], body });
  expect([method, path, reply.status < 300]).toEqual([method, path, true]);
  return reply.body;
};

test('drafts, links, answers and reasons are in no reply to somebody who may not see them', async () => {
  const post = (title: string, more: object) =>
    send<Post>('president', 'POST', paths.posts(society), {
      title,
      content: `About the ${title}.`,
      show_likes: true,
      ...more,
    });
  const draft = await post('Draftsecret', { draft: true });
  await send('president', 'PUT', paths.post(society, draft.id), {
    title: 'Draftsecret, again',
    content: 'More of the Draftsecret.',
    show_likes: true,
    draft: true,
  });
  await post('Latersecret', { publish_at: inDays(3), public: true });
  await post('Innersecret', {});
  const deleted = await post('Deletedsecret', { draft: true });
  await send('president', 'DELETE', paths.post(society, deleted.id));

  const event = (link: string) => ({
    ...eventDraft,
    max_participants: 5,
    members_only: true,
    link: `https://meet.example/${link}`,
    questions: [{ id: 'diet', kind: 'text', label: 'Diet', required: true }],
  });
  const { id } = await send<SocietyEvent>(
    'eventsOfficer',
    'POST',
    paths.events(society),
    event('Formerlinksecret'),
  );
  await send('eventsOfficer', 'PUT', paths.event(society, id), event('Linksecret'));
  await send('member', 'POST', paths.eventSignup(society, id), { answers: { diet: 'Answersecret' } });
  await send('eventsOfficer', 'POST', paths.eventGuests(society, id), { university_id: demo.newcomer });
  await send('eventsOfficer', 'DELETE', paths.eventGuest(society, id, demo.newcomer), {
    reason: 'Offlistsecret',
  });
  await send('newcomer', 'POST', paths.join(society), {});
  await send('president', 'POST', paths.removeMember(society, demo.newcomer), { reason: 'Awaysecret' });

  await send('president', 'PUT', paths.joining(society), {
    join_mode: 'ask',
    join_questions: [{ id: 'why', kind: 'text', label: 'Why', required: true }],
  });
  await send('newcomer', 'POST', paths.join(society), { answers: { why: 'Joinsecret' } });
  const wanted = { name: 'Owl Watchers', proposal: 'The Proposalsecret of owls.', category: 1 };
  const request = await send<SocietyRequest>('newcomer', 'POST', paths.societyRequests, {
    ...wanted,
    user: demo.newcomer,
  });
  await send('administrator', 'POST', paths.askChanges(request.id), { message: 'Which Threadsecret?' });
  await send('newcomer', 'PUT', paths.societyRequest(request.id), { ...wanted, proposal: 'Owls at night.' });

  const words = Object.keys(secrets);
  const places = [
    `${paths.societyHistory(society)}?page_size=50`,
    `${paths.adminHistory}?page_size=50`,
    `${paths.adminHistory}?format=csv`,
    `${paths.adminUser(demo.newcomer)}`,
    paths.removedSocieties,
    paths.undeliveredMails,
    paths.society(society),
    paths.members(society),
    paths.joining(society),
    paths.joinRequests(society),
    paths.invitations(society),
    paths.posts(society),
    `${paths.posts(society)}?search=secret`,
    paths.post(society, draft.id),
    paths.widgets(society),
    paths.events(society),
    paths.event(society, id),
    paths.eventGuests(society, id),
    `${paths.eventGuests(society, id)}?format=csv`,
    paths.whatsOn,
    paths.myEvents,
    `${paths.clashes(society)}?datetime=${eventDraft.datetime}&duration=01:00:00`,
    ...words.map((word) => `/api/search/?q=${word}`),
    ...words.map((word) => `${paths.societies}?search=${word}`),
    paths.societyAnalytics(society),
    paths.notifications,
    paths.societyRequests,
    paths.mySocietyRequests,
    paths.requestVersions(request.id),
    `${paths.similarSocieties}?name=Owl%20Watchers`,
    paths.ownData,
    paths.publicSociety(society),
    paths.publicEvents,
    `/societies/${society}/events/${id}`,
  ];
  const read = Object.fromEntries(
    await Promise.all(
      (Object.keys(people) as (keyof People)[]).map(async (who) => {
        const found = new Set<string>();
        for (const path of places) {
          const { body } = await server.call<unknown>('GET', path, { token: people[who] });
          for (const word of words) if (JSON.stringify(body).includes(word)) found.add(word);
        }
        return [who, words.filter((word) => found.has(word))];
      }),
    ),
  ) as Record<keyof People, string[]>;
  const mayRead = Object.fromEntries(
    Object.keys(people).map((who) => [
      who,
      words.filter((word) => secrets[word]?.includes(who as keyof People)),
    ]),
  );
  expect(read).toEqual(mayRead);

  // Who did what, and when, is still there for every role.
  const { results } = (
    await server.call<{ results: { action: string; subject: { name: string | null } }[] }>(
      'GET',
      `${paths.societyHistory(society)}?page_size=50`,
      { token: people.eventsOfficer },
    )
  ).body;
  expect(results.filter(({ action }) => action.startsWith('post.')).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['post.created', 'post.changed', 'post.deleted']),
  );
});
