import { randomBytes } from 'node:crypto';
import { paths } from 'societies-contract';
import { OidcLoginQuery } from 'societies-contract/schemas';
import { inTransaction } from '../database/transaction.ts';
import { isFromElsewhere, refreshTokenOf, setRefreshToken } from '../platform/cookies.ts';
import { knownBrowsers } from '../platform/known-browsers.ts';
import { notFound, Refusal } from '../platform/errors.ts';
import type { Routes } from '../platform/routes.ts';
import { accountOf, carryOver, findIdentity, NotLetIn, type Problem } from './accounts.ts';
import { attempts, insideSite } from './attempt.ts';
import { accountIn, UnusableClaim, type Lacking } from './claims.ts';
import { provider, ProviderUnavailable } from './provider.ts';

/** Where to send the browser in the app. */
type SignInResult =
  | { to: string }
  | { problem: 'missing_claim'; claim: Lacking }
  | { problem: Problem | 'provider' | 'refused' | 'suspended' | 'not_confirmed' };
const page = (query: SignInResult) => `/single-sign-on?${new URLSearchParams(query).toString()}`;

/** Single sign-on. */
export const oidcRoutes: Routes = async (server) => {
  const { config, database, passwords, rateLimits, sessions, secrets, siteUrl } = server;
  const settings = config.oidc;
  const browsers = knownBrowsers(secrets.knownBrowsers);
  const { begin, finish } = attempts(secrets.oidcAttempts);
  const university = settings && provider(settings);
  const redirectUri = () => siteUrl() + paths.oidcCallback;

  server.get(
    paths.oidcLogin,
    { config: { rights: 'public', opened: true }, schema: { querystring: OidcLoginQuery } },
    async (request, reply) => {
      if (!university) throw notFound();
      await rateLimits.spend('oidc', request, undefined);
      reply.header('cache-control', 'no-store');
      // A provider may sign users in without asking, so those who arrive by another site's link must press our button first.
      if (isFromElsewhere(request)) return reply.redirect('/login');
      try {
        const confirm = request.query.confirm === 'true';
        const confirms = confirm ? await sessions.idOf(refreshTokenOf(request) ?? '') : undefined;
        if (confirm && confirms === undefined)
          return await reply.redirect(page({ problem: 'not_confirmed' }));
        const { url, checks } = await university.begin(redirectUri(), confirm);
        await begin(request, reply, {
          ...checks,
          returnTo: insideSite(request.query.return_to, siteUrl()),
          confirms,
        });
        return await reply.redirect(url.href);
      } catch (error) {
        if (!(error instanceof ProviderUnavailable)) throw error;
        request.log.warn({ err: error }, 'oidc provider');
        return reply.redirect(page({ problem: 'provider' }));
      }
    },
  );

  server.get(paths.oidcCallback, { config: { rights: 'public', opened: true } }, async (request, reply) => {
    if (!settings || !university) throw notFound();
    await rateLimits.spend('oidc', request, undefined);
    reply.header('cache-control', 'no-store');
    const query = request.url.split('?')[1] ?? '';
    const attempt = await finish(request, reply, new URLSearchParams(query).get('state') ?? '');
    if (!attempt) return reply.redirect(page({ problem: 'refused' }));
    const { confirms } = attempt;
    try {
      const address = new URL(`${redirectUri()}?${query}`);
      const person = await university.finish(address, attempt, confirms !== undefined);
      await inTransaction(database, (trx) => carryOver(trx, person, settings));
      const known = await findIdentity(database, person);
      if (confirms !== undefined) {
        const confirmed = known && (await sessions.confirm(known.universityId, confirms));
        return await reply.redirect(
          page(confirmed ? { to: attempt.returnTo } : { problem: 'not_confirmed' }),
        );
      }
      // Before the work of hashing.
      if (!known) accountIn(person.claims, settings.idClaim);
      // A random password that nobody knows; the user can request a reset mail to set one.
      const passwordHash = known ? '' : await passwords.hash(randomBytes(32).toString('base64url'));
      const session = await inTransaction(database, async (trx) =>
        sessions.open(await accountOf(trx, person, { settings, passwordHash, sessions }), trx),
      );
      setRefreshToken(request, reply, session.refreshToken);
      browsers.remember(request, reply, session.accountId);
      return await reply.redirect(page({ to: attempt.returnTo }));
    } catch (error) {
      if (error instanceof UnusableClaim) {
        request.log.warn({ claim: error.claim }, 'oidc claim');
        return reply.redirect(page({ problem: 'missing_claim', claim: error.lacking }));
      }
      if (error instanceof NotLetIn) return reply.redirect(page({ problem: error.problem }));
      if (error instanceof Refusal && error.code === 'suspended')
        return reply.redirect(page({ problem: 'suspended' }));
      const unavailable = error instanceof ProviderUnavailable;
      request.log.warn({ err: error }, unavailable ? 'oidc provider' : 'oidc refused');
      const no = confirms === undefined ? 'refused' : 'not_confirmed';
      return reply.redirect(page({ problem: unavailable ? 'provider' : no }));
    }
  });
};
