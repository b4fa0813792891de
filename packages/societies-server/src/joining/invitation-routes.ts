import Type from 'typebox';
import { paths } from 'societies-contract';
import { Invitation, InvitationBody, OpenedInvitation } from 'societies-contract/schemas';
import { inTransaction } from '../database/transaction.ts';
import { findCard } from '../directory/cards.ts';
import { record, recordCreation } from '../history/record.ts';
import { notFound } from '../platform/errors.ts';
import { callerOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { addressedId, found, societyOf } from '../societies/params.ts';
import { createInvitation, findInvitation, listInvitations, revokeInvitation } from './invitations.ts';

/** Links by which people join a society. */
export const invitationRoutes: Routes = async (server) => {
  const { database, rateLimits, siteUrl } = server;
  const manage = { rights: { society: 'manage_members' } } as const;
  const urlOf = (code: string) => `${siteUrl()}/join/${code}`;

  server.get(
    pattern(paths.invitations, 'id'),
    { config: manage, schema: { response: { 200: Type.Array(Invitation) } } },
    (request) => listInvitations(database, societyOf(request), urlOf),
  );

  server.post(
    pattern(paths.invitations, 'id'),
    { config: manage, schema: { body: InvitationBody, response: { 201: Invitation } } },
    async (request, reply) => {
      const societyId = societyOf(request);
      const { universityId } = callerOf(request);
      const id = await recordCreation(
        database,
        { actor: universityId, society: societyId, action: 'invitation.created' },
        'invitation',
        (trx) => createInvitation(trx, societyId, request.body, universityId),
      );
      const [invitation] = await listInvitations(database, societyId, urlOf, id);
      return reply.code(201).send(found(invitation, 'Invitation'));
    },
  );

  server.delete(
    pattern(paths.invitation, 'id', 'invitationId'),
    { config: manage, schema: { response: { 204: Type.Null() } } },
    async (request, reply) => {
      const societyId = societyOf(request);
      const id = addressedId(request, 'invitationId', 'Invitation');
      await inTransaction(database, async (trx) => {
        const { label, revoked } = found(await revokeInvitation(trx, societyId, id), 'Invitation');
        if (!revoked) return;
        await record(trx, {
          actor: callerOf(request).universityId,
          society: societyId,
          action: 'invitation.revoked',
          subject: { kind: 'invitation', id, name: label },
          before: null,
          after: null,
        });
      });
      return reply.code(204).send(null);
    },
  );

  server.get(
    pattern(paths.invitationOf, 'code'),
    { config: { rights: 'public' }, schema: { response: { 200: OpenedInvitation } } },
    async (request, reply) => {
      await rateLimits.spend('invitation', request, undefined);
      const { code = '' } = request.params as { code?: string };
      const invitation = await findInvitation(database, code);
      const card = invitation && (await findCard(database, invitation.society_id, server.config.timeZone));
      if (!card) throw notFound('Invitation');
      const { id, name, logo, theme, description } = card;
      // Uses and revoking count at once.
      reply.header('cache-control', 'no-store');
      return { society: { id, name, logo, theme, description }, state: invitation.state };
    },
  );
};
