import { paths } from 'societies-contract';
import { UnsubscribeQuery, UnsubscribeReply } from 'societies-contract/schemas';
import { findNoticeSettings, saveNoticeSettings } from '../notices/queries.ts';
import { badRequest } from '../platform/errors.ts';
import type { Routes } from '../platform/routes.ts';
import { withoutEnding } from '../platform/shared-addresses.ts';
import { unsubscribing } from './unsubscribe.ts';

/** Characters of a token that an address passes on. */
const longestToken = 300;

/** One-click unsubscription: for mail programs (RFC 8058), and for readers who follow the link. */
export const unsubscribeRoutes: Routes = async (server) => {
  const { database } = server;
  const { read } = unsubscribing(server.secrets.mailLinks);

  // Mail programs post a form with fixed content.
  for (const form of ['application/x-www-form-urlencoded', 'multipart/form-data']) {
    server.addContentTypeParser(form, { parseAs: 'string' }, (_request, _body, done) =>
      done(null, undefined),
    );
  }

  // The same address opened by a person: only the page's button ends anything, because mail filters open links too. The page also says
  // what is wrong with a link that a mail program has cut or bent.
  server.get(
    paths.unsubscribe,
    {
      attachValidation: true,
      // Also under overload, where a person would read JSON.
      config: { rights: 'public', pressureHandler: () => {} },
      schema: { querystring: UnsubscribeQuery },
    },
    (request, reply) => {
      const { token }: { token?: unknown } = request.query;
      const wanted = typeof token === 'string' ? withoutEnding(token.slice(0, longestToken)) : '';
      return reply
        .header('cache-control', 'no-store')
        .redirect(`/unsubscribe?token=${encodeURIComponent(wanted)}`);
    },
  );

  server.post(
    paths.unsubscribe,
    {
      config: { rights: 'public' },
      schema: { querystring: UnsubscribeQuery, response: { 200: UnsubscribeReply } },
    },
    async ({ query }) => {
      const said = read(query.token);
      if (!said) throw badRequest('This link is not one of ours.', 'token_invalid');
      const { accountId, kind } = said;
      const account = await database
        .selectFrom('users')
        .select('university_id as universityId')
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      // The account is deleted, so there are no mails.
      if (!account) return { kind };
      const { universityId } = account;
      if (kind === 'digest') {
        await saveNoticeSettings(database, universityId, { digest: 'off' });
        return { kind };
      }
      const { kinds } = await findNoticeSettings(database, universityId);
      await saveNoticeSettings(database, universityId, {
        kinds: { [kind]: { ...kinds[kind], email: false } },
      });
      return { kind };
    },
  );
};
