import Bowser from 'bowser';
import { accountValidation, trustMessages, paths } from 'societies-contract';
import { AccountSession, DeleteAccountBody, OwnData } from 'societies-contract/schemas';
import Type from 'typebox';
import { clearRefreshToken } from '../platform/cookies.ts';
import { invalid, notFound } from '../platform/errors.ts';
import { callerOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { removeOwnAccount } from '../users/queries.ts';
import { findCredentials, findProfile } from './queries.ts';
import { readOwnData } from './own-data.ts';

/** For example "Firefox on Windows". */
function deviceOf(userAgent: string | null): string {
  if (!userAgent) return 'Unknown browser';
  const { browser, os, platform } = Bowser.parse(userAgent);
  const device = platform.type === 'desktop' ? os.name : (platform.model ?? os.name);
  // Of programs that it does not know, Bowser's name is empty.
  return [browser.name || 'Unknown browser', device].filter(Boolean).join(' on ');
}

/** The caller's account: sessions, data export, deletion. */
export const ownRoutes: Routes = async (server) => {
  const { database, passwords, sessions, rateLimits, storage } = server;
  const signedIn = { rights: 'signedIn' } as const;

  server.get(
    paths.sessions,
    { config: signedIn, schema: { response: { 200: Type.Array(AccountSession) } } },
    async (request) => {
      const { universityId, sessionId } = callerOf(request);
      return (await sessions.list(universityId)).map(({ id, user_agent, created_at, last_used_at }) => ({
        id,
        device: deviceOf(user_agent),
        created_at: created_at.toISOString(),
        last_used_at: last_used_at.toISOString(),
        current: id === sessionId,
      }));
    },
  );

  server.delete(
    paths.sessions,
    { config: signedIn, schema: { response: { 204: Type.Null() } } },
    async (request, reply) => {
      const { universityId, sessionId } = callerOf(request);
      await sessions.revokeOthers(universityId, sessionId);
      return reply.code(204).send(null);
    },
  );

  server.delete(
    pattern(paths.session, 'sessionId'),
    {
      config: signedIn,
      schema: {
        params: Type.Object({ sessionId: Type.String({ maxLength: 64 }) }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { universityId } = callerOf(request);
      if (!(await sessions.end(universityId, request.params.sessionId))) throw notFound('Session');
      return reply.code(204).send(null);
    },
  );

  server.get(
    paths.ownData,
    { config: signedIn, schema: { response: { 200: OwnData } } },
    (request, reply) => {
      reply.header('cache-control', 'no-store');
      reply.header('content-disposition', 'attachment; filename="my-data.json"');
      return readOwnData(database, callerOf(request).universityId);
    },
  );

  server.delete(
    paths.profile,
    {
      // Works without a confirmed address too: everybody may delete their data.
      config: { rights: 'signedIn', unconfirmed: true },
      schema: { body: DeleteAccountBody, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      const { universityId, sessionId } = callerOf(request);
      const { password } = request.body;
      const attempt = await rateLimits.spend('change-password', request, universityId);
      if (password === undefined) {
        if (!(await sessions.isConfirmed(sessionId))) {
          const profile = await findProfile(database, universityId, server.config);
          const { signOnAgain } = trustMessages.ownAccount;
          throw invalid({
            password: [profile?.single_sign_on ? signOnAgain : accountValidation.login.passwordRequired],
          });
        }
      } else {
        const user = await findCredentials(database, universityId);
        if (!(await passwords.matches(user?.passwordHash, password)))
          throw invalid({ password: [trustMessages.ownAccount.wrongPassword] });
      }
      await removeOwnAccount(database, universityId);
      await attempt.refund();
      await storage.removeSpace({ kind: 'user', universityId });
      clearRefreshToken(request, reply);
      return reply.code(204).send(null);
    },
  );
};
