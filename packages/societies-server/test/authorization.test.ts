import { paths, permissionCodenames, type PermissionCodename } from 'societies-contract';
import type { ErrorReply, Widget } from 'societies-contract/schemas';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { demo, withServer } from './harness.ts';

/**
 * Who may make each call, as decisions.md says it and not as the routes declare it. A call of the contract without a row
 * here fails, and so does a row without a call.
 */
type Who =
  | 'anybody'
  | 'signed in'
  | 'students'
  | 'members'
  | 'members or administrators'
  | 'administrators'
  /** To read, also those who have accepted the next term of a role. */
  | 'committee or administrators'
  | 'manage_members or administrators'
  | 'manage_members or edit_events'
  | 'the President or administrators'
  | PermissionCodename;

const matrix: Record<string, Who> = {
  'GET /healthz': 'anybody',
  'GET /readyz': 'anybody',
  'POST /api/signup/': 'anybody',
  'POST /api/login/': 'anybody',
  'POST /api/refresh/': 'anybody',
  'POST /api/logout/': 'anybody',
  'GET /api/protected/': 'signed in',
  'GET /api/profile/': 'signed in',
  'PUT /api/profile/': 'signed in',
  'POST /api/profile/change-password/': 'signed in',
  'POST /api/profile/change-avatar/': 'signed in',
  'POST /api/profile/reset-avatar/': 'signed in',
  'GET /api/storage/': 'signed in',
  'GET /api/categories/': 'signed in',
  'GET /api/permissions/': 'signed in',
  'GET /api/societies/': 'signed in',
  'GET /api/recommended-societies/': 'signed in',
  'GET /api/search/': 'signed in',
  'GET /api/societies/{id}/': 'signed in',
  'GET /api/societies/{id}/detail/': 'signed in',
  // Those for members come before anybody of this test has joined.
  // Without a role and an accepted term a member is shown their own terms alone; see terms.test.ts.
  'GET /api/societies/{id}/terms/': 'members or administrators',
  'POST /api/societies/{id}/terms/': 'manage_members or administrators',
  'DELETE /api/societies/{id}/terms/{termId}/': 'manage_members or administrators',
  // Of the one who is to come: the walk finds no term.
  'POST /api/societies/{id}/terms/{termId}/accept/': 'members',
  'POST /api/societies/{id}/terms/{termId}/decline/': 'members',
  // For the holder, the accepted successor and the President: the walk finds no role.
  'GET /api/societies/{id}/handover/{roleId}/': 'members',
  'PUT /api/societies/{id}/handover/{roleId}/': 'members',
  'GET /api/societies/{id}/takeover/': 'signed in',
  'GET /api/admin/orphans/': 'administrators',
  'POST /api/admin/takeovers/{takeoverId}/accept/': 'administrators',
  'POST /api/admin/takeovers/{takeoverId}/decline/': 'administrators',
  'POST /api/societies/{id}/renew/': 'members',
  'GET /api/societies/{id}/elections/': 'members or administrators',
  'POST /api/societies/{id}/elections/': 'the President or administrators',
  // Also for who was a member when voting began: the walk finds no election.
  'GET /api/societies/{id}/elections/{electionId}/': 'members or administrators',
  'PUT /api/societies/{id}/elections/{electionId}/': 'the President or administrators',
  'POST /api/societies/{id}/elections/{electionId}/cancel/': 'the President or administrators',
  'POST /api/societies/{id}/elections/{electionId}/nominations/': 'members',
  'DELETE /api/societies/{id}/elections/{electionId}/nominations/': 'members',
  // For who was a member when voting began, and for who called it and administrators: without an election neither can be told.
  'PUT /api/societies/{id}/elections/{electionId}/ballot/': 'signed in',
  'POST /api/societies/{id}/elections/{electionId}/publish/': 'signed in',
  'GET /api/societies/{id}/elections/{electionId}/results/': 'members or administrators',
  'GET /api/societies/{id}/elections/{electionId}/ballots.csv': 'members or administrators',
  // For members, or anybody where there are none; without a body it gets no further than that.
  'POST /api/societies/{id}/takeover/': 'signed in',
  'POST /api/societies/{id}/join/': 'signed in',
  'DELETE /api/societies/{id}/join/': 'signed in',
  'POST /api/societies/{id}/leave/': 'signed in',
  'GET /api/societies/{id}/messages/': 'manage_members or edit_events',
  'POST /api/societies/{id}/messages/': 'manage_members or edit_events',
  'POST /api/societies/{id}/members/': 'manage_members',
  'GET /api/societies/{id}/invitations/': 'manage_members',
  'POST /api/societies/{id}/invitations/': 'manage_members',
  'DELETE /api/societies/{id}/invitations/{invitationId}/': 'manage_members',
  'GET /api/invitations/{code}/': 'anybody',
  'GET /api/societies/{id}/joining/': 'manage_members',
  'PUT /api/societies/{id}/joining/': 'manage_members',
  'GET /api/societies/{id}/join-requests/': 'manage_members',
  'POST /api/societies/{id}/join-requests/accept/': 'manage_members',
  'POST /api/societies/{id}/join-requests/{universityId}/accept/': 'manage_members',
  'POST /api/societies/{id}/join-requests/{universityId}/decline/': 'manage_members',
  'GET /api/societies/{id}/affiliation/': 'committee or administrators',
  'PUT /api/societies/{id}/affiliation/': 'edit_society',
  'POST /api/societies/{id}/affiliation/hand-in/': 'edit_society',
  'POST /api/societies/{id}/affiliation/documents/{item}/': 'edit_society',
  'GET /api/societies/{id}/affiliation/documents/{item}/': 'committee or administrators',
  'DELETE /api/societies/{id}/affiliation/documents/{item}/': 'edit_society',
  'GET /api/admin/affiliation-rounds/': 'administrators',
  'POST /api/admin/affiliation-rounds/': 'administrators',
  'PUT /api/admin/affiliation-rounds/{roundId}/': 'administrators',
  'DELETE /api/admin/affiliation-rounds/{roundId}/': 'administrators',
  'GET /api/admin/affiliations/': 'administrators',
  'POST /api/admin/affiliations/remind/': 'administrators',
  'PUT /api/admin/affiliations/{societyId}/items/{item}/': 'administrators',
  'POST /api/admin/affiliations/{societyId}/accept/': 'administrators',
  'POST /api/admin/affiliations/{societyId}/ask-changes/': 'administrators',
  'PATCH /api/societies/{id}/': 'edit_society',
  'PUT /api/societies/{id}/update_society/': 'edit_society',
  'PUT /api/societies/{id}/update_theme/': 'edit_society',
  'GET /api/societies/{id}/feature-options/': 'signed in',
  'PUT /api/societies/{id}/feature-options/{optionId}/': 'edit_society',
  'POST /api/societies/{id}/update_committee/': 'manage_members or administrators',
  'POST /api/societies/{id}/presidency/': 'the President or administrators',
  'POST /api/societies/{id}/members/{universityId}/remove/': 'manage_members',
  'GET /api/societies/{id}/get_members/': 'committee or administrators',
  'GET /api/societies/{id}/roles/': 'signed in',
  'POST /api/societies/{id}/roles/': 'manage_roles',
  'PUT /api/societies/{id}/roles/{roleId}/': 'manage_roles',
  'DELETE /api/societies/{id}/roles/{roleId}/': 'manage_roles',
  'GET /api/societies/{id}/events/': 'signed in',
  'GET /api/societies/{id}/events/{eventId}/': 'signed in',
  'POST /api/societies/{id}/events/': 'edit_events',
  'PUT /api/societies/{id}/events/{eventId}/': 'edit_events',
  'DELETE /api/societies/{id}/events/{eventId}/': 'edit_events',
  'POST /api/societies/{id}/events/{eventId}/signup/': 'signed in',
  'DELETE /api/societies/{id}/events/{eventId}/signup/': 'signed in',
  'POST /api/societies/{id}/events/{eventId}/cancel/': 'edit_events',
  'GET /api/societies/{id}/events/{eventId}/guests/': 'edit_events',
  'POST /api/societies/{id}/events/{eventId}/guests/': 'edit_events',
  'DELETE /api/societies/{id}/events/{eventId}/guests/{universityId}/': 'edit_events',
  'POST /api/societies/{id}/events/{eventId}/guests/{universityId}/paid/': 'edit_events',
  'DELETE /api/societies/{id}/events/{eventId}/guests/{universityId}/paid/': 'edit_events',
  'POST /api/societies/{id}/events/{eventId}/check-ins/': 'edit_events',
  'DELETE /api/societies/{id}/events/{eventId}/check-ins/{universityId}/': 'edit_events',
  'POST /api/societies/{id}/events/{eventId}/hosts/': 'edit_events',
  // Of the society that was asked: of the event's own it takes nothing to try.
  'POST /api/societies/{id}/events/{eventId}/hosts/accept/': 'signed in',
  'DELETE /api/societies/{id}/events/{eventId}/hosts/{hostId}/': 'signed in',
  'GET /api/societies/{id}/events/clashes/': 'edit_events',
  'GET /api/events/': 'signed in',
  'GET /api/events/month/': 'signed in',
  'GET /api/my-events/': 'signed in',
  'GET /api/profile/calendar/': 'signed in',
  'POST /api/profile/calendar/': 'signed in',
  'GET /api/societies/{id}/posts/': 'signed in',
  'GET /api/societies/{id}/posts/{postId}/': 'signed in',
  'POST /api/societies/{id}/posts/': 'edit_posts',
  'PUT /api/societies/{id}/posts/{postId}/': 'edit_posts',
  'DELETE /api/societies/{id}/posts/{postId}/': 'edit_posts',
  'POST /api/societies/{id}/posts/{postId}/like/': 'signed in',
  'GET /api/societies/{id}/merch/': 'signed in',
  'POST /api/societies/{id}/merch/': 'edit_merch',
  'PUT /api/societies/{id}/merch/{itemId}/': 'edit_merch',
  'DELETE /api/societies/{id}/merch/{itemId}/': 'edit_merch',
  'GET /api/societies/{id}/widgets/': 'signed in',
  'POST /api/societies/{id}/widgets/': 'edit_society',
  'PUT /api/widgets/{widgetId}/': 'edit_society',
  'DELETE /api/widgets/{widgetId}/': 'edit_society',
  'POST /api/society-requests/': 'students',
  'GET /api/society-requests/': 'administrators',
  'GET /api/society-requests/mine/': 'signed in',
  'GET /api/society-requests/similar/': 'signed in',
  // Of the student who sent it, and messages and versions also of administrators: the walk finds no request.
  'PUT /api/society-requests/{requestId}/': 'signed in',
  'DELETE /api/society-requests/{requestId}/': 'signed in',
  'POST /api/society-requests/{requestId}/messages/': 'signed in',
  'GET /api/society-requests/{requestId}/versions/': 'signed in',
  'POST /api/society-requests/{requestId}/ask_changes/': 'administrators',
  'POST /api/society-requests/{requestId}/accept_request/': 'administrators',
  'POST /api/society-requests/{requestId}/reject_request/': 'administrators',
  'DELETE /api/society-requests/{requestId}/delete_request/': 'administrators',
  'GET /api/users/': 'administrators',
  'DELETE /api/admin/remove_user/{universityId}/': 'administrators',
  'DELETE /api/admin/remove_society/{societyId}/': 'administrators',
  'GET /api/notifications/': 'signed in',
  'GET /api/notifications/live/': 'signed in',
  'POST /api/notifications/read/': 'signed in',
  'GET /api/profile/notification-settings/': 'signed in',
  'PUT /api/profile/notification-settings/': 'signed in',
  'GET /api/push/': 'signed in',
  'POST /api/profile/push-subscriptions/': 'signed in',
  'DELETE /api/profile/push-subscriptions/': 'signed in',
  'GET /api/societies/{id}/history/': 'committee or administrators',
  'GET /api/admin/history/': 'administrators',
  'GET /api/unsubscribe/': 'anybody',
  'POST /api/unsubscribe/': 'anybody',
  'GET /api/auth-options/': 'anybody',
  'GET /api/oidc/login': 'anybody',
  'GET /api/oidc/callback': 'anybody',
  'POST /api/password-reset/': 'anybody',
  'POST /api/password-reset/confirm/': 'anybody',
  'POST /api/verify-email/': 'anybody',
  'POST /api/profile/verify-email/': 'signed in',
  'GET /api/admin/undelivered-mails/': 'administrators',
  'POST /api/admin/undelivered-mails/retry/': 'administrators',
  'POST /api/admin/undelivered-mails/{mailId}/retry/': 'administrators',
  'POST /api/societies/{id}/events/{thingId}/restore/': 'edit_events',
  'POST /api/societies/{id}/posts/{thingId}/restore/': 'edit_posts',
  'POST /api/societies/{id}/merch/{thingId}/restore/': 'edit_merch',
  'POST /api/societies/{id}/widgets/{thingId}/restore/': 'edit_society',
  'GET /api/admin/societies/': 'administrators',
  'GET /api/admin/societies/{societyId}/': 'administrators',
  'PUT /api/admin/societies/{societyId}/': 'administrators',
  'GET /api/site/': 'anybody',
  'PUT /api/admin/site/': 'administrators',
  'GET /api/admin/removed-societies/': 'administrators',
  'POST /api/admin/removed-societies/{societyId}/restore/': 'administrators',
  'GET /api/admin/users/{universityId}/': 'administrators',
  'POST /api/admin/users/{universityId}/suspend/': 'administrators',
  'POST /api/admin/users/{universityId}/restore/': 'administrators',
  'POST /api/admin/users/{universityId}/send-reset/': 'administrators',
  'POST /api/admin/users/{universityId}/grant-administrator/': 'administrators',
  'POST /api/admin/users/{universityId}/revoke-administrator/': 'administrators',
  'POST /api/admin/import/{kind}/': 'administrators',
  'GET /api/admin/imports/': 'administrators',
  'POST /api/admin/imports/{importId}/undo/': 'administrators',
  'GET /api/profile/sessions/': 'signed in',
  'DELETE /api/profile/sessions/': 'signed in',
  'DELETE /api/profile/sessions/{sessionId}/': 'signed in',
  'GET /api/profile/export/': 'signed in',
  'DELETE /api/profile/': 'signed in',
  'GET /api/public/societies/': 'anybody',
  'GET /api/public/societies/{id}/': 'anybody',
  'GET /api/public/societies/{id}/posts/': 'anybody',
  'GET /api/public/societies/{id}/widgets/': 'anybody',
  'GET /api/public/events/': 'anybody',
  'GET /api/public/events/month/': 'anybody',
  'GET /api/public/events/{eventId}/': 'anybody',
  'GET /api/analytics/overview/': 'administrators',
  'GET /api/analytics/society/{id}/': 'committee or administrators',
  'GET /api/figures/overview/': 'administrators',
  'GET /api/figures/society/{id}/': 'committee or administrators',
};

