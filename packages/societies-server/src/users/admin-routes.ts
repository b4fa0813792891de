import { fullName, accountOutcomes, trustMessages, paths, universityIdLimits } from 'societies-contract';
import { AdminUser, DetailReply, SuspendBody } from 'societies-contract/schemas';
import Type from 'typebox';
import { noEmail } from '../account/email-key.ts';
import { mailPasswordReset } from '../account/links.ts';
import { inTransaction } from '../database/transaction.ts';
import { record } from '../history/record.ts';
import { conflict } from '../platform/errors.ts';
import { callerOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { found } from '../societies/params.ts';
import { findAdminUser } from './admin-user.ts';
import { changeAdministrator } from './administrators.ts';
import { restoreUser, suspendUser } from './suspension.ts';

/** Administration of single users. */
export const adminUserRoutes: Routes = async (server) => {
  const { config, database, sessions } = server;
  const admin = { rights: 'admin' } as const;
  const params = Type.Object({ universityId: Type.String({ maxLength: universityIdLimits.loginMax }) });

  server.get(
    pattern(paths.adminUser, 'universityId'),
    { config: admin, schema: { params, response: { 200: AdminUser } } },
    async ({ params: { universityId } }) => found(await findAdminUser(database, universityId), 'User'),
  );

  server.post(
    pattern(paths.suspendUser, 'universityId'),
    {
      config: admin,
      schema: { params, body: SuspendBody, response: { 200: AdminUser } },
      // A missing user (404) takes precedence over an invalid body.
      async preValidation(request) {
        const { universityId } = request.params;
        found(await findAdminUser(database, universityId), 'User');
      },
    },
    async (request) => {
      const { universityId } = request.params;
      const actor = callerOf(request).universityId;
      await suspendUser(database, sessions, { universityId, actor, reason: request.body.reason.trim() });
      return found(await findAdminUser(database, universityId), 'User');
    },
  );

  server.post(
    pattern(paths.restoreUser, 'universityId'),
    { config: admin, schema: { params, response: { 200: AdminUser } } },
    async (request) => {
      const { universityId } = request.params;
      await restoreUser(database, universityId, callerOf(request).universityId);
      return found(await findAdminUser(database, universityId), 'User');
    },
  );

  for (const [path, isAdmin] of [
    [paths.grantAdministrator, true],
    [paths.revokeAdministrator, false],
  ] as const) {
    server.post(
      pattern(path, 'universityId'),
      { config: admin, schema: { params, response: { 200: AdminUser } } },
      async (request) => {
        const { universityId } = request.params;
        await changeAdministrator(database, { universityId, actor: callerOf(request).universityId, isAdmin });
        return found(await findAdminUser(database, universityId), 'User');
      },
    );
  }

  server.post(
    pattern(paths.sendReset, 'universityId'),
    { config: admin, schema: { params, response: { 202: DetailReply } } },
    async (request, reply) => {
      const { universityId } = request.params;
      const user = found(await findAdminUser(database, universityId), 'User');
      if (!config.passwordLogin) throw conflict(accountOutcomes.passwordLoginOff, 'password_login_off');
      if (user.email === noEmail) throw conflict(accountOutcomes.noEmail, 'no_email');
      const actor = callerOf(request).universityId;
      await inTransaction(database, async (trx) => {
        await mailPasswordReset(trx, user.email);
        await record(trx, {
          actor,
          society: null,
          action: 'user.reset_sent',
          subject: { kind: 'user', id: universityId, name: fullName(user) },
          before: null,
          after: null,
        });
      });
      return reply.code(202).send({ detail: trustMessages.suspension.resetSent });
    },
  );
};
