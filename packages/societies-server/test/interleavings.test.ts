import { beforeAll, describe, expect, inject, test } from 'vitest';
import { paths } from 'societies-contract';
import { withServer } from './harness.ts';
import { buildGate, interleaved } from './interleaved.ts';
import { makeSmallWorld, nameTreasurer, stateOf, type Person, type SmallWorld } from './small-world.ts';
import { eventDraft, inDays } from './event-draft.ts';

const server = await withServer();

/** A small world in which the member is asked to be the next Treasurer. */
interface World extends SmallWorld {
  term: number;
}
interface Action {
  by: Person;
  call: (world: World) => [method: string, path: string, body?: unknown];
}
const action = (by: Person, call: Action['call']): Action => ({ by, call });

const nextSecretary = ({ society, secretary: role_id, ids }: World): [string, string, unknown] => [
  'POST',
  paths.terms(society),
  { role_id, user_id: ids.officer, from: inDays(30).slice(0, 10) },
];
const secretary = (world: World, to: Person) => ({
  new_committee: [
    {
      role_id: world.secretary,
      role_name: 'Secretary',
      previous_user_id: null,
      user_id: world.ids[to],
      user_name: '',
    },
  ],
});
const features = (changed: object) => ({
  enable_posts: true,
  enable_events: true,
  enable_merch: true,
  ...changed,
});
const layout = { x: 0, y: 0, w: 1, h: 1 };
const editEvent = (id: (world: World) => number, changed: object): Action =>
  action('officer', (world) => [
    'PUT',
    paths.event(world.society, id(world)),
    { ...eventDraft, waiting_list: true, ...changed },
  ]);

