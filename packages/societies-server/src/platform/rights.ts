import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { sql, type Kysely } from 'kysely';
import {
  accountOutcomes,
  fixedRoles,
  permissionCodenames,
  readId,
  type PermissionCodename,
} from 'societies-contract';
import { batched } from '../database/batched.ts';
import type { Database } from '../database/schema.ts';
import { directoryVersionColumns, type DirectoryVersion } from '../directory/directory.ts';
import { membershipYear, type MembershipYear } from '../joining/membership-year.ts';
import type { AccessTokens } from './access-tokens.ts';
import { forbidden, notFound, unauthorized } from './errors.ts';

type Params = Readonly<Record<string, string | undefined>>;

/**
 * Who may make a call. Declared in each route as `config: { rights: … }`; the server does not start with a route without it.
 * - `public`: anybody, also without a token.
 * - `signedIn`: any user. `student`: a user who is not an administrator. `admin`: a site administrator.
 * - `{ society }`: the society must exist (404), and the caller must have a role in it (403): `visit` none,
 * `member` any, `committee` one other than Member, `president` that one, or one with the named permission.
 * `orAdmin` also allows site administrators. Whoever has accepted the next term of a role reads what the committee reads.
 */
export type Rights = 'public' | 'signedIn' | 'student' | 'admin' | SocietyRights;

export interface SocietyRights {
  society: 'visit' | 'member' | 'committee' | 'president' | PermissionCodename;
  orAdmin?: boolean;
  /** Finds the society if the address does not contain its `id`; undefined if there is none. */
  of?: (database: Kysely<Database>, params: Params) => Promise<number | undefined>;
  /** The thing that a 404 names. */
  what?: string;
}

/** The calling user, read from the database for this request. */
export interface Caller {
  universityId: string;
  /** Tells this account from earlier and later ones under the same ID. */
  accountId: string;
  isAdmin: boolean;
  /** Whether they have confirmed their e-mail address. */
  confirmed: boolean;
  /** `sessions.id` of the caller's browser. */
  sessionId: string;
  /** Ids of the societies that they are a member of. */
  societies: ReadonlySet<number>;
  /** Ids of the societies that they have asked to join. */
  requested: ReadonlySet<number>;
  /** The last day of each membership, by society; empty if memberships do not end with the year. */
  untils: ReadonlyMap<number, string>;
  /** Their roles, by society. */
  posts: ReadonlyMap<number, Pick<Membership, 'permissions'> & { role: { id: number; name: string } }>;
  /** The roles that they are named for, by society. */
  coming: ReadonlyMap<number, ComingRole>;
  /** The directory's version when this was read. */
  directory: DirectoryVersion;
}

/** A role that somebody is named for. */
export interface ComingRole {
  term_id: number;
  role: { id: number; name: string };
  /** The first day, as an ISO date. */
  from: string;
  /** Whether they have accepted. */
  accepted: boolean;
}

/** The caller's role in the society of the call. */
export interface Membership {
  societyId: number;
  member: boolean;
  /** Null for plain members and non-members. */
  role: { id: number; name: string } | null;
  permissions: ReadonlySet<PermissionCodename>;
  /** The role that they are named for, or null. */
  coming: ComingRole | null;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    rights?: Rights;
    /** Allows a write without a confirmed address, because it concerns the account itself. */
    unconfirmed?: true;
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

/** The caller's membership, in a route with society rights. */
export function membershipOf(request: FastifyRequest): Membership {
  if (!request.membership) throw new Error('A route without society rights asked for the membership.');
  return request.membership;
}

/** Reads an id from the address; undefined if it is none. */
export function idIn(params: Params, name: string): number | undefined {
  return readId(params[name]);
}

/** The refusal of writes without a confirmed address. */
export const emailUnverified = () => forbidden(accountOutcomes.emailUnverified, 'email_unverified');

const isWrite = ({ method }: FastifyRequest) => !['GET', 'HEAD', 'OPTIONS'].includes(method);

function bearer(request: FastifyRequest): string {
  const header = request.headers.authorization;
  if (!header) throw unauthorized();
  const [scheme, token, ...rest] = header.split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token || rest.length > 0) throw unauthorized();
  return token;
}

const known: ReadonlySet<string> = new Set(permissionCodenames);
const isPermission = (codename: string): codename is PermissionCodename => known.has(codename);

interface CallerRow extends DirectoryVersion {
  id: string;
  university_id: string;
  account_id: string;
  is_admin: boolean;
  confirmed: boolean;
  societies: number[];
  requested: number[];
  untils: Record<string, string | null> | null;
  posts: { society_id: number; id: number; name: string; permissions: string[] }[];
  coming: (ComingRole & { society_id: number })[];
}

const toCaller = (row: CallerRow, year: MembershipYear | null): Caller => ({
  universityId: row.university_id,
  accountId: row.account_id,
  isAdmin: row.is_admin,
  confirmed: row.confirmed,
  sessionId: row.id,
  societies: new Set(row.societies),
  requested: new Set(row.requested),
  untils: new Map(
    Object.entries(row.untils ?? {}).map(([id, until]) => [Number(id), until ?? year?.nextEnd() ?? '']),
  ),
  posts: new Map(
    row.posts.map((post) => [
      post.society_id,
      {
        role: { id: post.id, name: post.name },
        permissions: new Set(post.permissions.filter(isPermission)),
      },
    ]),
  ),
  coming: new Map(row.coming.map(({ society_id: society, ...coming }) => [society, coming])),
  directory: { epoch: row.epoch, version: row.version },
});