const society = 1;
/** Names nothing, so that an allowed call changes nothing. */
const nothing = '2000000000';

/** One who calls: a token, and what they hold in society 1. */
interface Person {
  universityId?: string;
  token?: string;
  administrator?: boolean;
  member?: boolean;
  committee?: boolean;
  /** Has accepted the next term of a role with every permission. */
  comes?: boolean;
  president?: boolean;
  permissions?: readonly PermissionCodename[];
}

let contract: { paths: Record<string, Record<string, { security?: unknown }>> };
let widget: number;
const people = new Map<string, Person>();

const signedIn = async (universityId: string): Promise<Person> => {
  const membership = await server.database
    .selectFrom('memberships')
    .where('society_id', '=', society)
    .where('university_id', '=', universityId)
    .select('role_id')
    .executeTakeFirst();
  return {
    universityId,
    token: await server.signIn(universityId),
    member: membership !== undefined,
  };
};

/** A student with a post of society 1 that carries these permissions, and no others. */
async function holderOf(
  name: string,
  universityId: string,
  permissions: readonly PermissionCodename[],
): Promise<Person> {
  const { database } = server;
  await database
    .insertInto('users')
    .values({
      university_id: universityId,
      first_name: name,
      last_name: 'Test',
      email: `${universityId}@test.example`,
      email_key: `${universityId}@test.example`,
      password_hash: 'none',
    })
    .execute();
  const { id } = await database
    .insertInto('roles')
    .values({ society_id: society, name, name_key: name.toLowerCase() })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (permissions.length > 0) {
    await database
      .insertInto('role_permissions')
      .columns(['society_id', 'role_id', 'permission_id'])
      .expression((eb) =>
        eb
          .selectFrom('permissions')
          .where('codename', 'in', permissions)
          .select([
            eb.val(society).as('society_id'),
            eb.val(id).as('role_id'),
            'permissions.id as permission_id',
          ]),
      )
      .execute();
  }
  await database
    .insertInto('memberships')
    .values({ society_id: society, university_id: universityId, role_id: id })
    .execute();
  return { ...(await signedIn(universityId)), committee: true, permissions };
}

