import { randomBytes } from 'node:crypto';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import {
  fullName,
  accountOutcomes,
  importLimits,
  importMessages,
  trustMessages,
  paths,
  universityIdLimits,
} from 'societies-contract';
import { AdminUser, DetailReply, ImportQuery, ImportReply, SuspendBody } from 'societies-contract/schemas';
import Type from 'typebox';
import { noEmail } from '../account/email-key.ts';
import { mailPasswordReset } from '../account/links.ts';
import { inTransaction } from '../database/transaction.ts';
import { record } from '../history/record.ts';
import { badRequest, conflict, tooLarge } from '../platform/errors.ts';
import { callerOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { uploadBodies } from '../platform/storage/receive.ts';
import { found } from '../societies/params.ts';
import { findAdminUser } from './admin-user.ts';
import { changeAdministrator } from './administrators.ts';
import { importUsers } from './import.ts';
import { restoreUser, suspendUser } from './suspension.ts';

/** Administration of single users, and import. */
export const adminUserRoutes: Routes = async (server) => {
  const { config, database, passwords, sessions } = server;
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

  await server.register(async (forms) => {
    await forms.register(uploadBodies, { raw: false });
    forms.withTypeProvider<TypeBoxTypeProvider>().post(
      paths.importFile('users'),
      {
        config: admin,
        schema: {
          querystring: ImportQuery,
          response: { 200: Type.Pick(ImportReply, ['accepted', 'refused', 'refused_count']) },
        },
      },
      async (request) => {
        if (!request.isMultipart()) throw badRequest(importMessages.noFile, 'import_no_file');
        const part = await request.file({ limits: { fileSize: importLimits.maxBytes, files: 1 } });
        if (!part) throw badRequest(importMessages.noFile, 'import_no_file');
        const bytes = await part.toBuffer();
        if (part.file.truncated) throw tooLarge(importMessages.tooLarge(importLimits.maxBytes));
        return importUsers(database, bytes, {
          actor: callerOf(request).universityId,
          passwordHash: await passwords.hash(randomBytes(32).toString('base64url')),
          emailDomains: config.emailDomains,
          dryRun: request.query.dry_run === true,
        });
      },
    );
  });
};
