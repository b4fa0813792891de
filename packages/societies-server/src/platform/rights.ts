import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { sql, type Kysely } from 'kysely';
import { permissionCodenames, type PermissionCodename } from 'societies-contract';
import { gathered, type Writes } from '../database/gathered.ts';
import type { Database } from '../database/schema.ts';
import type { AccessTokens } from './access-tokens.ts';
import { forbidden, notFound, unauthorized } from './errors.ts';

type Params = Readonly<Record<string, string | undefined>>;

/**
 * Who may make a call. Declared beside each route as `config: { rights: … }`; a route without it stops the start.
 * - `public`: anybody, also without a token.
 * - `signedIn`: any user. `student`: a user who is not an administrator. `admin`: a site administrator.
 * - `{ society }`: the society must exist (404), and the caller must be in it as said (403): `visit` nothing,
 *   `member` any member, `committee` a role other than Member, or a permission by its codename. `orAdmin` also lets
 *   site administrators in.
 */
export type Rights = 'public' | 'signedIn' | 'student' | 'admin' | SocietyRights;

export interface SocietyRights {
  society: 'visit' | 'member' | 'committee' | PermissionCodename;
  orAdmin?: boolean;
  /** Finds the society when the address does not name it as `id`; undefined when there is none. */
  of?: (database: Kysely<Database>, params: Params) => Promise<number | undefined>;
  /** What a 404 says is not there. */
  what?: string;
}

/** The user who makes the call, as the database knows them at this moment. */
export interface Caller {
  universityId: string;
  isAdmin: boolean;
  /** `sessions.id`: the browser that is signed in. */
  sessionId: string;
}

/** The caller in the society that the call is about. */
export interface Membership {
  societyId: number;
  member: boolean;
  /** Null for a plain Member and for one who is not in the society. */
  role: { id: number; name: string } | null;
  permissions: ReadonlySet<PermissionCodename>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    rights?: Rights;
  }
  interface FastifyRequest {
    caller: Caller | null;
    membership: Membership | null;
  }
}

/** The caller of a route that is not `public`. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Error('A public route asked for its caller.');
  return request.caller;
}

/** The caller in the society of a route with society rights. */
export function membershipOf(request: FastifyRequest): Membership {
  if (!request.membership) throw new Error('A route without society rights asked for the membership.');
  return request.membership;
}

/** An identifier in an address. Anything but a positive int4 names nothing. */
export function idIn(params: Params, name: string): number | undefined {
  const value = params[name];
  if (value === undefined || !/^[1-9][0-9]{0,9}$/.test(value)) return undefined;
  const id = Number(value);
  return id <= 2_147_483_647 ? id : undefined;
}

function bearer(request: FastifyRequest): string {
  const header = request.headers.authorization;
  if (!header) throw unauthorized();
  const [scheme, token, ...rest] = header.split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token || rest.length > 0) throw unauthorized();
  return token;
}

/** The session's owner, and nothing when the session was revoked or its user removed. */
const callerFinder = (database: Kysely<Database>, writes: Writes) => {
  const ask = gathered(async (sessionIds) => {
    const rows = await database
      .selectFrom('sessions')
      .innerJoin('users', 'users.university_id', 'sessions.university_id')
      // One parameter however many ask: the statement stays short.
      .where(sql<boolean>`sessions.id = any(${sessionIds}::text[])`)
      .where('sessions.revoked_at', 'is', null)
      .select(['sessions.id', 'users.university_id', 'users.is_admin'])
      .execute();
    return new Map(
      rows.map((row) => [
        row.id,
        { universityId: row.university_id, isAdmin: row.is_admin, sessionId: row.id },
      ]),
    );
  }, writes);
  return async (sessionId: string): Promise<Caller | undefined> => (await ask(sessionId)).get(sessionId);
};

const known: ReadonlySet<string> = new Set(permissionCodenames);
const isPermission = (codename: string): codename is PermissionCodename => known.has(codename);

interface Asked {
  societyId: number;
  universityId: string;
}
const keyOf = ({ societyId, universityId }: Asked) => `${societyId} ${universityId}`;
function askedBy(key: string): Asked {
  const [societyId = '', universityId = ''] = key.split(' ');
  return { societyId: Number(societyId), universityId };
}