/** A member who has accepted to be the next President. */
async function successor(): Promise<Person> {
  const universityId = '50000002';
  const { committee: _, permissions: __, ...person } = await holderOf('Heir', universityId, []);
  await server.database
    .updateTable('memberships')
    .set({ role_id: null })
    .where('university_id', '=', universityId)
    .execute();
  await server.database
    .insertInto('terms')
    .columns(['society_id', 'role_id', 'university_id', 'starts_on', 'accepted_at'])
    .expression((eb) =>
      eb
        .selectFrom('roles')
        .where('society_id', '=', society)
        .where('name', '=', 'President')
        .select([
          'society_id',
          'id as role_id',
          eb.val(universityId).as('university_id'),
          sql<string>`current_date + 30`.as('starts_on'),
          sql<Date>`now()`.as('accepted_at'),
        ]),
    )
    .execute();
  return { ...person, comes: true };
}

const server = await withServer({ env: { PUBLIC_DIRECTORY: 'true' } });
beforeAll(async () => {
  contract = (await server.call<typeof contract>('GET', '/api/openapi.json')).body;
  const president = await signedIn(demo.president);
  widget =
    (await server.call<Widget[]>('GET', paths.widgets(society), { token: president.token })).body[0]?.id ?? 0;
  people.set('nobody', {});
  people.set('a newcomer', await signedIn(demo.newcomer));
  people.set('a Member', { ...(await signedIn(demo.member)), member: true });
  people.set('the President', {
    ...president,
    committee: true,
    president: true,
    permissions: permissionCodenames,
  });
  people.set('an administrator', { ...(await signedIn(demo.administrator)), administrator: true });
  const chess = await server.database
    .selectFrom('memberships')
    .innerJoin('roles', (join) =>
      join
        .onRef('roles.society_id', '=', 'memberships.society_id')
        .onRef('roles.id', '=', 'memberships.role_id'),
    )
    .where('memberships.society_id', '=', 2)
    .where('roles.name', '=', 'President')
    .select('university_id')
    .executeTakeFirstOrThrow();
  const here = await server.database
    .selectFrom('memberships')
    .leftJoin('roles', (join) =>
      join
        .onRef('roles.society_id', '=', 'memberships.society_id')
        .onRef('roles.id', '=', 'memberships.role_id'),
    )
    .where('memberships.society_id', '=', society)
    .where('university_id', '=', chess.university_id)
    .select('roles.name')
    .executeTakeFirst();
  expect(here?.name ?? null).toBeNull();
  people.set("another society's President", await signedIn(chess.university_id));
  people.set('a post without permissions', await holderOf('Figurehead', '50000001', []));
  people.set('a coming President', await successor());
  for (const [index, codename] of permissionCodenames.entries()) {
    people.set(
      `a holder of ${codename} alone`,
      await holderOf(`Only ${codename}`, String(50_000_010 + index), [codename]),
    );
  }
});

