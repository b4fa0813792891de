import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { paths } from 'societies-contract';
import {
  JoinBody,
  Joining,
  JoiningBody,
  JoiningConflict,
  Society,
  AddMembersBody,
  AddedMembers,
} from 'societies-contract/schemas';
import { findCard } from '../directory/cards.ts';
import type { Standing } from '../directory/societies.ts';
import { recordChange } from '../history/record.ts';
import { changedMeanwhile, conflict, forbidden, notFound } from '../platform/errors.ts';
import { callerOf, membershipOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { found, societyOf } from '../societies/params.ts';
import { leave } from '../societies/queries.ts';
import { join } from './members.ts';
import { addPeople } from './adding.ts';
import { joinByInvitation } from './invitations.ts';
import { membershipYear } from './membership-year.ts';
import { askToJoin, withdraw } from './requests.ts';
import { renew } from './year-ends.ts';
import { findJoining, updateJoining } from './settings.ts';

const invitationOnly = () => forbidden('This society is joined by invitation.', 'invitation_only');

/** Why an invitation lets nobody in. */
const notInvited = {
  expired: () => conflict('This invitation has expired.', 'invitation_expired'),
  used_up: () => conflict('This invitation is used up.', 'invitation_used_up'),
  revoked: () => conflict('This invitation was revoked.', 'invitation_revoked'),
};

/** How people join and leave a society. */
export const joiningRoutes: Routes = async (server) => {
  const { database, config, rateLimits } = server;
  const visit = { rights: { society: 'visit' } } as const;
  const manage = { rights: { society: 'manage_members' } } as const;
  const year = membershipYear(config);

  /** The society after a change by this call. */
  const societyNow = async (request: FastifyRequest, standing: Standing): Promise<Society> => ({
    ...found(await findCard(database, membershipOf(request).societyId, config.timeZone), 'Society'),
    ...standing,
  });
  const asMember = (request: FastifyRequest) =>
    societyNow(request, { member: true, membership: 'member', ...(year && { until: year.nextEnd() }) });

  server.get(
    pattern(paths.joining, 'id'),
    { config: manage, schema: { response: { 200: Joining } } },
    async (request) => found(await findJoining(database, societyOf(request)), 'Society'),
  );

  server.put(
    pattern(paths.joining, 'id'),
    { config: manage, schema: { body: JoiningBody, response: { 200: Joining, 409: JoiningConflict } } },
    async (request) => {
      const societyId = societyOf(request);
      const updated = await recordChange(
        database,
        { actor: callerOf(request).universityId, society: societyId, action: 'joining.changed' },
        { kind: 'joining' },
        (trx) => updateJoining(trx, societyId, request.body),
      );
      if (updated) return updated;
      throw changedMeanwhile(found(await findJoining(database, societyId), 'Society'));
    },
  );

  server.post(
    pattern(paths.join, 'id'),
    { config: visit, schema: { body: JoinBody, response: { 200: Society, 202: Society } } },
    async (request, reply) => {
      const societyId = societyOf(request);
      const { universityId } = callerOf(request);
      const code = request.body?.invitation;
      if (code !== undefined) {
        await rateLimits.spend('join-by-invitation', request, universityId);
        const outcome = await joinByInvitation(database, societyId, universityId, code);
        if (outcome === undefined) throw notFound('Invitation');
        if (outcome !== 'member') throw notInvited[outcome]();
        return asMember(request);
      }
      if (await join(database, societyId, universityId)) return asMember(request);
      const answers = request.body?.answers ?? {};
      const outcome = await askToJoin(database, { societyId, universityId }, answers);
      if (outcome === 'asked') {
        reply.code(202);
        return societyNow(request, { member: false, membership: 'requested' });
      }
      if (outcome === 'invite') throw invitationOnly();
      // It has been opened in this moment.
      if (outcome === 'open') await join(database, societyId, universityId);
      return asMember(request);
    },
  );

  server.delete(
    pattern(paths.join, 'id'),
    { config: visit, schema: { response: { 204: Type.Null() } } },
    async (request, reply) => {
      await withdraw(database, societyOf(request), callerOf(request).universityId);
      return reply.code(204).send(null);
    },
  );

  server.post(
    pattern(paths.leave, 'id'),
    { config: visit, schema: { response: { 200: Society } } },
    async (request) => {
      if (!(await leave(database, societyOf(request), callerOf(request).universityId))) {
        throw conflict('The President cannot leave the society.', 'president_stays');
      }
      return societyNow(request, { member: false, membership: 'none' });
    },
  );

  server.post(
    pattern(paths.renew, 'id'),
    { config: { rights: { society: 'member' } }, schema: { response: { 200: Society } } },
    async (request) => {
      const standing = { member: true, membership: 'member' } as const;
      if (!year) return societyNow(request, standing);
      const until = await renew(database, societyOf(request), callerOf(request).universityId, year);
      if (until === undefined) throw forbidden();
      return societyNow(request, { ...standing, until });
    },
  );

  server.post(
    pattern(paths.addMembers, 'id'),
    { config: manage, schema: { body: AddMembersBody, response: { 200: AddedMembers } } },
    async (request) => {
      const { universityId } = callerOf(request);
      // Its reply says which IDs are somebody's.
      await rateLimits.spend('add-members', request, universityId);
      const { university_ids: universityIds, dry_run: dryRun = false } = request.body;
      return addPeople(database, societyOf(request), { universityIds, dryRun }, universityId);
    },
  );
};