/** One statement: whether societies exist, and what users are and may do in them. By `keyOf`; without those that do not exist. */
async function findMemberships(
  database: Kysely<Database>,
  asked: readonly Asked[],
): Promise<Map<string, Membership>> {
  const { rows } = await sql<{
    society_id: number;
    university_id: string;
    member: boolean;
    role_id: number | null;
    role_name: string | null;
    codename: string | null;
  }>`
    select asked.society_id, asked.university_id, memberships.university_id is not null as member,
      roles.id as role_id, roles.name as role_name, permissions.codename
    from unnest(
      ${asked.map(({ societyId }) => societyId)}::bigint[],
      ${asked.map(({ universityId }) => universityId)}::text[]) as asked (society_id, university_id)
    join societies on societies.id = asked.society_id
    left join memberships on memberships.society_id = asked.society_id
      and memberships.university_id = asked.university_id
    left join roles on roles.society_id = memberships.society_id and roles.id = memberships.role_id
    left join role_permissions on role_permissions.society_id = roles.society_id
      and role_permissions.role_id = roles.id
    left join permissions on permissions.id = role_permissions.permission_id
    order by permissions.codename`.execute(database);
  const found = new Map<string, Membership & { permissions: Set<PermissionCodename> }>();
  for (const row of rows) {
    const key = keyOf({ societyId: row.society_id, universityId: row.university_id });
    const membership = found.get(key) ?? {
      societyId: row.society_id,
      member: row.member,
      role: row.role_id !== null && row.role_name !== null ? { id: row.role_id, name: row.role_name } : null,
      permissions: new Set(),
    };
    found.set(key, membership);
    if (row.codename !== null && isPermission(row.codename)) membership.permissions.add(row.codename);
  }
  return found;
}

/** Whether the society exists, and what the user is and may do in it. */
export const findMembership = async (
  database: Kysely<Database>,
  societyId: number,
  universityId: string,
): Promise<Membership | undefined> =>
  (await findMemberships(database, [{ societyId, universityId }])).get(keyOf({ societyId, universityId }));

/** The same for callers who come at once. */
const membershipFinder = (database: Kysely<Database>, writes: Writes) => {
  const ask = gathered((keys) => findMemberships(database, keys.map(askedBy)), writes);
  return async (societyId: number, universityId: string): Promise<Membership | undefined> => {
    const key = keyOf({ societyId, universityId });
    return (await ask(key)).get(key);
  };
};

function holds(caller: Caller, membership: Membership, rights: SocietyRights): boolean {
  if (rights.orAdmin && caller.isAdmin) return true;
  switch (rights.society) {
    case 'visit':
      return true;
    case 'member':
      return membership.member;
    case 'committee':
      return membership.role !== null;
    default:
      return membership.permissions.has(rights.society);
  }
}

/** Every declared right, by method and pattern: what the authorisation matrix is made from. */
export type DeclaredRights = Map<string, Rights>;

declare module 'fastify' {
  interface FastifyInstance {
    declaredRights: DeclaredRights;
  }
}

/**
 * Enforces the declared rights before a body is read, in the order 401, 404, 403. The administrator's flag and the
 * permissions are read from the database for each call, so that a change holds from the next call on.
 */
export const rights = fastifyPlugin(
  async (server: FastifyInstance, { tokens }: { tokens: AccessTokens }) => {
    const findCaller = callerFinder(server.database, server.engine.writes);
    const findMembershipOf = membershipFinder(server.database, server.engine.writes);
    const declared: DeclaredRights = new Map();
    server.decorate('declaredRights', declared);
    server.decorateRequest('caller', null);
    server.decorateRequest('membership', null);

    // Looked at when all routes are there: packages that bring routes of their own get their right from who registers them.
    const routes: RouteOptions[] = [];
    server.addHook('onRoute', (route) => {
      routes.push(route);
    });
    server.addHook('onReady', async () => {
      for (const { method, url, config } of routes) {
        const name = `${String(method)} ${url}`;
        if (!config?.rights) throw new Error(`The route ${name} declares no rights.`);
        declared.set(name, config.rights);
      }
    });

    server.addHook('onRequest', async (request) => {
      const required = request.routeOptions.config.rights;
      // No rights at all: the address has no route, and the 404 that follows tells nothing.
      if (required === undefined || required === 'public') return;

      const claims = await tokens.verify(bearer(request));
      const caller = claims && (await findCaller(claims.sessionId));
      if (!caller || caller.universityId !== claims.universityId) throw unauthorized();
      request.caller = caller;

      if (required === 'signedIn') return;
      if (required === 'admin') {
        if (!caller.isAdmin) throw forbidden();
        return;
      }
      if (required === 'student') {
        if (caller.isAdmin) throw forbidden();
        return;
      }
      const params = request.params as Params;
      const what = required.what ?? 'Society';
      const societyId = required.of ? await required.of(server.database, params) : idIn(params, 'id');
      const membership =
        societyId === undefined ? undefined : await findMembershipOf(societyId, caller.universityId);
      if (!membership) throw notFound(what);
      request.membership = membership;
      if (!holds(caller, membership, required)) throw forbidden();
    });
  },
  { name: 'rights' },
);