const actions = {
  'hand over the presidency to a member': action('president', ({ society, ids }) => [
    'POST',
    paths.presidency(society),
    { user_id: ids.member, previous_user_id: ids.president },
  ]),
  'the member leaves': action('member', ({ society }) => ['POST', paths.leave(society), {}]),
  'the member deletes their account': action('member', () => ['DELETE', paths.profile, {}]),
  'the member is removed from the society': action('president', ({ society, ids }) => [
    'POST',
    paths.removeMember(society, ids.member),
    { reason: 'Absent.' },
  ]),
  'the member is removed from the platform': action('admin', ({ ids }) => [
    'DELETE',
    paths.removeUser(ids.member),
  ]),
  'the member is suspended': action('admin', ({ ids }) => [
    'POST',
    paths.suspendUser(ids.member),
    { reason: 'Spam.' },
  ]),
  'the member is made an administrator': action('admin', ({ ids }) => [
    'POST',
    paths.grantAdministrator(ids.member),
    {},
  ]),
  'the member is made Secretary': action('president', (world) => [
    'POST',
    paths.updateCommittee(world.society),
    secretary(world, 'member'),
  ]),
  'the role of Secretary is deleted': action('president', ({ society, secretary }) => [
    'DELETE',
    paths.role(society, secretary),
  ]),
  'the role of Treasurer is deleted': action('president', ({ society, treasurer }) => [
    'DELETE',
    paths.role(society, treasurer),
  ]),
  'the officer is named as the next Secretary': action('president', nextSecretary),
  'the officer is named as the next Secretary by an administrator': action('admin', nextSecretary),
  'the member accepts the next term': action('member', ({ society, term }) => [
    'POST',
    paths.acceptTerm(society, term),
    {},
  ]),
  'the member declines the next term': action('member', ({ society, term }) => [
    'POST',
    paths.declineTerm(society, term),
    {},
  ]),
  'the next term of the member is withdrawn': action('president', ({ society, term }) => [
    'DELETE',
    paths.term(society, term),
  ]),
  'the stranger joins': action('stranger', ({ society }) => ['POST', paths.join(society), {}]),
  'the stranger uses the last use of the invitation': action('stranger', ({ society, code }) => [
    'POST',
    paths.join(society),
    { invitation: code },
  ]),
  'the guest uses the last use of the invitation': action('guest', ({ society, code }) => [
    'POST',
    paths.join(society),
    { invitation: code },
  ]),
  'the invitation is revoked': action('president', ({ society, invitation }) => [
    'DELETE',
    paths.invitation(society, invitation),
  ]),
  'the guest’s request to join is accepted': action('president', ({ society, ids }) => [
    'POST',
    paths.acceptJoinRequest(society, ids.guest),
    {},
  ]),
  'the guest’s request to join is declined': action('president', ({ society, ids }) => [
    'POST',
    paths.declineJoinRequest(society, ids.guest),
    { reason: 'Full.' },
  ]),
  'the guest withdraws the request to join': action('guest', ({ society }) => [
    'DELETE',
    paths.join(society),
  ]),
  'the guest is added to the society': action('president', ({ society, ids }) => [
    'POST',
    paths.addMembers(society),
    { university_ids: [ids.guest] },
  ]),
  'the society is joined by invitation now': action('president', ({ society }) => [
    'PUT',
    paths.joining(society),
    { join_mode: 'invite' },
  ]),
  'the stranger is removed from the platform': action('admin', ({ ids }) => [
    'DELETE',
    paths.removeUser(ids.stranger),
  ]),
  'the society is removed': action('admin', ({ society }) => ['DELETE', paths.removeSociety(society)]),
  'the other society is removed': action('admin', ({ other }) => ['DELETE', paths.removeSociety(other)]),
  'one administrator ends the rights of the other': action('admin', ({ ids }) => [
    'POST',
    paths.revokeAdministrator(ids.secondAdmin),
    {},
  ]),
  'the other administrator ends the rights of the one': action('secondAdmin', ({ ids }) => [
    'POST',
    paths.revokeAdministrator(ids.admin),
    {},
  ]),
  'the other administrator deletes their account': action('secondAdmin', () => ['DELETE', paths.profile, {}]),
  'events are switched off': action('president', ({ society }) => [
    'PUT',
    paths.featureOption(society, society),
    features({ enable_events: false }),
  ]),
  'posts are switched off': action('president', ({ society }) => [
    'PUT',
    paths.featureOption(society, society),
    features({ enable_posts: false }),
  ]),
  'merch is switched off': action('president', ({ society }) => [
    'PUT',
    paths.featureOption(society, society),
    features({ enable_merch: false }),
  ]),
  'the other society agrees to host': action('otherPresident', ({ society, hosted }) => [
    'POST',
    paths.acceptHosting(society, hosted),
    {},
  ]),
  'the other society is asked to host': action('officer', ({ society, roomy, other }) => [
    'POST',
    paths.eventHosts(society, roomy),
    { society: other },
  ]),
  'the stranger signs up for the full event': action('stranger', ({ society, full }) => [
    'POST',
    paths.eventSignup(society, full),
    {},
  ]),
  'the stranger signs up for the event with room': action('stranger', ({ society, roomy }) => [
    'POST',
    paths.eventSignup(society, roomy),
    {},
  ]),
  'the member gives their place back': action('member', ({ society, full }) => [
    'DELETE',
    paths.eventSignup(society, full),
  ]),
  'the stranger is added on top': action('officer', ({ society, full, ids }) => [
    'POST',
    paths.eventGuests(society, full),
    { university_id: ids.stranger, over_capacity: true },
  ]),
  'the one who waits is added on top': action('officer', ({ society, full, ids }) => [
    'POST',
    paths.eventGuests(society, full),
    { university_id: ids.waiting, over_capacity: true },
  ]),
  'the member is checked in': action('officer', ({ society, full, ids }) => [
    'POST',
    paths.checkIns(society, full),
    { university_id: ids.member },
  ]),
  'the full event is made larger': editEvent(({ full }) => full, { name: 'Full', max_participants: 3 }),
  'the event with room is made smaller': editEvent(({ roomy }) => roomy, {
    name: 'Roomy',
    max_participants: 1,
  }),
  'the event with room is for members only now': editEvent(({ roomy }) => roomy, {
    name: 'Roomy',
    max_participants: 5,
    members_only: true,
  }),
  'the event with room asks a question now': editEvent(({ roomy }) => roomy, {
    name: 'Roomy',
    max_participants: 5,
    questions: [{ id: 'q', kind: 'text', label: 'Diet', required: true }],
  }),
  'the full event is cancelled': action('officer', ({ society, full }) => [
    'POST',
    paths.eventCancel(society, full),
    { reason: 'Rain.' },
  ]),
  'the full event is deleted': action('officer', ({ society, full }) => [
    'DELETE',
    paths.event(society, full),
  ]),
  'an event is created': action('officer', ({ society }) => ['POST', paths.events(society), eventDraft]),
  'a post is created': action('president', ({ society }) => [
    'POST',
    paths.posts(society),
    { title: 'New', content: 'New.', show_likes: true },
  ]),
  'an item is created': action('president', ({ society }) => [
    'POST',
    paths.merch(society),
    { name: 'Mug', description: 'Blue.', category: 'Home', purchase_url: 'https://example.org/', price: 7 },
  ]),
  'a widget shows the post': action('president', ({ society, post }) => [
    'POST',
    paths.widgets(society),
    { content_type: 'posts', content: { post_id: post }, layout_config: layout },
  ]),
  'a widget shows the full event': action('president', ({ society, full }) => [
    'POST',
    paths.widgets(society),
    { content_type: 'events', content: { event_id: full }, layout_config: layout },
  ]),
  'the post is deleted': action('president', ({ society, post }) => ['DELETE', paths.post(society, post)]),
  'the post is liked': action('stranger', ({ society, post }) => ['POST', paths.postLike(society, post), {}]),
  'another theme is chosen': action('president', ({ society, theme }) => [
    'PUT',
    paths.updateTheme(society),
    { theme },
  ]),
  'the request is accepted': action('admin', ({ request }) => ['POST', paths.acceptRequest(request), {}]),
  'the request is accepted by another': action('secondAdmin', ({ request }) => [
    'POST',
    paths.acceptRequest(request),
    {},
  ]),
  'the request is rejected': action('admin', ({ request }) => ['POST', paths.rejectRequest(request), {}]),
  'changes to the request are asked': action('admin', ({ request }) => [
    'POST',
    paths.askChanges(request),
    { message: 'Which day?' },
  ]),
  'the request is sent again': action('stranger', ({ request, name }) => [
    'PUT',
    paths.societyRequest(request),
    { name: `${name} pending`, proposal: 'We would like to, on Mondays.', category: 1 },
  ]),
  'the request is withdrawn': action('stranger', ({ request }) => ['DELETE', paths.societyRequest(request)]),
  'the rejected request is accepted': action('secondAdmin', ({ rejected }) => [
    'POST',
    paths.acceptRequest(rejected),
    {},
  ]),
  'the rejected request is deleted': action('admin', ({ rejected }) => [
    'DELETE',
    paths.deleteRequest(rejected),
  ]),
  'the society hands in': action('president', ({ society }) => ['POST', paths.handInAffiliation(society)]),
  'the society takes its answer back': action('president', ({ society }) => [
    'PUT',
    paths.affiliation(society),
    { items: { code: false } },
  ]),
  'the other society is accepted': action('admin', ({ other }) => ['POST', paths.acceptAffiliation(other)]),
  'the other society is accepted by another': action('secondAdmin', ({ other }) => [
    'POST',
    paths.acceptAffiliation(other),
  ]),
  'changes are asked of the other society': action('secondAdmin', ({ other }) => [
    'POST',
    paths.askAffiliationChanges(other),
    { message: 'Who are you?' },
  ]),
  'the round is deleted': action('admin', ({ round }) => ['DELETE', paths.affiliationRound(round)]),
  'the round asks for more': action('admin', ({ round }) => [
    'PUT',
    paths.affiliationRound(round),
    {
      name: 'Affiliation',
      opens_at: inDays(-1),
      due_at: inDays(30),
      items: [
        { id: 'code', kind: 'statement', label: 'We behave' },
        { id: 'more', kind: 'text', label: 'What else?' },
      ],
    },
  ]),
  'the member votes': action('member', ({ society, voting, secretary, candidate }) => [
    'PUT',
    paths.ballot(society, voting),
    { [secretary]: [candidate, 0] },
  ]),
  'the member votes on another phone': action('member', ({ society, voting, secretary }) => [
    'PUT',
    paths.ballot(society, voting),
    { [secretary]: [0] },
  ]),
  'the officer withdraws from the election': action('officer', ({ society, voting }) => [
    'DELETE',
    paths.nominations(society, voting),
  ]),
  'the officer leaves': action('officer', ({ society }) => ['POST', paths.leave(society), {}]),
  'the election is cancelled': action('president', ({ society, voting }) => [
    'POST',
    paths.cancelElection(society, voting),
    { reason: 'A mistake.' },
  ]),
  'the member stands': action('member', ({ society, standing, secretary }) => [
    'POST',
    paths.nominations(society, standing),
    { role_id: secretary },
  ]),
  'the member stands for another role': action('member', ({ society, standing, vicePresident }) => [
    'POST',
    paths.nominations(society, standing),
    { role_id: vicePresident },
  ]),
  'the election to stand in is cancelled': action('admin', ({ society, standing }) => [
    'POST',
    paths.cancelElection(society, standing),
    { reason: 'A mistake.' },
  ]),
  'the result is published': action('president', ({ society, voted }) => [
    'POST',
    paths.publishElection(society, voted),
  ]),
  'the result is published by another': action('admin', ({ society, voted }) => [
    'POST',
    paths.publishElection(society, voted),
  ]),
  'the President writes to all members': action('president', ({ society }) => [
    'POST',
    paths.messages(society),
    { audience: 'members', subject: 'Next week', text: 'We meet.' },
  ]),
  'the officer writes to the guests': action('officer', ({ society, full }) => [
    'POST',
    paths.messages(society),
    { audience: 'guests', event: full, subject: 'Tonight', text: 'Come early.' },
  ]),
  'the society takes the name of the request': action('president', ({ society, name }) => [
    'PUT',
    paths.updateSociety(society),
    { name: `${name} pending` },
  ]),
} satisfies Record<string, Action>;
type Name = keyof typeof actions;

