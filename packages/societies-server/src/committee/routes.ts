import Type from 'typebox';
import { pageSizeLimits, outcomes, paths } from 'societies-contract';
import {
  CommitteeConflict,
  HandOverBody,
  ListOrPage,
  MembersQuery,
  NewRoleBody,
  Permission,
  RemoveMemberBody,
  Role,
  RoleBody,
  RoleConflict,
  SocietyMember,
  UpdateCommitteeBody,
  UpdateCommitteeReply,
} from 'societies-contract/schemas';
import { recordChange, recordCreation } from '../history/record.ts';
import { membershipYear } from '../joining/membership-year.ts';
import { sendCsv } from '../platform/csv.ts';
import { forbidden, invalid } from '../platform/errors.ts';
import { readPage } from '../platform/pages.ts';
import { callerOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { addressedId, found, societyOf } from '../societies/params.ts';
import { editorOf } from './editor.ts';
import { handOver } from './presidency.ts';
import { countMembers, listMembers, updateCommittee } from './queries.ts';
import { removeMember } from './removal.ts';
import { createRole, deleteRole, listPermissions, listRoles, updateRole } from './role-queries.ts';
import type { FastifyReply } from 'fastify';

const memberColumns = ['university_id', 'first_name', 'last_name'] as const;

/** Members, committee, roles and permissions. */
export const committeeRoutes: Routes = async (server) => {
  const { database, config } = server;
  const year = membershipYear(config);
  const manageRoles = { rights: { society: 'manage_roles' } } as const;

  server.get(
    pattern(paths.members, 'id'),
    {
      config: { rights: { society: 'committee', orAdmin: true } },
      schema: { querystring: MembersQuery, response: { 200: ListOrPage(SocietyMember) } },
    },
    async (request, reply) => {
      const societyId = societyOf(request);
      const { query } = request;
      if (query.format === 'csv') {
        const { isAdmin, permissions } = editorOf(request);
        if (!isAdmin && !permissions.has('manage_members')) throw forbidden();
        const streamed: FastifyReply = reply;
        const members = await listMembers(database, societyId, query, year);
        return sendCsv(streamed, 'members', memberColumns, members, (some) => some);
      }
      const { page, page_size = pageSizeLimits.members } = query;
      if (page === undefined) return listMembers(database, societyId, query, year);
      return readPage(
        { page, page_size },
        () => countMembers(database, societyId, query),
        (slice) => listMembers(database, societyId, query, year, slice),
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
      const societyId = societyOf(request);
      const data = await recordChange(
        database,
        { actor: callerOf(request).universityId, society: societyId, action: 'committee.changed' },
        { kind: 'committee' },
        (trx) => updateCommittee(trx, societyId, items, editorOf(request)),
      );
      return { data, detail: outcomes.committee.success };
    },
  );

  server.post(
    pattern(paths.presidency, 'id'),
    {
      config: { rights: { society: 'president', orAdmin: true } },
      schema: { body: HandOverBody, response: { 200: UpdateCommitteeReply, 409: CommitteeConflict } },
    },
    async (request) => {
      const { body } = request;
      const societyId = societyOf(request);
      const data = await recordChange(
        database,
        { actor: callerOf(request).universityId, society: societyId, action: 'presidency.handed_over' },
        { kind: 'committee' },
        (trx) => handOver(trx, societyId, body, editorOf(request)),
      );
      const president = data.find(({ user_id: holder }) => holder === body.user_id);
      return { data, detail: outcomes.presidency.success(president?.user_name ?? '') };
    },
  );

  server.post(
    pattern(paths.removeMember, 'id', 'universityId'),
    {
      config: { rights: { society: 'manage_members' } },
      schema: { body: RemoveMemberBody, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      const { universityId = '' } = request.params as { universityId?: string };
      const { reason } = request.body;
      await removeMember(
        database,
        { societyId: societyOf(request), universityId, reason: reason.trim() },
        editorOf(request),
      );
      return reply.code(204).send(null);
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
      const id = await recordCreation(
        database,
        { actor: callerOf(request).universityId, society: societyId, action: 'role.created' },
        'role',
        (trx) => createRole(trx, societyId, request.body.name),
      );
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
      await recordChange(
        database,
        { actor: callerOf(request).universityId, society: societyId, action: 'role.changed' },
        { kind: 'role', id: roleId },
        (trx) => updateRole(trx, { societyId, roleId }, body, editorOf(request)),
      );
      const [role] = await listRoles(database, societyId, roleId);
      return found(role, 'Role');
    },
  );

  server.delete(
    pattern(paths.role, 'id', 'roleId'),
    { config: manageRoles, schema: { response: { 204: Type.Null() } } },
    async (request, reply) => {
      const roleId = addressedId(request, 'roleId', 'Role');
      const societyId = societyOf(request);
      await recordChange(
        database,
        { actor: callerOf(request).universityId, society: societyId, action: 'role.deleted' },
        { kind: 'role', id: roleId },
        (trx) => deleteRole(trx, societyId, roleId, editorOf(request)),
      );
      return reply.code(204).send(null);
    },
  );
};
