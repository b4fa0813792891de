import type { FastifyReply, FastifyRequest } from 'fastify';
import { accountOutcomes, outcomes, paths, validation } from 'societies-contract';
import {
  ChangePasswordBody,
  DetailReply,
  LoginBody,
  LoginReply,
  Profile,
  ProfileBody,
  ProfileChange,
  ProtectedReply,
  RefreshReply,
  SignupBody,
  SignupReply,
} from 'societies-contract/schemas';
import Type from 'typebox';
import { inTransaction } from '../database/transaction.ts';
import { clearRefreshToken, refreshTokenOf, sameOrigin, setRefreshToken } from '../platform/cookies.ts';
import { forbidden, invalid, unauthorized } from '../platform/errors.ts';
import { knownBrowsers } from '../platform/known-browsers.ts';
import { putMail } from '../mail/outbox.ts';
import { acceptedLanguage } from '../platform/languages.ts';
import { callerOf } from '../platform/rights.ts';
import type { Routes } from '../platform/routes.ts';
import type { Session } from '../platform/sessions.ts';
import { checkBody } from '../platform/validation.ts';
import { checkEmailDomain } from './email-domains.ts';
import { emailKey, noEmail } from './email-key.ts';
import { endLinks, mailConfirmation } from './links.ts';
import { checkNewPassword } from './new-password.ts';
import { refuseDuplicate } from './duplicates.ts';
import { createUser, findCredentials, findProfile, setPasswordHash, updateProfile } from './queries.ts';