/** What touches the same rule from two sides. Each is made at the same moment as each of the others, and begins once. */
const pairs: [Name, Name[]][] = [
  [
    'hand over the presidency to a member',
    [
      'the member leaves',
      'the member deletes their account',
      'the member is removed from the society',
      'the member is removed from the platform',
      'the member is made Secretary',
      'the society is removed',
    ],
  ],
  ['the role of Secretary is deleted', ['the member is made Secretary']],
  [
    'the officer is named as the next Secretary',
    [
      'the role of Secretary is deleted',
      'the officer is named as the next Secretary by an administrator',
      'the society is removed',
    ],
  ],
  [
    'the member accepts the next term',
    [
      'the next term of the member is withdrawn',
      'the member declines the next term',
      'the role of Treasurer is deleted',
      'the member leaves',
      'the member is removed from the society',
      'the member is removed from the platform',
    ],
  ],
  [
    'the member deletes their account',
    [
      'the member is removed from the society',
      'the member is suspended',
      'the member is made an administrator',
    ],
  ],
  ['the member is removed from the platform', ['a post is created', 'the member is checked in']],
  [
    'the stranger is removed from the platform',
    [
      'the stranger joins',
      'the stranger signs up for the full event',
      'the stranger is added on top',
      'the post is liked',
      'the request is accepted',
    ],
  ],
  [
    'the society is removed',
    ['the stranger joins', 'the full event is deleted', 'an event is created', 'another theme is chosen'],
  ],
  [
    'the other society is removed',
    ['the other society agrees to host', 'the other society is asked to host'],
  ],
  [
    'one administrator ends the rights of the other',
    [
      'the other administrator ends the rights of the one',
      'the other administrator deletes their account',
      'the request is accepted by another',
    ],
  ],
  ['the other administrator deletes their account', ['the request is accepted by another']],
  [
    'events are switched off',
    [
      'the stranger signs up for the event with room',
      'the full event is made larger',
      'the full event is cancelled',
      'an event is created',
      'a widget shows the full event',
      'the other society agrees to host',
    ],
  ],
  [
    'the stranger uses the last use of the invitation',
    [
      'the guest uses the last use of the invitation',
      'the invitation is revoked',
      'the society is removed',
      'the stranger is removed from the platform',
      'the stranger joins',
    ],
  ],
  [
    'the guest’s request to join is accepted',
    [
      'the guest withdraws the request to join',
      'the guest’s request to join is declined',
      'the guest uses the last use of the invitation',
      'the guest is added to the society',
      'the society is removed',
    ],
  ],
  [
    'the President writes to all members',
    [
      'the officer writes to the guests',
      'the member leaves',
      'the member deletes their account',
      'the society is removed',
    ],
  ],
  [
    'the officer writes to the guests',
    [
      'the full event is deleted',
      'the member gives their place back',
      'the stranger signs up for the full event',
    ],
  ],
  [
    'the society hands in',
    [
      'the society takes its answer back',
      'the round is deleted',
      'the round asks for more',
      'the society is removed',
    ],
  ],
  [
    'the other society is accepted',
    [
      'the other society is accepted by another',
      'changes are asked of the other society',
      'the round is deleted',
      'the round asks for more',
      'the other society is removed',
    ],
  ],
  [
    'the member votes',
    [
      'the member votes on another phone',
      'the officer withdraws from the election',
      'the officer leaves',
      'the election is cancelled',
      'the member leaves',
      'the member deletes their account',
      'the member is removed from the platform',
      'the role of Secretary is deleted',
      'the society is removed',
    ],
  ],
  [
    'the member stands',
    [
      'the member stands for another role',
      'the member leaves',
      'the member deletes their account',
      'the election to stand in is cancelled',
      'the role of Secretary is deleted',
    ],
  ],
  [
    'the result is published',
    [
      'the result is published by another',
      'the officer leaves',
      'the role of Secretary is deleted',
      'the society is removed',
    ],
  ],
  ['the society is joined by invitation now', ['the stranger joins']],
  ['posts are switched off', ['a post is created', 'a widget shows the post']],
  ['merch is switched off', ['an item is created']],
  [
    'the full event is deleted',
    [
      'the stranger signs up for the full event',
      'a widget shows the full event',
      'the member gives their place back',
    ],
  ],
  [
    'the full event is cancelled',
    [
      'the stranger signs up for the full event',
      'the member is checked in',
      'the member gives their place back',
    ],
  ],
  [
    'the full event is made larger',
    ['the member gives their place back', 'the one who waits is added on top'],
  ],
  [
    'the stranger signs up for the event with room',
    [
      'the event with room is made smaller',
      'the event with room is for members only now',
      'the event with room asks a question now',
    ],
  ],
  ['the post is deleted', ['a widget shows the post', 'the post is liked']],
  [
    'the request is accepted',
    [
      'the request is accepted by another',
      'the request is rejected',
      'the request is sent again',
      'the request is withdrawn',
      'the society takes the name of the request',
    ],
  ],
  ['changes to the request are asked', ['the request is sent again', 'the request is withdrawn']],
  ['the rejected request is deleted', ['the rejected request is accepted']],
];

