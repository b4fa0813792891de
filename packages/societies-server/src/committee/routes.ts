import Type from 'typebox';
import { pageSizeLimits, outcomes, paths } from 'societies-contract';
import {
  CommitteeConflict,
  ListOrPage,
  MembersQuery,
  NewRoleBody,
  Permission,
  Role,
  RoleBody,
  RoleConflict,
  SocietyMember,
  UpdateCommitteeBody,
  UpdateCommitteeReply,
} from 'societies-contract/schemas';
import { invalid } from '../platform/errors.ts';
import { readPage } from '../platform/pages.ts';
import { callerOf, membershipOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { addressedId, found, societyOf } from '../societies/params.ts';
import {
  countMembers,
  createRole,
  deleteRole,
  listMembers,
  listPermissions,
  listRoles,
  updateCommittee,
  updateRole,
  type Editor,
} from './queries.ts';
import type { FastifyRequest } from 'fastify';

const editorOf = (request: FastifyRequest): Editor => ({
  isAdmin: callerOf(request).isAdmin,
  permissions: membershipOf(request).permissions,
});

/** Who is in a society, who runs it, and what they may do. */
export const committeeRoutes: Routes = async (server) => {
  const { database } = server;
  const manageRoles = { rights: { society: 'manage_roles' } } as const;

  server.get(
    pattern(paths.members, 'id'),
    {
      config: { rights: { society: 'committee', orAdmin: true } },
      schema: { querystring: MembersQuery, response: { 200: ListOrPage(SocietyMember) } },
    },
    async (request) => {
      const societyId = societyOf(request);
      const { query } = request;
      const { page, page_size = pageSizeLimits.members } = query;
      if (page === undefined) return listMembers(database, societyId, query);
      return readPage(
        { page, page_size },
        () => countMembers(database, societyId, query),
        (slice) => listMembers(database, societyId, query, slice),
      );
    },
  );

  server.post(
    pattern(paths.updateCommittee, 'id'),
    {
      config: { rights: { society: 'manage_members', orAdmin: true } },
      schema: { body: UpdateCommitteeBody, response: { 200: UpdateCommitteeReply, 409: CommitteeConflict } },
    },
    async (request) => {
      const items = request.body.new_committee;
      const data = await updateCommittee(database, societyOf(request), items, editorOf(request));
      return { data, detail: outcomes.committee.success };
    },
  );

  server.get(
    paths.permissions,
    { config: { rights: 'signedIn' }, schema: { response: { 200: Type.Array(Permission) } } },
    () => listPermissions(database),
  );

  server.get(
    pattern(paths.roles, 'id'),
    { config: { rights: { society: 'visit' } }, schema: { response: { 200: Type.Array(Role) } } },
    (request) => listRoles(database, societyOf(request)),
  );

  server.post(
    pattern(paths.roles, 'id'),
    { config: manageRoles, schema: { body: NewRoleBody, response: { 201: Role } } },
    async (request, reply) => {
      const societyId = societyOf(request, request.body);
      const id = await createRole(database, societyId, request.body.name);
      const [role] = await listRoles(database, societyId, id);
      return reply.code(201).send(found(role, 'Role'));
    },
  );

  server.put(
    pattern(paths.role, 'id', 'roleId'),
    { config: manageRoles, schema: { body: RoleBody, response: { 200: Role, 409: RoleConflict } } },
    async (request) => {
      const { body } = request;
      const societyId = societyOf(request, body);
      const roleId = addressedId(request, 'roleId', 'Role');
      if (body.id !== undefined && body.id !== roleId) {
        throw invalid({ id: ['This is not the role of the address.'] });
      }
      await updateRole(database, { societyId, roleId }, body, editorOf(request));
      const [role] = await listRoles(database, societyId, roleId);
      return found(role, 'Role');
    },
  );

  server.delete(
    pattern(paths.role, 'id', 'roleId'),
    { config: manageRoles, schema: { response: { 204: Type.Null() } } },
    async (request, reply) => {
      const roleId = addressedId(request, 'roleId', 'Role');
      await deleteRole(database, societyOf(request), roleId, editorOf(request));
      return reply.code(204).send(null);
    },
  );
};