function mayCall(
  who: Who,
  {
    token,
    administrator = false,
    member = false,
    committee = false,
    comes = false,
    president = false,
    permissions = [],
  }: Person,
): boolean {
  if (who === 'anybody') return true;
  if (token === undefined) return false;
  switch (who) {
    case 'signed in':
      return true;
    case 'students':
      return !administrator;
    case 'members':
      return committee || member;
    case 'members or administrators':
      return administrator || committee || member;
    case 'administrators':
      return administrator;
    case 'committee or administrators':
      return administrator || committee || comes;
    case 'manage_members or administrators':
      return administrator || permissions.includes('manage_members');
    case 'manage_members or edit_events':
      return permissions.includes('manage_members') || permissions.includes('edit_events');
    case 'the President or administrators':
      return administrator || president;
    default:
      return permissions.includes(who);
  }
}

/** The address of a call: society 1, and below it what is not there. */
function addressOf(path: string): string {
  if (path === '/api/widgets/{widgetId}/') return paths.widget(widget);
  // Leaving society 1 would take away what the rows below are about.
  if (path.endsWith('/leave/')) return paths.leave(3);
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'id' && /^\/api\/(?:societies|analytics|figures)\//.test(path) ? String(society) : nothing,
  );
}

test('the matrix has one row for each call of the contract', () => {
  const calls = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(calls.sort()).toEqual(Object.keys(matrix).sort());
});