interface Answered {
  status: number;
  body: { code?: string } | undefined;
}
interface Outcome {
  replies: Answered[];
  state: unknown;
}
type Call = () => Promise<Answered>;

/** What becomes of a new small world in which these calls are made. */
async function outcomeOf(make: (calls: Call[]) => Promise<Answered[]>, names: Name[]): Promise<Outcome> {
  const small = await makeSmallWorld(server);
  const world: World = { ...small, term: await nameTreasurer(server, small) };
  const calls = await Promise.all(
    names.map(async (name): Promise<Call> => {
      const { by, call } = actions[name];
      const [method, path, body] = call(world);
      const token = await world.tokenOf(by);
      return () => server.call<Answered['body']>(method, path, { token, body });
    }),
  );
  const replies = await make(calls);
  return { replies, state: await stateOf(server, world) };
}

async function oneAfterAnother(calls: Call[]) {
  const replies: Answered[] = [];
  for (const call of calls) replies.push(await call());
  return replies;
}

const inOrder = new Map<string, Promise<Outcome>>();
/** The same for calls that are made one after the other. */
function outcomeInOrder(names: Name[]): Promise<Outcome> {
  const key = names.join();
  const outcome = inOrder.get(key) ?? outcomeOf(oneAfterAnother, names);
  inOrder.set(key, outcome);
  return outcome;
}

const isDone = ({ status }: Answered) => status < 300;

// The embedded engine knows one transaction at a time.
describe.skipIf(inject('databaseUrl') === undefined)('at the same moment', () => {
  beforeAll(() => buildGate(server.database));

  test.each(pairs.flatMap(([one, others]) => others.map((other) => [one, other] as const)))(
    '%s, %s: what was answered with yes has happened, as if in turn, and nothing else',
    async (one, other) => {
      for (const names of [
        [one, other],
        [other, one],
      ]) {
        const { replies, state } = await outcomeOf(
          ([first, second]) => interleaved(server.database, first as Call, second as Call),
          names,
        );
        expect(replies.filter(({ status, body }) => status >= 500 || body?.code === 'reference')).toEqual([]);
        const done = names.filter((_, index) => isDone(replies[index] as Answered));
        const orders = done.length === 2 ? [done, done.toReversed()] : [done];
        // One after the other: each world takes the rights of all administrators but its own.
        const outcomes: Outcome[] = [];
        for (const order of orders) outcomes.push(await outcomeInOrder(order));
        const possible = outcomes.filter((outcome) => outcome.replies.every(isDone));
        expect(possible.map((outcome) => outcome.state)).toContainEqual(state);
      }
    },
  );
});
