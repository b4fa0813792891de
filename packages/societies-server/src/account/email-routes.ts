import { setTimeout as delay } from 'node:timers/promises';
import { accountOutcomes, paths, validation } from 'societies-contract';
import {
  AuthOptions,
  ConfirmResetBody,
  DetailReply,
  PasswordResetBody,
  VerifyEmailBody,
} from 'societies-contract/schemas';
import { inTransaction } from '../database/transaction.ts';
import { accountLinks } from '../mail/account-links.ts';
import { putMail } from '../mail/outbox.ts';
import { sameOrigin } from '../platform/cookies.ts';
import { badRequest, conflict, forbidden, invalid } from '../platform/errors.ts';
import { knownBrowsers } from '../platform/known-browsers.ts';
import { callerOf } from '../platform/rights.ts';
import type { Routes } from '../platform/routes.ts';
import { refuseDuplicate } from './duplicates.ts';
import {
  endLinks,
  mailConfirmation,
  mailPasswordReset,
  ownerOfLink,
  pendingEmail,
  spendLink,
} from './links.ts';
import { checkNewPassword } from './new-password.ts';
import { emailKey, noEmail } from './email-key.ts';
import { confirmEmail, findProfile, setPasswordHash, verifyIfStill } from './queries.ts';

/**
 * Milliseconds that every reply to a forgotten password takes, so that its timing does not reveal whether the account exists.
 */
const resetTakes = 250;

const tokenInvalid = () => badRequest(accountOutcomes.linkInvalid, 'token_invalid');

/** Password reset and confirmation of e-mail addresses. */
export const emailRoutes: Routes = async (server) => {
  const { config, database, passwords, rateLimits, sessions } = server;
  const links = accountLinks(server.secrets.mailLinks);
  const browsers = knownBrowsers(server.secrets.knownBrowsers);
  const open = { config: { rights: 'public' }, onRequest: sameOrigin } as const;

  server.get(
    paths.authOptions,
    { config: { rights: 'public' }, schema: { response: { 200: AuthOptions } } },
    () => ({
      password: config.passwordLogin,
      signup: config.passwordLogin,
      oidc: config.oidc && { name: config.oidc.name },
    }),
  );

  server.post(
    paths.passwordReset,
    { ...open, schema: { body: PasswordResetBody, response: { 202: DetailReply } } },
    async (request, reply) => {
      if (!config.passwordLogin) throw forbidden(accountOutcomes.passwordLoginOff, 'password_login_off');
      const { email } = request.body;
      const key = emailKey(email);
      const account = await database
        .selectFrom('users')
        .select('account_id as id')
        .where('email_key', '=', key)
        .executeTakeFirst();
      const browser = account && browsers.nameOf(request, account.id);
      // Limited by the typed address, whether an account has it or not, so that a 429 reveals nothing to strangers.
      await rateLimits.spend('password-reset', request, key, browser);
      await rateLimits.spend('mail-to', request, key, browser);
      await Promise.all([inTransaction(database, (trx) => mailPasswordReset(trx, email)), delay(resetTakes)]);
      return reply.code(202).send({ detail: accountOutcomes.resetSent });
    },
  );

  server.post(
    paths.confirmPasswordReset,
    { ...open, schema: { body: ConfirmResetBody, response: { 200: DetailReply } } },
    async (request) => {
      if (!config.passwordLogin) throw forbidden(accountOutcomes.passwordLoginOff, 'password_login_off');
      const { token, new_password, confirm_password } = request.body;
      if (confirm_password !== new_password) {
        throw invalid({ confirm_password: [validation.signup.confirmMatch] });
      }
      await rateLimits.spend('account-link', request, undefined);
      const id = links.read(token);
      const owner = id === undefined ? undefined : await ownerOfLink(database, id, 'password_reset');
      if (id === undefined || owner === undefined) throw tokenInvalid();
      await checkNewPassword(config, 'new_password', new_password, owner);
      const passwordHash = await passwords.hash(new_password);
      await inTransaction(database, async (trx) => {
        const link = await spendLink(trx, id, 'password_reset');
        if (!link) throw tokenInvalid();
        const { universityId, email } = link;
        await setPasswordHash(trx, universityId, passwordHash);
        await sessions.revokeAll(universityId, trx);
        // Whoever used the link can read mails to that address, which confirms it.
        await verifyIfStill(trx, universityId, email);
        await endLinks(trx, universityId);
        await putMail(trx, { to: universityId, template: 'password_changed', data: {} });
      });
      return { detail: accountOutcomes.resetDone };
    },
  );

  server.post(
    paths.verifyEmail,
    { ...open, schema: { body: VerifyEmailBody, response: { 200: DetailReply } } },
    async (request) => {
      await rateLimits.spend('account-link', request, undefined);
      const id = links.read(request.body.token);
      if (id === undefined) throw tokenInvalid();
      await inTransaction(database, async (trx) => {
        const link = await spendLink(trx, id, 'verify_email');
        if (!link) throw tokenInvalid();
        const before = await confirmEmail(trx, link.universityId, link.email);
        if (emailKey(before) !== emailKey(link.email)) {
          await endLinks(trx, link.universityId);
          await putMail(trx, {
            to: link.universityId,
            address: before,
            template: 'email_changed',
            data: { address: link.email },
          });
        }
      }).catch(refuseDuplicate);
      return { detail: accountOutcomes.emailConfirmed };
    },
  );

  server.post(
    paths.sendVerification,
    {
      config: { rights: 'signedIn', unconfirmed: true },
      schema: { response: { 200: DetailReply } },
    },
    async (request) => {
      const { universityId } = callerOf(request);
      await rateLimits.spend('verify-email', request, universityId);
      const profile = await findProfile(database, universityId, config);
      const wanted = (await pendingEmail(database, universityId)) ?? profile?.email;
      if (wanted === noEmail) throw conflict(accountOutcomes.noEmail, 'no_email');
      if (wanted === undefined || (wanted === profile?.email && profile.email_verified)) {
        throw conflict(accountOutcomes.emailAlreadyConfirmed, 'already_verified');
      }
      await rateLimits.spend('mail-to', request, emailKey(wanted));
      await inTransaction(database, (trx) => mailConfirmation(trx, universityId, wanted));
      return { detail: accountOutcomes.emailSent };
    },
  );
};