test('the contract says which calls need a token', () => {
  for (const [call, who] of Object.entries(matrix)) {
    const [method = '', path = ''] = call.split(' ');
    expect([call, contract.paths[path]?.[method.toLowerCase()]?.security !== undefined]).toEqual([
      call,
      who !== 'anybody',
    ]);
  }
});

test('replies to signed-in callers are not cached', async () => {
  const { token } = people.get('the President') ?? {};
  const reads = Object.entries(matrix).flatMap(([call, who]) =>
    who !== 'anybody' && call.startsWith('GET ') ? [addressOf(call.slice(4))] : [],
  );
  expect(reads.length).toBeGreaterThan(20);
  for (const address of reads) {
    const { headers } = await server.call('GET', address, { token });
    expect([address, headers.get('cache-control')]).toEqual([address, 'no-store']);
  }
});

describe.each(Object.entries(matrix))('%s is for %s', (call, who) => {
  const [method = '', path = ''] = call.split(' ');

  test('refuses everybody else', async () => {
    const seen = new Map<string, number>();
    for (const [name, person] of people) {
      if (mayCall(who, person)) continue;
      const answer = await server.call<ErrorReply>(method, addressOf(path), { token: person.token });
      seen.set(name, answer.status);
      expect(Object.keys(answer.body).sort()).toEqual(['code', 'detail']);
    }
    const expected = [...seen.keys()].map(
      (name) => [name, people.get(name)?.token === undefined ? 401 : 403] as const,
    );
    expect(seen).toEqual(new Map(expected));
  });

  test('lets them in', async () => {
    for (const [name, person] of people) {
      if (!mayCall(who, person)) continue;
      // No body: what wants one answers 400, which is past the rights.
      const { status } = await server.call(method, addressOf(path), { token: person.token });
      if (path === '/api/refresh/') expect([name, status]).toEqual([name, 401]);
      else {
        expect([name, [200, 204, 302, 400, 404, 409, 415]]).toEqual([name, expect.arrayContaining([status])]);
      }
      // Logging out ended this person's session.
      if (path === paths.logout && person.universityId)
        person.token = await server.signIn(person.universityId);
    }
  });

  test.runIf(path.includes('{'))('is 404 for an unknown object, after 401 and before 403', async () => {
    const address = path.replace(/\{\w+\}/g, nothing);
    expect((await server.call(method, address)).status).toBe(who === 'anybody' ? 404 : 401);
    const administratorsOnly = who === 'administrators';
    const { token } = people.get(administratorsOnly ? 'an administrator' : 'a newcomer') ?? {};
    // Of a call with a body the society is looked for first.
    expect((await server.call(method, address, { token })).status).toBe(404);
  });
});