/** Sessions, the caller's profile and password. */
export const accountRoutes: Routes = async (server) => {
  const { config, database, passwords, sessions, accessTokens, rateLimits } = server;
  const browsers = knownBrowsers(server.secrets.knownBrowsers);

  const checkPasswordLogin = () => {
    if (!config.passwordLogin) throw forbidden(accountOutcomes.passwordLoginOff, 'password_login_off');
  };

  /** Sends the refresh token as a cookie and the access token in the reply. */
  const hand = (request: FastifyRequest, reply: FastifyReply, session: Session) => {
    setRefreshToken(request, reply, session.refreshToken);
    reply.header('cache-control', 'no-store');
    return accessTokens.sign({ universityId: session.universityId, sessionId: session.id });
  };

  /** Changing the address sends a mail to the new or the old one, so it is rate limited. */
  const spendChangeOfEmail = async (request: FastifyRequest<{ Body: ProfileBody }>, universityId: string) => {
    const { email } = request.body;
    const before = await findProfile(database, universityId, config);
    if (!before || emailKey(before.email) === emailKey(email)) return;
    checkEmailDomain(email, config.emailDomains);
    await rateLimits.spend('change-email', request, universityId);
    const recipient = config.verifyEmail ? email : before.email;
    if (recipient !== noEmail) await rateLimits.spend('mail-to', request, emailKey(recipient));
  };

  server.post(
    paths.signup,
    {
      config: { rights: 'public' },
      onRequest: sameOrigin,
      schema: { body: SignupBody, response: { 201: SignupReply } },
    },
    async (request, reply) => {
      checkPasswordLogin();
      const { password, ...user } = request.body;
      checkEmailDomain(user.email, config.emailDomains);
      await checkNewPassword(config, 'password', password, user.university_id);
      await rateLimits.spend('signup', request, user.university_id);
      if (config.verifyEmail) await rateLimits.spend('mail-to', request, emailKey(user.email));
      const passwordHash = await passwords.hash(password);
      const session = await inTransaction(database, async (trx) => {
        await createUser(trx, user, passwordHash, { language: acceptedLanguage(request) });
        if (config.verifyEmail) await mailConfirmation(trx, user.university_id, user.email.trim());
        return sessions.open(user.university_id, trx, request.headers['user-agent']);
      }).catch(refuseDuplicate);
      browsers.remember(request, reply, session.accountId);
      const access_token = await hand(request, reply, session);
      return reply.code(201).send({ access_token, user_id: user.university_id });
    },
  );

  server.post(
    paths.login,
    {
      config: { rights: 'public' },
      onRequest: sameOrigin,
      schema: { body: LoginBody, response: { 200: LoginReply } },
    },
    async (request, reply) => {
      checkPasswordLogin();
      const { uniID, password } = request.body;
      const universityId = uniID.trim();
      const user = await findCredentials(database, universityId);
      const attempt = await rateLimits.spend(
        'login',
        request,
        universityId,
        user && browsers.nameOf(request, user.accountId),
      );
      const matches = await passwords.matches(user?.passwordHash, password);
      if (!user || !matches) throw unauthorized(outcomes.login.invalid.title, 'invalid_credentials');
      if (passwords.isOutdated(user.passwordHash)) {
        await setPasswordHash(database, universityId, await passwords.hash(password));
      }
      await attempt.refund();
      browsers.remember(request, reply, user.accountId);
      const session = await sessions.open(universityId, database, request.headers['user-agent']);
      return { access_token: await hand(request, reply, session), isAdmin: user.isAdmin };
    },
  );

  server.post(
    paths.refresh,
    { config: { rights: 'public' }, onRequest: sameOrigin, schema: { response: { 200: RefreshReply } } },
    async (request, reply) => {
      const token = refreshTokenOf(request);
      const owner = token === undefined ? undefined : await sessions.ownerOf(token);
      await rateLimits.spend('refresh', request, owner);
      const session = token === undefined ? undefined : await sessions.rotate(token);
      if (!session) {
        clearRefreshToken(request, reply);
        throw unauthorized('The session has ended. Please log in again.', 'session_ended');
      }
      return { access_token: await hand(request, reply, session) };
    },
  );

  server.post(
    paths.logout,
    { config: { rights: 'public' }, onRequest: sameOrigin, schema: { response: { 204: Type.Null() } } },
    async (request, reply) => {
      const token = refreshTokenOf(request);
      if (token !== undefined) await sessions.revokeByToken(token);
      const bearer = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
      const claims = bearer === undefined ? undefined : await accessTokens.verify(bearer);
      if (claims) await sessions.revoke(claims.sessionId);
      clearRefreshToken(request, reply);
      return reply.code(204).send(null);
    },
  );

  server.get(
    paths.protected,
    { config: { rights: 'signedIn' }, schema: { response: { 200: ProtectedReply } } },
    (request) => {
      const { universityId, isAdmin } = callerOf(request);
      return { userID: universityId, isAdmin };
    },
  );

  server.get(
    paths.profile,
    { config: { rights: 'signedIn' }, schema: { response: { 200: Profile } } },
    async (request) => {
      const profile = await findProfile(database, callerOf(request).universityId, config);
      if (!profile) throw unauthorized();
      return profile;
    },
  );

  server.put(
    paths.profile,
    {
      config: { rights: 'signedIn', unconfirmed: true },
      schema: { body: ProfileBody, response: { 200: Profile } },
    },
    async (request) => {
      const { universityId } = callerOf(request);
      if (request.body.university_id !== universityId) {
        throw invalid({ university_id: [validation.profile.idFixed] });
      }
      const before = await findProfile(database, universityId, config);
      if (!before) throw unauthorized();
      // What the university gave stays as it is; only what is new must follow the rules of the form.
      const isNew = (name: 'first_name' | 'last_name' | 'email') =>
        request.body[name].trim() !== before[name] || (name === 'email' && before.email === noEmail);
      checkBody(
        ProfileChange,
        Object.fromEntries(
          (['first_name', 'last_name', 'email'] as const)
            .filter(isNew)
            .map((name) => [name, request.body[name]]),
        ),
      );
      await spendChangeOfEmail(request, universityId);
      const profile = await updateProfile(database, universityId, request.body, config).catch(
        refuseDuplicate,
      );
      if (!profile) throw unauthorized();
      return profile;
    },
  );

  server.post(
    paths.changePassword,
    {
      config: { rights: 'signedIn', unconfirmed: true },
      schema: { body: ChangePasswordBody, response: { 200: DetailReply } },
    },
    async (request) => {
      checkPasswordLogin();
      const { universityId, sessionId } = callerOf(request);
      const { old_password, new_password, confirm_password } = request.body;
      if (confirm_password !== new_password) {
        throw invalid({ confirm_password: [validation.signup.confirmMatch] });
      }
      await checkNewPassword(config, 'new_password', new_password, universityId);
      const attempt = await rateLimits.spend('change-password', request, universityId);
      const user = await findCredentials(database, universityId);
      if (!(await passwords.matches(user?.passwordHash, old_password))) {
        throw invalid({ old_password: [validation.passwordChange.oldWrong] });
      }
      await rateLimits.spend('password-changed', request, universityId);
      const passwordHash = await passwords.hash(new_password);
      await inTransaction(database, async (trx) => {
        await setPasswordHash(trx, universityId, passwordHash);
        await sessions.revokeOthers(universityId, sessionId, trx);
        await endLinks(trx, universityId);
        await putMail(trx, { to: universityId, template: 'password_changed', data: {} });
      });
      await attempt.refund();
      return { detail: outcomes.password.success };
    },
  );
};