/**
 * Finds the caller; undefined if the session was revoked or the user removed. A single statement, batched over concurrent
 * requests, reads all that rights depend on, except for societies, which are in memory.
 */
const callerFinder = (database: Kysely<Database>, year: MembershipYear | null) => {
  const untils = year
    ? sql`(select json_object_agg(society_id, until::text) from memberships
        where memberships.university_id = users.university_id)`
    : sql`null::json`;
  const ask = batched(async (sessionIds) => {
    // A single array parameter, so that the statement's text stays the same and is prepared once.
    const { rows } = await sql<CallerRow>`
      select sessions.id, users.university_id, users.account_id, users.is_admin,
        users.email_verified_at is not null as confirmed, ${directoryVersionColumns},
        to_json(array(
          select society_id from memberships where memberships.university_id = users.university_id
        )) as societies,
        to_json(array(
          select society_id from join_requests
          where join_requests.university_id = users.university_id and decided_at is null
        )) as requested,
        ${untils} as untils,
        coalesce((
          select json_agg(json_build_object('society_id', roles.society_id, 'id', roles.id, 'name', roles.name,
            'permissions', array(
              select permissions.codename from role_permissions
              join permissions on permissions.id = role_permissions.permission_id
              where role_permissions.society_id = roles.society_id and role_permissions.role_id = roles.id
              order by permissions.id
            )))
          from memberships join roles on roles.society_id = memberships.society_id and roles.id = memberships.role_id
          where memberships.university_id = users.university_id and memberships.role_id is not null
        ), '[]'::json) as posts,
        coalesce((
          select json_agg(json_build_object('society_id', terms.society_id, 'term_id', terms.id,
            'role', json_build_object('id', roles.id, 'name', roles.name), 'from', terms.starts_on,
            'accepted', terms.accepted_at is not null))
          from terms join roles on roles.society_id = terms.society_id and roles.id = terms.role_id
          where terms.university_id = users.university_id and terms.begun_at is null
        ), '[]'::json) as coming
      from sessions join users on users.university_id = sessions.university_id
      where sessions.id = any(${sessionIds}::text[]) and sessions.revoked_at is null and sessions.expires_at > now()`.execute(
      database,
    );
    return new Map(rows.map((row) => [row.id, toCaller(row, year)]));
  });
  return async (sessionId: string): Promise<Caller | undefined> => (await ask(sessionId)).get(sessionId);
};

const noPermissions: ReadonlySet<PermissionCodename> = new Set();

/** A user's role and permissions in an existing society. */
export const membershipIn = (societyId: number, { societies, posts, coming }: Caller): Membership => ({
  societyId,
  member: societies.has(societyId),
  role: posts.get(societyId)?.role ?? null,
  permissions: posts.get(societyId)?.permissions ?? noPermissions,
  coming: coming.get(societyId) ?? null,
});

function holds(caller: Caller, membership: Membership, rights: SocietyRights, writes: boolean): boolean {
  if (rights.orAdmin && caller.isAdmin) return true;
  switch (rights.society) {
    case 'visit':
      return true;
    case 'member':
      return membership.member;
    case 'committee':
      return membership.role !== null || (!writes && membership.coming?.accepted === true);
    case 'president':
      return membership.role?.name === fixedRoles.president;
    default:
      return membership.permissions.has(rights.society);
  }
}

/** All declared rights by method and pattern, for the authorisation matrix. */
export type DeclaredRights = Map<string, Rights>;

declare module 'fastify' {
  interface FastifyInstance {
    declaredRights: DeclaredRights;
  }
}

/**
 * Enforces the declared rights before a body is read, in the order 401, 404, 403. Nothing of the caller is taken from their
 * token but who they are: the database says the rest, in one statement for all who call at once.
 */
export const rights = fastifyPlugin(
  async (server: FastifyInstance, { tokens }: { tokens: AccessTokens }) => {
    const findCaller = callerFinder(server.database, membershipYear(server.config));
    const declared: DeclaredRights = new Map();
    server.decorate('declaredRights', declared);
    server.decorateRequest('caller', null);
    server.decorateRequest('membership', null);

    // Checked after all routes are registered, because the rights of packages' routes are set later.
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

    server.addHook('onRequest', async (request, reply) => {
      const required = request.routeOptions.config.rights;
      // Without rights there is no route, and the 404 that follows reveals nothing.
      if (required === undefined || required === 'public') return;
      // Replies for one user must not be cached for others; routes may override this.
      reply.header('cache-control', 'no-store');

      const claims = await tokens.verify(bearer(request));
      const caller = claims && (await findCaller(claims.sessionId));
      if (!caller || caller.universityId !== claims.universityId) throw unauthorized();
      request.caller = caller;
      const { verifyEmail } = server.config;
      if (verifyEmail && !caller.confirmed && isWrite(request) && !request.routeOptions.config.unconfirmed) {
        throw emailUnverified();
      }

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
      const societies = await server.directory.at(caller.directory);
      if (societyId === undefined || !societies.get(societyId)) throw notFound(what);
      request.membership = membershipIn(societyId, caller);
      if (!holds(caller, request.membership, required, isWrite(request))) throw forbidden();
    });
  },
  { name: 'rights' },
);
